// The game can be heard from the first touch on, and again after the browser has silenced it.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';

useBrowser();

/** Counts what the page opens to sound with. */
const listening = (context) => context.addInitScript(() => {
  window.opened = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.opened.push(this); }
  };
});

/** The still page that is there before the program hears nothing. */
const awake = (page) => page.getByRole('log').waitFor({ state: 'attached' });

const states = (page) => page.evaluate(() => window.opened.map(({ state }) => state));
const sounds = (page) => page.waitForFunction(() => window.opened.length === 1 && window.opened[0].state === 'running');
const silence = async (page) => {
  await page.evaluate(() => window.opened[0].suspend());
  assert.deepEqual(await states(page), ['suspended']);
};

game('a finger on the glass opens nothing, a finger that leaves it has the game sound',
  { context: { hasTouch: true }, before: listening },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await awake(page);
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    assert.deepEqual(await states(page), [], 'a pointer that is down does not count as a touch yet');
    await heading.tap();
    await sounds(page);
    await silence(page);
    await heading.tap();
    await sounds(page);
  });

game('a key has the game sound, and so does the return to the page after it was silenced',
  { before: listening },
  async ({ page }) => {
    await awake(page);
    await page.keyboard.press('Tab');
    await sounds(page);
    await silence(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await sounds(page);
  });
