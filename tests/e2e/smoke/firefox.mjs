// Firefox, driven over WebDriver BiDi.
import puppeteer from 'puppeteer-core';

const LIMIT = 60_000;

/** Opens it: a driver as Player wants it. */
export async function launch(origin) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1366, height: 768 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
    timeout: LIMIT,
  });
  // Not the tab that it opens with: there the address bar has the focus, and keys press no buttons.
  const page = await browser.newPage();
  const faults = listen(page, origin);
  return {
    version: await browser.version(),
    faults,
    go: (url) => page.goto(url, { timeout: LIMIT }),
    reload: () => page.reload({ timeout: LIMIT }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}

function listen(page, origin) {
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'warning', 'assert'].includes(message.type())) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack ?? error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) faults.push(`request to ${url}`);
  });
  return faults;
}
