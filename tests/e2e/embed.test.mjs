// The game in another page's frame: sandboxed, resized, spoken to, and never in that page's way.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';
import { Table } from './table.mjs';
import { taking } from './turns.mjs';

useBrowser();

/** Large enough for both of the host page's frames: nothing need be scrolled. */
const WINDOW = [1366, 2400];

/** The tables of the host page's games, once they are there. */
async function tables(page) {
  await page.locator('little-devils iframe').nth(1).waitFor();
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const all = frames.map((frame) => new Table(frame));
  for (const { page: frame } of all) await frame.locator('.begin .primary:enabled, #hand').first().waitFor();
  return all;
}

/** Presses one of the host page's buttons. */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** What game 1 has told its host so far: [[type, detail], …]. */
const told = async (page, number = 1) => {
  const lines = await page.locator('#log li').allTextContents();
  const ours = lines.filter((line) => line.startsWith(`game ${number}: `));
  return ours.map((line) => {
    const [, type, detail] = /^game \d: (\w+) (.*)$/.exec(line);
    return [type, JSON.parse(detail)];
  });
};
const types = async (page, number) => (await told(page, number)).map(([type]) => type).filter((type) => type !== 'resize');

async function eventually(what, check) {
  for (let waits = 0; !(await check()); waits += 1) {
    assert.ok(waits < 50, what);
    await new Promise((done) => { setTimeout(done, 100); });
  }
}

for (const sandbox of taking([undefined, 'allow-scripts'])) {
  const where = sandbox ? 'a frame sandboxed without an origin' : 'a frame of another origin';
  game(`a match is played to its end in ${where}, without a network`,
    { hosted: true, params: { level: 'devil', speed: 'instant', ...(sandbox && { sandbox }) }, size: WINDOW },
    async ({ context, page }) => {
      const [table, other] = await tables(page);
      await table.deal();
      // The other frame is a game of its own; it is in German, so it is found by no English name.
      await other.page.locator('.begin .primary').click();
      await other.page.locator('#hand button:not([aria-disabled])').first().waitFor();
      assert.equal(await table.next(), 'turn');
      await context.setOffline(true);
      let rounds = 0;
      await table.playUntil((what) => { if (what !== 'turn') rounds += 1; return false; });
      const { totals, rounds: shown } = await table.scores();

      const messages = await told(page);
      const ends = messages.filter(([type]) => type === 'roundEnd').map(([, detail]) => detail);
      assert.deepEqual(ends.map(({ devils }) => devils), shown);
      assert.deepEqual(ends.map(({ round }) => round), shown.map((_, at) => at + 1));
      const [, end] = messages.find(([type]) => type === 'matchEnd');
      assert.deepEqual(end.totals, totals);
      assert.equal(end.totals[end.standing.indexOf(1)], Math.min(...totals));
      const kinds = (await types(page)).filter((type) => type !== 'roundEnd' && type !== 'matchEnd');
      const pairs = Array.from({ length: rounds }, () => ['gameplayStart', 'gameplayStop']).flat();
      assert.deepEqual(kinds, ['ready', ...pairs]);
      if (sandbox) {
        const note = table.page.getByRole('status').filter({ hasText: 'does not let the game save' });
        assert.ok(await note.first().isVisible(), 'a frame that keeps nothing says so');
      }
    });
}

game('a host pauses, speaks another language and asks for another match, and nothing is lost',
  { hosted: true, params: { speed: 'instant' }, size: WINDOW },
  async ({ page }) => {
    const [table] = await tables(page);
    await table.deal();
    await table.playToMidTrick();
    await press(page, 'pause');
    const note = table.page.getByRole('status').filter({ hasText: 'The page around the game has paused it' });
    await note.first().waitFor();
    await eventually('the host hears that play stops', async () => (await types(page)).at(-1) === 'gameplayStop');
    const hand = await table.handNumbers();
    await table.playEasiest();
    await page.waitForTimeout(1500);
    assert.equal((await table.handNumbers()).length, hand.length - 1, 'the player may play');
    assert.equal(await table.legalCards.count(), 0, 'the bots wait');
    await press(page, 'resume');
    await table.next();
    assert.ok(!(await note.first().isVisible()));
    await eventually('the host hears that play goes on', async () => (await types(page)).at(-1) === 'gameplayStart');

    const before = await table.handNumbers();
    await press(page, 'setLang de');
    await table.page.getByRole('group', { name: 'Deine Karten' }).waitFor();
    await press(page, 'setLang en');
    await table.hand.waitFor();
    assert.deepEqual(await table.handNumbers(), before);

    await press(page, 'newMatch 6 imp 42');
    await table.page.getByText('6 players · Imp').waitFor();
    const form = await table.moreOptions();
    assert.equal(await form.getByRole('radio', { checked: true }).getAttribute('value'), '6');
    await table.page.getByRole('button', { name: 'Fewer options' }).click();
    await table.page.getByRole('button', { name: 'Continue: round 1, 4 players' }).click();
    await table.next();
    assert.deepEqual(await table.handNumbers(), before);

    await press(page, 'nonsense');
    await eventually('nonsense is refused', async () => (await types(page)).at(-1) === 'refused');
    assert.deepEqual((await told(page)).at(-1), ['refused', { error: 'there is no type "nonsense"' }]);
  });

game('a host\'s match is dealt at once where none is under way, without taking the focus',
  { hosted: true, params: { speed: 'instant' }, size: WINDOW },
  async ({ page }) => {
    const [table] = await tables(page);
    await press(page, 'newMatch 6 imp 42');
    await table.cards.first().waitFor();
    assert.equal((await table.scores()).names.length, 6);
    await press(page, 'newMatch 6 imp 42');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'newMatch 6 imp 42');
  });

game('at any shape from 9:32 to 32:9 the frame needs no scroll bar',
  { hosted: true, params: { speed: 'instant' }, size: WINDOW },
  async ({ page }) => {
    const [table] = await tables(page);
    await table.deal();
    await table.playToMidTrick();
    const spoken = await table.spoken();
    const complaints = [];
    for (const shape of [100, 80, 60, 40, 20, 0, -20, -40, -60, -80, -100]) {
      await page.locator('#shape').fill(String(shape));
      await page.waitForTimeout(100);
      const over = await table.page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return scrollWidth > innerWidth || scrollHeight > innerHeight ? `${scrollWidth}×${scrollHeight} in ${innerWidth}×${innerHeight}` : null;
      });
      if (over) complaints.push(over);
    }
    assert.deepEqual(complaints, []);
    assert.deepEqual(await table.spoken(), spoken);
    // Told when the frame has come to rest.
    const last = async () => (await told(page)).filter(([type]) => type === 'resize').at(-1)?.[1];
    await eventually('the last shape is told', async () => (await last())?.width === 360);
    assert.deepEqual(await last(), { width: 360, height: 1280 });
  });

/** A page of a host's own, tall enough to be scrolled, with the game's frame written by hand. */
const tall = (parameters = '', height = 600) => (address) => `<!doctype html><html lang="en"><title>host</title>
  <link rel="icon" href="data:,"><body style="margin:0;height:5000px"><input aria-label="mine">
  <iframe src="${address}?embed=1&speed=instant&${parameters}" title="game" width="900" height="${height}"></iframe>`;

/** The table of that page's frame. */
async function framed(page) {
  const frame = page.frames()[1];
  await frame.locator('.begin .primary:enabled, #hand').first().waitFor();
  return new Table(frame);
}

game('keys pressed in the frame never scroll the page around it',
  { hosted: tall('', 300) },
  async ({ page }) => {
    const table = await framed(page);
    const pressAll = async (where) => {
      for (const key of ['ArrowDown', 'PageDown', 'Space', 'End', 'End', 'ArrowDown', 'PageDown', 'ArrowRight', 'ArrowUp']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(60);
        assert.equal(await page.evaluate(() => scrollY), 0, `${key} at ${where} scrolls the host`);
      }
    };
    await table.page.locator('h1').first().click();
    await pressAll('the set-up form');
    await table.deal();
    await table.next();
    await table.page.locator('.felt').click({ position: { x: 5, y: 5 } });
    await pressAll('the table');
    await table.page.getByRole('button', { name: 'Scores' }).click();
    await table.scoreTable.waitFor();
    await table.page.locator('.leaf').first().focus();
    await pressAll('the score sheet');
  });

game('a frame that opens at the end of a round takes no focus from the page around it',
  { hosted: tall() },
  async ({ page }) => {
    const before = await framed(page);
    await before.deal();
    await before.playUntil((what) => what === 'round');
    await reload(page);
    await page.getByLabel('mine').focus();
    const table = await framed(page);
    await table.nextRoundButton.waitFor();
    await page.waitForTimeout(500);
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'mine');
    assert.equal(await table.page.evaluate(() => document.hasFocus()), false);
    await table.nextRound();
    assert.equal(await table.next(), 'turn');
  });

/** Fails if the focus has left the host's field for the frame. */
async function isInField(page, table, how) {
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'mine', `${how}: the host has lost the focus`);
  assert.equal(await table.page.evaluate(() => document.hasFocus()), false, how);
}

game('a frame takes no focus from the page around it for what opens or closes by itself',
  { hosted: tall() },
  async ({ page }) => {
    const table = await framed(page);
    const mine = page.getByLabel('mine');
    const load = (fragment) => page.evaluate((to) => {
      const frame = document.querySelector('iframe');
      frame.src = `${frame.src.split('#')[0]}#${to}`;
    }, fragment);
    const post = (message) => page.evaluate((said) =>
      frames[0].postMessage({ game: 'little-devils', version: 1, ...said }, '*'), message);
    await mine.focus();
    for (const fragment of ['daily', 'rules', 'match=nonsense']) {
      await load(fragment);
      await table.dialog.getByRole(fragment.startsWith('match') ? 'alert' : 'button', fragment.startsWith('match') ? {} : { name: 'Close' }).first().waitFor();
      await isInField(page, table, `#${fragment}`);
    }
    await table.dialog.getByRole('button', { name: 'Close' }).click();
    await table.deal();
    await table.next();
    // The person has pressed something in the frame, and gone on to write something beside it.
    await table.page.getByRole('button', { name: 'Settings' }).click();
    await table.dialog.waitFor();
    await mine.focus();
    await post({ type: 'newMatch', players: 5, level: 'imp', seed: '1' });
    await table.page.getByRole('button', { name: 'Continue' }).waitFor({ state: 'attached' });
    await isInField(page, table, 'newMatch under a dialog');
    await post({ type: 'pause' });
    await table.page.locator('.notice').first().waitFor({ state: 'attached' });
    await post({ type: 'resume' });
    await table.page.locator('.notice').first().waitFor({ state: 'detached' });
    await isInField(page, table, 'a notice that comes and goes');
  });

game('nothing that the focus does in a frame scrolls the page around it',
  { hosted: tall() },
  async ({ page }) => {
    const table = await framed(page);
    await table.deal();
    await table.next();
    // Menu and hand are both half out of the window.
    for (const top of [60, 480]) {
      await page.setViewportSize({ width: 1366, height: 500 });
      await page.evaluate((y) => scrollTo(0, y), top);
      await table.page.locator('nav button', { hasText: 'Settings' })
        .evaluate((button) => button.focus({ preventScroll: true }));
      await page.evaluate((y) => scrollTo(0, y), top);
      const stays = async (what) => {
        await page.waitForTimeout(200);
        assert.equal(await page.evaluate(() => scrollY), top, `${what} scrolls the host`);
      };
      for (const key of ['Enter', 'Escape', 'ArrowRight', 'ArrowRight', 'End', '?', 'Escape', 'Home']) {
        await page.keyboard.press(key);
        await stays(`${key} at ${top}`);
      }
      assert.ok((await table.focus()).card, 'the arrows lead to the hand');
    }
  });

game('who is not the host that the address names is neither heard nor told',
  { hosted: tall('host=https://portal.example'), before: (context) => context.addInitScript(() => {
    window.heard = [];
    addEventListener('message', ({ data }) => { if (data?.game === 'little-devils') window.heard.push(data.type); });
  }) },
  async ({ page, faults }) => {
    const table = await framed(page);
    const message = { game: 'little-devils', version: 1, type: 'setLang', lang: 'de' };
    await page.evaluate((said) => frames[0].postMessage(said, '*'), message);
    await table.deal();
    await table.next();
    assert.equal(await table.page.locator('html').getAttribute('lang'), 'en');
    assert.deepEqual(await page.evaluate(() => window.heard), []);
    // The browser itself says whom it has kept the messages from.
    const kept = faults.splice(0);
    assert.ok(kept.every((fault) => fault.includes('https://portal.example')), kept.join(' | '));
  });

game('without the permissions that a host may give, the game plays all the same',
  { hosted: tall() },
  async ({ page }) => {
    const table = await framed(page);
    assert.equal(await table.page.evaluate(() => document.fullscreenEnabled), false);
    await table.deal();
    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
  });

game('two frames of one origin: who comes second says so, and overwrites nothing',
  { hosted: true, params: { speed: 'instant' }, size: WINDOW },
  async ({ page }) => {
    const [first, second] = await tables(page);
    await first.deal();
    await first.next();
    await first.playEasiest();
    await first.next();
    const kept = await first.savedMatch();
    await second.page.locator('.begin .primary').click();
    await second.page.getByRole('button', { name: 'Hier weiterspielen' }).waitFor();
    assert.equal(await first.savedMatch(), kept);
    await second.page.getByRole('button', { name: 'Hier weiterspielen' }).click();
    await first.page.getByRole('button', { name: 'Play on here' }).waitFor();
    assert.notEqual(await first.savedMatch(), kept);
    const [hand, other] = [await first.handNumbers(), await first.savedMatch()];
    await first.playEasiest();
    await first.next();
    assert.equal(await first.savedMatch(), other);
    await first.page.getByRole('button', { name: 'Play on here' }).click();
    await second.page.getByRole('button', { name: 'Hier weiterspielen' }).waitFor();
    assert.equal((await first.handNumbers()).length, hand.length - 1);
    assert.notEqual(await first.savedMatch(), other);
  });
