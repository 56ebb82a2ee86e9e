// Opens the built page in a browser, for one test at a time, and keeps watch: a
// test fails if the page logs a warning or an error, throws, asks any other host
// for anything, or asks its own for something that is not there.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { Table } from './table.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DIST = process.env.E2E_DIST ?? here('../../dist');
const DEVILS = process.env.DEVILS ?? here('../../target/debug/devils');
const OUT = here('./out/');

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** The browser and the server that a test file shares. */
export async function launch() {
  mkdirSync(OUT, { recursive: true });
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const server = await serve(DIST);
  return { browser, server, close: async () => { await browser.close(); await server.close(); } };
}

/** A fresh visitor with the page open at these URL parameters, and what went wrong so far. */
export async function visit({ browser, server }, { params = {}, size = [1366, 768], context: more = {} } = {}) {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] }, locale: 'en-GB', reducedMotion: 'reduce', ...more,
  });
  context.setDefaultTimeout(20_000);
  const faults = watch(context, new URL(server.url).origin);
  const page = await context.newPage();
  await page.goto(`${server.url}?${new URLSearchParams(params)}`);
  return { context, page, faults, table: new Table(page) };
}

function watch(context, origin) {
  const faults = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error()?.stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) faults.push(`request to ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

let shared;
/** To be called once at the top of a test file. */
export function useBrowser() {
  before(async () => { shared = await launch(); });
  after(async () => { await shared?.close(); });
}

/** A test with a visitor of its own; it fails too if the page was not quiet. */
export function game(name, options, body) {
  test(name, async (t) => {
    const visitor = await visit(shared, options);
    try {
      await body({ t, ...visitor });
      assert.deepEqual(visitor.faults, [], 'the page must be quiet and ask no other host');
    } catch (error) {
      await shot(visitor.page, `failed ${name}`).catch(() => {});
      if (visitor.faults.length) t.diagnostic(`the page's own complaints: ${visitor.faults.join(' | ')}`);
      throw error;
    } finally {
      await visitor.context.close();
    }
  });
}

/** Saves a picture into tests/e2e/out/, which git ignores. */
export const shot = (page, name) =>
  page.screenshot({ path: `${OUT}${name.replace(/[^\w-]+/g, '-')}.png`, animations: 'disabled' });

/** What the native program makes of a saved match: { rounds: [[devils per seat]], totals }. */
export function replayNatively(saved) {
  const run = spawnSync(DEVILS, ['match', '-'], { input: saved, encoding: 'utf8' });
  assert.equal(run.status, 0, `devils match: ${run.error ?? run.stderr}`);
  return JSON.parse(run.stdout);
}
