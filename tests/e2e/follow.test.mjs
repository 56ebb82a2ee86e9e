// Who could not follow: marked on the card, and said, wherever a trick is shown.
import assert from 'node:assert/strict';
import { game, keeping, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

const saved = (seed, bots, plays) => JSON.stringify({
  game: 'little-devils', version: 1, seed, name: 'Ada', opponents: bots.map((name) => ({ name, level: 'imp' })), plays,
});
/** Nox could not follow, and Ada is to play. */
const ONE = saved('1', ['Ember', 'Fidget', 'Nox'], [10, 5, 9, 35, 20, 17, 7, 15, 14, 11, 23]);
/** Nox and Pepper could not follow, and neither can Ada. */
const TWO = saved('18', ['Ember', 'Fidget', 'Nox', 'Pepper', 'Grim'],
  [28, 14, 17, 39, 23, 25, 40, 35, 34, 31, 16, 20, 18, 8, 43, 2, 5, 9, 48, 41, 42, 46, 21, 26, 52, 53, 45, 47, 54]);

const FAILED = /^\d+, .+, played by (\w+), who could not follow$/;
const isMarked = (card) => card.locator('.mark').evaluate((mark) => {
  const { left, top, right, bottom, width } = mark.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && width >= 12 && over.includes(mark);
});

for (const size of taking([[360, 640], [640, 360], [1366, 768]])) {
  game(`who could not follow is marked on the card, said, and shown again in the last trick, ${size.join('x')}`,
    { size, params: { speed: 'instant' }, before: keeping(ONE) },
    async ({ page, table }) => {
      await table.legalCards.first().waitFor();
      const card = table.trick.getByRole('img', { name: '23, 1 devil, played by Nox, who could not follow' });
      assert.ok(await isMarked(card), 'the mark is to be seen');
      assert.equal(await table.trick.locator('.mark').count(), 1, 'and on no other card');
      const log = await page.getByRole('log').locator('p').allTextContents();
      assert.ok(log.includes('Nox cannot follow and plays the 23, 1 devil.'), log.join(' | '));
      assert.equal(await table.trick.locator('.told').textContent(),
        'Low trick: below 14. Nox could not follow. Nox would take it: 2 devils.');

      await table.playEasiest();
      await table.next();
      await page.getByRole('button', { name: 'Last trick' }).click();
      const again = table.dialog.getByRole('img', { name: FAILED });
      await again.waitFor();
      assert.ok(await isMarked(again), 'the mark in the last trick');
      await table.dialog.getByText(/^Low trick: below 14\. Nox could not follow\. Nox takes the trick with the \d+: /).waitFor();
    });
}

game('of several who could not follow the trick says which card takes it, and the table too',
  { params: { speed: 'slow' }, before: keeping(TWO) },
  async ({ page, table }) => {
    await table.legalCards.first().waitFor();
    const failed = table.trick.getByRole('img', { name: FAILED });
    const players = async () => (await failed.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))))
      .map((label) => label.match(FAILED)[1]);
    assert.deepEqual(await players(), ['Nox', 'Pepper']);
    const why = 'Of those who could not follow, the lowest card takes it.';
    assert.equal(await table.trick.locator('.told').textContent(), `High trick: above 52. ${why} Nox would take it: 13 devils.`);
    await table.play(11);
    await page.locator('.status', { hasText: `${why} You take the trick with the 11: 14 devils.` }).waitFor();
    assert.equal(await table.trick.locator('.mark').count(), 3);
    const log = page.getByRole('log').getByText('You cannot follow and play the 11, 1 devil.');
    assert.equal(await log.count(), 1);
  });
