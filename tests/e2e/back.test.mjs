// The browser's Back closes what lies over the page first, and leaves no entry behind that does nothing.
import assert from 'node:assert/strict';
import { firstFrame, game, useBrowser } from './harness.mjs';

useBrowser();

const dialogs = (page) => page.getByRole('dialog');
const closed = (page) => page.waitForFunction(() => !document.querySelector('dialog'));
const open = async (page, name) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await dialogs(page).first().waitFor();
};

game('Back closes the settings of a patience, and then leads to the first page', { of: 'patience' }, async ({ page }) => {
  await page.locator('.tile[href*="klondike"]').first().click();
  await page.locator('.board .card:not(.down)').last().waitFor();
  const table = page.url();
  await open(page, 'Settings');
  await page.goBack();
  await closed(page);
  assert.equal(page.url(), table, 'the game is still there');
  // A dialog that was closed by its button leaves nothing to go back to.
  for (const name of ['This deal', 'Rules']) {
    await open(page, name);
    await dialogs(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  }
  await page.waitForFunction(() => history.state !== 'over');
  await page.goBack();
  await page.getByRole('heading', { name: 'Patience' }).waitFor();
  await page.goForward();
  await page.locator('.board .card:not(.down)').last().waitFor();
  assert.equal(page.url(), table);
});

game('another deal from the dialog is the one that stays in the history', { of: 'patience' }, async ({ page }) => {
  await page.locator('.tile[href*="golf"]').click();
  await page.locator('.board .card:not(.down)').last().waitFor();
  await open(page, 'This deal');
  await page.getByLabel('Number of the deal').fill('77');
  await dialogs(page).getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByText('Deal 77', { exact: true }).waitFor();
  await page.waitForFunction(() => history.state !== 'over');
  await page.getByText('Deal 77', { exact: true }).waitFor();
  assert.match(page.url(), /deal=77$/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Patience' }).waitFor();
});

game('a link that is opened with a dialog open takes the dialog along', { of: 'patience' }, async ({ page }) => {
  await page.locator('.tile[href*="golf"]').click();
  await page.locator('.board .card:not(.down)').last().waitFor();
  await open(page, 'Rules');
  await page.evaluate(() => { location.hash = '#game=spider&deal=3'; });
  await page.getByText('Deal 3', { exact: true }).waitFor();
  await closed(page);
});

for (const of of ['little-devils', 'own-trumps']) {
  game(`Back closes each dialog of ${of}, and the tutorial`, { of, params: { lang: 'en' } }, async ({ page, table }) => {
    await table.playButton.waitFor();
    const home = page.url();
    for (const name of ['Rules', 'Settings', 'Statistics', 'Play with friends']) {
      await open(page, name);
      await page.goBack();
      await closed(page);
    }
    // The keys are opened from the settings, and lead back there.
    await open(page, 'Settings');
    await dialogs(page).getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.goBack();
    await closed(page);
    await page.getByRole('button', { name: 'Learn to play' }).click();
    await page.getByText(/^Step 1 of/).waitFor();
    await page.goBack();
    await table.playButton.waitFor();
    assert.equal(page.url(), home, 'the page was never left');
  });
}

game('in a frame, a dialog adds nothing to the history of the host page', { hosted: true, params: { lang: 'en' } }, async ({ page }) => {
  const frame = firstFrame(page);
  const button = frame.getByRole('button', { name: 'Rules' });
  await button.waitFor();
  const before = await page.evaluate(() => history.length);
  await button.click();
  await frame.getByRole('dialog').waitFor();
  assert.equal(await page.evaluate(() => history.length), before);
});

for (const behind of [false, true]) {
  game(`a link that is opened while the page goes back opens, ${behind ? 'just after' : 'just before'} it arrives`,
    { of: 'own-trumps', params: { speed: 'instant' } },
    async ({ page, table }) => {
      await table.playButton.waitFor();
      await page.evaluate((behind) => {
        const link = () => { location.hash = '#beat=2AAAA'; };
        const back = history.back.bind(history);
        history.back = () => {
          delete history.back;
          if (behind) addEventListener('popstate', link, { once: true });
          back();
          if (!behind) link();
        };
      }, behind);
      await open(page, 'Rules');
      await page.keyboard.press('Escape');
      const dialog = page.getByRole('dialog', { name: 'Beat my match', exact: true });
      await dialog.getByRole('alert').filter({ hasText: 'later version' }).waitFor();
      await page.goBack();
      await closed(page);
      await table.playButton.waitFor();
      assert.ok(!page.url().includes('#'));
      await page.waitForFunction(() => history.state !== 'over');
    });
}
