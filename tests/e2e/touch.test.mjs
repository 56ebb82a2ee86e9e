// Whole games played by a finger on a phone held upright: each card is hit where it shows, and each place is large
// enough for a fingertip.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { game as anyGame, useBrowser } from './harness.mjs';
import { PHONE, byHand, game, hasMoves, link, table, victory, won } from './patience.mjs';
import { taking } from './turns.mjs';

useBrowser();

const FINGER = 24; // CSS pixels, WCAG 2.2 success criterion 2.5.8
/** After a move, taps are ignored for so long, in milliseconds. */
const REST = 330;
const CONTEXT = { hasTouch: true, isMobile: true };

/**
 * What shows of a card of a pile, counted from its end, or of the place of a pile: its middle, and its smaller side.
 * Runs in the page.
 */
const showing = ([pile, count]) => {
  const outline = document.getElementById(`p${pile}`);
  const cards = outline.previousElementSibling.getAttribute('aria-owns').split(' ').filter((id) => id.startsWith('k'));
  const [of, above] = [cards[cards.length - count], cards[cards.length - count + 1]].map((id) => id && document.getElementById(id).getBoundingClientRect());
  const { left, right, top, bottom } = of ?? outline.getBoundingClientRect();
  const end = above && above.top > top ? Math.min(bottom, above.top) : bottom;
  return { x: (left + right) / 2, y: (top + end) / 2, side: Math.min(right - left, end - top) };
};

/** A finger that takes what lies at one point to another. */
async function swipe(client, from, to) {
  const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const way of [0.3, 0.7, 1]) {
    await touch('touchMove', [{ x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) }]);
  }
  await touch('touchEnd', []);
}

for (const id of taking(['spider', 'blue-moon'])) {
  game(`a whole game of ${id} is played by a finger`, { size: PHONE, hash: link(won(id)), before: byHand, context: CONTEXT },
    async ({ page, context }) => {
      await table(page);
      const client = await context.newCDPSession(page);
      const sides = [];
      for (const [made, move] of won(id).moves.entries()) {
        if (move === 'draw') {
          await page.waitForTimeout(REST);
          await page.locator('#p1').tap();
        } else if (move === 'gather') {
          // On a busy machine a tap can last so long that the browser takes it for a long press, which clicks nothing.
          await page.locator('.below button:visible').click();
        } else {
          const [, from, to, count = 1] = move.match(/^(\d+)>(\d+)(?:\*(\d+))?$/).map((number) => (number && Number(number)) || undefined);
          const [start, end] = [await page.evaluate(showing, [from, count]), await page.evaluate(showing, [to, 1])];
          sides.push(start.side);
          await swipe(client, start, end);
        }
        await hasMoves(page, made + 1);
      }
      await victory(page);
      // The longest columns show less of each card.
      const small = sides.filter((side) => side < FINGER);
      assert.ok(small.length <= sides.length / 50, `${small.length} of ${sides.length} cards show too little: ${small}`);
    });
}

anyGame('a whole deal of Russian Bank is played by a finger',
  { of: 'russian-bank', size: PHONE, params: { seed: 'layout', speed: 'instant', level: 'apprentice' }, context: CONTEXT },
  async ({ page, table: { playButton, dialog } }) => {
    await playButton.tap();
    const places = page.locator('.cell[data-state="legal"], .offered');
    const targets = page.locator('.cell[data-target]');
    const offered = async () => {
      const next = (await targets.count()) ? targets : places;
      return [next, await next.evaluateAll((all) => all.map((place) => place.ariaLabel ?? place.textContent))];
    };
    const sides = [];
    // What was tapped least often goes first: else a card goes to and fro without end.
    const tapped = new Map();
    const times = (label) => tapped.get(label) ?? 0;
    while (!(await dialog.isVisible())) {
      assert.ok(sides.length < 900, 'the deal ends');
      const [next, labels] = await offered();
      const least = labels.indexOf(labels.toSorted((one, other) => times(one) - times(other))[0]);
      const box = least >= 0 && (await next.nth(least).boundingBox({ timeout: 1000 }).catch(() => null));
      if (!box) continue;
      tapped.set(labels[least], times(labels[least]) + 1);
      sides.push(Math.min(box.width, box.height));
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 8);
      // While cards move, a tap does nothing.
      for (const end = Date.now() + REST; Date.now() < end && isDeepStrictEqual((await offered())[1], labels); ) {
        await page.waitForTimeout(30);
      }
    }
    assert.match(await dialog.textContent(), /\d/);
    assert.ok(Math.min(...sides) >= 36, `the smallest place has ${Math.min(...sides)} px`);
  });
