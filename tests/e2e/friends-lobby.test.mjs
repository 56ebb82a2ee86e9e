// Before and between online matches: what the page says is next, and what it says to mistakes.
import assert from 'node:assert/strict';
import { game as anyGame, useBrowser } from './harness.mjs';
import { leave, logOf, meetAll, openFriends, playTogether } from './friends.mjs';

useBrowser();

const game = (name, params, body) => anyGame(name, { of: 'own-trumps', params: { speed: 'instant', lang: 'en', deals: 1, players: 2, ...params } }, body);

const button = (page, name) => page.getByRole('button', { name, exact: true });
const news = (page, text) => page.locator('.friends .news', { hasText: text }).waitFor();
/** What has the focus: its name or its value. */
const focused = (page) => page.evaluate(() => {
  const at = document.activeElement;
  return at.labels?.[0]?.querySelector('.label').textContent ?? at.textContent;
});
/** The buttons that look like the next thing to do. */
const strong = (page) => page.locator('.friends button').evaluateAll((all) => {
  const colour = (one) => getComputedStyle(one).backgroundColor;
  const ember = Object.assign(document.createElement('i'), { style: 'background: var(--ember)' });
  document.body.append(ember);
  const found = all.filter((one) => colour(one) === colour(ember)).map((one) => one.textContent);
  ember.remove();
  return found;
});

game('what is missing has the focus, and wrong texts get an answer where they were pasted', {}, async ({ page, server }) => {
  await button(page, 'Play with friends').click();
  await button(page, 'Open a table').click();
  await page.getByRole('alert').waitFor();
  assert.equal(await focused(page), 'Your name');
  await page.getByLabel('Your name').fill('Anna');
  await button(page, 'Join').click();
  await news(page, 'There is no invitation and no reply in this text.');
  const invitation = page.getByLabel('The invitation that you got');
  await invitation.fill('Shall we play?');
  await invitation.press('Enter');
  await news(page, 'Copy the whole link, and paste it again.');
  await page.waitForFunction(() => document.activeElement.value === 'Shall we play?');
  // The news stay in sight, however far down the fields are.
  await page.setViewportSize({ width: 390, height: 500 });
  await invitation.scrollIntoViewIfNeeded();
  const box = await page.locator('.friends .news').boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 500, JSON.stringify(box));
  // And they never lie over what has the focus.
  await page.getByLabel('Your name').focus();
  const name = await page.getByLabel('Your name').boundingBox();
  const over = await page.locator('.friends .news').boundingBox();
  assert.ok(name.y >= over.y + over.height, JSON.stringify([name, over]));
  await invitation.fill(`Come here: ${server.url}michigan/#friends=EBoCqu9kxmF5KeUTVBB2fqHVS739`);
  await button(page, 'Join').click();
  await news(page, 'This invitation is for another game. Open its link instead.');
  await button(page, 'Join the table in another window').click();
  await page.getByText('Looking for a table in another window of this browser').waitFor();
});

game('whoever opens an invitation enters a name and joins', {}, async ({ page }) => {
  await page.evaluate(() => { location.hash = 'friends=EBoCqu9kxmF5KeUTVBB2fqHVS739rVGs8qL8'; });
  await page.getByText('You are invited to play.').waitFor();
  await page.waitForFunction(() => document.activeElement.autocomplete === 'nickname');
  assert.deepEqual(await strong(page), ['Join']);
  assert.equal(await button(page, 'Open a table').count(), 0);
  await page.keyboard.insertText('Ben');
  await page.keyboard.press('Enter');
  // Only a part of the text has arrived: now it can be pasted whole.
  await news(page, 'Copy the whole link, and paste it again.');
  await page.getByLabel('The invitation that you got').waitFor();
});

game('the lobby says who is ready and what it waits for; a seat that stays open goes to a bot', { players: 3 }, async ({ page, context }) => {
  await openFriends(page, 'Anna');
  await page.getByLabel('Seat 3').selectOption('A friend');
  await button(page, 'Open a table').click();
  await page.getByText('The match can start once all seats are taken and everybody is ready.').waitFor();
  assert.deepEqual(await strong(page), ['Invite a friend']);
  const ben = await context.newPage();
  await ben.goto(page.url().split('#')[0]);
  await openFriends(ben, 'Ben');
  await button(ben, 'Join the table in another window').click();
  await news(ben, 'You are at Anna’s table.');
  await ben.getByRole('log').getByText('You are at Anna’s table.').waitFor();
  assert.deepEqual(await strong(ben), ['I am ready']);
  await button(ben, 'I am ready').focus();
  await ben.keyboard.press('Enter');
  await ben.getByText('Anna starts the match once everybody is ready.').waitFor();
  assert.match(await focused(ben), /I am ready/);
  await page.getByRole('log').getByText('Ben is ready.').waitFor();
  await button(page, 'Let a bot play here: Seat 3').click();
  await news(page, 'Everybody is ready. You can start the match.');
  assert.deepEqual(await strong(page), ['Start the match']);
  await button(page, 'Start the match').click();
  await Promise.all([page, ben].map((one) => one.locator('.hand .card').first().waitFor()));
  // The name is there the next time.
  assert.match(await ben.evaluate(() => localStorage.getItem('own-trumps/settings')), /Ben/);
});

/** All have a dialog of a round or match that is over. */
const isOver = (pages) => async () => (await Promise.all(pages.map((one) => one.locator('dialog[data-answers]').count()))).every(Boolean);

game('between rounds a guest sees who goes on, and after the match who asks for another one', { deals: 3 }, async ({ page, context }) => {
  const [ben] = await meetAll(page, context, ['Ben']);
  await playTogether([page, ben], isOver([page, ben]));
  await ben.getByRole('dialog').getByText('Anna goes on with the next round.').waitFor();
  assert.equal(await page.getByText('Anna goes on with the next round.').count(), 0);
  for (let rounds = 1; rounds < 3; rounds += 1) {
    await button(page, 'Next round').click();
    await Promise.all([page, ben].map((one) => one.locator('dialog[data-answers]').waitFor({ state: 'detached' })));
    await playTogether([page, ben], isOver([page, ben]));
  }
  await page.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
  assert.deepEqual(await strong(page), ['Play again with the same people']);
  await button(page, 'Play again with the same people').click();
  await news(ben, 'Anna wants to play again. Are you ready?');
});

game('a host whose friend does not come back is shown what can be done, and whoever votes hears what it means', { players: 3 }, async ({ page, context }) => {
  const [ben, cleo] = await meetAll(page, context, ['Ben', 'Cleo']);
  await ben.close();
  await news(page, 'Ben is away. Wait, or let a bot play');
  assert.deepEqual(await strong(page), ['Invite a friend']);
  await button(page, 'Let a bot play for Ben').click();
  await news(page, 'A bot plays for Ben once everybody at the table agrees.');
  assert.equal(await button(page, 'Let a bot play for Ben').getAttribute('aria-pressed'), 'true');
  await cleo.getByRole('navigation').getByRole('button', { name: 'Friends' }).click();
  await button(cleo, 'Let a bot play for Ben').click();
  await news(page, 'A bot plays for Ben now.');
  assert.equal((await logOf(page)).match(/Ben is away/g).length, 1, 'said once');
  // At a table that is closed nobody plays on.
  await leave(page, 'Close the table for everybody?');
  await news(cleo, 'The host has closed the table.');
  assert.deepEqual(await strong(cleo), ['Leave the table']);
});
