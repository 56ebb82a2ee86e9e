// A browser that computes short vectors wrongly, as Safari on iOS 16.4 did, is found out before a bot
// plays nonsense.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST, game, useBrowser } from './harness.mjs';

useBrowser();

const PART = /\bworker-little-devils-[0-9a-f]+\.wasm$/;

/** The bots' part of the workers' program with some of the network's weights changed: what it computes is wrong. */
function wrong() {
  const name = readdirSync(join(DIST, 'shared')).find((file) => PART.test(file));
  const program = readFileSync(join(DIST, 'shared', name));
  const weights = readFileSync(fileURLToPath(new URL('../../games/little-devils/src/bots/net/weights-3.bin', import.meta.url)));
  let changed = 0;
  for (let at = 1000; at + 64 < weights.length; at += 1000) {
    const found = program.indexOf(weights.subarray(at, at + 64));
    if (found < 0) continue;
    program.fill(1, found, found + 64);
    changed += 1;
  }
  if (changed === 0) throw new Error(`${name} has no weights`);
  return program;
}

const computingWrongly = {
  params: { players: 4, seed: 'unfit', speed: 'instant', level: 'imp' },
  before: async (context) => {
    // The service worker would bring the right program from its store.
    await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await context.route(PART, (route) => route.fulfill({ contentType: 'application/wasm', body: wrong() }));
  },
};

const told = (page) => page.getByRole('status').filter({ hasText: 'computes some things wrongly' }).first().waitFor();

game('a hint from a worker that computes wrongly is not given, and the player is told', computingWrongly,
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    await page.keyboard.press('?');
    await told(page);
    await page.keyboard.press('Escape');
    await table.playEasiest();
  });

game('an analysis page that computes wrongly is not shown, and the player is told', computingWrongly,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Statistics' }).click();
    await told(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
