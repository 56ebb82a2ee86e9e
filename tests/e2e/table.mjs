// The page as a player meets it: everything is found by role and name, as a screen
// reader would. If a test cannot find something here, neither can a blind player.

export const SAVED_MATCH = 'little-devils/match';

/**
 * The games: the folder of each in dist/, the name of the cards in the middle of its table, and the name
 * under which its match is saved.
 */
export const GAMES = {
  'little-devils': { folder: '', middle: 'Trick', saved: SAVED_MATCH },
  'own-trumps': { folder: 'own-trumps/', middle: /^Pile/, saved: 'own-trumps/match' },
  patience: { folder: 'patience/' },
  'russian-bank': { folder: 'russian-bank/', middle: 'Table', saved: 'russian-bank/match' },
  michigan: { folder: 'michigan/', middle: /^Cards in this run/, saved: 'michigan/match' },
};

/** After a play, taps on the hand are ignored for so long (hand.rs), in milliseconds. */
const REST = 250;

export class Table {
  /** The game on a page, or in a frame of one. */
  constructor(page, of = 'little-devils') {
    this.page = page;
    const { saved, middle } = GAMES[of] ?? {};
    this.saved = saved;
    // Mouse and keyboard are the window's, whose frames lie somewhere in it.
    this.window = page.page?.() ?? page;
    // The first page, once the program stands there: until then, the button is greyed.
    this.playButton = page.getByRole('button', { name: 'Play', exact: true, disabled: false });
    this.setUp = page.getByRole('form', { name: 'New match' });
    this.hand = page.getByRole('group', { name: 'Your hand' });
    this.cards = this.hand.locator('button[data-card]');
    this.legalCards = this.hand.locator('button[data-card]:not([aria-disabled="true"])');
    this.trick = page.getByRole('group', { name: middle });
    // The moves that are made by a button, in a group with the name of the prompt.
    this.choices = page.getByRole('group', { name: /^(Your turn|You deal)/ }).getByRole('button');
    this.dialog = page.getByRole('dialog');
    this.nextRoundButton = this.dialog.getByRole('button', { name: 'Next round' });
    this.newMatchButton = this.dialog.getByRole('button', { name: 'New match' });
    this.scoreTable = page.getByRole('table', { name: 'Scores' });
    // The hand, the trick and the other seats, which are named after their players.
    this.groups = page.getByRole('group');
    this.lastPlay = 0;
  }

  /** Starts a match as the first page suggests it, by the URL or the last match. */
  async deal() {
    await this.playButton.click();
    await this.cards.first().waitFor();
  }

  /** Opens the form of all choices, and gives it. */
  async moreOptions() {
    await this.page.getByRole('button', { name: 'More options' }).click();
    await this.setUp.waitFor();
    return this.setUp;
  }

  /** Waits for whatever comes first: 'turn', 'round' (its end) or 'match' (its end). */
  async next() {
    const all = [this.choices, this.nextRoundButton, this.newMatchButton];
    // A search by roles reads most of the page, so what must be there at least comes first.
    await this.page.locator('button[data-card]:not([aria-disabled="true"]), .offered, dialog[open] button').first().waitFor();
    await all.reduce((any, one) => any.or(one), this.legalCards).first().waitFor();
    if (await this.newMatchButton.isVisible()) return 'match';
    if (await this.nextRoundButton.isVisible()) return 'round';
    return 'turn';
  }

  /** The numbers of the cards in hand, from left to right. */
  handNumbers() { return numbers(this.cards); }
  legalNumbers() { return numbers(this.legalCards); }

  /** How many cards lie in the trick. */
  async trickSize() {
    const cards = this.trick.getByRole('img').or(this.trick.getByRole('listitem'));
    return cards.filter({ visible: true }).count();
  }

  /** Taps a card where it can be seen, and waits until it has left the hand. */
  async play(number) {
    // What has just been found by its role is now found faster.
    const card = this.page.locator(`.hand button[data-card="${number}"]`);
    const { x, y } = await free(card);
    const rested = this.lastPlay + REST - performance.now();
    if (rested > 0) await this.window.waitForTimeout(rested);
    await this.click(x, y);
    this.lastPlay = performance.now();
    await card.waitFor({ state: 'detached' });
    return number;
  }

  /** A tap at a place of the page or frame; all of a frame must be in the window. */
  async click(x, y) {
    const frame = await this.page.frameElement?.();
    const corner = frame ? await frame.boundingBox() : { x: 0, y: 0 };
    return this.window.mouse.click(corner.x + x, corner.y + y);
  }

  /** Plays the card to part with first, or makes the first choice if no card is legal. */
  async playEasiest() {
    if (await this.legalCards.count() === 0) return this.choose();
    return this.play(await this.hand.evaluate(easiest));
  }

  /** Plays on to the first turn with two legal cards, and plays another one there than `playEasiest` would. */
  async playDifferently() {
    const what = await this.playUntil(async (what) => what === 'turn' && (await this.legalCards.count()) > 1);
    if (what !== 'turn') throw new Error('this match leaves no choice');
    const expected = Number(await this.hand.evaluate(easiest));
    return this.play((await this.legalNumbers()).find((number) => number !== expected));
  }

  /** Presses the first of the buttons that make a move. */
  async choose() {
    const standing = async () => JSON.stringify([await this.handNumbers(), await this.choices.count(), await this.dialog.count()]);
    const before = await standing();
    await this.choices.first().click();
    for (let waits = 0; (await standing()) === before; waits += 1) {
      if (waits > 400) throw new Error('the choice has no effect');
      await this.window.waitForTimeout(25);
    }
  }

  async nextRound() {
    await this.nextRoundButton.click();
    await this.nextRoundButton.waitFor({ state: 'hidden' });
  }

  /** Plays on, always the card to part with first, until `stop(what comes next)` says so. */
  async playUntil(stop) {
    for (;;) {
      const what = await this.next();
      if ((await stop(what)) || what === 'match') return what;
      if (what === 'round') await this.nextRound();
      else await this.playEasiest();
    }
  }

  /** To the player's next turn with at least one card in the trick. */
  async playToMidTrick() {
    return this.playUntil(async (what) => what === 'turn' && (await this.trickSize()) > 0);
  }

  /** The score table: { names, rounds: [[devils per seat] per round], totals }. */
  async scores() {
    // Where the scores are not on show, they are a dialog, which is closed again below.
    const opened = !(await this.scoreTable.first().isVisible());
    if (opened) await this.page.getByRole('button', { name: 'Scores' }).click();
    await this.scoreTable.first().waitFor();
    const rows = await this.scoreTable.first().evaluate((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
    if (opened) {
      await this.window.keyboard.press('Escape');
      await this.scoreTable.first().waitFor({ state: 'hidden' });
    }
    const perSeat = rows.map(([, ...cells]) => cells.filter((text) => /^\d+$/.test(text)).map(Number));
    const count = Math.min(...perSeat.map((cells) => cells.length)) - 1;
    return {
      names: rows.map(([name]) => name),
      rounds: Array.from({ length: count }, (_, round) => perSeat.map((cells) => cells[round])),
      totals: perSeat.map((cells) => cells.at(-1)),
    };
  }

  savedMatch() { return this.page.evaluate((key) => localStorage.getItem(key), this.saved); }

  /** What stands on the table, in the words a screen reader gets. */
  async spoken() {
    return { hand: await this.hand.ariaSnapshot(), trick: await this.trick.ariaSnapshot() };
  }

  /** The element that has the focus, in a few words; null if none has it. */
  focus() {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return null;
      return {
        tag: element.localName,
        card: element.dataset.card ?? null,
        legal: element.getAttribute('aria-disabled') !== 'true',
        inDialog: !!element.closest('dialog, [role=dialog]'),
        text: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
        // What a screen reader says of the dialog that the focus is in.
        described: ['aria-labelledby', 'aria-describedby'].map((name) =>
          document.getElementById(element.closest('dialog, [role=dialog]')?.getAttribute(name))?.textContent ?? '').join(' '),
      };
    });
  }
}

/**
 * The number of the legal card to part with first; runs in the page, on the hand. Of playing cards that is
 * the lowest one, trumps last: who plays the first one instead runs into the limit of 1,000 moves in half of
 * all rounds of Own Trumps. In Little Devils it is the first card.
 */
export function easiest(hand) {
  const RANKS = 13;
  const cost = ({ dataset, firstElementChild }) => {
    const place = Number(dataset.card) - 1;
    if (!firstElementChild.matches('.french')) return place;
    return (place % RANKS) + (firstElementChild.matches('.trump') ? RANKS : 0);
  };
  const cards = [...hand.querySelectorAll('button[data-card]:not([aria-disabled="true"])')];
  return cards.sort((one, other) => cost(one) - cost(other))[0]?.dataset.card;
}

const numbers = (cards) => cards.evaluateAll((all) => all.map((card) => Number(card.dataset.card)));

/** A point of an element that nothing covers: from a few looks, or from many if those find none. */
async function free(locator) {
  const found = await locator.evaluate(exposed, { step: 12 });
  return found.side > 0 ? found : exposure(locator);
}

/**
 * The largest square of an element that nothing covers and no edge cuts off: { side, x, y } with its centre, in
 * CSS pixels. Sampled every two pixels, which takes most of a second for a card.
 */
export const exposure = (locator) => locator.evaluate(exposed);

/**
 * The same of an element; runs in the page. `step` is the distance between two looks in pixels; a square with the side `enough`
 * ends the search.
 */
export function exposed(element, { step = 2, enough = Infinity } = {}) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let best = { side: 0, x: (left + right) / 2, y: (top + bottom) / 2 };
  let above = [];
  for (let y = top + 1; y < bottom; y += step) {
    const row = [];
    for (let x = left + 1, i = 0; x < right; x += step, i += 1) {
      const hit = document.elementFromPoint(x, y);
      const mine = hit !== null && (hit === element || element.contains(hit));
      row[i] = mine ? 1 + Math.min(row[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) : 0;
      if (row[i] * step > best.side) {
        const half = ((row[i] - 1) * step) / 2;
        best = { side: row[i] * step, x: x - half, y: y - half };
        if (best.side >= enough) return best;
      }
    }
    above = row;
  }
  return best;
}
