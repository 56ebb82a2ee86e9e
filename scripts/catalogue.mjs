// Builds the page of all games, in each language, to dist/games/: what games/catalogue/games.jsonl (the native program's
// `house catalogue`), each game.toml and the texts in games/catalogue/page/words say. The pages are complete without a
// script. Needs the games' own pages, whose pictures and styles it shows. Run by scripts/build.
//
//   node scripts/catalogue.mjs [DIST [GAMES.jsonl]]
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { games as pagesOfGames, root } from './games.mjs';

const [dist = join(root, 'dist'), list = join(root, 'games/catalogue/games.jsonl')] = process.argv.slice(2);
const source = join(root, 'games/catalogue/page');
const folder = join(dist, 'games');
const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', fr: 'Français' };
const PICTURE_COLOURS = { place: ['none', '#ffffff80'], covered: ['#a63d4f', '#fff'], red: ['#fffaf0', '#1a2a22'], black: ['#e9e6df', '#1a2a22'] };

const read = (name) => readFileSync(join(source, name), 'utf8');
const escaped = (text) => String(text).replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (place, key) => {
  if (values[key] === undefined) throw new Error(`no value for ${place} in ${text.slice(0, 80)}`);
  return values[key];
});
const minified = async (text) => (await minify(text, { compress: { passes: 2 } })).code;
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const kept = [];
/** Writes a file under a name with its hash. */
function keep(name, text) {
  const named = name.replace(/(?=\.\w+$)/, `-${hash(text)}`);
  writeFileSync(join(folder, named), text);
  kept.push(named);
  return named;
}

const pages = new Map(pagesOfGames().map((page) => [page.id, page]));
const rows = readFileSync(list, 'utf8').trim().split('\n').map((line) => JSON.parse(line)).map((row) => {
  const page = row.address.split('/')[1] || [...pages.values()].find((one) => one.front_page).id;
  return { ...row, page, also: [row.also, ...(pages.get(row.id)?.also ?? [])].join(' '), hasFriends: pages.get(page)?.online ?? false };
});
const house = rows[0].names.en;
const script = keep('catalogue.js', await minified(read('catalogue.js')));
const style = keep('catalogue.css', read('catalogue.css'));
const pictures = new Map(rows.map((row) => [row.id, picture(row)]));
const [, mainStyle] = readFileSync(join(dist, 'index.html'), 'utf8').match(/href=\.\/(shared\/main-[0-9a-f]+\.css)/);
for (const lang of Object.keys(LANGUAGES)) writePage(lang);
await writeServiceWorker();

/** The picture of a game, as seen from this folder: its layout, or the icon of its page. */
function picture({ id, address, picture: drawn }) {
  if (!drawn) return `../${address.slice(2)}icon.svg`;
  const [width, height] = drawn.card;
  const faces = [...new Set(drawn.items.map(([, , face]) => face))].map((face) => {
    const [fill, stroke] = PICTURE_COLOURS[face];
    return `<rect id="${face[0]}" width="${width}" height="${height}" rx="2" fill="${fill}" stroke="${stroke}"/>`;
  });
  const items = drawn.items.map(([x, y, face]) => `<use href="#${face[0]}" x="${x}" y="${y}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.size.join(' ')}" stroke-width=".6"><defs>${faces.join('')}</defs>`
    + `${items.join('')}</svg>\n`;
  return keep(`${id}.svg`, svg);
}

function textsOf(lang) {
  const lines = read(`words/${lang}.txt`).split('\n').filter((line) => /^\w/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/ = (.*)/).slice(0, 2)));
}

function writePage(lang) {
  const texts = textsOf(lang);
  const here = lang === 'en' ? '.' : '..';
  const fill = (key, values = {}) => escaped(filled(texts[key], values));
  const n = rows.length;
  // With a place for the number that the script fills in.
  const open = (key) => escaped(texts[key]);
  const numbers = [1, 2, 3, 4].map((players) => `<option value="${players}">${players}</option>`).join('')
    + `<option value="5">${fill('players_most', { n: 5 })}</option>`;
  const to = (other) => (other === 'en' ? `${here}/` : `${here}/${other}/`);
  const link = ([other, name]) => {
    const address = other === 'en' ? `${to('en')}?lang=en` : to(other);
    return `<a href="${address}" lang="${other}" hreflang="${other}"${other === lang ? ' aria-current="page"' : ''}>${name}</a>`;
  };
  const page = filled(read('catalogue.html'), {
    ...Object.fromEntries(Object.keys(texts).filter((key) => !/\{/.test(texts[key])).map((key) => [key, fill(key)])),
    lang, here, house: escaped(house), site: `${here}/../`, own: `${here}/`, script, style, main_style: mainStyle, numbers,
    subtitle: fill('subtitle', { n }),
    description: fill('description', { n }),
    found_one: open('found_one'),
    found_other: open('found_other'),
    record: open('record'),
    favourite: open('favourite'),
    alternates: Object.keys(LANGUAGES).map((other) => `<link rel="alternate" hreflang="${other}" href="${to(other)}">`).join('\n'),
    language_links: Object.entries(LANGUAGES).map(link).join(''),
    games: rows.map((row) => tile(row, lang, here, fill)).join('\n'),
  });
  const path = join(folder, lang === 'en' ? '' : lang);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), page);
}

function tile(row, lang, here, fill) {
  const [from, to] = row.players;
  let players = fill('seats_range', { from, to });
  if (from === to) players = from === 1 ? fill('seats_one') : fill('seats_same', { n: from });
  const about = [
    ...(to > 1 ? [players] : []),
    ...(row.levels ? [fill('levels', { n: row.levels })] : []),
    ...(row.hasFriends ? [fill('friends')] : []),
    ...(row.winnable ? [winnable(row.winnable, fill)] : []),
  ];
  const names = [...new Set([...Object.values(row.names), row.also])].join(' ').trim();
  return `<li data-id="${row.id}" data-page="${row.page}" data-family="${row.family}" data-from="${from}" data-to="${to}"`
    + `${row.hasFriends ? ' data-friends' : ''} data-names="${escaped(names)}">`
    + `<a class="tile" href="${here}/../${escaped(row.address.slice(2))}"><img src="${here}/${pictures.get(row.id)}" alt="" width="200" height="130" loading="lazy">`
    + `<b>${escaped(row.names[lang])}</b><small>${about.join('&#160;· ') || players}</small></a></li>`;
}

/** How many deals can be won: at least, if some are not decided. */
function winnable([won, undecided, all], fill) {
  if (won === all) return fill('winnable_all');
  return fill('winnable', { percent: `${undecided > 0 ? '≥\u00a0' : ''}${Math.floor((won * 100) / all)}` });
}

/** What the page needs is kept for offline use; the pages of the games keep themselves. */
async function writeServiceWorker() {
  const languages = Object.keys(LANGUAGES).map((lang) => (lang === 'en' ? './' : `./${lang}/`));
  const icons = [...new Set(['../icon.svg', ...[...pictures.values()].filter((path) => path.startsWith('../'))])];
  const files = [...languages, ...kept.map((name) => `./${name}`), ...icons, `../${mainStyle}`];
  const contents = languages.map((path) => readFileSync(join(folder, path, 'index.html'), 'utf8'));
  const template = readFileSync(join(root, 'crates/page/js/service-worker.js'), 'utf8');
  const script = template.replaceAll('__GAME__', 'games').replace('__FILES__', JSON.stringify(files))
    .replace('__HASH__', hash(contents.join('') + files.join()));
  writeFileSync(join(folder, 'service-worker.js'), await minified(script));
}
