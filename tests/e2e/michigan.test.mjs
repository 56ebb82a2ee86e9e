// Michigan as people play it: a deal, the swap and its undo, and the list of bids.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';
import { clickToFirstMatch, pressThrough } from './tutorial.mjs';

useBrowser();

const michigan = (params) => ({ of: 'michigan', params: { speed: 'instant', level: 'deckhand', players: 4, ...params } });

/** The buttons of a decision; the group is named after the prompt. */
const asked = (page) => page.getByRole('group', { name: /^(Your turn|You deal)/ });
const labels = (cards) => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
const numbers = async (texts) => (await texts.allTextContents()).map((text) => Number(text.replace('−', '-')));
const sum = (all) => all.reduce((total, one) => total + one, 0);

game('a whole deal of Michigan is played by clicking, and no chip is lost', michigan({ seed: '1' }), async ({ page, table }) => {
  await table.deal();
  const keep = asked(page).getByRole('button', { name: /^Keep/ });
  const stops = new Set();
  for (let ended = false; !ended;) {
    await table.legalCards.or(keep).or(table.nextRoundButton).first().waitFor();
    for (const news of await page.locator('.news').allTextContents()) stops.add(news);
    ended = await table.nextRoundButton.isVisible();
    if (await keep.isVisible()) await keep.click();
    else if (!ended) await table.playEasiest();
  }
  assert.ok([...stops].some((news) => /^Stopped: the .+ (in the dead hand|played before|highest of its suit)\.$/.test(news)), `${[...stops]}`);
  const totals = await numbers(table.scoreTable.first().locator('tbody tr td:last-child'));
  const onCards = await numbers(page.locator('[data-zone^="boodle"] .chips'));
  assert.deepEqual([totals.length, onCards.length], [4, 4]);
  assert.equal(sum(totals) + sum(onCards), 0, 'all chips are with players or on the boodle cards');
  await table.nextRound();
});

game('a swap gives another hand, and undo gives the first one back', michigan({ seed: '1' }), async ({ page, table }) => {
  await table.deal();
  await asked(page).waitFor();
  const first = await labels(table.cards);
  await asked(page).getByRole('button', { name: /^Swap/ }).click();
  await asked(page).waitFor({ state: 'hidden' });
  await table.legalCards.first().waitFor();
  const second = await labels(table.cards);
  assert.ok(second.length > 0 && second.every((card) => !first.includes(card)), 'the dead hand has other cards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await asked(page).waitFor();
  assert.deepEqual(await labels(table.cards), first);
  await asked(page).getByRole('button', { name: /^Keep/ }).click();
  await asked(page).waitFor({ state: 'hidden' });
});

game('bids for the dead hand are a list, and the chosen one is made', michigan({ seed: '1' }), async ({ page, table }) => {
  const setUp = await table.moreOptions();
  await setUp.getByRole('combobox', { name: 'Auction' }).selectOption('on');
  await setUp.getByRole('button', { name: 'Play' }).click();
  const list = asked(page).getByRole('combobox');
  await list.waitFor();
  const bids = await list.getByRole('option').allTextContents();
  assert.equal(bids[0], 'Pass');
  assert.match(bids[1], /^Bid \d+$/);
  assert.equal(bids.at(-1), 'Bid 99');
  await list.selectOption('Bid 98');
  await asked(page).getByRole('button', { name: 'Bid 98' }).click();
  await page.getByRole('log').getByText('You bid 98 chips.').waitFor();
});

const TUTORIAL = [
  { begins: 'Four boodle cards lie on the table' },
  { begins: 'The cards are dealt to one hand more', wrong: /^Swap/, helps: 'will take chips', right: /^Keep/ },
  { begins: 'Finn has dealt, so you lead', wrong: '3 of hearts', helps: 'your 5 follows', right: '4 of spades' },
  { begins: 'Whoever holds the next higher card' },
  { begins: 'The 8 of spades is in the dead hand. That is a stop' },
  { begins: 'Finn led the 8 of clubs', wrong: 'ace of hearts', helps: 'Lead your lowest card of the suit', right: '3 of hearts' },
  { begins: 'A few stops later' },
  { begins: 'You played last', right: '10 of spades' },
  { begins: 'You have no cards left and win the deal' },
  { begins: 'Chips that nobody took' },
];

game('the tutorial is clicked through on a phone, and ends in a first easy match',
  { ...michigan({ level: 'captain' }), size: [360, 640] },
  async ({ page, table }) => {
    assert.match(await clickToFirstMatch(page, table, TUTORIAL, 'the chips that its player will take'), /deckhand/);
  });

game('the tutorial works by keyboard and is spoken, and its way out leads back to its button', michigan(),
  async ({ page }) => {
    await pressThrough(page, TUTORIAL);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.waitForFunction(() => document.activeElement.textContent === 'Learn to play');
  });
