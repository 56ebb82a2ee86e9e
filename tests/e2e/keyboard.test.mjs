// A round by keyboard alone; the focus is always somewhere a player can tell.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';
import { exposure } from './table.mjs';

useBrowser();

game('a round is played by keyboard, and the focus is never lost',
  { params: { players: 4, seed: 'keyboard', speed: 'instant' } },
  async ({ page, table }) => {
    await tabTo(page, table, ({ tag, text }) => tag === 'button' && text === 'Play');
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

game('after the last card the focus waits on the trick, and the next hand has it again',
  { params: { players: 3, seed: 'last card', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil(async (what) => what === 'turn' && (await table.cards.count()) === 1);
    await page.goto(page.url().replace('speed=instant', 'speed=slow'));
    await table.next();
    await table.cards.first().focus();
    await page.keyboard.press('Enter');
    await table.cards.first().waitFor({ state: 'detached' });
    for (let looks = 0; !(await table.dialog.isVisible()); looks += 1) {
      const now = await focused(page, table, 'the focus is lost after the last card');
      assert.ok(now.text === 'Trick' || now.inDialog, `the focus is on "${now.text}"`);
      assert.ok(looks < 200, 'the round ends');
      await page.waitForTimeout(50);
    }
    assert.ok((await focused(page, table, 'lost')).inDialog);
    await page.keyboard.press('Escape');
    await table.dialog.waitFor({ state: 'hidden' });
    await table.cards.first().waitFor();
    assert.ok((await focused(page, table, 'lost')).card, 'the focus is in the new hand');
  });

game('M and U say what they have done, also where there is nothing to do',
  { params: { players: 3, seed: 'said', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    const log = page.getByRole('log');
    const says = (words) => log.getByText(words).last().waitFor({ state: 'attached' });
    await table.deal();
    await table.next();
    await says(/^Your hand: (\d+, .+; ){8}/);
    await page.keyboard.press('u');
    await says('There is nothing to take back.');
    await page.keyboard.press('m');
    await says(/^Sound (on|off)\.$/);
    const before = await log.getByText(/^Sound (on|off)\.$/).last().textContent();
    await page.keyboard.press('m');
    await says(before === 'Sound on.' ? 'Sound off.' : 'Sound on.');
    await page.keyboard.press('t');
    await says(/^Trick 1 of 9\. /);
    await table.playEasiest();
    await table.next();
    await page.getByRole('button', { name: 'New match' }).click();
    await says('Your match is saved. Press Continue to go on with it.');
    await page.getByRole('button', { name: /^Continue/ }).waitFor();
  });

game('each open dialog is named by its own heading',
  { params: { players: 3, seed: 'names', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    const named = async (name) => {
      await page.getByRole('dialog', { name, exact: true }).waitFor();
      await page.getByRole('region', { name, exact: true }).waitFor();
    };
    await table.dialog.getByRole('button', { name: 'Review' }).click();
    await named('Review');
    const press = (name) => page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click({ timeout: 60_000 });
    await named('Share');
    await press('Back');
    await named('Review');
    await press('Fair deal');
    await named('Fair deal');
    await press('Back');
    await named('Review');
  });

game('moving away from a card that was pressed once takes that back',
  { params: { players: 3, seed: 'raised', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Confirm each card with a second press' }).check();
    await page.keyboard.press('Escape');
    const raised = page.locator('[data-raised]');
    const { card } = await walkToLegal(page, table);
    await page.keyboard.press('Enter');
    await raised.waitFor();
    await page.keyboard.press('ArrowRight');
    await raised.waitFor({ state: 'detached' });
    assert.equal(await page.locator('.status.refused').count(), 0);
    await table.hand.locator(`[data-card="${card}"]`).focus();
    await page.keyboard.press('Enter');
    await raised.waitFor();
    assert.ok((await table.handNumbers()).includes(Number(card)), 'one press does not play it');
    await page.keyboard.press('Enter');
    await table.hand.locator(`[data-card="${card}"]`).waitFor({ state: 'detached' });
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

game('Tab leads from the skip link through the menu to one card of the hand, and can always be seen',
  { params: { players: 4, seed: 'stops', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    await page.evaluate(() => { document.activeElement.blur(); });
    const stops = [];
    for (let presses = 0; presses < 30 && !stops.at(-1)?.card; presses += 1) {
      await page.keyboard.press('Tab');
      const now = await table.focus();
      if (now) stops.push(now);
      const seen = await page.evaluate(() => {
        const { activeElement: active } = document;
        const { left, top, right, bottom } = active.getBoundingClientRect();
        return active.matches(':focus-visible') && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
      assert.ok(seen || !now, `the focus on ${now?.text} is not to be seen`);
    }
    const names = stops.map(({ text }) => text.replace(/\s.*$/s, ''));
    const menu = ['Skip', 'Undo', 'Hint', 'Last', 'Scores', 'Rules', 'Settings', 'Sound', 'New'];
    const begin = names.indexOf('Skip');
    assert.deepEqual(names.slice(begin, begin + menu.length), menu);
    assert.ok(stops.at(-1).card, `Tab never reaches the hand: ${names}`);
    await page.keyboard.press('Tab');
    assert.ok(!(await table.focus())?.card, 'only one card is a stop');
  });

game('the arrows find the hand from anywhere at the table, but not from a field or a dialog',
  { params: { players: 4, seed: 'from anywhere', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    const hand = (await table.handNumbers()).map(String);
    const card = async () => (await focused(page, table, 'the focus is lost')).card;
    const nowhere = () => page.waitForFunction(() => document.activeElement === document.body);
    const walks = async (where) => {
      const before = await page.evaluate(() => document.querySelector('#hand [tabindex="0"]').dataset.card);
      await page.keyboard.press('ArrowRight');
      assert.equal(await card(), before, `${where}: the first arrow finds the current card`);
      await page.keyboard.press('ArrowRight');
      assert.equal(await card(), hand[(hand.indexOf(before) + 1) % hand.length], `${where}: the next one walks`);
    };

    await reload(page);
    await table.next();
    await nowhere();
    await walks('after a reload');
    await page.locator('.felt').click({ position: { x: 5, y: 5 } });
    await nowhere();
    await walks('after a click on the felt');
    await page.getByRole('button', { name: 'Rules' }).press('Enter');
    await page.getByRole('dialog', { name: 'Rules' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    assert.ok((await table.focus()).inDialog, 'an arrow leads out of a dialog');
    await page.keyboard.press('Escape');
    await walks('after a dialog');
    for (const [key, wanted] of [['End', hand.at(-1)], ['ArrowRight', hand[0]], ['ArrowLeft', hand.at(-1)], ['Home', hand[0]]]) {
      await page.keyboard.press(key);
      assert.equal(await card(), wanted, key);
    }
    for (const [key, wanted] of [['Home', hand[0]], ['End', hand.at(-1)]]) {
      await page.getByRole('button', { name: 'Scores' }).focus();
      await page.keyboard.press(key);
      assert.equal(await card(), wanted, `${key} from the menu`);
    }

    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    const speed = page.getByRole('dialog').getByRole('combobox', { name: 'Speed' });
    await speed.focus();
    await page.keyboard.press('End');
    assert.equal((await table.focus()).tag, 'select');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to your hand' }).press('Enter');
    assert.ok(await card(), 'the skip link leads to the hand');
    assert.equal(new URL(page.url()).hash, '', 'and leaves the address as it is');
  });

game('a double tap plays one card, and so does a key that is held down',
  { params: { players: 4, seed: 'twice', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    // The presses bring their own times, as a busy machine would come between them.
    const press = (time, detail) => page.evaluate(async ([at, clicks]) => {
      const until = async (wanted, most) => {
        for (const begun = performance.now(); !wanted() && performance.now() - begun < most;) {
          await new Promise((done) => { setTimeout(done, 5); });
        }
        return wanted();
      };
      const card = await until(() => document.querySelector('#hand [data-state=legal]'), 10_000);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: clicks });
      Object.defineProperty(click, 'timeStamp', { value: at });
      card.dispatchEvent(click);
      return until(() => !card.isConnected, 300);
    }, [time, detail]);
    const [TAP, KEY] = [1, 0];
    assert.ok(await press(0, TAP), 'a tap plays');
    assert.ok(!(await press(240, TAP)), 'a second tap within 250 ms does not');
    assert.ok(await press(260, TAP), 'one after a rest does');
    assert.ok(await press(270, KEY), 'keys are not slowed down');

    // A real double click plays one card, too.
    await table.next();
    const held = await table.cards.count();
    const { x, y } = await exposure(table.legalCards.first());
    await page.waitForTimeout(250);
    await page.mouse.dblclick(x, y);
    await page.waitForTimeout(300);
    assert.equal(await table.cards.count(), held - 1);
    assert.equal(await page.locator('.status.refused').count(), 0, 'nor does it say why not');

    await table.next();
    const before = await table.cards.count();
    await table.legalCards.first().focus();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(30);
    }
    await page.keyboard.up('Enter');
    await page.waitForTimeout(300);
    assert.equal(await table.cards.count(), before - 1, 'a key held down plays more than one card');
  });

game('the keys of the table are answered over the end of a round, and not in other dialogs',
  { params: { players: 3, seed: 'keys', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    for (const name of ['Rules', 'Settings', 'Scores']) {
      await page.getByRole('button', { name }).press('Enter');
      await page.getByRole('dialog', { name }).waitFor();
      const said = await announced(page);
      for (const key of ['?', 'h', 'u', 'p', 'ArrowRight']) await page.keyboard.press(key);
      await page.waitForTimeout(200);
      assert.equal(await announced(page), said, `${name}: a key says something that nobody hears`);
      assert.equal(await page.getByRole('dialog').count(), 1);
      assert.ok(await page.getByRole('dialog', { name }).isVisible(), `${name} is still open`);
      await page.keyboard.press('Escape');
    }
    await table.playUntil((what) => what === 'round');
    const heard = page.getByRole('dialog').getByRole('status').first();
    await page.waitForTimeout(200);
    assert.equal(await heard.textContent(), '', 'what was answered before is not said again');
    await page.keyboard.press('l');
    await heard.filter({ hasText: /takes? the trick/ }).waitFor({ state: 'attached' });
    const first = await heard.locator('p').elementHandle();
    await page.keyboard.press('l');
    await page.waitForFunction((before) => !before.isConnected, first);
    await heard.filter({ hasText: /takes? the trick/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('s');
    await heard.filter({ hasText: /from earlier rounds/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('?');
    assert.equal(await page.getByRole('dialog').count(), 1);
    assert.ok(await table.nextRoundButton.isVisible());
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
