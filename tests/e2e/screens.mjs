// Every dialog and page of the game with real content, in the order in which one comes to them.
import { readFileSync } from 'node:fs';
import { LONGEST_MATCH } from './harness.mjs';
import { SAVED_MATCH } from './table.mjs';

const data = (name) => readFileSync(new URL(`../../games/little-devils/tests/data/${name}`, import.meta.url), 'utf8').trim();

/**
 * The longest match of six players: seven rounds, and the person wins. Nobody has a hundred devils
 * before the last round, of which each has 87.
 */
export const SIX = data('match-six.jsonl');

/** A match with this number of its cards played. */
export const cut = (match, cards) => {
  const whole = JSON.parse(match);
  return JSON.stringify({ ...whole, plays: whole.plays.slice(0, cards) });
};

const SETTINGS = {
  lang: 'en', speed: 'instant', theme: 'auto', motion: 'system', card_size: 'medium',
  on: ['show-legal', 'history'], off: ['play-forced', 'ask-first', 'sound', 'left-handed'],
  players: 6, name: 'Maximilian', levels: ['imp', 'kobold', 'goblin', 'devil', 'lucifer'],
};

/** Thirty matches, the newest eighteen of them reviewed; as the database keeps them. */
const MATCHES = data('kept-matches.jsonl').split('\n').map((line) => [JSON.parse(line).link, line]);

/** Results of a game's matches, in the format that is kept. */
const results = (of) => readFileSync(new URL(`../../games/${of}/tests/data/results-1.txt`, import.meta.url), 'utf8').trim();

/** The date this number of days ago. */
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Today's deal and most of the last month's, some with par. */
const DAYS = Array.from({ length: 28 }, (_, ago) => ago).filter((ago) => ago % 9 !== 5).map((ago) => {
  const par = ago % 3 ? { par: (ago * 7) % 23 } : {};
  const tricks = Array.from({ length: 9 }, (_, trick) => (trick * 5 + ago) % 4 === 0);
  return [day(ago), JSON.stringify({ version: 1, on: day(ago), devils: (ago * 11) % 40, tricks, ...par })];
});

/** Own mistakes, some of them due, and puzzles of the set that were answered. */
const PUZZLES = readFileSync(new URL('../../games/little-devils/analysis/src/puzzles.jsonl', import.meta.url), 'utf8').trim().split('\n')
  .map((line) => JSON.parse(line)).slice(0, 40).map(({ position, cards }, at) => {
    const worst = cards.toSorted((one, other) => other[3] - one[3])[0][0];
    const mistake = at % 4 === 0 && { goal: 5, right: at % 3, played: worst, cards };
    return [position, JSON.stringify({
      version: 1, position, due: day(at % 3 ? -at : 1), ...(mistake || { goal: 1, right: at % 3 ? 1 : 0 }),
    })];
  });

const DATABASES = {
  'little-devils': { days: DAYS, salts: [], matches: MATCHES },
  'little-devils-puzzles': { puzzles: PUZZLES },
};

/** Runs in a page of the game's origin, before the game: makes its databases, as version 1 has them. */
const shelve = (databases) => Promise.all(Object.entries(databases).map(([name, stores]) => new Promise((done, failed) => {
  const opened = indexedDB.open(name, 1);
  opened.onupgradeneeded = () => {
    for (const [store, entries] of Object.entries(stores)) {
      const made = opened.result.createObjectStore(store);
      entries.forEach(([key, text]) => made.put(text, key));
    }
  };
  opened.onsuccess = () => done(opened.result.close());
  opened.onerror = failed;
})));

/** What a visitor has from earlier visits, put into the browser before the game opens. */
export const before = ({ match, years = false, settings = SETTINGS, texts: more = {}, holding = false }) => async (context, address) => {
  const page = await context.newPage();
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${address}icon.svg`);
  const texts = { 'little-devils/settings': JSON.stringify(settings), ...(match && { [SAVED_MATCH]: match }), ...more };
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
  if (years) await page.evaluate(shelve, DATABASES);
  await page.close();
  if (holding) await context.addInitScript(hold);
};

/** Runs in the page: what the table lets lie for a while stays. */
function hold() {
  const wait = window.setTimeout;
  window.setTimeout = (run, after, ...more) => wait(run, after >= 250 ? 2 ** 30 : after, ...more);
}

// Everything is found by its picture or place, as names differ by language.
const dialog = (page) => page.locator('dialog[open]').last();
const menu = async (page, picture) => { await page.locator(`.bar button:has(svg.${picture})`).click(); await dialog(page).waitFor(); };
const act = (page, name) => dialog(page).locator(`[data-act^="${name}"]`).first().click();
const close = async (page) => { await page.keyboard.press('Escape'); await page.locator('dialog').waitFor({ state: 'detached' }); };
const reading = (at) => async (page) => { await page.locator('.readings button').nth(at).click(); await dialog(page).waitFor(); };
const has = (what) => (page) => dialog(page).locator(what).first().waitFor({ timeout: 60_000 });
const handReady = (page) => page.locator('.hand .card[data-state="legal"]').first().waitFor();
/** Waits until the player may play a card or make a choice. */
const mayMove = (page) => page.locator('.hand .card[data-state="legal"], .offered').first().waitFor();
const unfold = (page) => dialog(page).locator('details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));

/** Opens the review: beside the way on, or the second of the buttons above it. A busy machine works long on it. */
async function review(page) {
  const beside = dialog(page).locator('.actions:last-child:has(.primary) button:not(.primary)');
  await ((await beside.count()) ? beside : dialog(page).locator('.actions button').nth(1)).click();
  await dialog(page).locator('details').first().waitFor({ timeout: 180_000 });
}

const firstPage = (page) => page.locator('.begin .primary:enabled').waitFor();

/** One after the other. */
const steps = (...all) => async (page, visitor) => { for (const one of all) await one(page, visitor); };
/** From one dialog to another, by way of the page below. */
const instead = (...all) => steps(close, ...all);

const DAILY = 0; const PUZZLE_LIST = 1; const STATISTICS = 2; const RULES = 3; const BOTS = 4; const SETTING = 5;

/** What leads on from each step of the tutorial: the button, or a card of the hand or the trick. */
const LEADS_ON = [
  '.primary', '.primary', '.row .card:nth-child(2)', '[data-seat="2"] .card', '.primary', '.primary', '.primary',
  '.row .card:nth-child(1)', '[data-seat="2"] .card', '.primary', '.row .card:nth-child(3)', '.primary',
];
const reads = (step) => (page) => page.waitForFunction((at) =>
  document.querySelector('.progress')?.textContent.match(/\d+/)?.[0] === String(at), step + 1);
const TUTORIAL = [
  ['step 1 of the tutorial', steps(close, (page) => page.locator('button.learn').click(), reads(0))],
  ...LEADS_ON.map((what, at) => [`step ${at + 2} of the tutorial`,
    steps((page) => page.locator(`.examples ${what}`).click(), reads(at + 1))]),
  ['first round', steps((page) => page.locator('.examples .primary').click(), handReady, (page) => page.locator('.no-tips').waitFor())],
];

/** What is pressed at each step of Russian Bank's tutorial: the button that goes on or makes a move, or places of the board. */
const BOARD_LEADS_ON = [['.primary'], ['.primary'], ['[data-cell="17"]'], ['[data-cell="24"]', '[data-cell="9"]'],
  ['[data-cell="24"]'], ['[data-cell="24"]'], ['[data-cell="24"]'], ['.offered'], ['.offered'], ['[data-cell="22"]', '[data-cell="4"]']];
const BOARD_TUTORIAL = [
  ['step 1 of the tutorial', steps((page) => page.locator('button.learn').click(), reads(0))],
  ...BOARD_LEADS_ON.map((all, at) => [`step ${at + 2} of the tutorial`,
    steps(...all.map((what) => (page) => page.locator(`.tutorial ${what}`).press('Enter')), reads(at + 1))]),
];

/** A visit of a game whose table is drawn from a scene. */
const drawnFromScene = (name, of, params) => ({
  name, of, params: { seed: 'screens', speed: 'instant', ...params },
  before: { texts: { [`${of}/results`]: results(of) } },
  screens: [
    ['first page', firstPage],
    ['step 1 of the tutorial', steps((page) => page.locator('button.learn').click(), (page) => page.locator('.tutorial .primary').waitFor())],
    ['step 2 of the tutorial', steps((page) => page.locator('.tutorial .primary').click(), mayMove)],
    ['form of all choices', steps((page) => page.keyboard.press('Escape'), (page) => page.locator('.ways [aria-expanded="false"]').click())],
    ['rules', steps((page) => page.locator('.ways [aria-expanded="true"]').click(), reading(2), has('figure'))],
    ['deal of the day', instead(reading(0), has('.analysis table'))],
    ['statistics', instead(reading(1), has('.chart'))],
    ['settings', instead(reading(3))],
    ['keys', steps((page) => page.locator('.modal > .actions button').first().click(), has('.key-list'))],
    ['table', steps((page) => page.keyboard.press('Escape'), has('.settings'), close, (page) => page.locator('.begin .primary').click(), mayMove)],
    ['hint', steps((page) => menu(page, 'hint'), has('.hint-text'))],
    ['scores', instead((page) => menu(page, 'sheet'))],
  ],
});

/**
 * The visits: which game, what the visitor has from before, the address's parameters, and the screens, each with
 * the way to it from the one before.
 */
export const VISITS = [
  {
    // The person deals the first round: the sign of the dealer stands beside the longest name.
    name: 'somebody new', params: { seed: '3' },
    screens: [
      ['first page', firstPage],
      ['form of all choices', (page) => page.locator('.ways [aria-expanded="false"]').click()],
      ['first page again', (page) => page.locator('.ways [aria-expanded="true"]').click()],
      ['rules', reading(RULES)],
      ['fair deal without a match', steps((page) => dialog(page).locator('.leaf button').click(), has('.analysis p'))],
      ['how the bots play', steps(closeAll, reading(BOTS), has('table'))],
      ['settings', instead(reading(SETTING))],
      ['keys', steps((page) => page.locator('.modal > .actions button').first().click(), has('.key-list'))],
      ['play with friends', steps((page) => page.keyboard.press('Escape'), has('.settings'), instead(
        (page) => page.locator('.ways button:not(.learn, [aria-expanded])').click(), has('input')))],
      ['no statistics yet', instead(reading(STATISTICS), has('.analysis p'))],
      ...TUTORIAL,
    ],
  },
  {
    name: 'first card', before: { match: cut(SIX, 0) },
    screens: [
      ['first card', handReady],
      ['commitment', steps((page) => page.locator('.commitment').click(), has('pre'))],
    ],
  },
  { name: 'deciding', before: { match: cut(LONGEST_MATCH, 1) }, screens: [['deciding', handReady]] },
  {
    name: 'years', before: { match: cut(SIX, 369), years: true },
    screens: [
      ['in mid-trick', handReady],
      ['hint', steps((page) => menu(page, 'hint'), has('table'))],
      ['all tricks', instead((page) => menu(page, 'tricks'))],
      ['scores', instead((page) => menu(page, 'sheet'))],
      ['settings at the table', instead((page) => menu(page, 'gear'))],
      ['first page with a match', steps(close, (page) => page.locator('.bar button:has(svg.new)').click(), firstPage)],
      ['deal of the day', steps(reading(DAILY), has('table'))],
      ['statistics', instead(reading(STATISTICS), has('table'))],
      ['puzzles', instead(reading(PUZZLE_LIST), has('table'))],
      ['puzzle', steps((page) => act(page, 'puzzle:mistake'), has('button.card'), unfold)],
      ['puzzle, answered', steps((page) => dialog(page).locator('button.card:not([aria-disabled="true"])').first().click(), has('table'), unfold)],
    ],
  },
  {
    name: 'trick taken', before: { match: cut(SIX, 341), holding: true }, params: { speed: 'normal' },
    screens: [['trick taken', steps(handReady, (page) => page.locator('.hand .card[data-state="legal"]').first().press('Enter'), (page) => page.locator('.seat .taken').waitFor())]],
  },
  { name: 'round over', before: { match: cut(SIX, 324) }, screens: [['round over', has('.primary')]] },
  { name: 'match won', before: { match: SIX }, screens: [['match won', has('.standings')]] },
  {
    name: 'match lost', before: { match: LONGEST_MATCH },
    screens: [
      ['match lost', has('.standings')],
      ['beat my match', steps((page) => dialog(page).locator('div > .actions button').click(), has('.leaf button'))],
      ['review', steps((page) => page.keyboard.press('Escape'), has('.primary'), review, (page) => page.locator('.part:empty').waitFor({ state: 'detached' }), unfold)],
      ['trick of the review', steps((page) => act(page, 'trick:8-'), has('h4, .hands'))],
      ['share', steps((page) => act(page, 'review'), has('details'), (page) => act(page, 'share'), has('svg.code'))],
      ['fair deal after a match', steps((page) => act(page, 'review'), has('details'), (page) => act(page, 'fair'), has('pre'))],
    ],
  },
  drawnFromScene('Own Trumps', 'own-trumps', { players: 2, level: 'hare' }),
  drawnFromScene('Michigan', 'michigan', { players: 8, level: 'deckhand' }),
  {
    name: 'Russian Bank', of: 'russian-bank', params: { seed: 'screens', speed: 'instant', level: 'apprentice' },
    screens: [
      ['first page', firstPage],
      ...BOARD_TUTORIAL,
      ['table', steps((page) => page.locator('.tutorial .primary').press('Enter'), (page) => page.locator('.offered, .cell[data-state="legal"]').first().waitFor())],
    ],
  },
  {
    name: 'shared link', hash: `#match=${MATCHES[2][0]}`,
    screens: [
      ['shared link', has('.analysis ul')],
      ['trick of a shared match', steps((page) => act(page, 'trick:'), has('h4, .hands'))],
    ],
  },
  {
    name: 'notices',
    params: { players: 9, level: 'x', seed: '', speed: 'x', theme: 'x', motion: 'x', mute: 'x', embed: 'x' },
    screens: [['notices', (page) => page.locator('.notice').first().waitFor()]],
  },
];

async function closeAll(page) {
  while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}
