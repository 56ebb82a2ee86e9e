// Puts the loader of the program's chunk, which wasm-split-cli has written, into the program's script:
// as a module of its own it would be one more request before the program can run. Run by
// scripts/after-build.
//
//   node scripts/inline-chunk.mjs PROGRAM.js LOADER.js CHUNK.wasm STYLES.css
//
// The chunk's styles are loaded beside it; both must be there before it is used.
import { readFileSync, writeFileSync } from 'node:fs';

const [programPath, loaderPath, chunk, styles] = process.argv.slice(2);

/** The text with the one match replaced; both tools' output must be as expected. */
function replaced(text, from, to) {
  if (text.match(new RegExp(from, `g${from.flags}`))?.length !== 1) throw new Error(`not once: ${from}`);
  return text.replace(from, to);
}

let loader = readFileSync(loaderPath, 'utf8');
const [, name] = loader.match(/export const (__wasm_split_load_\w+) =/);
loader = replaced(loader, /^import .*\n/, '');
loader = replaced(loader, /export const /, 'const ');
// The browser's streaming needs a host that knows the type of the file.
loader = replaced(loader, /WebAssembly\.instantiateStreaming\(src, imports\)/,
  'WebAssembly.instantiate(await (await src).arrayBuffer(), imports)');
// Replaces the first of its dependencies: the program has none without the chunk.
loader = replaced(loader, /, \[\]\)\)/, `, [() => new Promise((done, failed) => {
    const link = document.createElement("link");
    link.onload = done;
    link.onerror = () => { link.remove(); failed(new Error(link.href)); };
    link.rel = "stylesheet";
    link.href = "./${styles}";
    document.head.append(link);
})]))`);
loader = replaced(loader, /"\.\/split_\w+\.wasm"/, `"./${chunk}"`).replace(/^\s*\/\/.*\n/gm, '');

let program = readFileSync(programPath, 'utf8');
const [line, variable] = program.match(/^import \* as (\w+) from "\.\/__wasm_split\.js";?\n/m);
program = program.replace(line, '');
program = replaced(program, new RegExp(`("\\./__wasm_split\\.js": )${variable}\\b`), `$1{ ${name} }`);
writeFileSync(programPath, `${program}\n${loader}`);
