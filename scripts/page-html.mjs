// Prints the page of a game for Trunk: its own index.html, or for a game at a table that has none, crates/page/table.html;
// with crates/page/head.html, and with what its game.toml and its messages say. The paths of what Trunk adds are as seen from
// FOLDER. Run by scripts/build.
// (Beside the index.html of the front page lies Cargo.toml, from which Trunk would build a program of its own.)
//
//   node scripts/page-html.mjs GAME FOLDER
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { game, root } from './games.mjs';

const [id, folder] = process.argv.slice(2);
const { folder: home, page, description, emblem, texts, shared, online } = game(id);
const read = (path) => readFileSync(join(root, path), 'utf8');
const file = (name, link) => (existsSync(join(root, page, name)) ? link(join(page, name)) : '');
const own = file('index.html', read);
const messages = read(join(home, texts[0], 'en.txt'));
const message = (key) => messages.match(new RegExp(`^${key} = (.+)$`, 'm'))[1];
/** Names the script of a program that runs beside the page. */
const beside = (program) => {
  const [, script] = read(`target/program/${program}/files`).match(/^script (.+)$/m);
  return `<link id="${program}" rel="help" href="${shared}/${script}">`;
};

const values = {
  page,
  description,
  emblem,
  title: message('title'),
  subtitle: message('subtitle'),
  credits: message('credits'),
  programs: ['worker', ...(online ? ['online'] : [])].map(beside).join('\n'),
  sheet: file(`${id}.css`, (path) => `<link data-trunk rel="css" href="${path}">`),
  symbols: file('symbols.svg', (path) => `<link data-trunk rel="inline" type="svg" href="${path}">`),
};
// Paths are relative to the page that has them: a page of its own, or the root folder.
const seen = (html, base) => html.replace(/(<link data-trunk [^>]*?href=")([^"]+)/g,
  (_, before, path) => before + relative(folder, join(root, base, path)));
const filled = (html) => html.replace(/\{(\w+)\}\n?/g, (place, name) => {
  if (name !== 'head' && values[name] === undefined) throw new Error(`${id}: no value for ${place}`);
  const ending = place.endsWith('\n') ? '\n' : '';
  const value = name === 'head' ? filled(read('crates/page/head.html')).trimEnd() : seen(values[name], '.');
  return value && value + ending;
});
process.stdout.write(filled(own ? seen(own, page) : seen(read('crates/page/table.html'), '.')));
