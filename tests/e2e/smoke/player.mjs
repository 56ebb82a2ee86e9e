// A player at any browser whose driver can do five things:
//
//   go(url), reload()     load a page, resolving once it has loaded
//   evaluate(expression)  what an expression of the page gives, as data
//   clickAt(x, y)         a real click, in CSS pixels of the window
//   press(key)            a real key, named as in KeyboardEvent.key
import assert from 'node:assert/strict';
import { LIBRARY } from './find.mjs';

const LIMIT = 30_000;

/** After a play, taps on the hand are ignored for so long (hand.rs), in milliseconds. */
const REST = 250;

export class Player {
  constructor(driver) { this.driver = driver; }

  /** Runs a function in the page, which may use find(), table() and exposed(). */
  run(body, ...values) {
    return this.driver.evaluate(`(() => { ${LIBRARY} return (${body})(...${JSON.stringify(values)}); })()`);
  }

  /** Runs it again and again until it gives something true, which it resolves to. */
  async until(what, body, ...values) {
    for (const end = Date.now() + LIMIT; Date.now() < end; await wait(50)) {
      const given = await this.run(body, ...values);
      if (given) return given;
    }
    const { dialog, ...seen } = await this.table();
    return assert.fail(`${what} never came; there are ${JSON.stringify(seen)} and ${dialog ?? 'no dialog'}`);
  }

  /** Waits until something with this role and name is there, and gives its text. */
  sees(role, pattern) {
    return this.until(`${role} ${pattern}`, (...what) => find(...what).at(-1)?.textContent.trim() || '', role, pattern);
  }

  table() { return this.run(() => table()); }

  /** What a reload must not change. */
  async standing() {
    const { hand, legal, choices, trick } = await this.table();
    return { hand, legal, choices, trick };
  }

  /** Clicks where a thing can be seen, the last of its kind: that of the topmost dialog. */
  async click(role, pattern) {
    const place = await this.until(`${role} ${pattern}`, shown, role, pattern);
    await this.driver.clickAt(place.x, place.y);
  }

  /** Clicks a card of the hand and waits until it has left it. */
  async play(number) {
    await wait(REST);
    const place = await this.until(`card ${number}`, shownCard, number);
    await this.driver.clickAt(place.x, place.y);
    await this.until(`card ${number} on the table`, (card) => !table().hand.includes(card), number);
  }

  /** Waits until it is the player's turn, or the round is over: 'turn' or 'round'. */
  next() {
    return this.until('the next turn', () => {
      const { dialog, legal, choices } = table();
      if (dialog) return find('button', '^(Next round|New match)$', find('dialog').at(-1)).length > 0 && 'round';
      return legal.length + choices > 0 && 'turn';
    });
  }

  /** Stops the site and reloads: nothing may change. Gives what was there. */
  async reloadOffline(site) {
    await this.until('a service worker', () => navigator.serviceWorker.controller !== null);
    const before = await this.standing();
    await site.stop();
    await this.driver.reload();
    assert.equal(await this.next(), 'turn');
    assert.deepEqual(await this.standing(), before);
    return before;
  }

  /** Plays the first legal card, or makes the first choice if no card is legal. */
  async move() {
    const { legal } = await this.table();
    if (legal.length > 0) return this.play(legal[0]);
    const before = JSON.stringify(await this.standing());
    const place = await this.until('a choice', shownChoice);
    await this.driver.clickAt(place.x, place.y);
    for (const end = Date.now() + LIMIT; JSON.stringify(await this.standing()) === before; await wait(50)) {
      assert.ok(Date.now() < end, 'the choice has no effect');
    }
  }

  /** Plays on, always the first legal card, until it is the player's turn and `stop` holds, or the round's end. */
  async playUntil(stop = () => false) {
    for (;;) {
      const what = await this.next();
      const now = await this.table();
      if (what === 'round' || stop(now)) return what;
      await this.move();
    }
  }

  /** Closes the dialog by key. */
  async escape() {
    await this.driver.press('Escape');
    await this.until('a closed dialog', () => !table().dialog);
  }
}

export const wait = (time) => new Promise((done) => { setTimeout(done, time); });

// These run in the page.
const shown = (role, pattern) => {
  const thing = find(role, pattern).at(-1);
  thing?.scrollIntoView({ block: 'nearest' });
  const place = thing && exposed(thing);
  return place?.side > 4 && place;
};
const shownCard = (number) => {
  const card = document.querySelector(`button[data-card="${number}"]`);
  const place = card && exposed(card);
  return place?.side > 4 && place;
};
const shownChoice = () => {
  const choice = document.querySelector('.offered');
  const place = choice && exposed(choice);
  return place?.side > 4 && place;
};
