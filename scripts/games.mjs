// The games of this repository, as their game.toml describes them.
//
//   node scripts/games.mjs                  their ids, one a line, the front page first
//   node scripts/games.mjs --programs GAME … the programs for browsers that these games need, those of pages first
//   node scripts/games.mjs GAME KEY         a value of a game, a list one item a line
//   node scripts/games.mjs --program NAME features|order
//                                           of a program for browsers: its Cargo features, and for each of its parts
//                                           those that are loaded before it, as PART=EARLIER,…
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'smol-toml';

const KEYS = ['id', 'also', 'front_page', 'description', 'emblem', 'program', 'shares', 'workers', 'online', 'sealed', 'texts', 'app', 'budget'];
const BUDGETS = ['needed to play', 'after another game', 'html and css', 'against the strongest bot'];

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every game: what its game.toml says, and as `folder`, `page` and `dist` where it is, what only its page has,
 * and what it is built to; as `shared`, where its page finds what several pages need: programs, styles and texts. */
export function games() {
  const folders = readdirSync(join(root, 'games')).map((name) => join('games', name));
  const found = folders.filter((folder) => existsSync(join(root, folder, 'game.toml'))).map((folder) => {
    const game = parse(readFileSync(join(root, folder, 'game.toml'), 'utf8'));
    const unknown = Object.keys(game).filter((key) => !KEYS.includes(key));
    if (unknown.length > 0) throw new Error(`${folder}/game.toml: unknown ${unknown.join(', ')}`);
    const budgets = [...BUDGETS, ...(game.online ? ['with friends'] : []), ...(game.sealed ? ['with sealed deals'] : [])];
    const missing = budgets.filter((name) => typeof game.budget?.[name] !== 'number');
    if (missing.length > 0) throw new Error(`${folder}/game.toml: no budget for ${missing.join(', ')}`);
    const full = { program: 'page', shares: [], workers: [game.id], online: false, sealed: false, ...game };
    const [page, dist, shared] = game.front_page ? ['.', 'dist', './shared'] :
      [join(folder, 'page'), join('dist', game.id), '../shared'];
    return { ...full, parts: parts(full, full.program), folder, page, dist, shared };
  });
  found.forEach((game) => { game.files = files(game, found); });
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

/** The programs for browsers that these games need, those of pages first. */
function programsOf(ids) {
  const needed = ids.map((id) => game(id).files.map((file) => file.split(' ')[0]));
  return [...new Set([...needed.map(([page]) => page), ...needed.flat()])];
}

/**
 * The parts of a game in a program, in the order in which they are loaded: those of its workers, that for online tables, or
 * in a program of several pages that for a first match, and all else. A page with a program of its own has none.
 */
function parts({ id, program, workers, online }, of) {
  const names = { worker: workers, online: online ? [id] : [], [program]: program === id ? [] : [id, `${id}-more`] }[of] ?? [];
  return names.map((name) => name.replaceAll('-', '_'));
}

/** The parts that the part `more` of a page's program is loaded after: all that some games share. */
const beforeMore = (users) => [...new Set(users.flatMap((one) => one.shares))];

/** The files that a game needs of the programs: for each the program, and what the file is. */
function files(game, all) {
  const of = (program, names) => [...names, ...parts(game, program)].map((what) => `${program} ${what}`);
  const common = ['script', 'program', ...game.shares];
  const users = all.filter((one) => one.program === game.program);
  return [
    ...of(game.program, ['script', 'program', ...beforeMore(users), 'start', 'more']),
    ...of('worker', common),
    ...(game.online ? of('online', common) : []),
    ...(game.sealed ? ['online sealed'] : []),
  ];
}

/**
 * What a program is built with, and in which order its parts are loaded: a game's first part after those that it shares with
 * some games, and each other part of it after that, and in a page after the part `more`, which every page has.
 */
function program(name) {
  const users = games().filter((one) => parts(one, name).length > 0);
  const more = users.some((one) => one.program === name) ? ['more'] : [];
  const order = new Map();
  if (more.length > 0) order.set('more', beforeMore(users));
  for (const one of users) {
    const own = parts(one, name);
    own.forEach((part, at) => order.set(part, [...own.slice(0, at), ...(at > 0 ? more : []), ...one.shares]));
  }
  const lines = [...order].filter(([, earlier]) => earlier.length > 0).map(([part, earlier]) => `${part}=${earlier}`);
  return { features: features(name), order: lines };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id, key, more] = process.argv.slice(2);
  const rest = process.argv.slice(3);
  let values = games().map((one) => one.id);
  if (id === '--programs') values = programsOf(rest);
  else if (id === '--program') values = program(key)[more];
  else if (id) values = [game(id)[key]].flat();
  if (values.includes(undefined)) throw new Error(`${id} has no ${key} in its game.toml`);
  for (const value of values) console.log(value);
}
