// What tests of the patiences share: recorded wins, links, and where to look.
import { readFileSync } from 'node:fs';
import { game as anyGame } from './harness.mjs';

export const game = (name, options, body) => anyGame(name, { of: 'patience', ...options }, body);

const DATA = new URL('../../games/patience/tests/data/won.jsonl', import.meta.url);
const WON = readFileSync(DATA, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
export const won = (id) => WON.find((record) => record.game === id);
export const link = (record) => `#game=${record.game}&deal=${record.seed}`;

export const PHONE = [360, 640];
export const facts = (page) => page.locator('.facts');

// No card moves by itself, so that each move of a line is one of the player.
export const byHand = (context) => context.addInitScript(() => {
  if (location.protocol !== 'about:' && !localStorage.getItem('patience/settings')) {
    localStorage.setItem('patience/settings', JSON.stringify({ options: ['auto=off'] }));
  }
});

/** Waits until this number of moves has been played. */
export const hasMoves = (page, moves) => facts(page).getByText(new RegExp(`^${moves} moves?$`)).waitFor();

export async function table(page) {
  await page.locator('.board .card').first().waitFor({ state: 'attached' });
}

export async function victory(page) {
  const dialog = page.getByRole('dialog', { name: 'You have won!' });
  await dialog.waitFor();
  return dialog;
}
