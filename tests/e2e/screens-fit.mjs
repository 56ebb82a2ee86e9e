// Whether dialogs and pages lie in their windows as they should.
//
//   SHOTS='360x640 1366x768' node --test screens.test.mjs    looks at these sizes only, and paints each
import { describe } from 'node:test';
import assert from 'node:assert/strict';
import { game, shot } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { before, VISITS } from './screens.mjs';
import { mayScroll, scaleText } from './sizes.mjs';
import { taking } from './turns.mjs';

const SHOTS = (process.env.SHOTS ?? '').split(' ').filter(Boolean).map((size) => size.split('x').map(Number));

/**
 * Tests of every dialog and page, for each language in its windows: width, height and the share of the usual size of
 * text. The windows take turns in `parts` groups. Two at a time: each waits for its page most of the while.
 */
export function screensFit(sizesOf, parts) {
  describe('dialogs and pages', { concurrency: 2, timeout: 3_600_000 }, () => {
    for (const [lang, sizes] of Object.entries(sizesOf)) {
      for (const visit of VISITS) {
        game(`everything of “${visit.name}” fits every window (${lang})`,
          { of: visit.of, params: { lang, ...visit.params }, before: before(visit.before ?? {}), hash: visit.hash },
          async ({ page }) => {
            const found = [];
            for (const [at, [name, open]] of visit.screens.entries()) {
              await open(page);
              const here = await atAll(page, SHOTS.length ? SHOTS : taking(sizes, { parts, shift: at }), `${name} ${lang}`);
              found.push(...here.map((complaint) => `${name}: ${complaint}`));
            }
            assert.ok(found.length === 0, found.join('\n'));
          });
      }
    }
  });
}

/** What is wrong once the page has come to rest: what two looks in a row say alike. */
export async function lasting(look) {
  let found = await look();
  for (let looks = 0; found.length && looks < 20; looks += 1) {
    await new Promise((done) => { setTimeout(done, 150); });
    const again = await look();
    if (again.join() === found.join()) break;
    found = again;
  }
  return found;
}

/** What is wrong at any of these sizes, each fault once, with the sizes at which it is. */
export async function atAll(page, sizes, name) {
  const where = new Map();
  const settings = await page.context().newCDPSession(page);
  for (const [width, height, scale = 1] of sizes) {
    await page.setViewportSize({ width, height });
    await scaleText(settings, scale);
    // The dialog was opened with another size of text.
    if (scale !== 1) await page.locator('dialog[open]').evaluateAll((all) => all.forEach((one) => { one.scrollTop = 0; }));
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    if (SHOTS.length) await shot(page, `${name} ${width}x${height} ${scale}`);
    for (const complaint of await lasting(() => complaints(page, { scrolls: mayScroll([width, height], scale) }))) {
      where.set(complaint, [...(where.get(complaint) ?? []), `${width}×${height} ${scale}`]);
    }
  }
  // The next one opens in a usual window.
  await page.setViewportSize({ width: 683, height: 384 });
  await scaleText(settings, 1);
  return [...where].map(([complaint, at]) => `${complaint} (${at.length === sizes.length ? 'everywhere' : at.join(', ')})`);
}
