// axe, the accessibility checker, finds nothing on any screen, in any language.
import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';
import { game, useBrowser } from './harness.mjs';

const AxeBuilder = axe.default ?? axe;

useBrowser();

for (const lang of ['en', 'de']) {
  game(`axe finds nothing (${lang})`,
    { params: { players: 4, seed: 'axe', speed: 'instant', lang } },
    async ({ page }) => {
      // Found without names, as these differ by language.
      const submit = page.locator('form [type=submit]');
      const legal = page.locator('button[data-card]:not([aria-disabled="true"])');
      const dialog = page.getByRole('dialog');

      await submit.waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), lang);
      await clean(page, 'set-up');
      await submit.click();
      await legal.first().waitFor();
      await clean(page, 'table');
      for (let plays = 0; plays < 9; plays += 1) {
        await legal.or(dialog).first().waitFor();
        const number = await legal.first().getAttribute('data-card');
        await legal.first().focus();
        await page.keyboard.press('Enter');
        await page.locator(`button[data-card="${number}"]`).waitFor({ state: 'detached' });
      }
      await dialog.waitFor();
      await clean(page, 'end of the round');
    });
}

async function clean(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) =>
    `${where}: ${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  assert.deepEqual(told, []);
}
