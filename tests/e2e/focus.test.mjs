// Every dialog, notice and page is opened and closed by keyboard alone, and the focus comes back to
// where it was. What each control does stands in a table here: one that the table does not know
// fails the test, so that no new dialog is forgotten.
import assert from 'node:assert/strict';
import { game, keeping, LONGEST_MATCH, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

/** What opens a dialog, with what is opened from there; `null` is what does something else. */
const FIRST_PAGE = {
  'Deal of the day not played yet': {}, Puzzles: {}, Statistics: {}, 'How the bots play': {},
  Rules: { 'Fair deal': {} },
  Settings: { Keys: 'instead', 'Full screen': null, 'Export to a file': {}, 'Import a file': null },
  'Play with friends': { 'Open a table': null, Join: null, 'Join the table in another window': null },
  'Learn to play': null, Play: null, 'More options': null, 'Own Trumps': null, Michigan: null,
  'Russian Bank': null, Patience: null, 'More games': null,
};
const TABLE = {
  Hint: {}, 'Last trick': {}, Scores: {}, Rules: FIRST_PAGE.Rules, Settings: FIRST_PAGE.Settings,
  'Fair deal': {},
  'Skip to your hand': null, Undo: null, Sound: null, 'New match': null,
};
const ROUND_OVER = { Review: {}, 'Next round': null };
const MATCH_OVER = { Review: {}, 'Beat my match': {}, 'Fair deal': {}, 'New match': null, 'Same deals again': null };

/** The names of all controls that can be pressed now, but for cards and what closes. */
const controls = (page) => page.evaluate(() => {
  const dialogs = document.querySelectorAll('dialog[open]');
  const top = [...dialogs].find((dialog) => dialog.contains(document.activeElement)) ?? [...dialogs].at(-1) ?? document;
  const all = [...top.querySelectorAll('button, a[href]')];
  const shown = all.filter((one) => one.checkVisibility() && !one.dataset.card && !one.closest('.analysis'));
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  return shown.map((one) => name(one).replace(/\n[0-9a-f]{8} …$/, '')).filter((one) => one !== 'Close');
});

/** The control that has the focus, once what moved it has come to rest in this frame. */
const focused = (page) => page.evaluate(async () => {
  await new Promise(requestAnimationFrame);
  const { activeElement: active } = document;
  const name = active === document.body ? 'nothing' : (active.getAttribute('aria-label') ?? active.textContent).trim();
  return {
    name: name.replace(/\n[0-9a-f]{8} …$/, ''),
    card: active.dataset.card ?? null,
    dialogs: document.querySelectorAll('dialog[open]').length,
    inDialog: !!active.closest('dialog'),
    visible: active.matches(':focus-visible'),
  };
});

async function tabTo(page, name) {
  // The page of puzzles alone has eighty buttons.
  for (let presses = 0; presses < 160; presses += 1) {
    if ((await focused(page)).name === name) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${name}, but ${(await focused(page)).name}`);
}

/** The focus comes back to the control and is still there 1.5 s later, and can be seen. */
async function isBack(page, name, dialogs, how) {
  const isThere = (now) => now.name === name && now.dialogs === dialogs;
  // A slow machine needs some frames for it.
  for (let looks = 0; looks < 100 && !isThere(await focused(page)); looks += 1) await page.waitForTimeout(20);
  for (const wait of [0, 1500]) {
    await page.waitForTimeout(wait);
    const now = await focused(page);
    assert.equal(now.name, name, `${how}: the focus is not back on ${name} (after ${wait} ms)`);
    assert.equal(now.dialogs, dialogs, `${how}: dialogs are open`);
    assert.ok(now.visible, `${how}: the focus is not to be seen`);
  }
}

async function open(page, name, dialogs) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('dialog[open]').length === count
    && !!document.activeElement.closest('dialog')?.querySelector('h2:not(:empty)'), dialogs);
  const text = () => page.locator('dialog[open] h2').last().textContent();
  for (let waits = 0; (await text()) === '…'; waits += 1) {
    assert.ok(waits < 400, `${name} shows nothing`);
    await page.waitForTimeout(50);
  }
}

/** Opens and closes all that can be opened from here, in both ways, and what is opened from there. */
async function goThrough(page, doors, depth = 0) {
  const unknown = (await controls(page)).filter((name) => !(name in doors));
  assert.deepEqual(unknown, [], 'controls that the table in focus.test.mjs does not know');
  for (const [name, inside] of Object.entries(doors)) {
    if (inside === null || !(await controls(page)).includes(name)) continue;
    for (const way of ['Escape', 'Close']) {
      await open(page, name, depth + 1);
      if (way === 'Close') {
        await tabTo(page, 'Close');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('Escape');
      }
      await isBack(page, name, depth, `${name}, ${way}`);
    }
    await goInside(page, name, inside, depth);
  }
}

async function goInside(page, name, inside, depth) {
  await open(page, name, depth + 1);
  await goThrough(page, Object.fromEntries(Object.entries(inside)
    .map(([key, value]) => [key, value === 'instead' ? null : value])), depth + 1);
  const instead = Object.keys(inside).filter((key) => inside[key] === 'instead');
  for (const other of instead) {
    await tabTo(page, other);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: other }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor();
    await isBack(page, other, depth + 1, `${other}, Escape`);
  }
  await page.keyboard.press('Escape');
  await isBack(page, name, depth, `${name}, gone through`);
}

game('from every dialog of the first page the focus comes back', { params: { lang: 'en' } },
  async ({ page }) => {
    // The static page has fewer controls.
    await page.getByRole('button', { name: 'Puzzles' }).waitFor();
    const seen = await controls(page);
    assert.deepEqual(Object.keys(FIRST_PAGE).filter((name) => !seen.includes(name)), []);
    await goThrough(page, FIRST_PAGE);
  });

game('from every dialog of the table the focus comes back',
  { params: { players: 3, seed: 'a', level: 'goblin', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    const seen = await controls(page);
    assert.deepEqual(Object.keys(TABLE).filter((name) => !seen.includes(name) && name !== 'Skip to your hand'), []);
    await goThrough(page, TABLE);
  });

game('from every dialog over the end of a round the focus comes back; after it, it is in the hand',
  { params: { players: 3, seed: 'round over', level: 'imp', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    for (const way of ['Enter', 'Escape']) {
      await table.playUntil((what) => what === 'round');
      const { name, inDialog } = await focused(page);
      assert.ok(inDialog && name === 'Next round', `the dialog begins on ${name}`);
      if (way === 'Enter') {
        await goThrough(page, ROUND_OVER, 1);
        await tabTo(page, 'Next round');
      }
      await page.keyboard.press(way);
      await table.nextRoundButton.waitFor({ state: 'hidden' });
      await inHand(page, `after the end of a round, ${way}`);
    }
  });

game('from every dialog over the end of a match the focus comes back; after it, it is in the hand or on the first page',
  { before: keeping(LONGEST_MATCH) },
  async ({ page, table }) => {
    await table.newMatchButton.waitFor();
    await goThrough(page, MATCH_OVER, 1);
    await tabTo(page, 'Same deals again');
    await page.keyboard.press('Enter');
    await inHand(page, 'after "Same deals again"');
    await reload(page);
    await table.newMatchButton.waitFor();
    await page.keyboard.press('Escape');
    await table.playButton.waitFor();
    await onFirstControl(page, 'after the end of a match');
  });

/** The focus is on a card of the hand, right away and later. */
async function inHand(page, how) {
  for (const wait of [0, 1500]) {
    await page.waitForTimeout(wait);
    const now = await focused(page);
    assert.ok(now.card, `${how}: the focus is on ${now.name} (after ${wait} ms)`);
  }
}

async function onFirstControl(page, how) {
  for (const wait of [0, 1500]) {
    await page.waitForTimeout(wait);
    const first = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const controls = 'button, input:not([type=radio]), input:checked, select';
      return document.activeElement === document.querySelector(`main :is(${controls})`);
    });
    assert.ok(first, `${how}: the focus is on ${(await focused(page)).name} (after ${wait} ms)`);
  }
}

game('the tutorial gives the focus back to its button, by Escape and by its way out', {},
  async ({ page }) => {
    for (const way of ['Escape', 'Enter']) {
      await tabTo(page, 'Learn to play');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.matches('.instruction'));
      if (way === 'Enter') await tabTo(page, 'Skip');
      await page.keyboard.press(way);
      await page.getByRole('button', { name: 'Learn to play' }).waitFor();
      await isBack(page, 'Learn to play', 0, `the tutorial, ${way}`);
    }
  });

game('a notice gives the focus to the next one, and the last one gives it back',
  { params: { players: 9, level: 'x' } },
  async ({ page }) => {
    const notices = page.locator('.notices button');
    for (const way of ['Enter', 'Escape']) {
      await tabTo(page, 'Play');
      const count = await notices.count();
      assert.ok(count > 0);
      const inNotice = () => page.evaluate(() => {
        const { activeElement: active } = document;
        const notice = active.matches('.notices button');
        if (!notice) window.before = active;
        return notice;
      });
      for (let presses = 0; !(await inNotice()); presses += 1) {
        assert.ok(presses < 60, 'the notices are not reached');
        await page.keyboard.press('Shift+Tab');
      }
      for (let left = way === 'Escape' ? 1 : count; left > 0; left -= 1) {
        await page.keyboard.press(way);
        if (left > 1) await isBack(page, 'Close', 0, 'a notice');
      }
      for (const wait of [0, 1500]) {
        await page.waitForTimeout(wait);
        const { name } = await focused(page);
        assert.ok(await page.evaluate(() => document.activeElement === window.before), `${way}: the focus is on ${name}`);
      }
      assert.equal(await notices.count(), 0);
      await reload(page);
    }
  });

for (const fragment of taking(['daily', 'puzzles', 'statistics', 'bots', 'match=nonsense', 'rules', 'match%3Dnonsense'], { parts: 3 })) {
  game(`what #${fragment} opens in an open tab replaces what is open, gives the focus back and is forgotten`, {},
    async ({ page }) => {
      const dialog = page.getByRole('dialog');
      for (const way of ['Escape', 'Close']) {
        await page.keyboard.press('Escape');
        await open(page, 'Settings', 1);
        await page.goto(`${page.url().split('#')[0]}#${fragment}`);
        await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });
        await dialog.waitFor();
        if (fragment.startsWith('match')) await dialog.getByRole('alert').waitFor();
        assert.equal(await dialog.count(), 1);
        // Its content takes the place of the sign that it is being loaded.
        await dialog.locator('.leaf > *, .wrong').first().waitFor();
        // The new dialog has the focus.
        await page.waitForFunction(() => document.activeElement.closest('dialog'));
        if (way === 'Close') await dialog.getByRole('button', { name: 'Close' }).press('Enter');
        else await page.keyboard.press('Escape');
        await isBack(page, 'Settings', 0, `#${fragment}, ${way}`);
        assert.equal(new URL(page.url()).hash, '');
      }
      await page.goto(`${page.url()}#${fragment}`);
      await dialog.waitFor();
      await reload(page);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      // The browser is back at the entry of the history that the link has made, and its address is clean.
      await page.waitForFunction(() => !location.hash && history.state !== 'over');
      await reload(page);
      await page.getByRole('button', { name: 'Play', exact: true, disabled: false }).waitFor();
      assert.equal(await dialog.count(), 0, 'a reload does not open it again');
      await page.goto(`${page.url()}#${fragment}`);
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'hidden' });
    });
}

game('a link to a match that is opened at the table only offers; the match there stays',
  { params: { players: 3, seed: 'mine', level: 'imp', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    const [hand, kept] = [await table.handNumbers(), await table.savedMatch()];
    await table.cards.nth(1).focus();
    await page.goto(`${page.url()}#match=nonsense`);
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await table.next();
    assert.deepEqual(await table.handNumbers(), hand);
    assert.equal(await table.savedMatch(), kept);
  });

game('a match that a dialog deals begins with the focus in the hand', {},
  async ({ page }) => {
    await open(page, 'Deal of the day not played yet', 1);
    const play = page.getByRole('dialog').getByRole('button', { name: /^Play the deal of/ }).first();
    await tabTo(page, (await play.textContent()).trim());
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Your hand' }).waitFor();
    await inHand(page, 'after the dialog of the day');
  });

game('what was opened with the focus nowhere leaves it in the hand',
  { params: { players: 4, seed: 'nowhere', level: 'imp', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    await page.locator('.felt').click({ position: { x: 5, y: 5 } });
    assert.equal((await focused(page)).name, 'nothing');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Hint' }).waitFor();
    await page.keyboard.press('Escape');
    await inHand(page, 'after a hint');
  });

game('a second Escape that the browser takes for itself closes the dialog for the game as well', {},
  async ({ page }) => {
    await open(page, 'Rules', 1);
    // As browsers do when a page could otherwise keep somebody from leaving.
    await page.evaluate(() => document.querySelector('dialog').close());
    await page.waitForFunction(() => !document.querySelector('dialog'));
    await open(page, 'Rules', 1);
    await page.keyboard.press('Escape');
    await isBack(page, 'Rules', 0, 'the second time');
  });
