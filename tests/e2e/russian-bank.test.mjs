// Russian Bank as people play it: by mouse, by keys, to the end of a deal; and how its table lies in windows.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { meetAll, playTogether } from './friends.mjs';
import { game, picture, reload, useBrowser } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { playOn } from './russian-bank.mjs';
import { clickToFirstMatch, pressThrough } from './tutorial.mjs';

useBrowser();

const russianBank = (params, more) => ({ of: 'russian-bank', params: { speed: 'instant', level: 'apprentice', deals: 1, seed: '5', ...params }, ...more });

/** After a move by mouse, taps are ignored for so long, in milliseconds. */
const REST = 260;

/** The table, with what can be pressed on it. */
const parts = (page) => ({
  legal: page.locator('.cell[data-state="legal"]'),
  targets: page.locator('.cell[data-target]'),
  picked: page.locator('.cell[data-raised]'),
  choice: page.locator('.offered'),
  again: page.getByRole('dialog').getByRole('button', { name: 'New match' }),
});

const turn = (page) => page.locator('.offered, .cell[data-state="legal"]').first().waitFor();
const deal = async (page, table) => {
  await table.playButton.click();
  await turn(page);
};
const labels = (page) => page.locator('.cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
const lines = (page) => page.getByRole('log').textContent();
const moved = (page, before) => page.waitForFunction((before) => document.querySelector('[role=log]').textContent !== before, before);

game('a card goes where one presses, a reload keeps the deal, and axe finds nothing', russianBank(), async ({ page, table }) => {
  const { legal, targets, picked, choice } = parts(page);
  await deal(page, table);
  let chosen = 0;
  for (let moves = 0; moves < 12; moves += 1) {
    await turn(page);
    const before = await lines(page);
    if (await legal.count()) {
      await legal.first().click();
      if (await picked.count()) {
        assert.ok(await targets.count() > 1, 'there is a choice');
        const where = targets.last();
        const card = (await picked.getAttribute('aria-label')).match(/: ([^,]+)/)[1];
        const key = await where.getAttribute('data-cell');
        await where.click();
        await page.locator(`.cell[data-cell="${key}"][aria-label*="${card}"]`).waitFor();
        chosen += 1;
      }
    } else {
      await choice.first().click();
    }
    await moved(page, before);
    await page.waitForTimeout(REST);
  }
  assert.ok(chosen > 0, 'a card with several places was moved by two presses');
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  const before = await labels(page);
  await reload(page);
  await turn(page);
  assert.deepEqual(await labels(page), before);
});

for (const size of [[1366, 768], [768, 1024]]) game(`by keys: arrows lead through the places, Enter picks a card and lays it down, X presses the button, ${size.join('×')}`, russianBank({}, { size }), async ({ page, table }) => {
  const { legal, targets, picked, choice } = parts(page);
  await deal(page, table);
  const focused = () => page.evaluate(() => document.activeElement.dataset.cell);
  // Along the longer way, and along the other one where that leads no further.
  const walkTo = async (place) => {
    const there = await place.getAttribute('data-cell');
    const to = await place.boundingBox();
    let stuck = false;
    for (let steps = 0; steps < 20 && (await focused()) !== there; steps += 1) {
      const before = await focused();
      const at = await page.locator('.cell:focus').boundingBox();
      const [x, y] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
      const isAcross = Math.abs(x) > Math.abs(y) !== stuck;
      await page.keyboard.press(isAcross ? (x < 0 ? 'ArrowLeft' : 'ArrowRight') : (y < 0 ? 'ArrowUp' : 'ArrowDown'));
      stuck = (await focused()) === before;
    }
    assert.equal(await focused(), there);
  };
  await page.locator('.cell[tabindex="0"]').focus();
  let laid = false;
  for (let moves = 0; !laid && moves < 20; moves += 1) {
    await turn(page);
    const before = await lines(page);
    if (await legal.count()) {
      await walkTo(legal.first());
      await page.keyboard.press('Enter');
      if (await picked.count()) {
        await page.locator('.news', { hasText: 'Now choose where the' }).waitFor();
        await walkTo(targets.first());
        await page.keyboard.press('Enter');
        laid = true;
      }
    } else {
      await page.keyboard.press('x');
    }
    await moved(page, before);
  }
  assert.ok(laid, 'a card with several places was laid down');
});

game('a deal is played to its end, its result is kept, and its review names the cards of each move and shows the table as it was', russianBank({ seed: '6' }), async ({ page, table }) => {
  await table.playButton.waitFor();
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  await deal(page, table);
  const { again } = parts(page);
  const number = await playOn(page, Infinity);
  await again.waitFor();
  assert.ok(number > 30, `${number} moves`);
  await page.getByRole('log').getByText(/no cards left and wins? the round|taken too long/).waitFor({ state: 'attached' });
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('russian-bank/results') ?? '{}').rounds === 1);

  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  const moves = review.locator('.costs tbody button');
  await moves.nth(2).waitFor();
  await moves.nth(1).click();
  const chosen = await moves.nth(1).textContent();
  assert.match(chosen, /→|^Turn/);
  await review.getByText(`You chose: ${chosen}.`).waitFor();
  assert.equal(await review.locator('.small-board .cell[aria-label]').count(), 24);
  await review.locator('.small-board .cell[aria-label^="Your reserve"]').waitFor();
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
});

game('everything has its place on phones, upright or not, and in a window', russianBank({ seed: '7', lang: 'de' }), async ({ page }) => {
  await page.locator('.begin .primary:enabled').click();
  await page.locator('.cell').first().waitFor();
  await playOn(page, 60);
  for (const [width, height] of [[320, 568], [360, 640], [640, 360], [844, 390], [768, 1024], [1366, 768]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await complaints(page), [], `${width}×${height}`);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight);
    assert.ok(!scrolls, `${width}×${height} scrolls`);
    await picture(page, `russian-bank ${width}x${height}`);
  }
});

game('two friends in two windows see the same columns and foundations, and the own piles as theirs', russianBank(), async ({ page, context }) => {
  const [other] = await meetAll(page, context, ['Ben']);
  let acts = 0;
  await playTogether([page, other], async () => (acts += 1) > 40);
  const shared = async (one) => (await labels(one)).filter((label) => /^(Column|Foundation)/.test(label)).join('\n');
  for (let looks = 0; (await shared(page)) !== (await shared(other)); looks += 1) {
    assert.ok(looks < 100, `${await shared(page)}\n---\n${await shared(other)}`);
    await page.waitForTimeout(100);
  }
  assert.equal((await shared(page)).split('\n').length, 16);
  // What Anna calls hers, Ben calls Anna's; the names of the piles differ, what lies there does not.
  const contents = async (one, whose) => (await labels(one)).filter((label) => whose.test(label)).map((label) => label.split(':')[1]).sort();
  const own = await contents(page, /^Your /);
  assert.equal(own.length, 3);
  assert.deepEqual(await contents(other, / of Anna:/), own);
});

const TUTORIAL = [
  { begins: 'You and Rothilde got 52 cards each' },
  { begins: 'In front of you lie' },
  { begins: 'Foundations come first', wrong: 'Your stock: 31 cards', helps: 'First the ace of spades must go', right: 'Column 4: ace of spades' },
  { begins: 'The ace has left a space', wrong: 'Turn a card', helps: 'keep the space', right: 'Your reserve: 10 of hearts, 13 cards', then: 'Column 2: jack of clubs' },
  { begins: 'The 2 of spades lay under it', right: 'Your reserve: 2 of spades, 12 cards' },
  { begins: 'As long as you have a reserve', right: 'Your reserve: king of diamonds, 11 cards' },
  { begins: 'You may also lay cards onto Rothilde’s', wrong: 'Turn a card', helps: 'which Rothilde gets', right: 'Your reserve: 10 of diamonds, 10 cards' },
  { begins: 'The 3 of clubs on your reserve', right: 'Turn a card' },
  { begins: 'If a turned card goes to a foundation', right: 'Onto the waste' },
  { begins: 'Rothilde laid the jack of hearts', wrong: 'Onto the waste', helps: 'Rothilde should get it', right: 'Turned card: 7 of clubs', then: 'Waste of Rothilde: 6 of clubs, 1 card' },
  { begins: 'When your stock is empty' },
];

game('the tutorial is clicked through on a phone, and ends in a first easy match', russianBank({ level: 'banker' }, { size: [360, 640] }), async ({ page, table }) => {
  const saved = await clickToFirstMatch(page, table, TUTORIAL, 'a foundation that waits for its ace');
  assert.match(saved, /apprentice/);
});

game('the tutorial works by keyboard and is spoken; a hint marks the card, and Escape leads back to its button', russianBank(), async ({ page }) => {
  await pressThrough(page, TUTORIAL);
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByText(`Step 10 of ${TUTORIAL.length}`).waitFor();
  await page.keyboard.press('?');
  assert.equal(await page.locator('.cell[data-hinted]').getAttribute('aria-label'), 'Turned card: 7 of clubs');
  assert.deepEqual(await findings(new AxeBuilder({ page })), []);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.textContent === 'Learn to play');
});
