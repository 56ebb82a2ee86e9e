// When the program cannot start, the page says so, and trying again helps once the cause is gone.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { launch } from './harness.mjs';

let shared;
before(async () => { shared = await launch(); });
after(async () => { await shared?.close(); });

const FAILURES = {
  'the program is not there': ['**/*.wasm', (route) => route.fulfill({ status: 404, body: 'not found' })],
  'the program arrives broken': ['**/*.wasm', (route) => route.fulfill({
    status: 200, contentType: 'application/wasm', body: 'no program at all',
  })],
  'the line breaks': ['**/*.wasm', (route) => route.abort()],
  'its script is not there': ['**/app-*.js', (route) => route.fulfill({ status: 404, body: 'not found' })],
  'the starting script is blocked': ['**/start-*.js', (route) => route.abort()],
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

for (const locale of Object.keys(WORDS)) {
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
for (const [what, make] of Object.entries(TOO_OLD)) {
  for (const [locale, [, , words]] of Object.entries(WORDS)) {
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
