// People who play together in windows of one browser: two pages, one match.
import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { game as anyGame, useBrowser } from './harness.mjs';
import { logOf, openFriends, playTogether } from './friends.mjs';

useBrowser();

const PARAMS = { speed: 'instant', lang: 'en' };
const roundIsOver = (page) => async () => page.getByRole('dialog').getByRole('button', { name: /Next round|New match/ }).isVisible();

/** Anna opens a table for two; Ben joins in another window. */
async function meet(page, context) {
  await openFriends(page, 'Anna');
  await page.getByRole('radio', { name: '2' }).check().catch(() => {});
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByText('Anna (You)').waitFor();
  const other = await context.newPage();
  await other.goto(page.url().split('#')[0]);
  // A match of this browser is on the table of every window that is opened.
  const first = other.getByRole('button', { name: 'Play with friends', disabled: false });
  await first.or(other.getByRole('button', { name: 'New match' })).first().waitFor();
  if (!(await first.isVisible())) await other.getByRole('button', { name: 'New match' }).click();
  await openFriends(other, 'Ben');
  await other.getByRole('button', { name: 'Join in another window' }).click();
  await page.getByText('Ben', { exact: true }).waitFor();
  await other.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match', disabled: false }).click();
  await Promise.all([page, other].map((one) => one.locator('.hand .card').first().waitFor()));
  return other;
}

const game = (name, options, body) => anyGame(name, { of: 'own-trumps', ...options, params: { ...PARAMS, deals: 1, players: 2, ...options.params } }, body);

game('two windows play a whole match; the log of each says what its person may know', {}, async ({ page, context }) => {
  const other = await meet(page, context);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('log').getByText('There are no hints at a table with friends.').waitFor();
  await playTogether([page, other], roundIsOver(page));
  await other.getByRole('dialog').waitFor();
  const [anna, ben] = [await logOf(page), await logOf(other)];
  assert.match(anna, /Ben (leads|beats|puts|takes)|Ben has no cards left/, 'Anna hears of Ben');
  assert.match(ben, /Anna (leads|beats|puts|takes)|Anna has no cards left/, 'Ben hears of Anna');
  const title = (one) => one.getByRole('dialog').getByRole('heading').first().textContent();
  assert.match(await title(page), /wins?|Nobody|share/i);
  assert.match(await title(other), /wins?|Nobody|share/i);
});

const cardsOf = (page) => page.locator('.hand .card').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split(',')[0]).sort());

for (const who of ['guest', 'host']) {
  game(`a ${who} who reloads in the middle of a round has the same seat and the same cards again, and a rematch follows`, {}, async ({ page, context }) => {
    const other = await meet(page, context);
    let acts = 0;
    await playTogether([page, other], async () => (acts += 1) > 6);
    const one = who === 'guest' ? other : page;
    await one.waitForTimeout(500);
    const before = await cardsOf(one);
    await one.reload();
    await one.locator('.hand .card').first().waitFor();
    assert.deepEqual(await cardsOf(one), before);
    await playTogether([page, other], roundIsOver(page));
    await page.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'Play again with the same people' }).click();
    await other.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Start the match', disabled: false }).click();
    await Promise.all([page, other].map((side) => side.locator('.hand .card').nth(17).waitFor()));
  });
}

game('a person reacts, the host leaves, and the own match of this page is there again', {}, async ({ page, context, table }) => {
  await table.deal();
  await table.playFirstLegal();
  await page.getByRole('button', { name: 'New match' }).click();
  const other = await meet(page, context);
  await other.getByRole('button', { name: 'New match' }).click();
  await other.getByRole('button', { name: 'Well played!' }).click();
  await page.getByRole('log').getByText('Ben: Well played!').waitFor();
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await other.getByText('The host has closed the table.').first().waitFor();
  const own = JSON.parse(await page.evaluate(() => localStorage.getItem('own-trumps/match')));
  assert.ok(own.players.some((player) => player.seat === 'bot'), 'the own match was kept');
  assert.equal(own.deals, undefined);
});

game('what is no invitation gets an answer, and the dialog is accessible', {}, async ({ page }) => {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('The invitation that you got').fill('Shall we play?');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('There is no invitation and no reply in this text.').first().waitFor();
  const first = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(first.violations.map((one) => one.id), []);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByText('Anna (You)').waitFor();
  const lobby = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(lobby.violations.map((one) => one.id), []);
});
