// Packs a built folder into a zip file, as game sites take it: index.html at its root. The same
// folder gives the same bytes: sorted names, no times.
//
//   node scripts/zip.mjs FOLDER FILE.zip
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

// As many files as itch.io takes.
const MOST_FILES = 1000;
// The first day a zip file can name: 1 January 1980.
const NO_DATE = 0x21;

const [folder, target] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true }).map(String)
  // Hosts that take a zip file compress by themselves.
  .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
  .sort();
if (!names.includes('index.html')) throw new Error(`${folder} holds no index.html: scripts/build first`);
if (names.length >= MOST_FILES) throw new Error(`${names.length} files, and ${MOST_FILES} are too many`);

/** Numbers one after the other, each little-endian in as many bytes as it says. */
function record(...fields) {
  return Buffer.concat(fields.map(([value, bytes]) => {
    const field = Buffer.alloc(bytes);
    field.writeUIntLE(value, 0, bytes);
    return field;
  }));
}

const parts = [];
const directory = [];
let offset = 0;
for (const name of names) {
  const content = readFileSync(join(folder, name));
  const packed = deflateRawSync(content, { level: 9 });
  const path = Buffer.from(name);
  // Version 2.0, names in UTF-8, deflated, no time; sum and sizes.
  const about = [[20, 2], [0x800, 2], [8, 2], [0, 2], [NO_DATE, 2],
    [crc32(content), 4], [packed.length, 4], [content.length, 4], [path.length, 2], [0, 2]];
  parts.push(record([0x04034b50, 4], ...about), path, packed);
  directory.push(record([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path);
  offset += 30 + path.length + packed.length;
}
const listed = Buffer.concat(directory);
const end = record([0x06054b50, 4], [0, 2], [0, 2], [names.length, 2], [names.length, 2],
  [listed.length, 4], [offset, 4], [0, 2]);
writeFileSync(target, Buffer.concat([...parts, listed, end]));
console.log(`${target}: ${names.length} files, ${offset + listed.length + end.length} bytes`);
