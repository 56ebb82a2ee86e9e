// The tutorial at the table of a game, as a learner goes through it: with the mouse, and by keyboard with a
// screen reader.
//
// A step is { begins, right, then, wrong, helps }: how its text begins; the card or button to press, else the
// button that goes on; on a board the place to press after it, if the card has a choice; and a wrong card with the
// text that it gives.
import assert from 'node:assert/strict';
import { complaints } from './layout-checks.mjs';

/** After a press on a card, taps are ignored for so long, in milliseconds. */
const REST = 300;

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const told = (page) => page.locator('.tutorial :is(.status, .instruction)');
const log = (page) => page.getByRole('log');

/** Clicks through all steps. Nothing is cut or covered. The last step stays open. */
async function clickThrough(page, steps) {
  await button(page, 'Learn to play').click();
  for (const [at, { begins, right = 'Next', then, wrong, helps }] of steps.entries()) {
    await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
    await told(page).filter({ hasText: begins }).waitFor();
    await page.waitForTimeout(REST);
    assert.deepEqual(await complaints(page), [], begins);
    if (wrong) {
      await button(page, wrong).click({ force: true, position: { x: 8, y: 20 } });
      await told(page).filter({ hasText: helps }).waitFor();
      await page.waitForTimeout(REST);
    }
    if (at + 1 < steps.length) await button(page, right).click({ position: { x: 8, y: 20 } });
    if (then) await button(page, then).and(page.locator('[data-target]')).click({ position: { x: 8, y: 20 } });
  }
}

/** Clicks through all steps, to a sign that the last one explains, and starts the first match. Gives its save. */
export async function clickToFirstMatch(page, table, steps, sign) {
  await clickThrough(page, steps);
  await page.getByText(sign).waitFor();
  await button(page, 'Play a first easy round').click();
  await table.cards.or(page.locator('.cell')).first().waitFor();
  assert.equal(await page.locator('.tutorial').count(), 0);
  return table.savedMatch();
}

/**
 * Goes through the first steps of this number by keyboard. Each is spoken once, and the focus is never lost.
 * After the last of these steps, the next one is open, if there is one.
 */
export async function pressThrough(page, steps, number = steps.length) {
  // Until the program has started the button is greyed.
  await page.getByRole('button', { name: 'Learn to play', disabled: false }).focus();
  await page.keyboard.press('Enter');
  for (const [at, { begins, right = 'Next', then, wrong, helps }] of steps.slice(0, number).entries()) {
    const lines = log(page).locator('p').filter({ hasText: begins });
    await lines.first().waitFor({ state: 'attached' });
    assert.equal(await lines.count(), 1, `${begins} is spoken once`);
    if (wrong) {
      await walkTo(page, wrong);
      await page.keyboard.press('Enter');
      await log(page).filter({ hasText: helps }).waitFor({ state: 'attached' });
    }
    if (at + 1 === steps.length) return;
    for (const pressed of [right, then].filter(Boolean)) {
      await walkTo(page, pressed);
      await page.keyboard.press('Enter');
    }
    await page.getByText(`Step ${at + 2} of ${steps.length}`).waitFor();
  }
}

/** Goes on to a card or a place with the arrow keys, or to a button with Tab. The focus is never lost. */
async function walkTo(page, name) {
  const goal = await button(page, name).elementHandle();
  for (let presses = 0; presses < 30; presses += 1) {
    const key = await page.evaluate(async (goal) => {
      await new Promise(requestAnimationFrame);
      const { activeElement: at } = document;
      if (at.tagName !== 'BUTTON') return 'lost';
      if (at === goal) return 'there';
      if (at.dataset.card && goal.dataset.card) return 'ArrowRight';
      if (at.dataset.cell && goal.dataset.cell) return Number(at.dataset.cell) < Number(goal.dataset.cell) ? 'ArrowRight' : 'ArrowLeft';
      return at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    }, goal);
    assert.notEqual(key, 'lost', `the focus is lost before ${name}`);
    if (key === 'there') return;
    await page.keyboard.press(key);
  }
  assert.fail(`${name} is not reached`);
}
