// Prints the page of a game for Trunk, with the paths of what Trunk adds as seen from FOLDER: its own index.html, or for a
// game at a table that has none, crates/page/table.html with what its game.toml and its messages say. Run by scripts/build.
// (Beside the index.html of the front page lies Cargo.toml, from which Trunk would build a program of its own.)
//
//   node scripts/page-html.mjs GAME FOLDER
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { game, root } from './games.mjs';

const VECTORS = '--enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals '
  + '--enable-reference-types --enable-multivalue';

const [id, folder] = process.argv.slice(2);
const about = game(id);
const own = join(root, about.page, 'index.html');
const hasOwn = existsSync(own);
const html = hasOwn ? readFileSync(own, 'utf8') : filled(readFileSync(join(root, 'crates/page/table.html'), 'utf8'));
// The paths in a page of its own are relative to it, those of the template to the root folder.
const from = hasOwn ? join(root, about.page) : root;
process.stdout.write(html.replace(/(<link data-trunk [^>]*?href=")([^"]+)/g, (_, before, path) => before + relative(folder, join(from, path))));

/** The template with what this game says. */
function filled(template) {
  const { page, description, emblem, texts, workers, online } = about;
  const messages = readFileSync(join(root, about.folder, texts[0], 'en.txt'), 'utf8');
  const message = (key) => messages.match(new RegExp(`^${key} = (.+)$`, 'm'))[1];
  const help = (name, program) => `<link id="${name}" rel="help" href="./${program}_loader.js">`;
  const built = (program, more) => '<link data-trunk rel="rust" href="Cargo.toml" '
    + `data-bin="${program}" data-type="worker" data-cargo-features="${program}" ${more}>`;
  const file = (name, link) => (existsSync(join(root, page, name)) ? link(`${page}/${name}`) : '');
  const values = {
    page,
    description,
    emblem,
    title: message('title'),
    subtitle: message('subtitle'),
    credits: message('credits'),
    programs: [
      ...workers.map((program) => help('bot-worker', program)),
      ...online.map((program, at) => help(['online-program', 'sealed'][at], program)),
    ].join('\n'),
    built: [
      ...workers.map((program) => built(program, `data-cargo-profile="worker" data-wasm-opt="3" data-wasm-opt-params="${VECTORS}"`)),
      ...online.map((program) => built(program, 'data-cargo-profile="web" data-wasm-opt="0"')),
    ].join('\n'),
    sheet: file(`${id}.css`, (path) => `<link data-trunk rel="css" href="${path}">`),
    symbols: file('symbols.svg', (path) => `<link data-trunk rel="inline" type="svg" href="${path}">`),
  };
  return template.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place).replace(/^\n/gm, '');
}
