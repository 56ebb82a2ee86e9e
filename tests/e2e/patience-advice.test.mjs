// Patience: hints, notices and the look back say the same, and a hint stays on a way to win.
import assert from 'node:assert/strict';
import { useBrowser } from './harness.mjs';
import { game, hasMoves, table } from './patience.mjs';

useBrowser();

const status = (page) => page.locator('.below .status');
const says = (page, text) => status(page).filter({ hasText: text }).waitFor();

/** Puts a saved game into the browser's storage before the page reads it. */
const saved = (id, text) => (context) => context.addInitScript(([id, text]) => {
  if (location.protocol !== 'about:' && !localStorage.getItem('patience/match')) {
    localStorage.setItem(`patience/match/${id}`, text);
  }
}, [id, text]);

game('hints that follow one another at once stay on the way to win', { hash: '#game=klondike-draw-one&deal=16' }, async ({ page }) => {
  await table(page);
  // On a slow machine the solver has not answered in the moment that a hint waits for it.
  for (let presses = 0; presses < 60 && !(await status(page).textContent()).includes('part of a way to win'); presses += 1) {
    await page.keyboard.press('?');
    await page.waitForTimeout(600);
  }
  await says(page, 'part of a way to win');
  for (let moves = 1; moves <= 8; moves++) {
    const text = await status(page).textContent();
    if (text.startsWith('Draw')) {
      await page.keyboard.press('w');
    } else {
      await page.locator('.board .hinted:not(.aim)').last().click();
    }
    await hasMoves(page, moves);
    await page.keyboard.press('?');
    // No moment for the solver to answer again.
    assert.match(await status(page).textContent(), /part of a way to win/);
  }
});

game('no hint leads on where no move helps', { hash: '#game=klondike-draw-three&deal=47' }, async ({ page }) => {
  await table(page);
  for (let moves = 1; moves <= 10; moves++) {
    await page.keyboard.press('w');
    await hasMoves(page, moves);
    await page.keyboard.press('?');
    await says(page, 'No move helps any more.');
    assert.equal(await page.locator('.board .hinted').count(), 0);
  }
  // The solver has looked at the whole deal meanwhile, and so does the look back.
  await says(page, 'With all cards known, this deal cannot be won.');
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('dialog').getByText('This deal cannot be won, whatever is played.').waitFor();
});

const LOST = saved('little-bismarck',
  'patience 1 little-bismarck 1 11 0 14>8 13>6 8>10 15>7 14>8 7>15 16>7 8>11 6>8 9>6 16>4');

game('notice and hint name the move to which the look back goes', { hash: '#game=little-bismarck&deal=1', before: LOST }, async ({ page }) => {
  await table(page);
  await says(page, 'No move helps any more. After move 6 it could still be won.');
  const notice = await status(page).textContent();
  await page.keyboard.press('?');
  assert.equal(await status(page).textContent(), notice);
  await page.getByRole('button', { name: 'Go back there' }).click();
  await hasMoves(page, 6);
  await page.keyboard.press('?');
  await says(page, 'part of a way to win');
});
