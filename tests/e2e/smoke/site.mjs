// The built page as the smoke runs serve it: with listen.js before everything else, and stoppable.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DIST = process.env.E2E_DIST ?? here('../../../dist');

/** Serves it: { url, faults, stop, start, close }. `faults` grows with each request for what is not there. */
export async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'little-devils-smoke-'));
  await cp(DIST, folder, { recursive: true });
  await cp(here('./listen.js'), join(folder, 'listen.js'));
  await change(folder, 'index.html', /<script/, '<script src="./listen.js"></script><script');
  // Kept for offline play like the page's own scripts.
  await change(folder, 'service-worker.js', '["./"', '["./", "listen.js"');
  const faults = [];
  const missing = (path) => faults.push(`404 for ${path}`);
  let server = await serve(folder, { missing });
  const { url } = server;
  const stop = () => server.close();
  return {
    url,
    faults,
    stop,
    start: async () => { server = await serve(folder, { missing, port: Number(new URL(url).port) }); },
    close: async () => { await stop(); await rm(folder, { recursive: true }); },
  };
}

async function change(folder, name, from, to) {
  const path = join(folder, name);
  const [before, after] = await readFile(path, 'utf8').then((text) => [text, text.replace(from, to)]);
  if (after === before) throw new Error(`${name} has no ${from}`);
  await writeFile(path, after);
  await Promise.all(['.br', '.gz'].map((ending) => rm(path + ending, { force: true })));
}
