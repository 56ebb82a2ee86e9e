// Takes the exports of classes that nobody here uses out of a linked program: Leptos brings three, for
// streams from a server. Run by scripts/build-program before the program is split, because the linker's
// tables, which tell what only these classes reach, are lost after that: the split leaves it out.
//
//   node scripts/drop-exports.mjs PROGRAM.wasm SMALLER.wasm
import { readFileSync, writeFileSync } from 'node:fs';
import { EXPORTS, withList } from './wasm-file.mjs';

// The functions of IntoUnderlyingSource, IntoUnderlyingByteSource and IntoUnderlyingSink, those that free
// them, and what wasm-bindgen reads to describe them.
const UNUSED = /^(__wbg_|__wbindgen_describe_)?intounderlying(source|bytesource|sink)_/;

const [program, smaller] = process.argv.slice(2);
let found = 0;
const file = withList(readFileSync(program), EXPORTS, (reader, count) => {
  const kept = [];
  for (let entry = 0; entry < count; entry += 1) {
    const begin = reader.at;
    const name = reader.name();
    reader.byte();
    reader.number();
    if (UNUSED.test(name)) found += 1;
    else kept.push(reader.since(begin));
  }
  return kept;
});
if (found === 0) throw new Error(`${program} exports none of these classes: this script is no longer needed`);
writeFileSync(smaller, file);
