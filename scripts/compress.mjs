// Writes FILE.br and FILE.gz beside each file of a folder that gets smaller by it, for hosts that
// send such files as they are.
//
//   node scripts/compress.mjs FOLDER
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Pictures other than these are compressed already.
const KINDS = new Set(['.txt', '.html', '.js', '.css', '.wasm', '.svg', '.json', '.webmanifest']);

const folder = process.argv[2] ?? 'dist';
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !KINDS.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotli(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** The smaller of two: one block of input for the whole file, or blocks as the library chooses them. */
function brotli(content) {
  const [chosen, whole] = [0, 20].map((block) => brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }));
  return whole.length < chosen.length ? whole : chosen;
}
