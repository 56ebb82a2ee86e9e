// In every game the largest paint is the static page's: the program leaves its element where it is, and paints
// nothing larger. Otherwise a visitor with a slow processor would wait for the program to see the page complete. In each
// run every game is looked at in one of the languages, and one of them on a slow processor.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { launch } from './harness.mjs';
import { held, painted } from './held.mjs';
import { GAMES } from './table.mjs';
import { taking } from './turns.mjs';

const LANGS = ['en-GB', 'de-DE', 'fr-FR', 'nl-NL'];
// Phones. The second is the one that Lighthouse simulates.
const SIZES = [[360, 640, 3], [412, 823, 1.75]];
/** The longest time that the program waits for the first paint after the page has loaded (boot.js), in milliseconds. */
const LONGEST_WAIT = 2000;

for (const [at, [of, { folder }]] of Object.entries(GAMES).entries()) {
  test(`${of}: what is painted first stays, and nothing larger follows`, async () => {
    const { browser, server, close } = await launch();
    try {
      for (const locale of taking(LANGS, { shift: at })) {
        for (const [width, height, deviceScaleFactor] of SIZES) {
          const where = `${locale} ${width}×${height}`;
          const { context, page, release } = await held(browser, {
            locale, viewport: { width, height }, deviceScaleFactor, isMobile: true,
          });
          await page.goto(server.url + folder, { waitUntil: 'domcontentloaded' });
          await page.waitForFunction(() => window.largest.length > 0);
          await painted(page);
          const largest = await page.evaluate(() => window.largest);
          release();
          await page.locator('main:not(.waking)').waitFor();
          await page.waitForLoadState('networkidle');
          await painted(page);
          const later = (await page.evaluate(() => window.largest)).slice(largest.length);
          assert.deepEqual(later, [], `${where}: painted larger later`);
          assert.ok(await page.evaluate(() => window.painted?.isConnected), `${where}: “${largest.at(-1).text}” was replaced`);
          assert.equal(largest.length, 1, `${where}: the static page is painted at once`);
          await context.close();
        }
      }
    } finally {
      await close();
    }
  });
}

for (const [of, { folder }] of taking(Object.entries(GAMES))) {
  test(`${of}: on a slow processor the program waits for the first paint`, async () => {
    const { browser, server, close } = await launch();
    try {
      const { context, page, release } = await held(browser, { viewport: { width: 412, height: 823 } });
      release();
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      await page.goto(server.url + folder, { waitUntil: 'commit' });
      await page.locator('main:not(.waking)').waitFor();
      await page.waitForFunction(() => document.readyState === 'complete' && window.paintedAt !== undefined);
      const times = await page.evaluate(() => ({
        asked: performance.getEntriesByType('resource').find(({ name }) => /-program-\w+\.wasm$/.test(name)).startTime,
        painted: window.paintedAt,
        loaded: performance.getEntriesByType('navigation')[0].loadEventStart,
      }));
      // On a machine that is busy besides, the first paint can come later than the time that is given to it.
      const { asked, painted, loaded } = times;
      assert.ok(asked >= painted || asked >= loaded + LONGEST_WAIT, JSON.stringify(times));
    } finally {
      await close();
    }
  });
}
