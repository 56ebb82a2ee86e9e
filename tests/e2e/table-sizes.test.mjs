// The tables at every size: no scroll bars, nothing cropped, room for the longest numbers, every card of the hand large
// enough to hit, and nothing in the game changes. In each run every table is looked at in a third of the windows.
//
//   SHOTS=1 node --test table-sizes.test.mjs    paints each
import assert from 'node:assert/strict';
import { game, picture, useBrowser } from './harness.mjs';
import { settled } from './layout-checks.mjs';
import { SIZES } from './sizes.mjs';
import { exposed } from './table.mjs';
import { taking } from './turns.mjs';

/** The longest number beside each icon at a player's panel. */
const LONGEST = {
  'little-devils': { devil: '56', sheet: '188' },
  'own-trumps': { sheet: '88' },
  michigan: { chip: '888' },
};
const SMALLEST_TARGET = 24; // CSS pixels, WCAG 2.2 success criterion 2.5.8

useBrowser();

const TABLES = [['little-devils', 3], ['little-devils', 6], ['own-trumps', 2], ['own-trumps', 4], ['michigan', 3], ['michigan', 5], ['michigan', 8]];
for (const [at, [of, players]] of TABLES.entries()) {
  game(`${of}: nothing is cropped at any size with ${players} players`,
    { of, params: { players, seed: 'layout', speed: 'instant' } },
    async ({ page, table }) => {
      await table.deal();
      await table.playToMidTrick();
      const spoken = await table.spoken();
      await page.evaluate(widenTallies, LONGEST[of]);
      const complaints = [];
      for (const [width, height] of taking(SIZES, { parts: 3, shift: at })) {
        await page.setViewportSize({ width, height });
        await settled(page);
        for (const complaint of await faults(page, table)) complaints.push(`${width}×${height}: ${complaint}`);
        await picture(page, `layout ${of} ${players} players ${width}x${height}`);
      }
      assert.deepEqual(complaints, []);
      assert.deepEqual(await table.spoken(), spoken, 'resizing changes nothing in the game');
    });
}

/** Runs in the page: shows every player with as many digits as there ever are, by icon. */
function widenTallies(numbers) {
  const players = document.querySelectorAll('.seat').length;
  for (const [what, number] of Object.entries(numbers)) {
    const all = document.querySelectorAll(`[data-counter="${what}"]`);
    if (all.length !== players) throw new Error(`${all.length} of ${players} players show a ${what}`);
    for (const shown of all) shown.lastChild.data = number;
  }
}

async function faults(page, table) {
  const found = await page.evaluate(() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
    if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} px high`);
    for (const element of document.querySelectorAll('main, main *')) {
      if (element.closest('dialog, [role=dialog], [role=log], [role=status]')) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const name = `${element.localName}.${element.className}`;
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) faults.push(`${name} scrolls sideways`);
      if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) faults.push(`${name} scrolls`);
    }
    for (const counter of document.querySelectorAll('.counter span')) {
      const spilt = counter.lastChild && document.createRange();
      if (!spilt) continue;
      spilt.selectNodeContents(counter);
      const [inside, around] = [spilt, counter.closest('.plaque')].map((one) => one.getBoundingClientRect());
      if (inside.right > around.right) faults.push(`${counter.className} of ${counter.closest('.seat').ariaLabel} spills by ${inside.right - around.right} px`);
    }
    return faults;
  });

  const things = [
    ['a card in hand', table.cards],
    ['a card in the middle', table.trick.getByRole('img').or(table.trick.getByRole('listitem'))],
    ['a group', table.groups],
    ['a button', page.getByRole('button')],
  ];
  for (const [what, all] of things) {
    for (const cut of await each(all, cropped)) {
      if (cut) found.push(`${what} (${cut.name}) is cut off ${cut.by}`);
    }
  }
  const sides = (await each(table.cards, exposed, { enough: SMALLEST_TARGET })).map(({ side }) => side);
  const smallest = Math.min(...sides);
  if (smallest < SMALLEST_TARGET) found.push(`card ${sides.indexOf(smallest) + 1} of the hand shows only ${smallest} px`);
  return found;
}

/** Runs a function in the page for every element, all in one call. */
const each = (locator, body, options) =>
  locator.evaluateAll(new Function('all', `return all.map((one) => (${body})(one, ${JSON.stringify(options)}))`));

/** Runs in the page: does the window, or anything around the element, cut it off? */
function cropped(element) {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
  const box = element.getBoundingClientRect();
  const outside = (edges) =>
    box.left < edges.left - 1 || box.top < edges.top - 1 || box.right > edges.right + 1 || box.bottom > edges.bottom + 1;
  if (outside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return { name, by: 'by the window' };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if ((overflowX !== 'visible' || overflowY !== 'visible') && around !== document.body &&
      around !== document.documentElement && outside(around.getBoundingClientRect())) {
      return { name, by: `by ${around.localName}.${around.className}` };
    }
  }
  return null;
}
