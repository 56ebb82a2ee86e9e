// When the program cannot start, the page says so, and trying again helps once the cause is gone. When it fails in
// a running game, the page says so too, and the match goes on after it is opened again.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { launch, picture, visit } from './harness.mjs';
import { taking } from './turns.mjs';

let shared;
before(async () => { shared = await launch(); });
after(async () => { await shared?.close(); });

const FAILURES = {
  'the program is not there': ['**/*.wasm', (route) => route.fulfill({ status: 404, body: 'not found' })],
  'the program arrives broken': ['**/*.wasm', (route) => route.fulfill({
    status: 200, contentType: 'application/wasm', body: 'no program at all',
  })],
  'the line breaks': ['**/*.wasm', (route) => route.abort()],
  'its script is not there': ['**/page-script-*.js', (route) => route.fulfill({ status: 404, body: 'not found' })],
  'the starting script is blocked': ['**/page-start-*.js', (route) => route.abort()],
};
// What did not arrive, the button, a browser that is too old.
const WORDS = {
  'en-GB': ['could not be started', 'Try again', 'too old'],
  'de-DE': ['konnte nicht starten', 'Noch einmal versuchen', 'zu alt'],
  'nl-NL': ['kon niet starten', 'Opnieuw proberen', 'te oud'],
  'fr-FR': ['pas pu démarrer', 'Réessayer', 'trop ancien'],
};
const VERSIONS = /111.*121.*16\.6/;

for (const [what, [path, answer]] of Object.entries(FAILURES)) {
  test(`when ${what}, the page says so and can try again`, async () => {
    await meet('en-GB', path, answer);
  });
}

for (const locale of taking(Object.keys(WORDS))) {
  test(`the failure is told in ${locale}`, async () => {
    await meet(locale, '**/*.wasm', (route) => route.abort());
  });
}

const TOO_OLD = {
  'without SIMD': () => {
    WebAssembly.validate = () => false;
    for (const way of ['instantiate', 'instantiateStreaming']) {
      WebAssembly[way] = () => Promise.reject(new WebAssembly.CompileError('no SIMD'));
    }
  },
  'without WebAssembly': () => { delete window.WebAssembly; },
};
for (const [at, [what, make]] of Object.entries(TOO_OLD).entries()) {
  for (const [locale, [, , words]] of taking(Object.entries(WORDS), { shift: at })) {
    test(`a browser ${what} is told which versions play, in ${locale}`, async () => {
      const context = await shared.browser.newContext({ locale, serviceWorkers: 'block' });
      try {
        await context.addInitScript(make);
        const page = await context.newPage();
        await page.goto(shared.server.url);
        await page.getByRole('alert').filter({ hasText: words }).filter({ hasText: VERSIONS }).waitFor();
      } finally {
        await context.close();
      }
    });
  }
}

async function meet(locale, path, answer) {
  const context = await shared.browser.newContext({ locale, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.route(path, answer);
    await page.goto(shared.server.url);
    const [words, again] = WORDS[locale];
    const note = page.getByRole('alert');
    await note.filter({ hasText: words }).waitFor();
    await page.unroute(path);
    await note.getByRole('button', { name: again }).click();
    await page.locator('.begin .primary:enabled').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  } finally {
    await context.close();
  }
}

const STOPPED = {
  en: ['has stopped the game', 'Open again'],
  de: ['hat das Spiel angehalten', 'Neu öffnen'],
  nl: ['heeft het spel gestopt', 'Opnieuw openen'],
  fr: ['a arrêté le jeu', 'Rouvrir'],
};

for (const [lang, theme, size] of taking([
  ['en', 'light', [360, 640]], ['de', 'dark', [360, 640]], ['nl', 'contrast', [1366, 768]], ['fr', 'light', [1366, 768]],
], { parts: 2 })) {
  test(`when the program fails in a match, the page says so and goes on with the match (${lang})`, async () => {
    const { context, page, table } = await visit(shared, { params: { seed: 'trap', speed: 'instant', lang, theme }, size });
    try {
      const cards = page.locator('button[data-card]');
      const hand = () => cards.evaluateAll((all) => all.map((card) => card.dataset.card));
      const saved = () => page.evaluate((name) => localStorage.getItem(name), table.saved);
      await page.locator('.begin .primary:enabled').click();
      const legal = page.locator('button[data-card]:not([aria-disabled="true"])');
      await legal.first().press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('button[data-card]').length === 8);
      await legal.first().waitFor();
      const before = [await hand(), await saved()];
      await foreign(page);
      assert.equal(await page.getByRole('alertdialog').count(), 0, 'an error of others is not told');
      await page.locator('.bar button:has(svg.gear)').click();
      await page.getByRole('dialog').waitFor();
      await trap(page);
      const [words, again] = STOPPED[lang];
      const note = page.getByRole('alertdialog').filter({ hasText: words });
      await note.waitFor();
      await trap(page);
      assert.equal(await page.getByRole('alertdialog').count(), 1, 'it is told once');
      assert.deepEqual(await findings(new AxeBuilder({ page })), []);
      await picture(page, `stopped ${lang} ${theme} ${size[0]}`);
      assert.ok(await note.getByRole('button', { name: again }).evaluate((button) => button === document.activeElement));
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await cards.first().waitFor();
      assert.deepEqual([await hand(), await saved()], before);
      assert.equal(await page.getByRole('alertdialog').count(), 0);
    } finally {
      await context.close();
    }
  });
}

/** Makes the running program trap, as it does when it fails: functions of it get addresses outside of its memory. */
async function trap(page) {
  const trapped = await page.evaluate(async () => {
    const script = await import(document.querySelector('link[rel=modulepreload]').href);
    const found = Object.values(script.initSync());
    const tables = found.filter((part) => part instanceof WebAssembly.Table);
    const parts = tables.flatMap((all) => Array.from({ length: all.length }, (_, at) => all.get(at)));
    const functions = [...parts, ...found].filter((part) => typeof part === 'function');
    return new Promise((done) => {
      setTimeout(() => done(false), 2000);
      window.addEventListener('error', ({ error }) => done(error instanceof WebAssembly.RuntimeError), { once: true });
      setTimeout(() => { for (const call of functions) call(-16, -16, -16, -16, -16); });
    });
  });
  assert.ok(trapped, 'the program has failed');
}

/** Errors that are none of the program. */
async function foreign(page) {
  await page.evaluate(() => {
    setTimeout(() => { throw new Error('of an extension'); });
    Promise.reject(new TypeError('of an extension'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  });
  await page.waitForTimeout(200);
}
