// What can go wrong around a match, one test each: nothing is lost, nothing overwritten unseen,
// and the player is told.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';
import { SAVED_MATCH, Table } from './table.mjs';

useBrowser();

const INSTANT = { params: { players: 4, seed: 'faults', speed: 'instant' } };

const note = (page, text) => page.getByRole('status').filter({ hasText: text }).first();
const REFUSED = 'does not let the game save';

/** Lays a text where the page keeps something, before the page is opened. */
const kept = (name, text) => (context) => context.addInitScript(([key, value]) => {
  if (location.protocol === 'about:') return;
  if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
  sessionStorage.setItem(key, 'laid once');
}, [name, text]);

/** Everything that is kept. */
const all = (page) => page.evaluate(() => ({ ...localStorage }));

/** What stands on the table. */
const standing = async (table) => ({ ...(await table.spoken()), scores: await table.scores() });

game('a match that cannot be read is put aside, and the player is told',
  { ...INSTANT, before: kept(SAVED_MATCH, '{"game":"little-devils","version":1,"seed":"1"') },
  async ({ page, table }) => {
    await note(page, 'set aside, not deleted').waitFor();
    await table.deal();
    await table.next();
    await table.playEasiest();
    const texts = await all(page);
    assert.equal(texts[`${SAVED_MATCH}/unreadable-1`], '{"game":"little-devils","version":1,"seed":"1"');
    assert.ok(JSON.parse(texts[SAVED_MATCH]).moves.length > 0, 'the new match is kept');
  });

game('a match of a later version is put aside, and the player is told',
  { ...INSTANT, before: kept(SAVED_MATCH, '{"game":"little-devils","version":99}') },
  async ({ page }) => {
    await note(page, 'set aside, not deleted').waitFor();
    assert.equal((await all(page))[`${SAVED_MATCH}/unreadable-1`], '{"game":"little-devils","version":99}');
  });

game('settings that cannot be read are put aside, and the player is told',
  { ...INSTANT, before: kept('little-devils/settings', '{"lang":7}') },
  async ({ page, table }) => {
    await note(page, 'settings').waitFor();
    await table.deal();
    assert.equal((await all(page))['little-devils/settings/unreadable-1'], '{"lang":7}');
  });

game('with storage full the match goes on, and the player is told',
  { ...INSTANT, before: (context) => context.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }) },
  async ({ page, table }) => {
    await table.deal();
    await note(page, REFUSED).waitFor();
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
  });

const NO_STORAGE = {
  refused: () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } }),
  // As Android's web views have it, unless their app asks for it.
  null: () => Object.defineProperty(window, 'localStorage', { value: null }),
};
for (const [how, withhold] of Object.entries(NO_STORAGE)) {
  game(`with storage ${how} the match goes on, settings hold, and the player is told`,
    { ...INSTANT, before: (context) => context.addInitScript(withhold) },
    async ({ page, table }) => {
      await table.deal();
      await note(page, REFUSED).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Colours').selectOption('light');
      await page.keyboard.press('Escape');
      assert.equal(await table.playUntil((what) => what === 'round'), 'round');
      await table.nextRound();
      assert.equal(await table.next(), 'turn');
      assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
    });
}

game('storage cleared in mid-match: the next card keeps the whole match again', INSTANT,
  async ({ page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    await page.evaluate(() => localStorage.clear());
    await table.playEasiest();
    await table.next();
    const before = await standing(table);
    await reload(page);
    await table.next();
    assert.deepEqual(await standing(table), before);
  });

game('two tabs on one match: who plays has it, the other is told and may take it over', INSTANT,
  async ({ context, page, table }) => {
    await table.deal();
    await table.playUntil(async (what) => what === 'turn' && (await table.legalCards.count()) > 1);
    const other = new Table(await context.newPage());
    await other.page.goto(page.url());
    await other.next();
    assert.deepEqual(await standing(other), await standing(table));

    await other.playEasiest();
    await other.next();
    const theirs = await other.savedMatch();
    const takeOver = page.getByRole('button', { name: 'Play on here' });
    await takeOver.waitFor();
    // What is played here is not kept: the other tab has the match.
    await table.play((await table.legalNumbers()).at(-1));
    await table.next();
    assert.equal(await table.savedMatch(), theirs);

    await takeOver.click();
    await other.page.getByRole('button', { name: 'Play on here' }).waitFor();
    assert.notEqual(await table.savedMatch(), theirs);
    const mine = await standing(table);
    await other.page.getByRole('button', { name: 'Play on here' }).click();
    await other.next();
    assert.deepEqual(await standing(other), mine, 'the match as it was left');
    await other.playEasiest();
    await takeOver.waitFor();
  });

game('a clock that jumps changes nothing',
  { params: { ...INSTANT.params, speed: 'fast' }, before: (context) => context.addInitScript(() => {
    const { now } = Date;
    let jumps = 0;
    Date.now = () => now() + (jumps += 1) ** 3 * (jumps % 2 ? -1 : 1) * 3_600_000;
  }) },
  async ({ page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    const before = await standing(table);
    await page.evaluate(() => { Date.now = () => 0; });
    await table.playEasiest();
    await table.next();
    assert.equal((await table.handNumbers()).length, before.hand.match(/button/g).length - 1);
  });

game('a worker that dies in mid-thought, without a word, is replaced and asked again',
  { params: { ...INSTANT.params, level: 'devil' }, before: (context) => context.addInitScript(() => {
    window.deaths = 0;
    window.Worker = class extends Worker {
      postMessage(message) {
        super.postMessage(message);
        if (window.deaths < 2) {
          window.deaths += 1;
          this.terminate();
        }
      }
    };
  }) },
  async ({ page, table }) => {
    await page.clock.install();
    await table.deal();
    // The page waits for a long time before it takes a worker for dead.
    for (let deaths = 1; deaths <= 2; deaths += 1) {
      await page.waitForFunction((many) => window.deaths >= many, deaths);
      await page.clock.fastForward(25_000);
    }
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
  });

/** Ends the worker of the analysis pages whenever it is asked to open a page, up to a number of times. */
const crashing = (times) => ({ ...INSTANT, before: (context) => context.addInitScript((most) => {
  window.crashes = 0;
  window.Worker = class extends Worker {
    postMessage(message) {
      super.postMessage(message);
      if (!String(message).startsWith('["open"') || window.crashes >= most) return;
      window.crashes += 1;
      this.terminate();
      setTimeout(() => this.dispatchEvent(new Event('error')));
    }
  };
}, times) });

game('a page of the analysis whose worker crashes twice is opened by a third', crashing(2),
  async ({ page }) => {
    await page.getByRole('button', { name: 'Statistics' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Statistics' }).waitFor();
    assert.equal(await page.evaluate(() => window.crashes), 2);
  });

game('a page of the analysis whose worker crashes every time is closed, and can be opened later', crashing(3),
  async ({ page }) => {
    await page.getByRole('button', { name: 'Statistics' }).click();
    await note(page, 'This could not be loaded').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => window.crashes), 3);
    await page.getByRole('button', { name: 'Statistics' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Statistics' }).waitFor();
  });

game('a tab that is frozen goes on when it thaws',
  { params: { ...INSTANT.params, speed: 'fast' } },
  async ({ context, page, table }) => {
    await table.deal();
    await table.next();
    await table.playEasiest();
    const client = await context.newCDPSession(page);
    await client.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((done) => { setTimeout(done, 2000); });
    await client.send('Page.setWebLifecycleState', { state: 'active' });
    assert.equal(await table.next(), 'turn');
    const before = await standing(table);
    await reload(page);
    await table.next();
    assert.deepEqual(await standing(table), before);
  });

/** Plays a card in another tab, closes the tab, and returns the match as it saved it. */
async function playedElsewhere(context, address) {
  const other = new Table(await context.newPage());
  await other.page.goto(address);
  await other.next();
  await other.playEasiest();
  await other.next();
  const saved = await other.savedMatch();
  await other.page.close();
  return saved;
}

game('a page that is shown again without a storage event sees what another has played meanwhile',
  {
    ...INSTANT,
    // As in the browser's memory, where no storage event arrives.
    before: (context) => context.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation())),
  },
  async ({ context, page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    const theirs = await playedElsewhere(context, page.url());
    assert.equal(await page.getByRole('button', { name: 'Play on here' }).count(), 0, 'it does not know yet');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByRole('button', { name: 'Play on here' }).waitFor();
    assert.equal(await table.savedMatch(), theirs);
  });

game('a page that goes and comes back is kept in the browser\'s memory, or loaded again as it was',
  { ...INSTANT, launch: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
  async ({ context, page, table, t }) => {
    const reasons = [];
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    client.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));
    await table.deal();
    await table.playToMidTrick();
    const before = await standing(table);
    // A service worker that takes over meanwhile would drop the page from the browser's memory.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => { window.returned = persisted; });
    });
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await table.next();
    assert.deepEqual(await standing(table), before);
    if (await page.evaluate(() => window.returned !== true)) {
      // The browser may drop any page when memory is short; the page itself must give no reason.
      assert.ok(reasons.length, 'the browser says why it dropped the page');
      t.diagnostic(`dropped: ${JSON.stringify(reasons)}`);
      assert.deepEqual(reasons.filter(({ type }) => type !== 'Circumstantial'), []);
    }
  });

game('a language changed in mid-trick changes the words and nothing else', INSTANT,
  async ({ page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    const before = await standing(table);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('dialog', { name: 'Réglages' }).waitFor();
    await page.getByLabel('Langue').selectOption('en');
    await page.keyboard.press('Escape');
    await table.next();
    assert.deepEqual(await standing(table), before);
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
  });
