// The programs beside the page, the workers and that for online tables: a file of theirs that does not arrive is asked
// for again, and nobody has to load the page again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch, visit } from './harness.mjs';

/** A visitor whose first requests for a file fail; the others come through. */
async function without(file, times, of, params, body, more = {}) {
  const shared = await launch();
  const visitor = await visit(shared, { of, params, context: { serviceWorkers: 'block' }, ...more });
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

const LOST = 'patience 1 little-bismarck 1 11 0 14>8 13>6 8>10 15>7 14>8 7>15 16>7 8>11 6>8 9>6 16>4';

test('the solver does not arrive: the look back says so, and opened again it is complete', () =>
  without(/\/worker-patience-[0-9a-f]+\.wasm$/, 3, 'patience', { lang: 'en' }, async ({ page }) => {
    const lookBack = async () => {
      await page.getByRole('button', { name: 'This deal' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Look back' }).click();
    };
    await page.locator('.board .card').first().waitFor({ state: 'attached' });
    await lookBack();
    await page.getByText('The solver does not answer. Close this and try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await lookBack();
    await page.getByText('After move 7 it could no longer be won.').waitFor();
  }, {
    hash: '#game=little-bismarck&deal=1',
    before: (context) => context.addInitScript((save) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('patience/match/little-bismarck', save);
      localStorage.setItem('patience/settings', JSON.stringify({ options: ['auto=off', 'check=off', 'winnable=off'] }));
    }, LOST),
  }));
