// Patience: ways through the page: numbers of deals, a new start, the deal of the day, search, keys, the clock.
import assert from 'node:assert/strict';
import { reload, useBrowser } from './harness.mjs';
import { facts, game, hasMoves, table } from './patience.mjs';
import { taking } from './turns.mjs';

useBrowser();

const fact = (page, text) => facts(page).getByText(text, { exact: true });

game('a deal number that is none is told in the fragment, in the address and in the field', {}, async ({ page, server }) => {
  for (const wrong of taking(['-5', 'abc', '5.', '1,234', '123456789012345678901234', '99999999999999999999'], { parts: 2 })) {
    for (const address of [`?game=golf&deal=${wrong}`, `?x=1#game=golf&deal=${wrong}`]) {
      await page.goto(`${server.url}patience/${address}`);
      await table(page);
      await page.locator('.notice').filter({ hasText: wrong }).first().waitFor();
      assert.match(await facts(page).locator('span').first().textContent(), /^Deal \d{1,7}$/);
    }
    await page.locator('.notice').getByRole('button').last().click();
    await page.getByRole('button', { name: 'This deal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Number of the deal').fill(wrong);
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a number.').waitFor();
  }
  await page.getByRole('dialog').getByLabel('Number of the deal').fill('9');
  await page.keyboard.press('Enter');
  await fact(page, 'Deal 9').waitFor();
});

game('a game that the address has opened does not open again once it is left', { params: { game: 'klondike', deal: '5' } }, async ({ page }) => {
  await table(page);
  await fact(page, 'Deal 5').waitFor();
  assert.equal(await page.evaluate(() => location.search), '');
  await reload(page);
  await fact(page, 'Deal 5').waitFor();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator('.tile').first().waitFor();
  await reload(page);
  await page.locator('.tile').first().waitFor();
  assert.equal(await page.locator('.board').count(), 0);
});

const BEGUN = (context) => context.addInitScript(() => {
  if (location.protocol !== 'about:' && !localStorage.getItem('patience/match')) {
    localStorage.setItem('patience/match/klondike', 'patience 1 klondike-draw-one 7 3 170000 draw draw draw');
  }
});

game('starting again sets the clock and the moves to zero, and an undo brings both back', { hash: '#game=klondike-draw-one&deal=7', before: BEGUN }, async ({ page }) => {
  await hasMoves(page, 3);
  await fact(page, '2:50').waitFor();
  await page.getByRole('button', { name: 'This deal' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await hasMoves(page, 0);
  await fact(page, '0:00').waitFor();
  await page.keyboard.press('u');
  await hasMoves(page, 3);
  await facts(page).getByText(/^2:5\d$/).waitFor();
});

game('the table says that it is the deal of the day', {}, async ({ page }) => {
  await page.getByRole('link', { name: /Deal of the day/ }).click();
  await table(page);
  await fact(page, 'Deal of the day').waitFor();
  await reload(page);
  await fact(page, 'Deal of the day').waitFor();
});

game('games are found by names of other languages', { params: { lang: 'de' } }, async ({ page }) => {
  const field = page.locator('.search input');
  for (const [text, name] of [['Vierzig Räuber', /Napoleon/], ['Forty Thieves', /Napoleon/], ['solitaire', /Klondike/]]) {
    await field.fill(text);
    await page.locator('.tile:visible').filter({ hasText: name }).first().waitFor();
  }
});

game('there is no timer before the first move', { before: (context) => context.addInitScript(() => {
  const set = window.setTimeout;
  window.ticks = 0;
  window.setTimeout = (run, time, ...more) => { window.ticks += time === 1000; return set(run, time, ...more); };
}) }, async ({ page }) => {
  await page.evaluate(() => { location.hash = 'game=klondike&deal=5'; });
  await table(page);
  // There is no event to wait for: nothing may happen. One timer is not of the clock, which sets one each second.
  await page.waitForTimeout(2500);
  assert.ok(await page.evaluate(() => window.ticks) <= 1);
  await page.keyboard.press('w');
  await hasMoves(page, 1);
  await fact(page, '0:02').waitFor();
});

game('an arrow key down from a column of one card stays there', { hash: '#game=klondike&deal=5' }, async ({ page }) => {
  await table(page);
  const focused = () => page.evaluate(() => document.activeElement.id);
  await page.locator('#p1').focus();
  await page.keyboard.press('ArrowRight');
  const column = await focused();
  assert.notEqual(column, 'p1');
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), column);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await focused(), 'p1');
});
