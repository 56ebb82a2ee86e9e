// The games of this repository, as their game.toml describes them.
//
//   node scripts/games.mjs                  their ids, one a line, the front page first
//   node scripts/games.mjs GAME KEY         a value of a game, a list one item a line
//   node scripts/games.mjs --program NAME features|order
//                                           of a program of pages: its Cargo features, and for each of its parts
//                                           those that are loaded before it, as PART=EARLIER,…
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'smol-toml';

const KEYS = ['id', 'front_page', 'description', 'emblem', 'program', 'shares', 'workers', 'online', 'texts', 'budget'];
const BUDGETS = ['needed to play', 'after another game', 'html and css', 'against the strongest bot'];
/** Those of the programs under `online`, in their order. */
export const ONLINE_BUDGETS = ['with friends', 'with sealed deals'];

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every game: what its game.toml says, and as `folder`, `page` and `dist` where it is, what only its page has,
 * and what it is built to. */
export function games() {
  const folders = readdirSync(join(root, 'games')).map((name) => join('games', name));
  const found = folders.filter((folder) => existsSync(join(root, folder, 'game.toml'))).map((folder) => {
    const game = parse(readFileSync(join(root, folder, 'game.toml'), 'utf8'));
    const unknown = Object.keys(game).filter((key) => !KEYS.includes(key));
    if (unknown.length > 0) throw new Error(`${folder}/game.toml: unknown ${unknown.join(', ')}`);
    const budgets = [...BUDGETS, ...ONLINE_BUDGETS.slice(0, game.online?.length ?? 0)];
    const missing = budgets.filter((name) => typeof game.budget?.[name] !== 'number');
    if (missing.length > 0) throw new Error(`${folder}/game.toml: no budget for ${missing.join(', ')}`);
    const full = { shares: [], workers: [], online: [], ...game };
    const [page, dist] = game.front_page ? ['.', 'dist'] : [join(folder, 'page'), join('dist', game.id)];
    return { ...full, parts: parts(full), folder, page, dist };
  });
  return found.sort((one, other) => Number(other.front_page ?? 0) - Number(one.front_page ?? 0));
}

/** The game with this id. */
export function game(id) {
  const found = games().find((one) => one.id === id);
  if (!found) throw new Error(`there is no game ${id}: ${games().map((one) => one.id).join(', ')}`);
  return found;
}

/** The Cargo features that a program of src/bin is built with. */
export function features(program) {
  const { bin } = parse(readFileSync(join(root, 'Cargo.toml'), 'utf8'));
  return bin.find(({ name }) => name === program)['required-features'];
}

/** The parts of a game in its program: that for a first match, and all else. A program of one game has no parts for it. */
function parts({ id, program }) {
  const name = id.replaceAll('-', '_');
  return program === id ? [] : [name, `${name}_more`];
}

/**
 * What a program is built with, and in which order its parts are loaded: a game's part for a first match after those that
 * it shares with some games, and all else after that and after the part `more`, which every page has.
 */
function program(name) {
  const pages = games().filter((one) => one.program === name);
  const shared = [...new Set(pages.flatMap((one) => one.shares))];
  const order = new Map([['more', shared]]);
  for (const one of pages) {
    const [first, second] = parts(one);
    if (!first) continue;
    order.set(first, one.shares);
    order.set(second, [first, 'more', ...shared]);
  }
  const lines = [...order].filter(([, earlier]) => earlier.length > 0).map(([part, earlier]) => `${part}=${earlier}`);
  return { features: features(name), order: lines };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id, key, more] = process.argv.slice(2);
  let values = games().map((one) => one.id);
  if (id === '--program') values = program(key)[more];
  else if (id) values = [game(id)[key]].flat();
  if (values.includes(undefined)) throw new Error(`${id} has no ${key} in its game.toml`);
  for (const value of values) console.log(value);
}
