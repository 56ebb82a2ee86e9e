// Takes out of a built program what only its makers read: the long names by which the wasm file and its JavaScript call
// each other, which stand in both and differ from build to build; what the wasm file exports for nobody; and the functions
// and classes in that script that nobody needs.
//
//   node scripts/shorten-names.mjs PROGRAM.js PROGRAM_bg.wasm
import { readFileSync, writeFileSync } from 'node:fs';
import { EXPORTS, IMPORTS, text, withList } from './wasm-file.mjs';

// What follows an import's names, by its kind: a function's type is one number.
const FUNCTION = 0;

const [scriptPath, wasmPath] = process.argv.slice(2);
let script = readFileSync(scriptPath, 'utf8');
const imported = new Set();

/** An import with a short name, which the script gets too. */
function shortened(reader, index) {
  const [from, long] = [reader.name(), reader.name()];
  imported.add(long);
  const begin = reader.at;
  if (reader.byte() !== FUNCTION) throw new Error(`${long} is no function`);
  reader.number();
  // A name that the script does not say exactly once is not a key alone: it stays.
  const said = new RegExp(`\\b${long.replaceAll('$', '\\$')}\\b`, 'g');
  const short = `_${index.toString(36)}`;
  const once = script.match(said)?.length === 1;
  if (once) script = script.replace(said, short);
  return Buffer.concat([text(from), text(once ? short : long), reader.since(begin)]);
}

/** The exports that the script names. A name that ends with the digits of a hash becomes a short one there too. */
function exported(reader, count) {
  const kept = [];
  for (let index = 0; index < count; index += 1) {
    const name = reader.name();
    const begin = reader.at;
    reader.byte();
    reader.number();
    const said = new RegExp(`\\b${name}\\b`, 'g');
    if (!said.test(script)) continue;
    const short = /__h[0-9a-f]{16}/.test(name) ? `_e${index.toString(36)}` : name;
    script = script.replace(said, short);
    kept.push(Buffer.concat([text(short), reader.since(begin)]));
  }
  return kept;
}

/** The script without the functions that it hands to the wasm file for nothing. */
function withoutUnused() {
  const handed = /^( {4,8})(__wbg_\w+|__wbindgen_\w+): function\([^]*?^\1\},\n/gm;
  return script.replace(handed, (all, indent, long) => (imported.has(long) ? all : ''));
}

/** The script without the classes that it exports: nobody imports them. */
function withoutClasses() {
  const classes = [...script.matchAll(/^export class (\w+) \{$/gm)].map(([, name]) => name);
  for (const name of classes) {
    script = script.replace(new RegExp(`^export class ${name} \\{\\n[^]*?^\\}\\n`, 'm'), '')
      .replace(new RegExp(`^if \\(Symbol\\.dispose\\) ${name}\\..*\\n`, 'm'), '')
      .replace(new RegExp(`^const ${name}Finalization = [^]*?;\\n`, 'm'), '');
    if (script.includes(name)) throw new Error(`${name} is still named`);
  }
  return script;
}

const wasm = withList(readFileSync(wasmPath), IMPORTS, (reader, count) =>
  Array.from({ length: count }, (_, index) => shortened(reader, index)));
writeFileSync(wasmPath, withList(wasm, EXPORTS, exported));
script = withoutUnused();
writeFileSync(scriptPath, withoutClasses());
