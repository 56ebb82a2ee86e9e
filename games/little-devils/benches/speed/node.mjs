// The same work in WebAssembly: `node node.mjs MODULE`, MODULE being what wasm-bindgen wrote.
// Prints a table as `cargo bench --bench speed` does: the fastest of five runs.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { names, run } = createRequire(import.meta.url)(resolve(process.argv[2]));
const word = process.argv[3] ?? '';

/** Seconds this program has spent on a processor. */
const processorTime = () => process.cpuUsage().user / 1e6;

function rate(place, amount) {
  const begin = processorTime();
  const done = run(place, amount);
  return done / (processorTime() - begin);
}

for (const [place, line] of names().split('\n').entries()) {
  const [name, unit] = line.split('\t');
  if (!name.includes(word)) continue;
  let amount = 1;
  while (amount / rate(place, amount) < 0.1) amount *= 2;
  let best = 0;
  for (let time = 0; time < 5; time++) best = Math.max(best, rate(place, 2 * amount));
  console.log(`${name.padEnd(28)} ${best.toFixed(0).padStart(14)} ${unit}/s`);
}
