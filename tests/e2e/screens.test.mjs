// Every dialog and page lies in its window as it should, at every size and in every language.
//
//   SHOTS='360x640 1366x768' node --test screens.test.mjs    looks at these sizes only, and paints each
import { describe } from 'node:test';
import assert from 'node:assert/strict';
import { game, shot, useBrowser } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { before, VISITS } from './screens.mjs';
import { FEW_SIZES, SIZES } from './sizes.mjs';

const SHOTS = (process.env.SHOTS ?? '').split(' ').filter(Boolean).map((size) => size.split('x').map(Number));
// German words are the longest: what has room for them has room for all.
const SIZES_OF = { de: SIZES, en: FEW_SIZES, nl: FEW_SIZES, fr: FEW_SIZES };

useBrowser();

// Two at a time: each waits for its page most of the while.
describe('dialogs and pages', { concurrency: 2, timeout: 3_600_000 }, () => {
  for (const [lang, sizes] of Object.entries(SIZES_OF)) {
    for (const visit of VISITS) {
      game(`everything of “${visit.name}” fits every window (${lang})`,
        { of: visit.of, params: { lang, ...visit.params }, before: before(visit.before ?? {}), hash: visit.hash },
        async ({ page }) => {
          const found = [];
          for (const [name, open] of visit.screens) {
            await open(page);
            const here = await atAll(page, SHOTS.length ? SHOTS : sizes, `${name} ${lang}`);
            found.push(...here.map((complaint) => `${name}: ${complaint}`));
          }
          assert.ok(found.length === 0, found.join('\n'));
        });
    }
  }
});

/** What is wrong at any of these sizes, each fault once, with the sizes at which it is. */
async function atAll(page, sizes, name) {
  const where = new Map();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (SHOTS.length) await shot(page, `${name} ${width}x${height}`);
    for (const complaint of await complaints(page)) {
      where.set(complaint, [...(where.get(complaint) ?? []), `${width}×${height}`]);
    }
  }
  return [...where].map(([complaint, at]) => `${complaint} (${at.length === sizes.length ? 'everywhere' : at.join(', ')})`);
}
