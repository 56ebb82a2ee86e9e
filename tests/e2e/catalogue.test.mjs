// The page of all games: what people look for is found, by eye, ear, keyboard and touch, in every language, with and
// without a script, a network and a storage.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { AxeBuilder, findings } from './accessibility.mjs';
import { DIST, game, launch, reload, useBrowser } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { scaleText, SIZES, ZOOMED } from './sizes.mjs';
import { taking } from './turns.mjs';

const ROWS = readFileSync(new URL('../../games/catalogue/games.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const SCRIPT = fileURLToPath(new URL('../../scripts/catalogue.mjs', import.meta.url));

useBrowser();

const all = (name, options, body) => game(name, { of: 'games', ...options }, body);
const names = (page) => page.locator('.tiles li:not([hidden]) b').allTextContents();
const search = (page) => page.locator('input[name="search"]');
const found = (page) => page.locator('.found');
const stored = (texts) => (context) => context.addInitScript((texts) => {
  if (location.protocol === 'about:' || localStorage.length > 0) return;
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
}, texts);

all('a game is found by every name that people have for it, in any language', {}, async ({ page }) => {
  await found(page).getByText(`${ROWS.length} games`, { exact: true }).waitFor();
  for (const [text, expected] of [
    ['vierzig räuber', ['Forty Thieves']],
    ['VIERZIGRAUBER', ['Forty Thieves']],
    ['raeuber 40', ['Forty Thieves']],
    ['napoleon at', ['Forty Thieves']],
    ['quarante voleurs', ['Forty Thieves']],
    ['dämon', ['Canfield', 'Demon']],
    ['crapette', ['Russian Bank']],
    ['trumpfe', ['Own Trumps']],
    ['kings pat', ['King’s Patience']],
  ]) {
    await search(page).fill(text);
    const shown = await names(page);
    for (const name of expected) assert.ok(shown.some((one) => one.includes(name)), `${text}: ${shown}`);
    assert.ok(shown.length <= 3, `${text}: ${shown}`);
  }
  await search(page).fill('solitaire');
  // Russian Bank is one for two.
  assert.equal((await names(page)).length, ROWS.filter(({ family }) => family === 'patience').length + 1);
});

all('what is not there is answered in words, and one press shows all games again', {}, async ({ page }) => {
  await search(page).fill('a game that nobody knows');
  await found(page).getByText('There is no such game here.').waitFor();
  assert.deepEqual(await names(page), []);
  assert.equal(await found(page).getAttribute('role'), 'status');
  await page.getByRole('button', { name: 'Show all games' }).click();
  await found(page).getByText(`${ROWS.length} games`).waitFor();
  assert.equal((await names(page)).length, ROWS.length);
  assert.ok(await search(page).evaluate((field) => field === document.activeElement));
});

all('conditions: players, kind, online tables', {}, async ({ page }) => {
  const shown = async (label, value) => {
    await page.getByRole('combobox', { name: label }).selectOption(value);
    return (await names(page)).sort();
  };
  assert.deepEqual(await shown('Players', '2'), ['Own Trumps', 'Russian Bank']);
  assert.deepEqual(await shown('Players', '5'), ['Little Devils', 'Michigan']);
  assert.equal((await shown('Players', '1')).length, ROWS.filter(({ players }) => players[0] === 1).length);
  assert.deepEqual(await shown('Kind', 'cards'), []);
  assert.deepEqual(await shown('Players', ''), ['Little Devils', 'Michigan', 'Own Trumps', 'Russian Bank']);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('');
  await page.getByLabel('With friends online').check();
  assert.deepEqual((await names(page)).sort(), ['Little Devils', 'Michigan', 'Own Trumps', 'Russian Bank']);
});

all('favourites last, also for another tab, and the list can be cut down to them', {}, async ({ page, context }) => {
  const star = (of, name) => of.getByRole('button', { name: `Favourite: ${name}`, exact: true });
  const other = await context.newPage();
  await other.goto(page.url());
  await star(page, 'Klondike').click();
  await star(page, 'Michigan').focus();
  await page.keyboard.press('Space');
  await other.locator('.star[aria-pressed="true"]').nth(1).waitFor();
  await reload(page);
  assert.equal(await star(page, 'Klondike').getAttribute('aria-pressed'), 'true');
  await page.getByLabel('Favourites', { exact: true }).check();
  assert.deepEqual(await names(page), ['Michigan', 'Klondike']);
  await star(page, 'Michigan').click();
  assert.deepEqual(await names(page), ['Klondike']);
  assert.equal(await page.evaluate(() => localStorage.getItem('house/favourites')), 'favourites 1 klondike');
});

all('a browser that keeps nothing says so at the first star, and everything else works', {
  before: (context) => context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
  }),
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Favourite: Klondike' }).click();
  await found(page).getByText('Your browser keeps no favourites').waitFor();
  await search(page).fill('michigan');
  assert.deepEqual(await names(page), ['Michigan']);
});

all('what this browser keeps of a game stands on it; unreadable texts are passed over', {
  before: stored({
    'patience/results': 'patience-statistics 1\nklondike 4 3 1 2 80000 110',
    'patience/match/spider': 'patience 1 spider 1 0 0',
    'own-trumps/results': '{"version":1,"places":[1,2]}\nnonsense\n{"version":1,"places":[2,1]}\n',
    'michigan/results': 'nonsense',
    'michigan/settings': '{"lang":',
    'house/favourites': 'nonsense',
  }),
}, async ({ page }) => {
  const own = (id) => page.locator(`li[data-id="${id}"] .own`);
  assert.equal(await own('klondike').textContent(), '3 of 4 won');
  assert.equal(await own('spider').textContent(), 'Under way');
  assert.equal(await own('own-trumps').textContent(), '1 of 2 won');
  assert.equal(await own('michigan').count(), 0);
  assert.equal(await page.locator('.star[aria-pressed="true"]').count(), 0);
});

test('the page speaks the language of the visitor, of the settings or of the address, and takes it along', async () => {
  const { browser, server, close } = await launch();
  try {
    for (const [what, locale, settings, address, lang, carried] of [
      ['the browser', 'de-DE', null, 'games/', 'de', null],
      ['the settings', 'de-DE', { lang: 'nl' }, 'games/', 'nl', null],
      ['the address', 'en-GB', null, 'games/?lang=fr', 'fr', 'fr'],
      ['a language that there is not', 'en-GB', null, 'games/?lang=xx', 'en', null],
      ['English where the browser says German', 'de-DE', null, 'games/?lang=en', 'en', 'en'],
      ['a page in a language', 'en-GB', null, 'games/de/', 'de', 'de'],
      ['English for a page in a language', 'de-DE', null, 'games/fr/?lang=en', 'en', 'en'],
    ]) {
      const context = await browser.newContext({ locale, serviceWorkers: 'block' });
      if (settings) await stored({ 'own-trumps/settings': JSON.stringify(settings) })(context);
      const page = await context.newPage();
      await page.goto(server.url + address);
      await page.locator('.conditions:not([hidden])').waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), lang, what);
      const links = await page.locator('.tile').evaluateAll((all) => all.map(({ href }) => new URL(href).searchParams.get('lang')));
      assert.deepEqual([...new Set(links)], [carried], what);
      await context.close();
    }
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${server.url}games/?lang=de`);
    await page.getByRole('link', { name: 'Klondike' }).click();
    await page.locator('.board .card').first().waitFor({ state: 'attached' });
    assert.match(await page.title(), /^Klondike/);
    assert.equal(await page.locator('html').getAttribute('lang'), 'de');
    await page.getByRole('button', { name: 'Alle Patiencen' }).click();
    await page.locator('.more-games a').last().click();
    await page.getByRole('heading', { name: 'Alle Spiele' }).waitFor();
  } finally {
    await close();
  }
});

test('without a script each game is a link, in the language of the page, and nothing is there that does nothing', async () => {
  const { browser, server, close } = await launch();
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const lang of ['', 'de/', 'nl/', 'fr/']) {
      await page.goto(`${server.url}games/${lang}`);
      const links = await page.locator('.tile').evaluateAll((all) => all.map(({ href }) => href));
      assert.equal(links.length, ROWS.length);
      for (const href of new Set(links.map((link) => link.split('#')[0]))) assert.equal((await fetch(href)).status, 200, href);
      assert.ok(await page.locator('.conditions').isHidden());
      assert.equal(await page.locator('.star').count(), 0);
      const broken = await page.locator('.tile img').evaluateAll((all) => all.map(({ src }) => src));
      for (const src of broken) assert.equal((await fetch(src)).status, 200, src);
    }
  } finally {
    await close();
  }
});

test('the list opens without a network after a visit, and so do the games that were open', async () => {
  const { browser, server, close } = await launch();
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  try {
    await page.goto(`${server.url}games/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((done) => { setTimeout(done, 20); });
    });
    await server.close();
    await page.goto(`${server.url}games/de/`);
    await page.getByRole('heading', { name: 'Alle Spiele' }).waitFor();
    await page.locator('.tile img').first().evaluate((image) => image.decode());
    await page.goto(`${server.url}games/`);
    assert.equal((await names(page)).length, ROWS.length);
  } finally {
    await context.close();
    await close();
  }
});

for (const lang of taking(['en', 'de', 'nl', 'fr'])) {
  for (const theme of taking(['light', 'dark', 'contrast'])) {
    all(`axe finds nothing, and everything fits every window (${lang}, ${theme})`, { params: { lang, theme } }, async ({ page, context }) => {
      await page.locator('.conditions:not([hidden])').waitFor();
      assert.deepEqual(await findings(new AxeBuilder({ page })), []);
      const settings = await context.newCDPSession(page);
      for (const [width, height, scale = 1] of taking([...SIZES, ...ZOOMED, [390, 844, 1.5], [390, 844, 2]], { parts: 3 })) {
        await page.setViewportSize({ width, height });
        await scaleText(settings, scale);
        await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
        assert.deepEqual(await complaints(page, { scrolls: true }), [], `${width}×${height} ${scale}`);
      }
    });
  }
}

test('with 175 games the page is small, axe finds nothing, and a letter of the search takes less than 50 ms on a slow phone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'games-'));
  const copy = join(folder, 'dist');
  mkdirSync(copy);
  cpSync(join(DIST, 'index.html'), join(copy, 'index.html'));
  cpSync(join(DIST, 'shared'), join(copy, 'shared'), { recursive: true, filter: (path) => !/\.(wasm|br|gz)$/.test(path) });
  const many = Array.from({ length: 175 }, (_, at) => {
    const row = ROWS[at % ROWS.length];
    const named = Object.fromEntries(Object.entries(row.names).map(([lang, name]) => [lang, `${name} ${at}`]));
    return { ...row, id: `${row.id}-${at}`, names: named, also: `made up ${at}, ${row.also ?? ''}` };
  });
  writeFileSync(join(folder, 'games.jsonl'), many.map((row) => JSON.stringify(row)).join('\n'));
  const built = spawnSync(process.execPath, [SCRIPT, copy, join(folder, 'games.jsonl')], { encoding: 'utf8' });
  assert.equal(built.status, 0, built.stderr);
  const { browser, server, close } = await launch({}, copy);
  try {
    const html = readFileSync(join(copy, 'games/index.html'));
    const bytes = brotliCompressSync(html).length;
    assert.ok(bytes < 16_000, `${bytes} bytes of html`);
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${server.url}games/`);
    await found(page).getByText('175 games').waitFor();
    assert.deepEqual(await findings(new AxeBuilder({ page })), []);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // From the letter to the picture: the fastest of some says what the page takes, and not what else runs here.
    const times = await page.evaluate(async () => {
      const field = document.querySelector('input[name="search"]');
      const times = [];
      for (const text of ['m', 'ma', 'mad', 'made', '', 's', 'sp', 'spi']) {
        const begin = performance.now();
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        document.querySelector('.tiles').getBoundingClientRect();
        times.push(performance.now() - begin);
        await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
      }
      return times;
    });
    const median = times.sort((one, other) => one - other)[times.length / 2];
    assert.ok(median < 50, `${times.map(Math.round)} ms`);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
