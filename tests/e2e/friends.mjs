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

/** Runs in the page. A card goes before a button, such as one that takes the pile: so matches come to an end. */
function act(easiest) {
  if (document.querySelector('dialog')) return false;
  const hand = document.querySelector('.hand');
  const card = hand && easiest(hand);
  const may = card ? hand.querySelector(`[data-card="${card}"]`) : document.querySelector('.offered');
  may?.click();
  return Boolean(may);
}

/** The lines of the log so far. */
export const logOf = (page) => page.getByRole('log').innerText();

/** Opens the dialog, and fills in the name. */
export async function openFriends(page, name) {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill(name);
}
