// Prints the page of a game for Trunk: its index.html, with the paths of what Trunk adds as seen from FOLDER. Beside the
// index.html of the front page lies Cargo.toml, from which Trunk would build a program of its own. Run by scripts/build.
//
//   node scripts/page-html.mjs GAME FOLDER
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { game, root } from './games.mjs';

const [id, folder] = process.argv.slice(2);
const page = join(root, game(id).page);
const html = readFileSync(join(page, 'index.html'), 'utf8');
const links = html.replace(/(<link data-trunk [^>]*?href=")([^"]+)/g, (_, before, path) => before + relative(folder, join(page, path)));
process.stdout.write(links);
