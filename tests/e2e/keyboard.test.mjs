// A round by keyboard alone; the focus is always somewhere a player can tell.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';

useBrowser();

game('a round is played by keyboard, and the focus is never lost',
  { params: { players: 4, seed: 'keyboard', speed: 'instant' } },
  async ({ page, table }) => {
    await tabTo(page, table, ({ tag, text }) => tag === 'button' && text === 'Deal');
    await page.keyboard.press('Enter');
    await table.cards.first().waitFor();

    await table.next();
    await tabTo(page, table, ({ card }) => card !== null);
    while ((await table.next()) === 'turn') {
      const focus = await walkToLegal(page, table);
      await page.keyboard.press('Enter');
      await table.hand.locator(`button[data-card="${focus.card}"]`).waitFor({ state: 'detached' });
      const what = await table.next();
      const now = await focused(page, table, `the focus is lost after card ${focus.card}`);
      if (what === 'turn') assert.ok(now.card, `the focus left the hand for "${now.text}"`);
      else assert.ok(now.inDialog, `the focus is not in the dialog but on "${now.text}"`);
    }
    await tabTo(page, table, ({ text }) => text === 'Next round');
    await page.keyboard.press('Enter');
    await table.nextRoundButton.waitFor({ state: 'hidden' });
    await table.next();
    await focused(page, table, 'the focus is lost after the dialog');
  });

game('the arrows walk the whole hand, and a card that may not be played says why',
  { params: { players: 4, seed: 'arrows', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil(async (what) =>
      what === 'turn' && (await table.legalCards.count()) < (await table.cards.count()));
    const hand = (await table.handNumbers()).map(String);
    await table.cards.first().focus();
    const walked = [];
    for (let steps = 0; steps < hand.length; steps += 1) {
      walked.push((await table.focus()).card);
      await page.keyboard.press('ArrowRight');
    }
    assert.deepEqual(walked, hand);

    const barred = table.hand.locator('button[data-card][aria-disabled="true"]').first();
    const number = await barred.getAttribute('data-card');
    await barred.focus();
    const said = await announced(page);
    await page.keyboard.press('Enter');
    for (let waits = 0; (await announced(page)) === said; waits += 1) {
      assert.ok(waits < 20, `trying card ${number} says nothing`);
      await page.waitForTimeout(100);
    }
    assert.ok((await table.handNumbers()).includes(Number(number)), 'the card stays in hand');
  });

/** Where the focus is. What had it may be gone a frame before the next thing has it. */
async function focused(page, table, complaint) {
  for (let waits = 0; waits < 10; waits += 1) {
    const now = await table.focus();
    if (now) return now;
    await page.waitForTimeout(50);
  }
  return assert.fail(complaint);
}

async function tabTo(page, table, wanted) {
  for (let presses = 0; presses < 60; presses += 1) {
    const focus = await table.focus();
    if (focus && wanted(focus)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches it; the focus is on ${JSON.stringify(await table.focus())}`);
}

async function walkToLegal(page, table) {
  for (let steps = 0; steps < 20; steps += 1) {
    const focus = await table.focus();
    if (focus?.card && focus.legal) return focus;
    // To the right and, at the end, all the way back.
    await page.keyboard.press(steps < 9 ? 'ArrowRight' : 'ArrowLeft');
  }
  return assert.fail('no legal card can be reached with the arrows');
}

/** Everything in the live regions, which screen readers speak as it changes. */
const announced = (page) => page.evaluate(() =>
  [...document.querySelectorAll('[role=log], [role=status], [role=alert], [aria-live]')]
    .map((region) => region.textContent).join('\n'));
