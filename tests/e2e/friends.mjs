// People who play together, as their pages show it.

/** Clicks what the people of these pages may do, one after the other, until `done` says so. */
export async function playTogether(pages, done, limit = 120_000) {
  const end = Date.now() + limit;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('the match does not come on');
    let acted = false;
    for (const page of pages) acted = (await actOn(page)) || acted;
    if (!acted) await new Promise((after) => { setTimeout(after, 40); });
  }
}

/** Plays a card or presses a button, if the person may. */
async function actOn(page) {
  return page.evaluate(() => {
    if (document.querySelector('dialog')) return false;
    const cards = document.querySelectorAll('.hand .card[data-state="legal"]');
    const buttons = document.querySelectorAll('.offered');
    if (cards.length + buttons.length === 0) return false;
    // A card goes before a button, such as one that takes the pile: so matches come to an end.
    (cards[0] ?? buttons[0]).click();
    return true;
  });
}

/** The lines of the log so far. */
export const logOf = (page) => page.getByRole('log').innerText();

/** Opens the dialog, and fills in the name. */
export async function openFriends(page, name) {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill(name);
}
