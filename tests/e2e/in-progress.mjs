// Games in progress, and a plan by which each is seen at every size, with larger text, in every language and with
// every set of fonts.
import { readFileSync } from 'node:fs';
import { SETS } from './fonts.mjs';
import { LONGEST_MATCH } from './harness.mjs';
import { cut, SIX } from './screens.mjs';
import { SIZES, ZOOMED } from './sizes.mjs';
import { GAMES } from './table.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8').trim();

/** A match of bots that a person could have played, with this share of its moves made. */
const played = (file) => {
  const match = JSON.parse(read(`played/${file}.json`));
  const moves = match.moves.split(' ');
  return (share) => JSON.stringify({ ...match, moves: moves.slice(0, Math.ceil(share * moves.length)).join(' ') });
};
const devils = (match) => (share) => cut(match, Math.ceil(share * JSON.parse(match).plays.length));

const table = (of, name, save) => ({ name: `${of} ${name}`, of, key: GAMES[of].saved, save });

const patience = ({ game, seed, moves }) => ({
  name: game, of: 'patience', key: `patience/match/${game.replace('-any-card', '')}`, hash: `#game=${game}`,
  save: (share) => {
    const made = moves.slice(0, Math.ceil(share * moves.length));
    return `patience 2 ${game} ${seed} ${made.length} 95000 id=1 counted=yes ${made.join(' ')}`;
  },
});

/** Games that look like another one. */
const VARIANTS = /-(single|ace-high|free|draw-one|draw-three|one-suit|two-suits|runs)$/;
/** A game that was won of each patience. */
const WON = read('../../games/patience/tests/data/won.jsonl').split('\n').map((line) => JSON.parse(line)).filter(({ game }) => !VARIANTS.test(game));

/** The games: the name under which each is kept, and what is kept when a share of its moves is made. */
export const PLAYED = [
  table('little-devils', 'with 3', devils(LONGEST_MATCH)),
  table('little-devils', 'with 6', devils(SIX)),
  table('own-trumps', 'with 2', played('own-trumps-2')),
  table('own-trumps', 'with 4', played('own-trumps-4')),
  table('michigan', 'with 3', played('michigan-3')),
  table('michigan', 'with 8', played('michigan-8')),
  table('russian-bank', '', played('russian-bank-2')),
  ...WON.map(patience),
];

/** The shares of a game's moves that are made: early, in the middle, late, and at its end. */
const SHARES = [0.02, 0.45, 0.8, 1];
const LANGS = ['en', 'de', 'fr', 'nl'];
/** How large text is, of its usual size. */
const SCALES = [1, 1.5, 2];

/** Windows with text of a size. A window of an enlarged page has text that is large already. */
const VIEWS = [...SIZES.flatMap((size) => SCALES.map((scale) => ({ size, scale }))), ...ZOOMED.map((size) => ({ size, scale: 1 }))];

/** All loads of a page: each game at each moment in each language with each set of fonts. */
const LOADS = PLAYED.flatMap((game, at) => SHARES.flatMap((share, moment) => LANGS.flatMap((lang, speech) =>
  Object.keys(SETS).map((fonts, look) => ({ game, at, share, moment, lang, speech, fonts, look })))));

/** All of it, in all windows. */
export const everything = () => LOADS.map((load) => ({ ...load, views: VIEWS }));

/**
 * Few of these, in few windows each, so that every pair occurs: of game, moment, language, set of fonts, size of the
 * window and size of text.
 */
export function everyPair() {
  const some = LOADS.filter(({ at, moment, speech, look }) => speech === (at + moment) % LANGS.length && look === (at + moment) % Object.keys(SETS).length)
    .map((load) => ({ ...load, views: [] }));
  const missing = pairs(everything());
  for (const load of some) {
    // What each window adds, until none adds anything that this load alone can still give.
    for (;;) {
      const gain = (view) => pairsOf(load, view).filter((pair) => missing.has(pair)).length;
      const best = VIEWS.map((view) => [gain(view), view]).reduce((one, other) => (other[0] > one[0] ? other : one));
      if (best[0] === 0 || load.views.length >= SOME) break;
      load.views.push(best[1]);
      pairsOf(load, best[1]).forEach((pair) => missing.delete(pair));
    }
  }
  return some;
}

/** The most windows for a load: with four loads, each game is seen in all of them. */
const SOME = Math.ceil(VIEWS.length / SHARES.length);

/** All pairs that occur in these loads. */
export const pairs = (loads) => new Set(loads.flatMap((load) => load.views.flatMap((view) => pairsOf(load, view))));

function pairsOf({ at, moment, lang, fonts }, { size, scale }) {
  const all = [`game ${at}`, `moment ${moment}`, lang, fonts, size.join('x'), `text ${scale}`];
  return all.flatMap((one, first) => all.slice(first + 1).map((other) => `${one}, ${other}`));
}
