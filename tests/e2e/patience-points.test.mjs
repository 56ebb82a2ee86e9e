// Patience: points, for those who want them.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { reload, useBrowser } from './harness.mjs';
import { PHONE, facts, game, hasMoves, table, victory, won } from './patience.mjs';

useBrowser();

const line = won('klondike');

/** Puts texts into the browser's storage before the page reads it for the first time. */
const stored = (texts) => (context) => context.addInitScript((texts) => {
  if (location.protocol === 'about:' || localStorage.getItem('patience/match')) return;
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
}, texts);

const SETTINGS = JSON.stringify({ options: ['auto=off', 'check=off'] });

/** Chooses how games are scored, in the settings. */
async function score(page, how) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Points').selectOption(how);
  await page.keyboard.press('Escape');
  // Another address would be undone while the browser still goes back from the closed dialog.
  await page.waitForFunction(() => history.state !== 'over');
}

const has = (page, points) => facts(page).getByText(points, { exact: true }).waitFor();
const hasNone = (page) => facts(page).getByText(/point/).waitFor({ state: 'detached' });

/** Taps the top card of the waste. */
async function tapWaste(page) {
  const id = await page.evaluate(() =>
    document.getElementById('p0').previousElementSibling.getAttribute('aria-owns').split(' ').at(-1));
  await page.locator(`#${id}`).click();
}

game('points are shown if the person wants them, and follow undo, redo and a reload',
  { size: PHONE, hash: `#game=klondike&deal=${line.seed}`, before: stored({ 'patience/settings': SETTINGS }) },
  async ({ page }) => {
    await table(page);
    await hasNone(page);
    await score(page, 'standard');
    await has(page, '0 points');
    await page.locator('#p1').click();
    await hasMoves(page, 1);
    // The recorded game begins with a card from the waste to a foundation.
    assert.deepEqual(line.moves.slice(0, 2), ['draw', '0>2']);
    await tapWaste(page);
    await has(page, '10 points');
    await page.keyboard.press('t');
    await page.getByText(/Column 7: .*\. 10 points$/).waitFor({ state: 'attached' });
    await page.keyboard.press('z');
    await has(page, '0 points');
    await page.keyboard.press('y');
    await has(page, '10 points');
    await score(page, 'vegas');
    await has(page, '−47 points');
    const [wide, shown] = await facts(page).evaluate((node) => [node.scrollWidth, node.clientWidth]);
    assert.ok(wide <= shown, `the facts need ${wide} of ${shown} pixels`);
    await reload(page);
    await table(page);
    await has(page, '−47 points');
    await hasMoves(page, 2);
    await page.keyboard.press('z');
    await has(page, '−52 points');
    assert.deepEqual(await findings(new AxeBuilder({ page })), []);
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByText('Vegas: the pack costs 52').waitFor();
    await page.keyboard.press('Escape');
    await score(page, 'none');
    await hasNone(page);
    // Spider has no Vegas.
    await score(page, 'vegas');
    await page.evaluate(() => { location.hash = 'game=spider&deal=1'; });
    await page.getByRole('heading', { name: 'Spider' }).waitFor({ state: 'attached' });
    await hasNone(page);
    await score(page, 'standard');
    await has(page, '500 points');
  });

const nearlyWon = stored({
  'patience/settings': JSON.stringify({ options: ['auto=off', 'points=vegas'] }),
  'patience/match/klondike': `patience 1 klondike ${line.seed} ${line.moves.length - 1} 60000 ${line.moves.join(' ')}`,
  'patience/results': 'patience-statistics 1\nklondike 4 3 1 2 80000 110 vegas=-22',
});

game('the points stand at the end of a game and in the statistics',
  { hash: `#game=klondike&deal=${line.seed}`, before: nearlyWon }, async ({ page }) => {
    await table(page);
    await has(page, '203 points');
    await page.keyboard.press('y');
    const dialog = await victory(page);
    await dialog.getByText(/ moves in 1:0\d\. 208 points\.$/).first().waitFor();
    await dialog.getByText('Your highest score!').waitFor();
    const results = await page.evaluate(() => localStorage.getItem('patience/results'));
    assert.match(results, /^patience-statistics 1\nklondike 5 4 2 2 \d+ 110 vegas=208$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'This deal' }).click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    const most = page.getByRole('table', { name: 'Highest score' });
    await most.waitFor();
    assert.deepEqual(await most.locator('tbody td').allTextContents(), ['–', '208']);
    assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  });

game('in a low window the button that finishes a game lies over the cards',
  { size: [844, 390], hash: `#game=klondike&deal=${line.seed}`, before: nearlyWon }, async ({ page }) => {
    await table(page);
    const finish = page.getByRole('button', { name: 'Finish' });
    await finish.waitFor();
    const isOnTop = await finish.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const at = (share) => document.elementFromPoint(left + share * (right - left), (top + bottom) / 2);
      return [0.1, 0.5, 0.9].every((share) => node.contains(at(share)));
    });
    assert.ok(isOnTop);
    // The hint has the room of the number of the deal.
    const deal = facts(page).locator('span').first();
    assert.ok(await deal.isVisible());
    await page.keyboard.press('?');
    await deal.waitFor({ state: 'hidden' });
    await has(page, '203 points');
  });
