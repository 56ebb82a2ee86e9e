// While the program loads, the static page shows the frame in the browser's language, exactly where the
// program will put it: nothing jumps, and nothing larger is painted later. In each run every language is looked at in
// two of the windows, and all windows are.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { SAVED_MATCH } from './table.mjs';
import { launch } from './harness.mjs';
import { held, painted } from './held.mjs';
import { taking } from './turns.mjs';

const SIZES = [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1366, 768], [640, 360], [1920, 1080]];
const WORDS = {
  'en-GB': ['Loading', 'Play', 'Difficulty'],
  'de-AT': ['Wird geladen', 'Spielen', 'Schwierigkeit'],
  'nl-NL': ['Laden', 'Spelen', 'Moeilijkheid'],
  'fr-CA': ['Chargement', 'Jouer', 'Difficulté'],
};
// What is compared: everything of the static page.
const PARTS = '.emblem, h1, .subtitle, .begin, legend, .segments, .segments label, .seats, .begin .primary, .ways button, .credits > p:last-child';

const boxes = (page) => page.evaluate((parts) => [...document.querySelectorAll(parts)].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.localName, ...[x, y, width, height].map((value) => Math.round(value * 2) / 2)];
}), PARTS);

for (const [at, [locale, [loading, play, difficulty]]] of Object.entries(WORDS).entries()) {
  test(`nothing jumps when the program starts (${locale})`, async () => {
    const { browser, server, close } = await launch();
    try {
      for (const [width, height] of taking(SIZES, { parts: 4, shift: at })) {
        const where = `${locale} ${width}×${height}`;
        const { context, page, release } = await held(browser, { locale, viewport: { width, height } });
        await page.goto(server.url, { waitUntil: 'domcontentloaded' });
        await page.getByText(loading).waitFor();
        const button = page.getByRole('button', { name: play, exact: true });
        assert.ok(await button.isDisabled(), `${where}: greyed`);
        assert.equal(await page.getByRole('group', { name: difficulty }).count(), 1, where);
        assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2));
        await painted(page);
        // A busy browser tells late what it has painted, and when.
        await page.waitForFunction(() => window.largest.length > 0);
        const [before, largest] = [await boxes(page), await page.evaluate(() => window.largest)];
        release();
        await page.locator('.begin .primary:enabled').waitFor();
        await painted(page);
        assert.deepEqual(await boxes(page), before, where);
        assert.deepEqual(await page.evaluate(() => window.shifts), [], `${where}: layout shifts`);
        assert.deepEqual(await page.evaluate(() => window.largest), largest, `${where}: painted larger later`);
        await context.close();
      }
    } finally {
      await close();
    }
  });
}

test('a page that arrives piece by piece, cut in the middle of its words, says them once', async () => {
  const { browser, server, close } = await launch();
  const html = await (await fetch(server.url)).text();
  const cuts = [...html.matchAll(/data-word="?\w+"?[^<]*?>(?=\w)/g)].map(({ 0: tag, index }) => index + tag.length);
  assert.equal(cuts.length, (html.match(/data-word/g) ?? []).length);
  const slow = createServer(async (request, response) => {
    if (request.url !== '/') {
      const file = await fetch(new URL(request.url, server.url));
      response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') });
      return response.end(Buffer.from(await file.arrayBuffer()));
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    // Right after a tag, and in the middle of the word behind it.
    const ends = [...cuts.flatMap((cut) => [cut, cut + 2]), html.length];
    for (let at = 0; at < ends.length; at += 1) {
      response.write(html.slice(ends[at - 1] ?? 0, ends[at]));
      await new Promise((done) => { setTimeout(done, 40); });
    }
    return response.end();
  });
  await new Promise((done) => { slow.listen(0, '127.0.0.1', done); });
  try {
    const { context, page } = await held(browser, { locale: 'nl-NL' });
    await page.goto(`http://127.0.0.1:${slow.address().port}/`, { waitUntil: 'domcontentloaded' });
    for (const word of ['Spelen', 'Leren spelen', 'Meer opties']) {
      assert.equal(await page.getByRole('button', { name: word, exact: true }).count(), 1, word);
    }
    assert.equal(await page.getByText(/Loading|Play|Easy/).count(), 0);
    await context.close();
  } finally {
    slow.closeAllConnections();
    slow.close();
    await close();
  }
});

test('the address and the settings say the language, the colours and the frame before the program does', async () => {
  const { browser, server, close } = await launch();
  try {
    for (const [search, kept, lang, theme, embed] of [
      ['', { lang: 'nl', theme: 'light' }, 'nl', 'light', null],
      ['?lang=fr&theme=dark', { lang: 'nl', theme: 'light' }, 'fr', 'dark', null],
      ['?lang=xx&theme=pink&embed=1', {}, 'de', null, ''],
      ['?embed=0', null, 'de', null, null],
    ]) {
      const { context, page } = await held(browser, { locale: 'de-DE' });
      await context.addInitScript((settings) => {
        if (location.protocol !== 'about:' && settings) localStorage.setItem('little-devils/settings', JSON.stringify(settings));
      }, kept);
      await page.goto(server.url + search, { waitUntil: 'domcontentloaded' });
      await page.getByText(Object.entries(WORDS).find(([tag]) => tag.startsWith(lang))[1][0]).waitFor();
      const root = page.locator('html');
      assert.equal(await root.getAttribute('lang'), lang, search);
      assert.equal(await root.getAttribute('data-theme'), theme, search);
      assert.equal(await root.getAttribute('data-embed'), embed, search);
      await context.close();
    }
  } finally {
    await close();
  }
});

test('settings that make no sense keep nobody from the first page', async () => {
  const { browser, server, close } = await launch();
  try {
    for (const settings of ['{', '[]', 'null', '"x"', '{"lang":5,"theme":{}}']) {
      const { context, page, release } = await held(browser, { locale: 'de-DE' });
      await context.addInitScript((text) => {
        if (location.protocol !== 'about:') localStorage.setItem('little-devils/settings', text);
      }, settings);
      await page.goto(server.url, { waitUntil: 'domcontentloaded' });
      await page.getByText('Wird geladen').waitFor();
      release();
      await page.locator('.begin .primary:enabled').waitFor();
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), SAVED_MATCH), null);
      await context.close();
    }
  } finally {
    await close();
  }
});
