// Puts the loader of a program's parts (crates/page/js/parts.js) into the program's script, in the place of the one that
// wasm-split-cli has written: as a module of its own it would be one more request before the program can run. Run by
// scripts/build-program.
//
//   node scripts/inline-parts.mjs page|beside PROGRAM.js LOADER.js FILES [PART=EARLIER,…] …
//
// page: the script stays a module, which the page starts. beside: it becomes a script that starts the program by itself, in
// a worker or in the window of the page. FILES has a line for each part: its name and its file. The others say which parts
// are loaded before a part.
import { readFileSync, writeFileSync } from 'node:fs';

const [kind, programPath, loaderPath, filesPath, ...order] = process.argv.slice(2);

/** The text with the one match replaced; the tools' output must be as expected. */
function replaced(text, from, to) {
  if (text.match(new RegExp(from, `g${from.flags}`))?.length !== 1) throw new Error(`not once: ${from}`);
  return text.replace(from, to);
}

const lines = readFileSync(filesPath, 'utf8').trim().split('\n');
const files = Object.fromEntries(lines.map((line) => line.split(' ')));
const earlier = Object.fromEntries(order.map((line) => {
  const [name, names] = line.split('=');
  return [name, names.split(',')];
}));
const [imports] = readFileSync(loaderPath, 'utf8').match(/^let sharedImports = undefined;\n(.*\n)*?}\n/m);
const ours = (name) => readFileSync(new URL(`../crates/page/js/${name}`, import.meta.url), 'utf8');
let loader = ours('parts.js');
loader = replaced(loader, /__FILES__/, JSON.stringify(files));
loader = replaced(loader, /__EARLIER__/, JSON.stringify(earlier));

// wasm-bindgen writes an import of the module for each part.
let program = readFileSync(programPath, 'utf8').replace(/^import \* as \w+ from "\.\/__wasm_split\.js";?\n/gm, '');
program = program.replace(/^ *"\.\/__wasm_split\.js": import\d+,\n(?= *"\.\/__wasm_split\.js")/gm, '');
program = replaced(program, /("\.\/__wasm_split\.js": )import\d+\b/, '$1loaders');
if (kind === 'page') {
  // boot.js has asked for the parts of a first match.
  loader = `const HERE = import.meta.url;\nconst begun = window.begun.parts;\n${imports}\n${loader}`;
} else {
  program = replaced(program, /^export \{.*\n/m, '').replaceAll('import.meta.url', 'HERE');
  // In a frame without an origin, a worker is a text of the page's own, which names the address of the script.
  const here = `const script = self.document?.currentScript;\nconst HERE = script?.src ?? self.script ?? self.location.href;\n`;
  program = `(() => {\n${here}const begun = {};\n${program}`;
  loader = `${imports}\n${loader}\n${ours('beside.js')}})();`;
}
writeFileSync(programPath, `${program}\n${loader}`);
