// Runs Lighthouse on dist/ and prints each run and the medians; called by scripts/lighthouse. Fails
// if a score's median is below 100.
//
//   node scripts/lighthouse.mjs PROGRAM RUNS [busy]
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from './serve.mjs';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
].join(' ');
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
// Milliseconds, but the shift, which is a share of the window.
const MEASURES = {
  'LCP ms': 'largest-contentful-paint', 'TBT ms': 'total-blocking-time', CLS: 'cumulative-layout-shift',
  'FCP ms': 'first-contentful-paint', 'bytes': 'total-byte-weight',
};

const [program, runs, load] = process.argv.slice(2);
const core = load === 'busy' && spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' });
// Without this the busy process would outlive a run that fails.
if (core) process.on('exit', () => core.kill());
const { url, close } = await serve(fileURLToPath(new URL('../dist', import.meta.url)));

async function run() {
  const { stdout } = await promisify(execFile)(program, [
    url, '--quiet', '--output=json', `--only-categories=${SCORES.join(',')}`, `--chrome-flags=${FLAGS}`,
  ], { maxBuffer: 2 ** 28 });
  const { categories, audits, environment } = JSON.parse(stdout);
  const scores = SCORES.map((name) => [name, Math.round(categories[name].score * 100)]);
  const measures = Object.entries(MEASURES).map(([name, id]) => [name, Math.round(audits[id].numericValue * 1000) / 1000]);
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary');
  if (failed.length) console.log('  not passed:', failed.map(({ id }) => id).join(', '));
  const element = JSON.stringify(audits['lcp-breakdown-insight']?.details)?.match(/"selector":"([^"]*)"/)?.[1];
  return Object.fromEntries([...scores, ...measures, ['benchmarkIndex', environment.benchmarkIndex], ['LCP element', element]]);
}

const results = [];
for (let count = 0; count < Number(runs); count += 1) {
  results.push(await run());
  console.log(JSON.stringify(results.at(-1)));
}
await close();
if (core) core.kill();
const median = (name) => results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)];
const medians = Object.fromEntries(Object.keys(results[0]).filter((name) => name !== 'LCP element').map((name) => [name, median(name)]));
console.log(`median of ${results.length}: ${JSON.stringify(medians)}`);
if (SCORES.some((name) => medians[name] < 100)) process.exitCode = 1;
