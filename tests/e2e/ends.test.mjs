// The end of a round and of a match: the way on, the review, where one stands, and a feast for a win.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { game, keeping, LONGEST_MATCH, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

/** Six players, and the person has won. */
const WON = readFileSync(new URL('../../games/little-devils/tests/data/match-six.jsonl', import.meta.url), 'utf8').trim();

const box = (locator) => locator.boundingBox();

/** Whether two buttons stand side by side, or one right below the other, all of both in the window. */
async function together(page, one, other) {
  const [a, b] = [await box(one), await box(other)];
  const { width, height } = page.viewportSize();
  for (const { x, y, width: wide, height: high } of [a, b]) {
    assert.ok(x >= 0 && y >= 0 && x + wide <= width && y + high <= height, 'in sight');
  }
  return Math.abs(a.y - b.y) < 60;
}

for (const size of taking([[360, 640], [640, 360], [1366, 768]])) {
  game(`after a match the review stands beside the way on, with place and distance, ${size.join('x')}`,
    { size, before: keeping(LONGEST_MATCH) },
    async ({ page, table }) => {
      const review = table.dialog.getByRole('button', { name: 'Review' });
      await review.waitFor();
      assert.ok(await together(page, review, table.newMatchButton), 'side by side');
      const place = table.dialog.getByText('2nd, 4 behind Belial.', { exact: true });
      await place.scrollIntoViewIfNeeded();
      assert.ok(await place.isVisible());
      const { described } = await table.focus();
      assert.match(described, /2nd, 4 behind Belial\./);
      assert.match(described, /Belial: (no|\d+) devils?, 106 in all\./, 'the devils of the last round are told');
      assert.match(described, /1\. Belial 106\. 2\. Ada 110\. 3\. Asmo 111\. 4\. Lilith 121\./, 'all ranks are told');
    });
}

game('after a round the costliest card is told at once, and the review says the same',
  { params: { players: 3, seed: 'a review', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    const line = table.dialog.getByRole('status').filter({ hasText: 'costliest' });
    await line.waitFor({ timeout: 60_000 });
    const told = (await line.textContent()).match(/^Your costliest card: the (\d+) in trick (\d): (\d+\.\d) devils more than the \d+ would have cost\.$/);
    assert.ok(told, await line.textContent());
    const [, card, trick, more] = told;
    await table.dialog.getByRole('button', { name: 'Review' }).click();
    const analysisPage = page.getByRole('dialog').last();
    await analysisPage.getByRole('heading', { name: `Round 1, trick ${trick}` }).waitFor({ timeout: 60_000 });
    const first = await analysisPage.getByText(/ devils more than the /).first().textContent();
    assert.ok(first.startsWith(`The ${card} costs ${more} `), first);
  });

game('who goes on at once is not kept waiting by the costliest card, nor told it later',
  { params: { players: 3, seed: 'a review', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    await table.nextRound();
    await table.next();
    assert.equal(await page.getByText('costliest').count(), 0);
    await table.playUntil((what) => what === 'round');
    await table.dialog.getByText(/^Your costliest card: the \d+ in trick \d/).waitFor({ timeout: 60_000 });
  });

const lit = (page) => page.locator('.embers svg').evaluateAll((all) => all.filter((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return inside && getComputedStyle(one).opacity > 0.5;
}).length);

game('a win is celebrated for seconds in front of the sheet',
  { before: keeping(WON), context: { reducedMotion: 'no-preference' } },
  async ({ page, table }) => {
    await table.newMatchButton.waitFor();
    let most = 0;
    for (let looks = 0; looks < 12; looks += 1) {
      most = Math.max(most, await lit(page));
      await page.waitForTimeout(250);
    }
    assert.ok(most >= 8, `${most} little devils at once`);
    const order = await table.dialog.evaluate((dialog) => {
      const z = (selector) => Number(getComputedStyle(dialog.querySelector(selector)).zIndex) || 0;
      return [z('.embers'), z('.actions:last-child')];
    });
    assert.ok(order[0] > order[1], 'nothing lies over them');
    // They are in nobody's way.
    await table.newMatchButton.click();
    await table.newMatchButton.waitFor({ state: 'hidden' });
  });

game('who likes no motion has a garland that hangs still',
  { before: keeping(WON) },
  async ({ page, table }) => {
    await table.newMatchButton.waitFor();
    assert.equal(await lit(page), 0);
    const garland = page.locator('.garland');
    assert.ok(await garland.isVisible());
    const moving = await table.dialog.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length);
    assert.equal(moving, 0);
  });
