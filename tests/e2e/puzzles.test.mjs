// Puzzles: asked and answered by keyboard without a network, kept over a reload; a card that cost much
// in a match becomes one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { firstFrame, game, reload, useBrowser } from './harness.mjs';

useBrowser();

const analysisPage = (page) => page.getByRole('dialog').last();

/** The set as the page has it: for each puzzle its best card, and another that may be played. */
const SET = readFileSync(new URL('../../games/little-devils/analysis/src/puzzles.jsonl', import.meta.url), 'utf8')
  .trim().split('\n').map((line) => {
    const cards = JSON.parse(line).cards.toSorted((one, other) => one[1] - other[1]);
    return { best: cards[0][0], worst: cards.at(-1)[0] };
  });

/** Walks to what has the focus by Tab alone, until it is this, and presses it. */
async function pressByKeys(page, locator) {
  await locator.waitFor();
  for (let steps = 0; steps < 200; steps += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail('not reached by keyboard');
}

const button = (page, name) => analysisPage(page).getByRole('button', { name, exact: true });
const card = (page, number) => analysisPage(page).locator(`button[data-card="${number}"]`);
const title = (page, name) => analysisPage(page).getByRole('heading', { name, exact: true }).waitFor();

game('puzzles are answered by keyboard without a network, told kindly and remembered',
  { params: { lang: 'en' } },
  async ({ page, context }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await reload(page);
    await pressByKeys(page, page.getByRole('button', { name: 'Puzzles' }));
    await analysisPage(page).getByText(`0 of ${SET.length} solved.`).waitFor();

    await pressByKeys(page, button(page, 'Next puzzle'));
    await title(page, 'Puzzle 1');
    await pressByKeys(page, card(page, SET[0].worst));
    await title(page, 'Puzzle 1: not the best card');
    await analysisPage(page).getByText(`The ${SET[0].worst} costs`).waitFor();
    const rows = analysisPage(page).getByRole('table', { name: 'All cards' }).getByRole('row');
    assert.ok((await rows.nth(1).textContent()).startsWith(`${SET[0].best}`), 'the best card first');

    await pressByKeys(page, button(page, 'Next puzzle'));
    await title(page, 'Puzzle 2');
    const region = analysisPage(page).getByRole('region', { name: 'Puzzle 2' });
    assert.ok(await region.evaluate((element) => element === document.activeElement), 'the new page has the focus');
    await pressByKeys(page, card(page, SET[1].best));
    await title(page, 'Puzzle 2: right!');

    await reload(page);
    await pressByKeys(page, page.getByRole('button', { name: 'Puzzles' }));
    await analysisPage(page).getByText(`1 of ${SET.length} solved.`).waitFor();
    await button(page, 'Puzzle 1 (not solved yet)').waitFor();
    await button(page, 'Puzzle 2 (solved)').waitFor();
  });

game('a card that may not be played says why, and the question stays',
  { params: { lang: 'en' } },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Puzzles' }).click();
    for (let number = 1; ; number += 1) {
      assert.ok(number <= SET.length, 'one of them forbids a card');
      await button(page, `Puzzle ${number}`).click();
      await title(page, `Puzzle ${number}`);
      const refused = analysisPage(page).locator('button[data-card][aria-disabled="true"]');
      if (await refused.count()) {
        await refused.first().focus();
        await page.keyboard.press('Enter');
        await analysisPage(page).getByRole('status').filter({ hasText: /^You cannot play|5 devils/ }).waitFor();
        await title(page, `Puzzle ${number}`);
        return;
      }
      await button(page, 'All puzzles').click();
    }
  });

game('a card that cost much is asked again, with what it was in the match',
  { params: { players: 3, seed: 'mistakes', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await analysisPage(page).getByText(/of your mistakes w(as|ere) added to your puzzles/).waitFor({ timeout: 60_000 });
    await button(page, 'Puzzles').click();
    await analysisPage(page).getByText(/^[1-5] to answer today, 0 later, 0 mastered\.$/).waitFor();
    await button(page, 'Next puzzle').click();
    await analysisPage(page).getByText('you played a costly card here').waitFor();
    const legal = analysisPage(page).locator('button[data-card]:not([aria-disabled="true"])');
    await legal.first().click();
    await analysisPage(page).getByText(/^In the match you played|^The \d+ costs|is best/).first().waitFor();
    await button(page, 'All puzzles').click();
    const later = analysisPage(page).getByText(/^[0-4] to answer today, 1 later, 0 mastered\.$/);
    const told = await later.textContent();
    await reload(page);
    // The round that is over offers its review again, and the puzzles with it.
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await button(page, 'Puzzles').click({ timeout: 60_000 });
    assert.equal(await later.textContent(), told, 'kept, and not begun again by another review');
  });

game('where the browser keeps nothing, puzzles can be answered all the same',
  { hosted: true, params: { sandbox: 'allow-scripts', lang: 'en' } },
  async ({ page }) => {
    // A frame without an origin has no database.
    const frame = firstFrame(page);
    await frame.getByRole('button', { name: 'Puzzles' }).click();
    await button(frame, 'Next puzzle').click();
    await card(frame, SET[0].best).click();
    await title(frame, 'Puzzle 1: right!');
    await button(frame, 'All puzzles').click();
    await analysisPage(frame).getByText(`1 of ${SET.length} solved.`).waitFor();
  });

game('in a frame, a new analysis page leaves the page around it where it is scrolled to',
  { hosted: true, size: [1366, 600], params: { sandbox: 'allow-scripts', lang: 'en' } },
  async ({ page }) => {
    const frame = firstFrame(page);
    await frame.getByRole('button', { name: 'Puzzles' }).click();
    const next = button(frame, 'Next puzzle');
    await next.waitFor();
    // The frame is higher than the window: all of the dialog cannot be in sight.
    const top = await page.evaluate(() => {
      scrollBy(0, 100);
      return scrollY;
    });
    // The focus is at the other end of the dialog; and a pointer would have the button scrolled to.
    await button(frame, 'Close').evaluate((element) => element.focus({ preventScroll: true }));
    await next.evaluate((element) => element.click());
    await title(frame, 'Puzzle 1');
    // Scrolled or not is seen in the picture after next.
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    assert.equal(await page.evaluate(() => scrollY), top);
  });
