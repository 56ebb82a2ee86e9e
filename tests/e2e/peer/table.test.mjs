// A table with a friend on another device: the real page in two browsers, one process each, which meet by two texts.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';
import { ACT } from '../friends.mjs';
import { LAUNCH } from './browsers.mjs';

const DIST = process.env.E2E_DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url));
const FIREFOX = process.env.FIREFOX !== 'none';
const LIMIT = 60_000;

let server;
before(async () => { server = await serve(DIST); });
after(() => server.close());

/** A page of either browser, used through scripts alone, which both understand. */
class Side {
  constructor(page, name) { Object.assign(this, { page, name }); }

  /** Waits until a script in the page gives something. */
  async until(script, ...values) {
    const end = Date.now() + LIMIT;
    for (;;) {
      const found = await this.page.evaluate(script, ...values).catch(() => undefined);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${this.name}: nothing from ${script} in: ${await this.page.evaluate(() => document.body.innerText.slice(0, 600))}`);
      await new Promise((done) => { setTimeout(done, 50); });
    }
  }

  press(text) {
    return this.until((text) => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text && !one.disabled);
      button?.click();
      return Boolean(button);
    }, text);
  }

  fill(label, value) {
    return this.until(([label, value]) => {
      const field = [...document.querySelectorAll('label')].find((one) => one.textContent.includes(label))?.querySelector('input, select');
      if (!field) return false;
      field.value = value;
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
      return true;
    }, [label, value]);
  }

  check(label) {
    return this.until((label) => {
      const box = [...document.querySelectorAll('label')].find((one) => one.textContent.includes(label))?.querySelector('input[type=checkbox]');
      box?.click();
      return box?.checked;
    }, label);
  }

  /** The link that has to be carried to the other side. */
  carried() { return this.until(() => document.querySelector('.friends textarea')?.value); }
  cards() { return this.page.evaluate(() => [...document.querySelectorAll('.hand .card')].map((one) => one.getAttribute('aria-label')).sort()); }
  heard(text) { return this.until((text) => document.querySelector('[role=log]').textContent.includes(text), text); }
  seesText(text) { return this.until((text) => document.body.innerText.includes(text), text); }

  /** Plays a card or presses a button, if the person may. */
  act() { return this.page.evaluate(ACT); }

  isRoundOver() { return this.page.evaluate(() => Boolean(document.querySelector('dialog[data-answers]'))); }
}

/** A browser that reads codes: in front of the camera is one with `codeText`, once there is a text. */
const readCodes = () => {
  window.BarcodeDetector = class {
    static async getSupportedFormats() { return ['qr_code']; }
    async detect(video) { return window.codeText && video.videoWidth > 0 ? [{ rawValue: window.codeText }] : []; }
  };
};

/**
 * Anna invites; a guest opens her link, and the reply goes back: pasted, scanned with the camera (`way` is "scan"), or as a
 * link that is opened in another window of Anna's browser (`way`). Milliseconds from the reply to the connection.
 */
async function connect(host, guest, address, way = 'paste') {
  await host.press('Invite a friend');
  const invitation = await host.carried();
  const text = (link) => link.split(/#friends(?:-reply)?=/)[1];
  assert.ok(invitation.startsWith(address) && text(invitation).length <= 110, invitation);
  if (guest.isAtTable) await guest.fill('The invitation that you got', invitation);
  else {
    await guest.page.goto(invitation);
    await guest.fill('Your name', guest.person);
  }
  await guest.press('Join');
  const reply = await guest.carried();
  assert.ok(text(reply).length <= 110, reply);
  assert.ok(reply.startsWith(`${address}#friends-reply=`), reply);
  const begin = Date.now();
  if (way === 'scan') {
    await host.press('Scan the code');
    await host.page.evaluate((reply) => { window.codeText = reply; }, reply);
  } else if (way !== 'paste') {
    const opened = new Side(await way.newPage(), 'the window with the reply');
    await opened.page.goto(guest.hasOldPage ? reply.replace('-reply', '') : reply);
    await opened.seesText('The link has reached your table in another window.');
    await opened.page.close();
  } else {
    await host.fill('The reply that you get back', `Here it is: ${reply}`);
    await host.press('Connect');
  }
  await host.until(() => !document.querySelector('.friends textarea'));
  guest.isAtTable = true;
  return Date.now() - begin;
}

/** Plays a round to its end, or until somebody has acted so often. */
async function playRound(sides, most = Infinity) {
  const end = Date.now() + 2 * LIMIT;
  for (let acts = 0; acts < most && !(await sides[0].isRoundOver());) {
    assert.ok(Date.now() < end, 'the round comes to an end');
    const acted = await Promise.all(sides.map((side) => side.act()));
    if (acted.includes(true)) acts += 1;
    else await new Promise((done) => { setTimeout(done, 30); });
  }
}

const PEOPLE = ['Anna', 'Ben', 'Cleo'];

for (const browserNames of [['Chromium', 'Chromium'], ['Chromium', 'Firefox'], ['Chromium', 'Chromium', 'Chromium']]) {
  const skip = !FIREFOX && browserNames.includes('Firefox') ? 'no Firefox' : false;
  test(`${browserNames.join(' and ')} play, and come back after a reload`, { skip }, async (t) => {
    const faults = [];
    const browsers = [];
    try {
      const sides = [];
      for (const [at, name] of browserNames.entries()) {
        const browser = await LAUNCH[name]();
        browsers.push(browser);
        const page = await browser.newPage();
        page.on('request', (request) => {
          if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) faults.push(`${name}: request to ${request.url()}`);
        });
        sides.push(Object.assign(new Side(page, name), { person: PEOPLE[at] }));
      }
      const [host, ...guests] = sides;
      const guest = guests[0];
      const players = sides.length;
      const address = `${server.url}own-trumps/`;
      // With three, nobody can look into the deal, and Anna scans the replies.
      const isSealed = players > 2;
      if (isSealed) await host.page.addInitScript(readCodes);
      await host.page.goto(`${address}?lang=en&speed=instant&deals=1&players=${players}`);
      await host.press('Play with friends');
      await host.fill('Your name', 'Anna');
      for (const [at] of guests.entries()) await host.fill(`Seat ${at + 2}`, 'friend');
      if (isSealed) await host.check('Nobody can look at the cards');
      await host.press('Open a table');
      for (const one of guests) {
        await one.page.goto(`${address}?lang=en&speed=instant`);
        t.diagnostic(`open ${await connect(host, one, address, isSealed ? 'scan' : 'paste')} ms after the reply, as the page shows it`);
        await one.press('I am ready');
      }
      await host.press('Start the match');
      for (const side of sides) await side.until((cards) => document.querySelectorAll('.hand .card').length === cards, 36 / players);
      for (let turn = 0; turn < 8; turn += 1) for (const side of sides) await side.act();
      await new Promise((done) => { setTimeout(done, 500); });
      // A link of a version before this one had the same fragment for both texts.
      guest.hasOldPage = isSealed;
      for (const one of isSealed ? [guest] : [guest, host]) {
        const before = await one.cards();
        await one.page.reload();
        await guest.seesText('The connection to the host is lost.');
        await guest.until((players) => document.querySelectorAll('.friends-seats li').length === players, players);
        await host.until(() => {
          if (!document.querySelector('.friends')) document.querySelector('.bar nav button:last-child')?.click();
          return [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Invite a friend');
        });
        await connect(host, guest, address, one === guest ? browsers[0] : 'paste');
        for (const side of [guest, host]) await side.until(() => document.querySelector('.hand .card') && !document.querySelector('dialog'));
        assert.deepEqual(await one.cards(), before, 'the same cards as before');
      }
      await playRound(sides);
      if (isSealed) for (const side of sides) await side.heard('Everything was checked');
      else {
        const kept = await Promise.all(sides.map((side) => side.until(() => localStorage.getItem('own-trumps/shared-matches'))));
        const [one, other] = kept.map((text) => JSON.parse(text));
        assert.deepEqual([other.moves, other.deals, other.seed], [one.moves, one.deals, one.seed], 'both devices keep the match');
      }
      assert.deepEqual(faults, []);
    } finally {
      await Promise.all(browsers.map((browser) => browser.close().catch(() => {})));
    }
  });
}
