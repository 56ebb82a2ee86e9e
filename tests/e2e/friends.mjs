// People who play together, as their pages show it.
import { easiest } from './table.mjs';

/** Clicks what the people of these pages may do, one after the other, until `done` says so. */
export async function playTogether(pages, done, limit = 120_000) {
  const end = Date.now() + limit;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('the match does not come on');
    let acted = false;
    for (const page of pages) acted = (await page.evaluate(ACT)) || acted;
    if (!acted) await new Promise((after) => { setTimeout(after, 40); });
  }
}

/** A script: plays a card or presses a button, if the person may, and gives whether it did. */
export const ACT = `(${act})(${easiest})`;

/**
 * Runs in the page. A card goes before a button, such as one that takes the pile: so matches come to an end. On a
 * board, the place for a card that is picked goes first.
 */
function act(easiest) {
  if (document.querySelector('dialog')) return false;
  const hand = document.querySelector('.hand');
  const card = hand && easiest(hand);
  const pieces = card ? [`.hand [data-card="${card}"]`] : ['.cell[data-target]', '.cell[data-state="legal"]', '.offered'];
  const may = pieces.map((piece) => document.querySelector(piece)).find(Boolean);
  may?.click();
  return Boolean(may);
}

/** The lines of the log so far. */
export const logOf = (page) => page.getByRole('log').innerText();

/** Leaves the table, which asks first. */
export async function leave(page, question) {
  const button = page.getByRole('button', { name: 'Leave the table' });
  await button.click();
  await page.getByRole('alert').filter({ hasText: question }).waitFor();
  await button.click();
}

/** Opens the dialog, and fills in the name. */
export async function openFriends(page, name) {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill(name);
}

/**
 * Anna opens a table for as many as the address says; her friends join in other windows, the other seats have bots.
 * `choose` fills in more of the form. The windows of the friends.
 */
export async function meetAll(page, context, friends, choose = async () => {}) {
  await openFriends(page, 'Anna');
  for (const [at] of friends.entries()) await page.getByLabel(`Seat ${at + 2}`).selectOption('A friend');
  await choose();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByText('Anna (you)').waitFor();
  const others = [];
  for (const name of friends) others.push(await join(page, context, name));
  await page.getByRole('button', { name: 'Start the match', disabled: false }).click();
  await Promise.all([page, ...others].map((one) => one.locator('.hand .card, .cell').first().waitFor()));
  return others;
}

/** A friend joins in a new window, and is ready. */
async function join(page, context, name) {
  const other = await context.newPage();
  await other.goto(page.url().split('#')[0]);
  // A match of this browser is on the table of every window that is opened.
  const first = other.getByRole('button', { name: 'Play with friends', disabled: false });
  await first.or(other.getByRole('button', { name: 'New match' })).first().waitFor();
  if (!(await first.isVisible())) await other.getByRole('button', { name: 'New match' }).click();
  await openFriends(other, name);
  await other.getByRole('button', { name: 'Join the table in another window' }).click();
  await page.getByText(name, { exact: true }).waitFor();
  await other.getByRole('button', { name: 'I am ready' }).click();
  return other;
}
