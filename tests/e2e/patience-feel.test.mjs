// Patience: how it feels in the hand. Dragging, what is asked before a game is given up, and what is said when nothing
// can be done.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { reload, useBrowser } from './harness.mjs';
import { PHONE, byHand, facts, game, hasMoves, table, victory, won } from './patience.mjs';
import { taking } from './turns.mjs';

useBrowser();

const status = (page) => page.locator('.below .status');
const says = (page, text) => status(page).filter({ hasText: text }).waitFor();
const dialog = (page) => page.getByRole('dialog');
const deal = (page, number) => facts(page).getByText(`Deal ${number}`, { exact: true }).waitFor();

/** The card with this name, by its id. */
const card = async (page, name) => page.locator('.board .card').and(page.getByRole('button', { name, exact: true })).getAttribute('id');

const box = async (page, id) => page.locator(`#${id}`).boundingBox();

/** Takes a card with the mouse, and moves it by this way; the button stays down. */
async function drag(page, id, [x, y]) {
  const { x: left, y: top } = await box(page, id);
  await page.mouse.move(left + 8, top + 8);
  await page.mouse.down();
  await page.mouse.move(left + 8 + x / 2, top + 8 + y / 2);
  await page.mouse.move(left + 8 + x, top + 8 + y);
}

const SEVEN = { size: PHONE, hash: '#game=klondike-draw-one&deal=7', before: byHand };

game('a card that fits nowhere can be lifted, goes back, and the page says why', SEVEN, async ({ page }) => {
  await table(page);
  const king = await card(page, 'king of spades');
  const before = await box(page, king);
  await drag(page, king, [-60, 20]);
  assert.equal(await page.locator('.board .dragged').count(), 1);
  await page.mouse.up();
  await says(page, 'It does not fit there.');
  assert.deepEqual(await box(page, king), before);
  // A card that lies face down stays where it is.
  await page.mouse.move(before.x + 8, before.y - 4);
  await page.mouse.down();
  await page.mouse.move(before.x - 50, before.y + 40);
  assert.equal(await page.locator('.board .dragged').count(), 0);
  await page.mouse.up();
  await says(page, 'This card cannot be moved now.');
  await hasMoves(page, 0);
});

game('a window that is turned while a card is dragged leaves no card behind', SEVEN, async ({ page }) => {
  await table(page);
  const ace = await card(page, 'ace of clubs');
  await drag(page, ace, [-40, 60]);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.mouse.up();
  // The column's outline has its left edge.
  const [{ x }, outline] = [await box(page, ace), await box(page, 'p9')];
  assert.equal(x, outline.x);
});

game('Ctrl and Z take a turn back, and bring it again', SEVEN, async ({ page }) => {
  await table(page);
  await page.locator('#p1').click();
  await hasMoves(page, 1);
  await page.keyboard.press('Control+z');
  await hasMoves(page, 0);
  await page.keyboard.press('Control+Shift+z');
  await hasMoves(page, 1);
});

game('a game under way is given up only if the person says so', SEVEN, async ({ page }) => {
  await table(page);
  await page.locator('#p1').click();
  await hasMoves(page, 1);
  await page.keyboard.press('n');
  await dialog(page).getByText('It counts as not won.').waitFor();
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await deal(page, 7);
  await page.getByRole('button', { name: 'This deal' }).click();
  await dialog(page).getByRole('textbox').fill('9');
  await dialog(page).getByRole('button', { name: 'Deal', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Go on playing' }).click();
  await deal(page, 7);
  // A link to another deal asks as well, over the game that it would end.
  await page.evaluate(() => { location.hash = 'game=klondike-draw-one&deal=9'; });
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await hasMoves(page, 1);
  assert.equal(await page.evaluate(() => location.hash), '#game=klondike-draw-one&deal=7');
  assert.equal(await page.evaluate(() => localStorage.getItem('patience/results')), null);
  await page.evaluate(() => { location.hash = 'game=klondike-draw-one&deal=9'; });
  await dialog(page).getByRole('button', { name: 'New deal' }).click();
  await deal(page, 9);
  assert.match(await page.evaluate(() => localStorage.getItem('patience/results')), /\nklondike 1 0 /);
});

game('the arrow keys go to no pile that lies far aside', { hash: '#game=klondike&deal=1', before: byHand }, async ({ page }) => {
  await table(page);
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement.id);
  assert.equal(await focused(), 'p1');
  // The waste below is empty, and the foundations lie at the other edge.
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'p1');
  await page.keyboard.press('ArrowRight');
  assert.match(await focused(), /^k/);
});

const refusing = (context) => context.addInitScript(() => {
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
});

game('a notice lies over the cards', { size: PHONE, hash: '#game=klondike&deal=3', before: refusing }, async ({ page }) => {
  await table(page);
  const text = page.getByText('does not let the game save');
  await text.waitFor();
  const covered = await text.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const places = [0.05, 0.3, 0.6, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)]));
    return places.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.board')).length;
  });
  assert.equal(covered, 0);
});

game('a game that there is not is named', { params: { game: 'whist' } }, async ({ page }) => {
  await page.getByText('“game=whist” in the address is not valid').waitFor();
  await page.evaluate(() => { location.hash = 'game=Golf&deal=3'; });
  await deal(page, 3);
});

const played = (context) => context.addInitScript(() => {
  if (location.protocol !== 'about:') localStorage.setItem('patience/results', 'patience-statistics 1\ngrounds-for-a-divorce 14 9 3 5 4080000 110');
});

for (const lang of taking(['en', 'de', 'nl', 'fr'], { parts: 2 })) {
  game(`no word of the statistics is broken on a phone (${lang})`, { size: PHONE, params: { lang }, before: played }, async ({ page }) => {
    await page.locator('.tile').first().waitFor();
    await page.locator('.corner button').first().click();
    await page.locator('.figures').first().waitFor();
    const broken = await page.locator('.figures thead th').evaluateAll((cells) => cells.filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ left, top }) => `${left} ${top}`));
      return lines.size > 1;
    }).map((cell) => cell.textContent));
    assert.deepEqual(broken, []);
    const [wide, shown] = await page.locator('.leaf').evaluate((node) => [node.scrollWidth, node.clientWidth]);
    assert.ok(wide <= shown, `${wide} of ${shown} pixels`);
  });
}

game('the title of the page names the game, in the language of the page', { hash: '#game=spider&deal=1' }, async ({ page }) => {
  await table(page);
  const titled = (title) => page.waitForFunction((title) => document.title === title, title);
  await titled('Spider – Patience');
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog(page).getByLabel('Language').selectOption('de');
  await titled('Die Spinne (Spider) – Patience');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alle Patiencen' }).click();
  await titled('Patience');
});

const other = won('klondike-draw-one');
/** A game that is one move from its end, and is not that of the day. */
const nearlyWon = (context) => context.addInitScript((text) => {
  if (location.protocol !== 'about:' && !localStorage.getItem('patience/match')) localStorage.setItem('patience/match/klondike', text);
}, `patience 1 ${other.game} ${other.seed} ${other.moves.length - 1} 60000 ${other.moves.join(' ')}`);

game('the deal of the day says whether it is won', { before: nearlyWon }, async ({ page }) => {
  await page.getByRole('link', { name: /^Deal of the day not won yet$/ }).waitFor();
  await page.evaluate(() => { location.hash = 'game=klondike'; });
  await table(page);
  await page.keyboard.press('y');
  const end = await victory(page);
  assert.equal(await end.getByText('Deal of the day').count(), 0);
  await end.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('link', { name: /^Deal of the day not won yet$/ }).waitFor();
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await page.evaluate((today) => localStorage.setItem('patience/summary', today), today);
  await reload(page);
  await page.getByRole('link', { name: /^Deal of the day won · 1 day in a row$/ }).waitFor();
});

game('the board is one stop of the Tab key, whatever moves', SEVEN, async ({ page }) => {
  await table(page);
  const stops = () => page.locator('.board [tabindex="0"]').count();
  await page.locator(`#${await card(page, 'ace of clubs')}`).click();
  await hasMoves(page, 1);
  assert.equal(await stops(), 1);
  await page.evaluate(() => document.activeElement.blur());
  for (const [key, moves] of [['z', 0], ['y', 1], ['w', 2], ['z', 1], ['z', 0]]) {
    await page.keyboard.press(key);
    await hasMoves(page, moves);
    assert.equal(await stops(), 1, `after ${key}`);
  }
});

game('the dialog of deals fits a low window', { size: [844, 390], hash: '#game=klondike&deal=1' }, async ({ page }) => {
  await table(page);
  await page.getByRole('button', { name: 'This deal' }).click();
  for (const shown of [dialog(page).getByRole('heading'), dialog(page).getByRole('radio').first(), dialog(page).getByRole('button', { name: 'Close' })]) {
    await shown.waitFor();
    const { y, height } = await shown.boundingBox();
    assert.ok(y >= 0 && y + height <= 390, `from ${y} on, ${height} high`);
  }
});

game('cards that have left the table after a win come back with the next deal', {
  hash: '#game=klondike',
  context: { reducedMotion: 'no-preference' },
  before: async (context) => {
    const { game: of, seed, moves } = won('klondike');
    await byHand(context);
    await context.addInitScript((text) => {
      if (location.protocol !== 'about:') localStorage.setItem('patience/match/klondike', text);
    }, `patience 1 ${of} ${seed} ${moves.length - 1} 60000 ${moves.join(' ')}`);
  },
}, async ({ page }) => {
  await table(page);
  await page.keyboard.press('y');
  // The button for the next deal does not come in the place of the one that ended the game.
  assert.equal(await page.locator('.below .actions button').count(), 0);
  const end = await victory(page);
  await page.waitForFunction(() => document.querySelector('.board .card.leaping[style*="visibility"]'));
  await end.getByRole('button', { name: 'New deal' }).click();
  await hasMoves(page, 0);
  assert.equal(await page.locator('.board .card').evaluateAll((all) => all.filter((one) => one.matches('.leaping, [style*="visibility: hidden"]')).length), 0);
  await page.locator('.board .card[aria-hidden="false"]:visible').nth(6).waitFor();
});
