// The shared table with what no game of today has on it: every kind of zone, face, selection and turn. The page is that
// of tests/showcase, on the rules of Own Trumps. By keyboard, announcer, mouse and finger; axe; in every window. In each run
// every table is looked at in one of the themes and in a third of the windows.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from './accessibility.mjs';
import { game, picture, useBrowser } from './harness.mjs';
import { atAll } from './screens-fit.mjs';
import { SIZES } from './sizes.mjs';
import { taking } from './turns.mjs';

const SHOWS = ['faces', 'zones', 'selection', 'targets', 'pad', 'seats', 'dummy', 'choices'];
const LARGE_TEXT = [[390, 844, 2], [844, 390, 2], [1366, 768, 2]];

useBrowser(fileURLToPath(new URL('../../target/showcase/', import.meta.url)));

/** A test of a table of the showcase, on the person's turn. */
const showcase = (name, show, options, body) => game(name,
  { of: 'own-trumps', params: { show, seed: 3, speed: 'instant', lang: 'en', ...options.params }, ...options.visit },
  async (visitor) => {
    await visitor.table.playButton.click();
    await visitor.page.locator('.me .to-play').waitFor();
    await body(visitor);
  });

/** What the announcer has said since the match began. */
const said = (page) => page.getByRole('log').innerText();

/** Waits until the log says that the person has played. */
const played = (page) => page.getByRole('log').filter({ hasText: /You (lead|beat|trump|put)/ }).waitFor({ state: 'attached' });

for (const [at, show] of SHOWS.entries()) {
  for (const theme of taking(['light', 'dark'], { shift: at })) {
    showcase(`${show}: axe finds nothing (${theme})`, show, { params: { theme } }, async ({ page }) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      assert.deepEqual(told, []);
    });
  }

  showcase(`${show}: fits every window`, show, {}, async ({ page }) => {
    const found = await atAll(page, taking([...SIZES, ...LARGE_TEXT], { parts: 3, shift: at }), `showcase ${show}`);
    assert.ok(found.length === 0, found.join('\n'));
    await picture(page, `showcase ${show}`);
  });
}

showcase('a selection is marked and made by keyboard, and the announcer says so', 'selection', {}, async ({ page, table }) => {
  const marked = table.hand.locator('[aria-pressed="true"]');
  const button = page.getByRole('button', { name: /^Play it/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('log').filter({ hasText: 'Mark one card.' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  const legal = table.hand.locator('[aria-pressed]').first();
  await legal.focus();
  await page.keyboard.press('Space');
  assert.equal(await marked.count(), 1);
  assert.match(await button.innerText(), /1$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  assert.equal(await marked.count(), 2, 'the arrow key goes to the next card');
  await page.keyboard.press('Space');
  await button.focus();
  await page.keyboard.press('Enter');
  await played(page);
  assert.equal(await marked.count(), 0, 'the marks are gone with the move');
});

showcase('a cell of a score pad is reached and pressed by keyboard', 'pad', {}, async ({ page }) => {
  const sheet = page.getByRole('table', { name: 'The sheet' });
  assert.deepEqual(await sheet.getByRole('columnheader').allInnerTexts(), ['Me', 'Ada', 'Bob', 'Cleo']);
  assert.equal(await sheet.getByRole('rowheader').count(), 9);
  await page.getByRole('button', { name: 'Ones, Me: write 0' }).focus();
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement.ariaLabel);
  assert.equal(await focused(), 'Twos, Ada: 6');
  await page.keyboard.press('Enter');
  await page.getByRole('log').filter({ hasText: 'It is written.' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  assert.equal(await focused(), 'Twos, Me: write 5');
  await page.keyboard.press('Enter');
  await played(page);
});

showcase('the hand of a dummy is played by keyboard', 'dummy', {}, async ({ page }) => {
  const dummy = page.getByRole('group', { name: 'The dummy\'s hand' });
  await dummy.locator('[data-state="legal"]').first().focus();
  await page.keyboard.press('Enter');
  await played(page);
});

showcase('a long list of choices is used by keyboard', 'choices', {}, async ({ page }) => {
  await page.getByRole('combobox').selectOption({ index: 1 });
  const button = page.getByRole('button', { name: /^Play / }).last();
  const name = (await button.innerText()).split('\n')[0];
  await button.focus();
  await page.keyboard.press('Enter');
  await played(page);
  assert.match(await said(page), new RegExp(name.replace(/Play |, your trump/g, '')));
});

showcase('who is to move at once, and who is on whose side, is marked', 'seats', {}, async ({ page }) => {
  assert.equal(await page.locator('.seat').count(), 9);
  assert.equal(await page.locator('.to-play').count(), 8);
  const styles = await page.locator('.seat .portrait').evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  assert.equal(new Set(styles).size, 3, 'sides are told apart without colours');
});

/** The middle of what a locator finds. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const CARD = '[data-cell="941"]';
const [NEAR, FAR] = ['[data-cell="931"]', '[data-cell="932"]'];

showcase('a piece is dragged to a place by mouse', 'targets', {}, async ({ page }) => {
  const [from, to] = [await middle(page.locator(CARD)), await middle(page.locator(NEAR))];
  const count = await page.locator('.hand .card').count();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y);
  assert.equal(await page.locator('[data-dragged]').count(), 0, 'a small movement is a press');
  await page.mouse.move(from.x + 40, from.y + 90);
  assert.equal(await page.locator('[data-dragged]').count(), 1);
  assert.equal(await page.locator('[data-target]').count(), 2, 'its places are marked');
  const moved = await middle(page.locator('[data-dragged]'));
  assert.ok(Math.abs(moved.x - from.x - 40) < 3 && Math.abs(moved.y - from.y - 90) < 3, 'it lies under the pointer');
  await page.mouse.move(30, 120);
  await page.mouse.up();
  assert.equal(await page.locator('[data-dragged], [data-target]').count(), 0, 'beside all places it goes back');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.move(from.x + 2, from.y);
  await page.mouse.up();
  assert.equal(await page.locator('[data-dragged], [data-target]').count(), 0, 'back where it was is no press');
  const other = await middle(page.locator('[data-cell="942"]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y, { steps: 3 });
  await page.mouse.up();
  await page.getByRole('log').filter({ hasText: 'Where does it go?' }).waitFor({ state: 'attached' });
  assert.equal(await page.locator('[data-target]').count(), 2, 'on another card it stays picked');
  assert.equal(await page.locator('.hand .card').count(), count, 'nothing was played');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 4 });
  await page.mouse.up();
  await played(page);
});

showcase('a second pointer ends a drag without a move', 'targets', {}, async ({ page }) => {
  const from = await middle(page.locator(CARD));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.locator(CARD).dispatchEvent('pointercancel', { pointerId: 1 });
  assert.equal(await page.locator('[data-dragged]').count(), 0);
  await page.mouse.up();
});

showcase('a piece goes to the place that is tapped', 'targets', { visit: { size: [390, 844], context: { hasTouch: true, isMobile: true } } }, async ({ page }) => {
  await page.locator(CARD).tap();
  await page.getByRole('log').filter({ hasText: 'Where does it go?' }).waitFor({ state: 'attached' });
  await page.locator(FAR).tap();
  await played(page);
});

showcase('a piece is dragged to a place by finger', 'targets', { visit: { size: [390, 844], context: { hasTouch: true, isMobile: true } } }, async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [from, to] = [await middle(page.locator(CARD)), await middle(page.locator(NEAR))];
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.6, 1]) {
    await touch('touchMove', [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]);
  }
  assert.equal(await page.locator('[data-dragged]').count(), 1);
  await touch('touchEnd', []);
  await played(page);
});
