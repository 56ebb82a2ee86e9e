// The games of this repository, as their game.toml describes them.
//
//   node scripts/games.mjs                  their ids, one a line, the front page first
//   node scripts/games.mjs GAME KEY         a value of a game, a list one item a line
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'smol-toml';

const KEYS = ['id', 'front_page', 'page', 'program', 'workers', 'online', 'texts', 'budget'];
const BUDGETS = ['needed to play', 'html and css', 'against the strongest bot'];
/** Those of the programs under `online`, in their order. */
export const ONLINE_BUDGETS = ['with friends', 'with sealed deals'];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every game: what its game.toml says, and as `folder` and `dist` where it is and where it is built to. */
export function games() {
  const folders = readdirSync(join(root, 'games')).map((name) => join('games', name));
  const found = folders.filter((folder) => existsSync(join(root, folder, 'game.toml'))).map((folder) => {
    const game = parse(readFileSync(join(root, folder, 'game.toml'), 'utf8'));
    const unknown = Object.keys(game).filter((key) => !KEYS.includes(key));
    if (unknown.length > 0) throw new Error(`${folder}/game.toml: unknown ${unknown.join(', ')}`);
    const budgets = [...BUDGETS, ...ONLINE_BUDGETS.slice(0, game.online?.length ?? 0)];
    const missing = budgets.filter((name) => typeof game.budget?.[name] !== 'number');
    if (missing.length > 0) throw new Error(`${folder}/game.toml: no budget for ${missing.join(', ')}`);
    return { workers: [], online: [], ...game, folder, dist: game.front_page ? 'dist' : join('dist', game.id) };
  });
  return found.sort((one, other) => Number(other.front_page ?? 0) - Number(one.front_page ?? 0));
}

/** The game with this id. */
export function game(id) {
  const found = games().find((one) => one.id === id);
  if (!found) throw new Error(`there is no game ${id}: ${games().map((one) => one.id).join(', ')}`);
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id, key] = process.argv.slice(2);
  const values = id ? [game(id)[key]].flat() : games().map((one) => one.id);
  if (values.includes(undefined)) throw new Error(`${id} has no ${key} in its game.toml`);
  for (const value of values) console.log(value);
}
