// Several people on one device: the set-up form, the curtain between turns, the log, a reload, axe.
import assert from 'node:assert/strict';
import { AxeBuilder } from './accessibility.mjs';
import { game, useBrowser } from './harness.mjs';

useBrowser();

const params = { speed: 'instant', level: 'hare', players: 2, seed: 'people', deals: 1 };
const curtain = (page) => page.getByRole('dialog', { name: /^Pass to/ });
const ready = (page) => curtain(page).getByRole('button', { name: 'Show my cards' });

async function begin(page, table) {
  const form = await table.moreOptions();
  await form.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await form.getByRole('combobox', { name: 'Level of opponent 1' }).selectOption('person');
  await form.getByRole('textbox', { name: 'Name of opponent 1' }).fill('Bert');
  await form.getByRole('button', { name: 'Deal' }).click();
  await curtain(page).waitFor();
}

for (const [size, theme] of [[[360, 640], 'light'], [[844, 390], 'dark'], [[1366, 768], 'light']]) {
  game(`a curtain hides every hand between two people at ${size.join('×')}`,
    { of: 'own-trumps', params: { ...params, theme }, size },
    async ({ page, table }) => {
      await begin(page, table);
      assert.equal(await table.cards.count(), 0, 'no hand before Ready');
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/curtain-${size.join('x')}.png` });
      const found = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(found.violations.map((violation) => violation.id), []);
      for (let turn = 0; turn < 4; turn += 1) {
        // The button has the focus.
        await page.keyboard.press('Enter');
        await curtain(page).waitFor({ state: 'hidden' });
        assert.ok((await table.cards.count()) > 0);
        const names = await table.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent));
        if (turn === 1 && process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/turn-${size.join('x')}.png` });
        await table.playFirstLegal();
        await curtain(page).waitFor();
        assert.equal(await table.cards.count(), 0, 'hidden at once');
        const log = await page.locator('[role=log]').textContent();
        const told = names.filter((name) => name && log.includes(name));
        assert.ok(told.length <= 1, `the log names no hand: ${told}`);
        assert.doesNotMatch(log, /Your turn/);
      }
      await page.reload();
      await ready(page).waitFor();
      assert.equal(await table.cards.count(), 0, 'no hand after a reload');
      await ready(page).click();
      await table.cards.first().waitFor();
    });
}
