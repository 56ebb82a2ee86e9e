// Nothing that one wants to press moves in mid-turn: not because of a longer text, nor a button, nor a remark that
// comes or goes. The prompt stays in sight beside all news. In each run every game is looked at in one of the languages.
import assert from 'node:assert/strict';
import { ACT } from './friends.mjs';
import { game as anyGame, picture, useBrowser } from './harness.mjs';
import { longest, messages } from './longest.mjs';
import { taking } from './turns.mjs';

useBrowser();

const LANGS = ['en', 'de', 'fr', 'nl'];
const SIZES = [[320, 568], [360, 640], [390, 844], [640, 360], [844, 390], [1366, 768]];
const NAME = 'Rothilde';

// The messages at the place of the prompt and at that of the news.
const TEXTS = {
  'own-trumps': {
    '.status': ['lead', 'beat', 'beat_or_take', 'must_take', 'second'],
    '.news': ['refused_not_in_hand', 'refused_beat', 'refused_lead', 'refused_second', 'refused_can_beat', 'takes', 'loses', 'drawn_last_card', 'drawn_limit'],
  },
  michigan: {
    '.status': ['ask_exchange', 'ask_dealer', 'ask_bid', 'ask_pass', 'ask_lead', 'ask_lead_not', 'ask_lead_same', 'ask_only', 'ask_play_on', 'next_awaited'],
    '.news': ['refused_exchange', 'refused_bid', 'refused_stopped', 'refused_lower', 'refused_next', 'stopped_ace', 'stopped_played', 'stopped_dead', 'stopped_unknown'],
  },
  'russian-bank': {
    '.status': ['ask_foundation', 'ask_release', 'ask_free', 'ask_drawn', 'ask_pass'],
    '.news': ['choose_target', 'refused'],
  },
};

for (const [at, of] of Object.keys(TEXTS).entries()) {
  for (const lang of taking(LANGS, { shift: at })) {
    const params = { seed: 'steady', speed: 'instant', players: of === 'russian-bank' ? 2 : 4, lang, auction: 'on' };
    anyGame(`${of}: nothing that is pressed moves (${lang})`, { of, params, size: SIZES[0] }, async ({ page }) => {
      await page.locator('.begin .primary:enabled').click();
      await page.locator('.hand .card, .cell, .offered').first().waitFor();
      const faults = [];
      for (const size of SIZES) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await page.evaluate(watch);
        const here = new Set();
        for (let part = 0; part < 3; part += 1) {
          await page.evaluate(playOn, ACT);
          for (const fault of await page.evaluate(tryTexts, texts(of, lang))) here.add(fault);
        }
        faults.push(...[...here].map((fault) => `${size.join('×')}: ${fault}`));
        await picture(page, `steady-${of}-${lang}-${size.join('x')}`);
      }
      assert.deepEqual(faults, []);
    });
  }
}

/** The longest texts of the prompt and of the news. */
function texts(of, lang) {
  const all = messages(of, lang);
  const values = { number: '13', name: NAME, who: NAME };
  for (const key of ['suit', 'card', 'the_card', 'chips']) if (all[key]) values[key] = longest(all[key], { ...values, rank: '10' });
  for (const key of ['card', 'top']) values[key] = values.the_card;
  return Object.entries(TEXTS[of]).flatMap(([place, keys]) => keys.map((key) => [place, longest(all[key], values)]));
}

/** Plays for a while, and presses a card now and then that may not be played. Runs in the page. */
async function playOn(act) {
  const run = new Function(`return ${act}`);
  for (let step = 0; step < 10; step += 1) {
    const end = document.querySelector('dialog[open]');
    if (end?.querySelector('.standings')) return;
    end?.querySelector('.primary').click();
    if (step % 3 === 0) document.querySelector('.hand .card[data-state="illegal"], .cell[data-state="illegal"]')?.click();
    await new Promise(requestAnimationFrame);
    window.look();
    run();
    await new Promise(requestAnimationFrame);
    window.look();
  }
}

/** Prepares to remember where everything lies that can be pressed. Runs in the page. */
function watch() {
  const before = new Map();
  const faults = new Set();
  const boxes = () => {
    // A hand is laid out again when it has more or fewer cards.
    const cards = document.querySelectorAll('.hand .card').length;
    const parts = {
      bar: document.querySelectorAll('.bar button'),
      cell: document.querySelectorAll('.cell'),
      [`zones with ${cards} cards in hand`]: document.querySelectorAll('.zones'),
      [`hand of ${cards}`]: document.querySelectorAll('.hand'),
    };
    return Object.entries(parts).flatMap(([name, all]) => [...all].map((one, at) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [`${name} ${at}`, [left, top, width, height].map(Math.round)];
    }));
  };
  window.look = () => {
    for (const [name, box] of boxes()) {
      const known = before.get(name) ?? box;
      before.set(name, known);
      if (known.some((side, at) => Math.abs(side - box[at]) > 1)) faults.add(`${name} was at ${known}, is at ${box}`);
    }
  };
  window.moved = () => [...faults];
  window.look();
}

/** Shows each of these texts, and gives those that cover or move something. Runs in the page. */
async function tryTexts(texts) {
  const faults = [];
  for (const [place, text] of texts) {
    const line = document.querySelector(`.rail > ${place}`);
    const was = [...line.childNodes];
    const span = document.createElement('span');
    span.textContent = text;
    line.replaceChildren(span);
    window.look();
    const { left, top, right, bottom } = span.getBoundingClientRect();
    // Of a pile of edges one pixel may be covered, and the round edges of a panel.
    const covered = [...document.querySelectorAll('.zone .card, .hand .card, .cell > .place > i, .plaque, button.offered, .rail > p')].filter((one) => {
      const box = one.getBoundingClientRect();
      return one !== line && box.width > 0 && left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2;
    });
    if (covered.length) faults.push(`${place} covers ${covered[0].className}: ${text}`);
    line.replaceChildren(...was);
  }
  return [...faults, ...window.moved()];
}
