// The programs beside the page, the workers and that for online tables: a file of theirs that does not arrive is asked
// for again, and nobody has to load the page again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch, visit } from './harness.mjs';

/** A visitor whose first requests for a file fail; the others come through. */
async function without(file, times, of, params, body) {
  const shared = await launch();
  const visitor = await visit(shared, { of, params, context: { serviceWorkers: 'block' } });
  let asked = 0;
  await visitor.context.route(file, (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  try {
    await body(visitor);
    assert.ok(asked > times, `asked for ${asked} times`);
  } finally {
    await visitor.context.close();
    await shared.close();
  }
}

for (const [what, file] of [
  ['script', /\/online-script-[0-9a-f]+\.js$/],
  ['program', /\/online-program-[0-9a-f]+\.wasm$/],
  ['part of the game', /\/online-own-trumps-[0-9a-f]+\.wasm$/],
]) {
  test(`online tables, the ${what} does not arrive: the page says so, and the next press opens a table`, () =>
    without(file, 1, 'own-trumps', { players: 2 }, async ({ page }) => {
      const press = (name) => page.getByRole('button', { name, exact: true }).click();
      await press('Play with friends');
      await page.getByLabel('Your name').fill('Anna');
      await press('Open a table');
      await page.locator('.friends .news', { hasText: 'This could not be loaded.' }).waitFor();
      // The button has the focus again: whoever uses the keyboard presses it once more.
      await page.waitForFunction(() => document.activeElement.textContent === 'Open a table');
      await page.keyboard.press('Enter');
      await page.getByText('The match can start once all seats are taken and everybody is ready.').waitFor();
    }));
}

for (const [what, file] of [
  ['program', /\/worker-program-[0-9a-f]+\.wasm$/],
  ['part of the game', /\/worker-little-devils-[0-9a-f]+\.wasm$/],
]) {
  test(`the bots' worker, the ${what} does not arrive: it is started again, and the bots play`, () =>
    without(file, 2, 'little-devils', { players: 4, seed: 'beside', speed: 'instant', level: 'devil' }, async ({ table }) => {
      await table.deal();
      await table.next();
      await table.playEasiest();
      assert.equal(await table.next(), 'turn');
    }));
}
