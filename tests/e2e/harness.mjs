// Opens the built page in a browser, for one test at a time, and keeps watch: a
// test fails if the page logs a warning or an error, throws, asks any other host
// for anything, or asks its own for something that is not there.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { withFonts } from './fonts.mjs';
import { GAMES, SAVED_MATCH, Table } from './table.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const DIST = process.env.E2E_DIST ?? here('../../dist');
const HOUSE = process.env.HOUSE ?? here('../../target/debug/house');
const OUT = here('./out/');

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  // Without pages of the browser's own: the list of suggestions below the address bar is two of them, which a browser
  // that nobody sees loads for each page as well. And without its advice to people after some minutes. Of several such
  // flags the last one counts, so the first lines are those that Playwright has.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
    'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'IPH_ExtensionsZeroStatePromo',
  ]}`,
];

/** The browser and the servers of a folder that a test file shares. */
export async function launch(more = {}, folder = DIST) {
  mkdirSync(OUT, { recursive: true });
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS, env: withFonts(), ...more });
  const server = await serve(folder);
  // The same game at another origin, for pages that have it in a frame.
  const elsewhere = await serve(folder);
  const close = async () => { await browser.close(); await server.close(); await elsewhere.close(); };
  return { browser, server, elsewhere, close };
}

/**
 * A fresh visitor with the page open at these URL parameters, and what went wrong so far.
 *
 *   of: which game, by its id, or another page of the site, by its folder
 *   hosted: open a host page of another origin, with the game in its frames: embed.html (true), or
 *     what a function makes of the game's address
 *   hash: the address's fragment
 *   before: prepares the context before anything is opened; its argument is the game's address
 */
export async function visit(
  { browser, server, elsewhere },
  { of = 'little-devils', params = {}, hash = '', size = [1366, 768], context: more = {}, hosted = false, before = () => {} } = {},
) {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] }, locale: 'en-GB', reducedMotion: 'reduce', ...more,
  });
  context.setDefaultTimeout(60_000);
  const home = server.url + (GAMES[of]?.folder ?? `${of}/`);
  const host = typeof hosted === 'function' ? await answerAll(hosted(home)) : elsewhere;
  const origins = [server, ...(hosted ? [host] : [])].map(({ url }) => new URL(url).origin);
  const faults = await watch(context, origins);
  await before(context, home);
  const page = await context.newPage();
  if (host !== elsewhere) context.on('close', host.close);
  const address = hosted === true ? `${host.url}embed.html` : (hosted ? host.url : home);
  const all = hosted ? { game: home, ...params } : params;
  await page.goto(`${address}?${new URLSearchParams(all)}${hash}`);
  return { context, page, faults, server, table: new Table(page, of) };
}

/** Whether the page is on its way back in the history, because what lay over it has closed. */
const isGoingBack = () => history.state === 'over' && !document.querySelector('dialog, .examples, .tutorial');

/** Loads the page again. Going back would end a reload that has begun, so that comes first. */
export async function reload(page) {
  for (let tries = 0; tries < 100 && await page.evaluate(isGoingBack); tries += 1) await page.waitForTimeout(50);
  await page.reload();
}

/** A server that answers everything with this page. */
async function answerAll(html) {
  const server = createServer((request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  const close = () => { server.closeAllConnections(); server.close(); };
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

async function watch(context, origins) {
  const faults = [];
  // Browsers log most breaches of the content-security policy; this catches them all.
  await context.addInitScript(() => addEventListener('securitypolicyviolation', (event) =>
    console.error(`content-security policy: ${event.effectiveDirective} forbids ${event.blockedURI}`)));
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error()?.stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) faults.push(`request to ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

let shared;
/** To be called once at the top of a test file; with a folder that holds other pages than the built ones. */
export function useBrowser(folder) {
  before(async () => { shared = await launch({}, folder); });
  after(async () => { await shared?.close(); });
}

/**
 * A test with a visitor of its own; it fails too if the page was not quiet. With `launch`, a browser
 * of its own as well.
 */
export function game(name, options, body) {
  test(name, async (t) => {
    const own = options.launch && await launch(options.launch);
    const visitor = await visit(own ?? shared, options);
    try {
      await body({ t, ...visitor });
      assert.deepEqual(visitor.faults, [], 'the page must be quiet and ask no other host');
    } catch (error) {
      await shot(visitor.page, `failed ${name}`).catch(() => {});
      if (visitor.faults.length) t.diagnostic(`the page's own complaints: ${visitor.faults.join(' | ')}`);
      throw error;
    } finally {
      await visitor.context.close();
      await own?.close();
    }
  });
}

/** The game in the first frame of the host page. */
export const firstFrame = (page) => page.frameLocator('little-devils iframe').first();

/** Has the browser keep a match whenever the game is opened, for `before`. */
export const keeping = (save) => (context) => context.addInitScript(([key, text]) => {
  // The blank page before the game may keep nothing.
  if (location.protocol !== 'about:') localStorage.setItem(key, text);
}, [SAVED_MATCH, save]);

/**
 * A match of eight rounds, over. No match has more: a round has 41, 56, 72 or 87 devils for three to
 * six players, and nobody has a hundred before the last one.
 */
export const LONGEST_MATCH = readFileSync(here('../../games/little-devils/tests/data/match-longest.jsonl'), 'utf8').trim();

/** Saves a picture into tests/e2e/out/, which git ignores. */
export const shot = (page, name) =>
  page.screenshot({ path: `${OUT}${name.replace(/[^\w-]+/g, '-')}.png`, animations: 'disabled' });

/** A picture to be looked at, which is painted only with SHOTS in the environment. */
export const picture = async (page, name) => { if (process.env.SHOTS) await shot(page, name); };

/** What the native program makes of a saved match: { rounds: [[devils per seat]], totals }. */
export function replayNatively(saved) {
  const run = spawnSync(HOUSE, ['match', '-'], { input: saved, encoding: 'utf8' });
  assert.equal(run.status, 0, `house match: ${run.error ?? run.stderr}`);
  return JSON.parse(run.stdout);
}
