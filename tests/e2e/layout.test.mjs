// Games in progress lie in their window as they should: early, in the middle, late and at their end, in every
// language, at every size, with larger text and with every set of fonts. Each pair of these occurs, those with a set
// of fonts in the runs that are made with it.
//
//   EVERYTHING=1 node --test layout.test.mjs             all of them with all others: some hours
//   SHOTS=1 ONLY=spider node --test layout.test.mjs      paints each; those of games with this in their name
import { after, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { SETS, withFonts } from './fonts.mjs';
import { launch, picture, visit } from './harness.mjs';
import { everyPair, everything, pairs, PLAYED } from './in-progress.mjs';
import { complaints, settled } from './layout-checks.mjs';
import { lasting } from './screens-fit.mjs';
import { mayScroll, scaleText } from './sizes.mjs';
import { takingFonts } from './turns.mjs';

const LOADS = (process.env.EVERYTHING ? everything() : everyPair()).filter(({ game }) => game.name.includes(process.env.ONLY ?? ''));

test('every pair of game, moment, language, fonts, window and size of text is looked at', { skip: Boolean(process.env.ONLY) }, () => {
  const seen = pairs(LOADS);
  assert.deepEqual([...pairs(everything())].filter((pair) => !seen.has(pair)), []);
});

describe('games in progress', { concurrency: true, timeout: 36_000_000 }, () => {
  for (const fonts of takingFonts(Object.keys(SETS))) {
    describe(`fonts: ${fonts}`, { concurrency: 1 }, () => {
      let shared;
      before(async () => { shared = await launch({ env: withFonts(fonts) }); });
      after(async () => { await shared?.close(); });
      for (const load of LOADS.filter((one) => one.fonts === fonts)) {
        const { game, share, lang } = load;
        test(`${game.name}, ${100 * share} % played (${lang})`, async () => lies(shared, load));
      }
    });
  }
});

describe('moments', () => {
  let shared;
  before(async () => { shared = await launch(); });
  after(async () => { await shared?.close(); });
  for (const name of ['little-devils with 6', 'own-trumps with 2', 'michigan with 8', 'russian-bank', 'klondike', 'spider']) {
    test(`a notice lies on no card (${name})`, async () => {
      const game = PLAYED.find((one) => one.name.trim() === name);
      const { context, page } = await open(shared, game, 0.2, { lang: 'de', speed: 'x', theme: 'x' });
      try {
        await page.locator('.notice').waitFor();
        for (const [width, height] of [[320, 568], [390, 844], [844, 390], [683, 384], [1366, 768]]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          await picture(page, `notice ${name} ${width}x${height}`);
          assert.deepEqual(await page.evaluate(underNotices), [], `${width}×${height}`);
        }
      } finally {
        await context.close();
      }
    });
  }

  // For the patiences a test of the layout compares the two. The four rows of Russian Bank have only the height that
  // prompt and news leave.
  for (const [name, least] of [['little-devils with 3', 1], ['own-trumps with 2', 1], ['michigan with 3', 1], ['russian-bank', 0.9]]) {
    test(`cards are at least as large when the page is enlarged to 200 % (${name})`, async () => {
      const game = PLAYED.find((one) => one.name.trim() === name);
      const { context, page } = await open(shared, game, 0.02, { speed: 'instant' });
      try {
        for (const [width, height] of [[1366, 768], [1280, 1024]]) {
          const widths = [];
          for (const scale of [1, 2]) {
            await page.setViewportSize({ width: Math.round(width / scale), height: height / scale });
            await settled(page);
            widths.push(scale * await page.evaluate(cardWidth));
          }
          assert.ok(widths[1] >= least * widths[0] - 1, `${width}×${height}: ${widths}`);
        }
      } finally {
        await context.close();
      }
    });
  }
});

/** Runs in the page: the width of a card of the hand, or of one on the board, as it is without a turn. */
const cardWidth = () => (document.querySelector('.hand .face') ?? document.querySelector('.cell .face')).offsetWidth;

/** Runs in the page: the cards that a notice lies on. */
function underNotices() {
  const notes = [...document.querySelectorAll('.notice')].map((note) => note.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  return [...document.querySelectorAll('main :is(.card, .cell)')].filter((card) => card.checkVisibility({ visibilityProperty: true }))
    .filter((card) => notes.some((note) => meet(note, card.getBoundingClientRect()))).map((card) => card.ariaLabel ?? card.className);
}

/** Opens a game where it is kept, with a share of its moves made. */
async function open(shared, { of, key, hash, save }, share, params) {
  const before = (context) => context.addInitScript(([key, text]) => {
    if (location.protocol !== 'about:') localStorage.setItem(key, text);
  }, [key, save(share)]);
  const visitor = await visit(shared, { of, hash, params, before });
  await visitor.page.locator('.board .card, .hand .card[data-state="legal"], .offered, .cell[data-state="legal"], dialog[open]').first().waitFor({ state: 'attached' });
  return visitor;
}

/** Looks at a game in its windows. */
async function lies(shared, { game, share, lang, views }) {
  const { name } = game;
  const { context, page, faults } = await open(shared, game, share, { lang, speed: 'instant' });
  try {
    const settings = await context.newCDPSession(page);
    const found = [];
    for (const { size: [width, height], scale } of views) {
      await page.setViewportSize({ width, height });
      await scaleText(settings, scale);
      await settled(page);
      await picture(page, `layout ${name} ${100 * share} ${lang} ${width}x${height} text ${scale}`);
      for (const complaint of await lasting(() => complaints(page, { scrolls: mayScroll([width, height], scale) }))) found.push(`${width}×${height}, text ${scale}: ${complaint}`);
    }
    assert.ok(found.length === 0, found.join('\n'));
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}
