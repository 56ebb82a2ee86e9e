// Chromium and Firefox for these tests: each call starts a process of its own.
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';

const LIMIT = 60_000;

// A camera that films nothing. The last one has Chromium refuse changed ICE credentials.
const FLAGS = [
  '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream',
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/',
];

async function launchChromium() {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const context = await browser.newContext();
  return { newPage: () => context.newPage(), close: () => browser.close() };
}

const launchFirefox = () => puppeteer.launch({
  browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, timeout: LIMIT,
});

export const LAUNCH = { Chromium: launchChromium, Firefox: launchFirefox };

/** Starts a browser by its name: { open, close }. `faults` grows with everything that goes wrong. */
export async function launch(name, url, faults) {
  const browser = await LAUNCH[name]();
  const open = async () => {
    const page = await browser.newPage();
    page.on('console', (message) => faults.push(`${name}, console: ${message.text()}`));
    page.on('pageerror', (error) => {
      // Firefox reports an attempt that it has given up as if the page had thrown.
      if (!error.message.startsWith('WebRTC: ICE failed')) faults.push(`${name}, thrown: ${error.stack ?? error}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:')) faults.push(`${name}: request to ${request.url()}`);
    });
    await page.goto(url);
    await page.evaluate(() => new Promise((done) => { setInterval(() => globalThis.meet && done(), 20); }));
    return new Side(page);
  };
  return { open, close: () => browser.close() };
}

/** One page with one transport. */
class Side {
  constructor(page) { this.page = page; }

  invite(stun = '') {
    return this.page.evaluate((stun) => { globalThis.own = meet.Meeting.invite(stun, meet.told); }, stun);
  }

  /** Whether the message has an invitation. */
  reply(message) {
    return this.page.evaluate((message) => { globalThis.own = meet.Meeting.reply(message, meet.told); return Boolean(globalThis.own); }, message);
  }

  openChannel(name) {
    return this.page.evaluate((name) => { globalThis.own = meet.Windows.open(name, meet.told); }, name);
  }

  /** Calls a method of the transport. */
  call(method, ...values) {
    return this.page.evaluate(([method, values]) => own[method](...values), [method, values]);
  }

  /** The event of a kind with this number: { kind, text, at }. */
  async event(kind, number = 0, limit = 20_000) {
    const asked = this.page.evaluate(([kind, number]) => meet.event(kind, number), [kind, number]);
    asked.catch(() => {});
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(async () => fail(new Error(`no ${kind} ${number}; only ${JSON.stringify(await this.events())}`)), limit);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  async text(number = 0, limit = 20_000) { return (await this.event('text', number, limit)).text; }
  events() { return this.page.evaluate(() => meet.events.map(({ kind, text }) => `${kind} ${text.slice(0, 120)}`)); }
  servers() { return this.page.evaluate(() => meet.servers); }
  now() { return this.page.evaluate(() => Date.now()); }
  close() { return this.page.close({ runBeforeUnload: false }); }
}
