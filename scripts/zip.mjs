// Packs a built folder into a zip file, as game sites take it: index.html at its root. The same
// folder gives the same bytes on every machine: sorted names, one date, and fflate, which unlike
// Node's own zlib compresses alike in every version of Node. Needs scripts/setup.
//
//   node scripts/zip.mjs FOLDER FILE.zip
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

// As many files as itch.io takes.
const MAX_FILES = 1000;
// The first day a zip file can name. Local time, as zip files say no zone: the same bytes in each.
const NO_DATE = new Date(1980, 0, 1);

const [folder, target] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true }).map(String)
  // Hosts that take a zip file compress by themselves.
  .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
  .sort();
if (!names.includes('index.html')) throw new Error(`${folder} holds no index.html: scripts/build first`);
if (names.length >= MAX_FILES) throw new Error(`${names.length} files, and ${MAX_FILES} are too many`);

const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
const packed = zipSync(files, { level: 9, mtime: NO_DATE });
writeFileSync(target, packed);
console.log(`${target}: ${names.length} files, ${packed.length} bytes`);
