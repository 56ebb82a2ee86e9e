// Takes the classes out of the program that libraries export to JavaScript and nobody here uses, with
// everything that only they reach: Leptos brings three for streams from a server. Run by
// scripts/after-build, before wasm-opt.
//
//   node scripts/prune.mjs PROGRAM.js PROGRAM_bg.wasm [--enable-… of wasm-opt]
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const [scriptPath, wasmPath, ...features] = process.argv.slice(2);
let script = readFileSync(scriptPath, 'utf8');

const classes = [...script.matchAll(/^export class (\w+) \{$/gm)].map(([, name]) => name);
for (const name of classes) {
  script = script.replace(new RegExp(`^export class ${name} \\{\\n[^]*?^\\}\\n`, 'm'), '')
    .replace(new RegExp(`^if \\(Symbol\\.dispose\\) ${name}\\..*\\n`, 'm'), '')
    .replace(new RegExp(`^const ${name}Finalization = [^]*?;\\n`, 'm'), '');
  if (script.includes(name)) throw new Error(`${name} is still named`);
}

// Of the wasm file's exports, those that the rest of the script or the chunk asks for.
const prefixes = classes.flatMap((name) => [`${name.toLowerCase()}_`, `__wbg_${name.toLowerCase()}_`]);
const exported = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(wasmPath))).map(({ name }) => name);
const kept = exported.filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)));
const graphPath = `${wasmPath}.graph.json`;
writeFileSync(graphPath, JSON.stringify([
  { name: 'outside', root: true, reaches: kept },
  ...kept.map((name) => ({ name, export: name })),
]));
const { status, stderr } = spawnSync('wasm-metadce', [...features, wasmPath, '-f', graphPath, '-o', wasmPath], { encoding: 'utf8' });
if (status !== 0) throw new Error(`wasm-metadce: ${stderr}`);
rmSync(graphPath);
writeFileSync(scriptPath, script);
