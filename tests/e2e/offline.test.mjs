// Once it has been open, the game needs no network.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';

useBrowser();

/** Waits until every file is kept and the service worker has taken the page over. */
const kept = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = resolve; });
  }
});

game('a match is begun, gone on with after a reload and played on without a network',
  { params: { seed: 'offline', speed: 'instant' } },
  async ({ context, page, table }) => {
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await table.deal();
    assert.equal(await table.playToMidTrick(), 'turn');
    const before = await table.spoken();
    await page.reload();
    await table.next();
    assert.deepEqual(await table.spoken(), before);
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
    await page.goto(new URL('?players=6&lang=de&seed=1', page.url()).href);
    await table.dialog.waitFor();
  });

game('the browser finds nothing that keeps the game from being installed', {},
  async ({ context, page }) => {
    await kept(page);
    const client = await context.newCDPSession(page);
    const manifest = await client.send('Page.getAppManifest');
    assert.deepEqual(manifest.errors, []);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A browser that keeps nothing for good installs nothing; that is the test's doing, not the page's.
    const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    assert.deepEqual(errors, []);
  });
