// Coming and going at an online table: the prompt stays, and whoever leaves for good is asked first.
import assert from 'node:assert/strict';
import { game as anyGame, reload, useBrowser } from './harness.mjs';
import { ACT, leave, logOf, meetAll } from './friends.mjs';
import { taking } from './turns.mjs';

useBrowser();

const game = (name, params, body) => anyGame(name, { of: 'own-trumps', params: { speed: 'instant', lang: 'en', deals: 1, players: 2, ...params } }, body);

const button = (page, name) => page.getByRole('button', { name, exact: true });
const openTable = (page) => page.getByRole('navigation').getByRole('button', { name: 'Friends' }).click();
const prompt = (page) => page.locator('.status');

// Little Devils has the news elsewhere; the others are alike.
for (const of of ['little-devils', ...taking(['own-trumps', 'michigan', 'russian-bank'])]) {
  anyGame(`${of}: news about people never take the place of the prompt`, { of, params: { speed: 'instant', lang: 'en', players: of === 'little-devils' || of === 'michigan' ? 3 : 2 } }, async ({ page, context }) => {
    const [ben] = await meetAll(page, context, ['Ben']);
    const isTurn = (one) => prompt(one).innerText().then((text) => /^You/.test(text));
    for (let acts = 0; !(await isTurn(page)); acts += 1) {
      assert.ok(acts < 500, 'Anna has a turn');
      await ben.evaluate(ACT);
      await ben.waitForTimeout(50);
    }
    const asked = await prompt(page).innerText();
    await reload(ben);
    await page.getByRole('log').getByText('Ben is here.').waitFor();
    if (of === 'little-devils') {
      // There the news have the place of the prompt for a moment.
      await prompt(page).filter({ hasText: asked }).waitFor();
      return;
    }
    await page.locator('.rail > .news', { hasText: 'Ben is here.' }).waitFor();
    assert.equal(await prompt(page).innerText(), asked);
    await page.locator('.rail > .news', { hasText: 'Ben is here.' }).waitFor({ state: 'detached' });
    assert.equal(await prompt(page).innerText(), asked);
  });
}

game('a guest who leaves is asked first, the others hear it, and a bot plays at once', { players: 3 }, async ({ page, context }) => {
  const [ben, cleo] = await meetAll(page, context, ['Ben', 'Cleo']);
  await openTable(ben);
  await button(ben, 'Leave the table').click();
  await ben.getByText('Leave for good? You lose your seat').waitFor();
  await ben.waitForFunction(() => document.activeElement.textContent === 'Stay');
  await ben.keyboard.press('Enter');
  await button(ben, 'Stay').waitFor({ state: 'detached' });
  assert.doesNotMatch(await logOf(page), /Ben (is away|has left)/);
  await leave(ben, 'Leave for good?');
  await button(ben, 'Play with friends').waitFor();
  for (const one of [page, cleo]) {
    await one.getByRole('log').getByText('Ben has left the table.').waitFor();
    assert.doesNotMatch(await logOf(one), /Ben is away/);
    await one.locator('.seat', { hasText: 'Ben' }).getByText('has left').first().waitFor();
  }
  // The host's dialog opens by itself, and asks for no invitation: nobody else can have the seat.
  await button(page, 'Let a bot play for Ben').click();
  assert.equal(await button(page, 'Invite a friend').count(), 0);
  await openTable(cleo);
  await button(cleo, 'Let a bot play for Ben').click();
  await page.getByRole('log').getByText('A bot plays for Ben now.').waitFor();
});

game('a guest whose connection is lost is away, and has not left', { players: 3 }, async ({ page, context }) => {
  const [ben] = await meetAll(page, context, ['Ben', 'Cleo']);
  await ben.close();
  await page.getByRole('log').getByText('Ben is away.').waitFor();
  assert.doesNotMatch(await logOf(page), /has left/);
  await button(page, 'Invite a friend').waitFor();
});

game('the button that leaves lies between no others that one presses without a thought', {}, async ({ page, context }) => {
  const [ben] = await meetAll(page, context, ['Ben']);
  await openTable(ben);
  const names = await ben.getByRole('dialog').getByRole('button').allInnerTexts();
  assert.equal(names[0], 'Leave the table');
  assert.notEqual(await ben.evaluate(() => document.activeElement.textContent), 'Leave the table', 'a stray key leaves nothing');
});
