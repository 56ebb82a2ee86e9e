// The chunk of the program that a first match does not need: it is not loaded without a reason, and
// the page goes on where it cannot be loaded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, launch, reload, useBrowser, visit } from './harness.mjs';

useBrowser();

const CHUNK = /\/page-more-[0-9a-f]+\.wasm/;

game('a first match asks for no chunk; the next visit, with that match, does', { params: { speed: 'instant' } }, async ({ page, table }) => {
  const asked = [];
  // A service worker that keeps everything for playing offline is another matter.
  page.on('request', (request) => { if (CHUNK.test(request.url()) && !request.serviceWorker()) asked.push(request.url()); });
  await table.deal();
  await table.playUntil((what) => what === 'round');
  assert.deepEqual(asked, []);
  await reload(page);
  await page.getByRole('dialog').waitFor();
  assert.equal(asked.length, 1);
});

test('where the chunk is not available, the page says so, goes on, and tries again when asked', async () => {
  const shared = await launch();
  const { page, context } = await visit(shared, { context: { serviceWorkers: 'block' } });
  try {
    await context.route(CHUNK, (route) => route.abort());
    const says = page.getByRole('status').filter({ hasText: 'This could not be loaded.' });
    for (const name of ['Settings', 'Learn to play', 'Statistics', 'More options']) {
      await page.getByRole('button', { name, exact: true }).click();
      await says.waitFor();
      await says.getByRole('button', { name: 'Close' }).click();
      assert.equal(await page.getByRole('dialog').count(), 0, name);
      assert.ok(await page.getByRole('button', { name: 'Play', exact: true }).isVisible(), name);
    }
    await context.unroute(CHUNK);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('textbox').count(), 0, 'what could not be had does not open later');
  } finally {
    await context.close();
    await shared.close();
  }
});
