// Takes out of a built program what only its makers read: the long names by which the wasm file
// calls its JavaScript, which stand in both and differ from build to build, and the functions in that
// script that the file no longer calls.
//
//   node scripts/tighten.mjs PROGRAM.js PROGRAM_bg.wasm
import { readFileSync, writeFileSync } from 'node:fs';

const IMPORTS = 2;
// What follows an import's names, by its kind: a function's type is one number.
const FUNCTION = 0;

const [scriptPath, wasmPath] = process.argv.slice(2);
const wasm = readFileSync(wasmPath);
let script = readFileSync(scriptPath, 'utf8');

let at = 8;
/** The number at this place, seven bits a byte. */
function number() {
  for (let value = 0, shift = 1; ; shift *= 128) {
    const byte = wasm[at++];
    value += (byte & 127) * shift;
    if (byte < 128) return value;
  }
}

const bytes = (value) => Buffer.from(value < 128 ? [value] : [(value & 127) | 128, ...bytes(Math.floor(value / 128))]);
const text = (words) => Buffer.concat([bytes(Buffer.byteLength(words)), Buffer.from(words)]);
function name() {
  const length = number();
  return wasm.toString('utf8', at, at += length);
}

/** The section of imports with short names, which the script gets too. */
function shortened(imported) {
  const count = number();
  const parts = [bytes(count)];
  for (let index = 0; index < count; index += 1) {
    const [from, long] = [name(), name()];
    imported.add(long);
    if (wasm[at] !== FUNCTION) throw new Error(`${long} is no function`);
    const begin = at++;
    number();
    // A name that the script does not say exactly once is not a key alone: it stays.
    const said = new RegExp(`\\b${long.replaceAll('$', '\\$')}\\b`, 'g');
    const short = `_${index.toString(36)}`;
    const once = script.match(said)?.length === 1;
    if (once) script = script.replace(said, short);
    parts.push(text(from), text(once ? short : long), wasm.subarray(begin, at));
  }
  return Buffer.concat(parts);
}

/** The script without the functions that it hands to the wasm file for nothing. */
function withoutUnused(script, imported) {
  const handed = /^( {4,8})(__wbg_\w+|__wbindgen_\w+): function\([^]*?^\1\},\n/gm;
  return script.replace(handed, (all, indent, long) => (imported.has(long) ? all : ''));
}

const imported = new Set();
const sections = [wasm.subarray(0, 8)];
while (at < wasm.length) {
  const begin = at;
  const kind = wasm[at++];
  const length = number();
  const end = at + length;
  if (kind === IMPORTS) {
    const imports = shortened(imported);
    sections.push(Buffer.from([kind]), bytes(imports.length), imports);
  } else {
    sections.push(wasm.subarray(begin, end));
  }
  at = end;
}
writeFileSync(wasmPath, Buffer.concat(sections));
writeFileSync(scriptPath, withoutUnused(script, imported));
