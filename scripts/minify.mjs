// Minifies a script in place with terser, which keeps the names that other files use.
//
//   node scripts/minify.mjs FILE.js [--module]
//
// A classic script keeps its top-level names, and its syntax stays as old as it was: the page's first
// script tells the user of an old browser that the browser is too old.
import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'terser';

const [path, module] = process.argv.slice(2);
const options = module === '--module' ? { module: true, ecma: 2022 } : {};
const { code } = await minify(readFileSync(path, 'utf8'), { ...options, compress: { passes: 2 } });
writeFileSync(path, code);
