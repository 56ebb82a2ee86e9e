// Whatever scrolls in a small window can be scrolled by keyboard: in every dialog of every game.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { game, useBrowser } from './harness.mjs';
import { unreached } from './layout-checks.mjs';

useBrowser();

const SMALL = [360, 260];
const dialog = (page) => page.locator('dialog[open]');
const button = (page, picture) => page.locator(`.bar button:has(svg.${picture})`);

/** Opens a dialog, and checks it with its content. `settled` is what the content has once it is there. */
async function check(page, open, settled = 'table, .leaf > *, .settings > *, .past > *') {
  await open.click();
  await dialog(page).locator(settled).first().waitFor();
  const where = await dialog(page).locator('h2').textContent();
  assert.deepEqual(await unreached(page), [], where);
  const rule = new AxeBuilder({ page }).withRules(['scrollable-region-focusable']);
  assert.deepEqual(await findings(rule), [], where);
}

/** The same for a dialog that is closed again. */
async function visit(page, open, settled) {
  await check(page, open, settled);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

const TABLE_DIALOGS = {
  'little-devils': ['hint', 'tricks', 'sheet', 'book', 'gear'],
  'own-trumps': ['hint', 'sheet', 'book', 'gear'],
  michigan: ['hint', 'sheet', 'book', 'gear'],
  'russian-bank': ['hint', 'book', 'gear'],
};

for (const [of, menu] of Object.entries(TABLE_DIALOGS)) {
  game(`${of}: the keyboard reaches what scrolls in every dialog`,
    { of, size: SMALL, params: { ...(of !== 'russian-bank' && { players: 3 }), seed: 'scroll', speed: 'instant' } },
    async ({ page }) => {
      const submit = page.locator('.begin .primary:enabled');
      await submit.waitFor();
      assert.deepEqual(await unreached(page), [], 'first page');
      const readings = page.locator('.readings button');
      for (let at = 0; at < await readings.count(); at += 1) await visit(page, readings.nth(at));
      await submit.click();
      await page.locator('[data-state="legal"], .offered').first().waitFor();
      // The last trick is there after the first card.
      if (menu.includes('tricks')) await page.locator('.hand [data-state="legal"]').first().press('Enter');
      for (const picture of menu) await visit(page, button(page, picture), picture === 'hint' ? '.hint-text' : undefined);
    });
}

game('patience: the keyboard reaches what scrolls in every dialog', { of: 'patience', size: SMALL, hash: '#game=klondike&deal=1' },
  async ({ page }) => {
    await page.locator('.board .card[aria-hidden="false"]').first().waitFor();
    for (const name of ['Rules', 'Settings']) await visit(page, page.getByRole('button', { name }));
    for (const name of ['Statistics', 'Look back', 'Chance to win']) {
      await page.getByRole('button', { name: 'This deal' }).click();
      await visit(page, dialog(page).getByRole('button', { name }), 'p, .leaf > *');
    }
  });
