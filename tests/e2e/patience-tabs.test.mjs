// Patience in several tabs, and over midnight: nothing is lost, nothing counts twice, and a day is the deal's.
import assert from 'node:assert/strict';
import { reload, useBrowser } from './harness.mjs';
import { byHand, facts, game, hasMoves, table, victory, won } from './patience.mjs';

useBrowser();

const KLONDIKE = 'patience/match/klondike';
const DEAL_1 = '#game=klondike&deal=1';

/** What the browser keeps under a name. */
const kept = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);

/** Waits until a page sees this text: what another tab writes comes to it a little later. */
const sees = (page, name, text) => page.waitForFunction(
  ([name, text]) => localStorage.getItem(name) === text, [name, text]);

/** Puts texts into the browser's storage once, before any page reads it. */
const first = (texts) => async (context) => {
  await byHand(context);
  await context.addInitScript((texts) => {
    if (location.protocol === 'about:' || localStorage.getItem('first')) return;
    localStorage.setItem('first', 'yes');
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, texts);
};

/** A game one move before it is won, as the first version of the page saved it. */
const nearlyWon = (id) => {
  const { game: of, seed, moves } = won(id);
  return `patience 1 ${of} ${seed} ${moves.length - 1} 60000 ${moves.join(' ')}`;
};

/** The page again, in another tab. */
async function tab(context, server, hash = '') {
  const page = await context.newPage();
  await page.goto(`${server.url}patience/?lang=en${hash}`);
  return page;
}

const draw = (page) => page.keyboard.press('w');
const elsewhere = (page) => page.getByText('played in another tab or frame');
const playOnHere = (page) => page.getByRole('button', { name: 'Play on here' }).click();

/** Draws, and waits until the page shows this number of moves. */
async function drawTo(page, moves) {
  await draw(page);
  await hasMoves(page, moves);
}

game('an old tab overwrites no game: it says so, and takes the other one', { hash: DEAL_1, before: byHand },
  async ({ page, context, server }) => {
    await table(page);
    await drawTo(page, 1);
    const other = await tab(context, server, DEAL_1);
    await hasMoves(other, 1);
    for (const moves of [2, 3, 4]) await drawTo(other, moves);
    const text = await kept(other, KLONDIKE);
    await elsewhere(page).waitFor();
    await sees(page, KLONDIKE, text);
    await drawTo(page, 2);
    assert.equal(await kept(page, KLONDIKE), text, 'nothing was written');
    await page.keyboard.press('z');
    await hasMoves(page, 1);
    await playOnHere(page);
    await hasMoves(page, 4);
    await drawTo(page, 5);
    await elsewhere(other).waitFor();
    await other.close();
    assert.match(await kept(page, KLONDIKE), /^patience 2 klondike 1 5 /);
  });

game('of two games that went apart the other is set aside, listed, and gone on with', { hash: DEAL_1, before: byHand },
  async ({ page, context, server }) => {
    await table(page);
    await drawTo(page, 1);
    const other = await tab(context, server, DEAL_1);
    await hasMoves(other, 1);
    await drawTo(other, 2);
    await drawTo(other, 3);
    await elsewhere(page).waitFor();
    // The ace of spades goes home.
    await page.locator('#k0').click();
    await hasMoves(page, 2);
    await playOnHere(page);
    await page.getByRole('main').getByText('The other game was set aside').waitFor();
    assert.match(await kept(page, KLONDIKE), /^patience 2 klondike 1 2 /);
    assert.match(await kept(page, `${KLONDIKE}/kept-1`), /^patience 2 klondike 1 3 /);
    await page.getByRole('button', { name: /^(Deals|This deal)$/ }).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Deal 1 · 3 moves' });
    await row.getByRole('button', { name: 'Go on' }).click();
    await hasMoves(page, 3);
    assert.match(await kept(page, KLONDIKE), /^patience 2 klondike 1 3 /);
    const aside = await page.evaluate((name) => Object.entries(localStorage)
      .filter(([key]) => key.startsWith(`${name}/kept-`)).map(([, text]) => text.split(' ')[4]), KLONDIKE);
    assert.deepEqual(aside, ['2']);
  });

game('wins in two tabs both count', {
  hash: '#game=klondike',
  before: first({ [KLONDIKE]: nearlyWon('klondike'), 'patience/match/golf': nearlyWon('golf') }),
}, async ({ page, context, server }) => {
  await table(page);
  const other = await tab(context, server, '#game=golf');
  await table(other);
  await page.keyboard.press('y');
  await victory(page);
  await other.keyboard.press('y');
  await victory(other);
  const figures = await kept(other, 'patience/results');
  for (const line of [/^klondike 1 1 1 1 6\d000 /m, /^golf 1 1 1 1 6\d000 /m]) assert.match(figures, line);
});

game('a win counts once, after undo and a reload, and in a second tab', {
  hash: '#game=klondike', before: first({ [KLONDIKE]: nearlyWon('klondike') }),
}, async ({ page, context, server }) => {
  await table(page);
  const other = await tab(context, server, '#game=klondike');
  await table(other);
  const win = async (page) => {
    await page.keyboard.press('y');
    await victory(page);
  };
  await win(page);
  await win(other);
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await reload(page);
  await table(page);
  await page.keyboard.press('y');
  await page.locator('.board.won, .won').first().waitFor();
  assert.match(await kept(page, 'patience/results'), /^klondike 1 1 1 1 /m);
});

game('statistics that cannot be read are moved aside, and the player is told', {
  before: first({ 'patience/results': 'patience-statistics 7', 'patience/summary': '2026-11-24 x' }),
}, async ({ page }) => {
  const told = 'Some saved results could not be read. They do not count here, but were not deleted.';
  await page.locator('.notices').getByText(told).waitFor();
  assert.equal(await kept(page, 'patience/results/unreadable-1'), 'patience-statistics 7');
  assert.equal(await kept(page, 'patience/summary/unreadable-1'), 'x');
  assert.equal(await kept(page, 'patience/summary'), '2026-11-24');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('dialog').getByText(told).waitFor();
});

game('settings of two tabs are both kept, and shown in both', {}, async ({ page, context, server }) => {
  const other = await tab(context, server);
  const change = async (page, label) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByLabel(label).check();
    await page.keyboard.press('Escape');
  };
  await change(page, 'Left-handed');
  await other.locator('html[data-left-handed="on"]').waitFor();
  await change(other, 'Four-colour deck');
  await page.locator('html[data-deck="four"]').waitFor();
  const { on } = JSON.parse(await kept(page, 'patience/settings'));
  assert.ok(on.includes('left-handed') && on.includes('four-colors'), on.join());
});

/** The deal of a day one move before it is won, as it is when it was begun on that day. */
const daily = (seed, moves, day) => `patience 2 klondike-draw-one ${seed} ${moves.length - 1} 60000 id=5 day=${day} ${moves.join(' ')}`;

game('a deal of the day that is won after midnight counts for its day', {
  hash: '#game=klondike-draw-one',
  context: { timezoneId: 'America/Los_Angeles' },
  before: async (context) => {
    await context.clock.install({ time: new Date('2026-11-26T00:03:00Z') });
    const { seed, moves } = won('klondike-draw-one');
    await first({
      [KLONDIKE]: daily(seed, moves, '2026-11-25'), 'patience/variant/klondike': 'klondike-draw-one',
      'patience/summary': '2026-11-23 2026-11-24',
    })(context);
  },
}, async ({ page }) => {
  await table(page);
  await page.keyboard.press('y');
  await page.clock.runFor(2000);
  const dialog = await victory(page);
  await dialog.getByText('Deal of the day · won · 3 days in a row').waitFor();
  assert.equal(await kept(page, 'patience/summary'), '2026-11-23 2026-11-24 2026-11-25');
});

game('a page that stays open over midnight offers the new deal, and says when the day ends', {
  context: { timezoneId: 'America/Los_Angeles' },
  before: (context) => context.clock.install({ time: new Date('2026-11-25T23:58:00Z') }),
}, async ({ page }) => {
  const button = page.getByRole('link', { name: /Deal of the day/ });
  await button.getByText('The day ends at 16:00.').waitFor();
  assert.match(await button.getAttribute('href'), /deal=313118$/);
  await page.clock.runFor(5 * 60_000);
  await page.locator('a[href$="deal=428485"]').waitFor();
  await button.click();
  await facts(page).getByText('Deal 428485').waitFor();
  assert.match(await kept(page, KLONDIKE), / day=2026-11-26/);
});

game('the end of the day is a whole hour, even if the clock moves on while it is read', {
  context: { timezoneId: 'America/Los_Angeles' },
  before: (context) => context.addInitScript(() => {
    const now = Date.now;
    let later = 0;
    Date.now = () => now() + (later += 1);
  }),
}, async ({ page }) => {
  const day = page.getByRole('link', { name: /Deal of the day/ });
  await day.getByText(/The day ends at 1[67]:00\./).waitFor();
});
