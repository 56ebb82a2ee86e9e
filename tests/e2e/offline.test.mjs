// Once it has been open, the game needs no network.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { DIST, game, launch, reload, useBrowser, visit } from './harness.mjs';
import { GAMES } from './table.mjs';

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
    await reload(page);
    await table.deal();
    assert.equal(await table.playToMidTrick(), 'turn');
    const before = await table.spoken();
    await reload(page);
    await table.next();
    assert.deepEqual(await table.spoken(), before);
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
    await page.goto(new URL('?players=6&lang=de&seed=1', page.url()).href);
    await table.dialog.waitFor();
  });

test('without a server and without the browser\'s own cache, a game in a folder of the site has its bots', async () => {
  const { browser, server, elsewhere } = await launch();
  const { page, context, table } = await visit({ browser, server }, { of: 'own-trumps', params: { lang: 'en', speed: 'instant', seed: 1, players: 2 } });
  try {
    await kept(page);
    const client = await context.newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    await server.close();
    await page.reload();
    await table.deal();
    await page.keyboard.press('?');
    await page.getByText(/^Play the .* your risk of losing the round/).waitFor();
  } finally {
    await browser.close();
    await elsewhere.close();
  }
});

game('without a network, a game that was never opened says so, and one that was opens', { params: { lang: 'en' } },
  async ({ context, page, server }) => {
    await page.goto(new URL('michigan/?lang=en', server.url).href);
    await kept(page);
    await page.goto(new URL('?lang=en', server.url).href);
    await kept(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Patience' }).click();
    await page.getByText('Patience is not kept on this device yet.').waitFor();
    await page.getByRole('link', { name: 'Michigan' }).click();
    await page.getByRole('heading', { name: 'Michigan' }).waitFor();
  });

for (const of of Object.keys(GAMES)) {
  game(`the browser finds nothing that keeps ${of} from being installed`, { of },
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
}

game('another game opened after the first one offers no update: its own version is the first', {},
  async ({ page, server }) => {
    await kept(page);
    await page.goto(new URL('own-trumps/?lang=en', server.url).href);
    await page.evaluate(() => new Promise((resolve) => {
      const taken = () => navigator.serviceWorker.controller?.scriptURL.includes('own-trumps') && resolve();
      navigator.serviceWorker.addEventListener('controllerchange', taken);
      taken();
    }));
    assert.equal(await page.getByRole('button', { name: 'Update now' }).count(), 0);
  });

/** The built page in a folder of its own, and a way to publish another version in its place. */
async function published() {
  const folder = await mkdtemp(join(tmpdir(), 'little-devils-'));
  await cp(DIST, folder, { recursive: true });
  const change = async (name, from, to) => {
    const path = join(folder, name);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    await Promise.all(['.br', '.gz'].map((ending) => rm(path + ending, { force: true })));
  };
  return {
    folder,
    publish: async () => {
      await change('index.html', '<title', '<meta name=version content=next><title');
      await change('service-worker.js', /(?<=CACHE=")little-devils-\w+/, 'little-devils-next');
    },
  };
}

test('an update published between two loads waits for the round to end, and no card is lost', async () => {
  const { folder, publish } = await published();
  const { browser, close } = await launch();
  const server = await serve(folder);
  try {
    const params = { seed: 'update', speed: 'instant' };
    const { context, page, table, faults } = await visit({ browser, server }, { params });
    const next = page.locator('meta[name=version]');
    await kept(page);
    await table.deal();
    await table.playToMidTrick();
    const before = await table.spoken();

    await publish();
    await reload(page);
    await table.next();
    assert.equal(await next.count(), 0, 'the version that the match was begun with');
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    await context.setOffline(true);
    await reload(page);
    await table.next();
    assert.deepEqual(await table.spoken(), before, 'without a network, too');
    await context.setOffline(false);

    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
    const [saved, scores] = [await table.savedMatch(), await table.scores()];
    let loads = 0;
    page.on('load', () => { loads += 1; });
    await table.dialog.getByRole('status').getByRole('button').click();
    await next.waitFor({ state: 'attached' });
    assert.equal(await table.next(), 'round');
    assert.equal(loads, 1);
    assert.equal(await table.savedMatch(), saved);
    assert.deepEqual(await table.scores(), scores);
    await table.nextRound();
    assert.deepEqual(faults, []);
  } finally {
    await server.close();
    await close();
    await rm(folder, { recursive: true });
  }
});

for (const [device, standalone, shown] of [['an iPhone', false, 1], ['the home screen', true, 0], ['a desktop', undefined, 0]]) {
  test(`how to install by hand is told ${shown} times on ${device}`, async () => {
    const { browser, server, close } = await launch();
    try {
      const context = await browser.newContext({ locale: 'en-GB' });
      await context.addInitScript((value) => {
        if (value !== undefined) Object.defineProperty(navigator, 'standalone', { value });
      }, standalone);
      const page = await context.newPage();
      await page.goto(server.url);
      await page.locator('.begin .primary:enabled').waitFor();
      assert.equal(await page.getByText('Add to Home Screen').count(), shown);
    } finally {
      await close();
    }
  });
}
