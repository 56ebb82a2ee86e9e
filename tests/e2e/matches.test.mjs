// A running match is never lost: whatever takes its place, it is set aside, listed and gone on with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game, keeping, LONGEST_MATCH, reload, useBrowser } from './harness.mjs';
import { cut } from './screens.mjs';
import { SAVED_MATCH, Table } from './table.mjs';

useBrowser();

const INSTANT = { params: { players: 4, seed: 'never lost', speed: 'instant', level: 'imp' } };

const analysisPage = (page) => page.getByRole('dialog').last();
const list = (page) => page.getByRole('region', { name: 'Your matches' });
const rows = (page) => list(page).getByRole('listitem');
const standing = async (table) => ({ ...(await table.spoken()), scores: await table.scores() });
const kept = (page) => page.evaluate((key) =>
  Object.keys(localStorage).filter((name) => name.startsWith(`${key}/kept-`)).sort(), SAVED_MATCH);

const leave = (page) => page.getByRole('button', { name: 'New match' }).first().click();

/** A match before its last three tricks. */
const NEARLY_OVER = cut(LONGEST_MATCH, JSON.parse(LONGEST_MATCH).plays.length - 12);

/** Into the second trick of a match, at the person's turn. */
const begin = async (table) => {
  await table.deal();
  await table.playUntil(async (what) => what === 'turn' && (await table.cards.count()) < 9);
};

/** From the table to the match of a row. */
async function goBackTo(page, table, name) {
  await leave(page);
  await rows(page).filter({ hasText: name }).getByRole('button', { name: /^Go on: / }).click();
  await table.next();
}

game('a running match waits in the list while the deal of the day and a shared match are played', INSTANT,
  async ({ page, table }) => {
    await begin(table);
    const own = await standing(table);
    const home = page.url();
    await reload(page);
    await table.next();

    await leave(page);
    await page.getByRole('button', { name: 'Deal of the day' }).first().click();
    await analysisPage(page).getByRole('button', { name: /^Play the deal of / }).first().click();
    await table.next();
    await table.playEasiest();
    await table.next();
    const daily = await standing(table);
    assert.notDeepEqual(daily, own);
    assert.equal((await kept(page)).length, 1);

    // A match that somebody has shared, opened in the same tab.
    const link = readFileSync(new URL('../../games/little-devils/tests/data/link-1.txt', import.meta.url), 'utf8').trim();
    await page.goto('about:blank');
    await page.goto(`${home}#match=${link}`);
    await analysisPage(page).getByRole('button', { name: 'Play the same cards' }).click();
    await table.next();
    await table.playEasiest();
    await table.next();

    await reload(page);
    await table.next();
    await leave(page);
    assert.equal(await rows(page).count(), 3);
    const names = await rows(page).locator('b').allTextContents();
    assert.match(names[0], /^Shared match · \d players · Round 1 · Trick \d$/, names[0]);
    assert.match(names[1], /^Deal of the day \d{4}-\d\d-\d\d · Trick \d$/, names[1]);
    assert.match(names[2], /^Match · 4 players · Round 1 · Trick 2$/, names[2]);
    assert.match(await rows(page).last().textContent(), /You \d+/);

    await rows(page).filter({ hasText: /^Match/ }).getByRole('button', { name: /^Go on: / }).click();
    await table.next();
    assert.deepEqual(await standing(table), own);
    await goBackTo(page, table, 'Deal of the day');
    assert.deepEqual(await standing(table), daily);
    assert.equal((await kept(page)).length, 2, 'each is kept once');
  });

game('the commitment comes back with its match', INSTANT,
  async ({ page, table }) => {
    const digits = async () => {
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Fair deal' }).click();
      const code = await analysisPage(page).locator('pre').textContent();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      return code;
    };
    await begin(table);
    const first = await digits();
    await leave(page);
    await begin(table);
    assert.notEqual(await digits(), first);
    // A reload would be aborted while the browser still goes back from the closed dialog.
    await page.waitForFunction(() => history.state !== 'over');
    await reload(page);
    await table.next();
    await leave(page);
    await rows(page).last().getByRole('button', { name: /^Go on: / }).click();
    await table.next();
    assert.equal(await digits(), first);
  });

game('a match is removed only when the person says so twice', INSTANT,
  async ({ page, table }) => {
    await begin(table);
    await leave(page);
    await begin(table);
    await leave(page);
    const remove = rows(page).last().getByRole('button', { name: /^Remove: / });
    await remove.click();
    await page.getByRole('dialog', { name: 'Remove this match for good?' }).getByRole('button', { name: 'Keep it' }).click();
    assert.equal(await rows(page).count(), 2);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: /^Remove: / }).click();
    await list(page).waitFor({ state: 'hidden' });
    assert.deepEqual(await kept(page), []);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await table.next();
  });

game('when the list is full the person is asked which match should go', INSTANT,
  async ({ page, table }) => {
    for (let match = 0; match < 6; match += 1) {
      if (match > 0) await leave(page);
      await begin(table);
    }
    assert.equal((await kept(page)).length, 5);
    const here = await standing(table);
    await leave(page);
    const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await table.playButton.click();
    const question = page.getByRole('dialog', { name: 'Your matches' });
    await question.getByText('Which one should go?').waitFor();
    assert.equal(await question.getByRole('button', { name: /^Remove: / }).count(), 6);
    await question.getByRole('button', { name: 'Close' }).click();
    const now = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    assert.equal(now, texts, 'nothing has changed');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await table.next();
    assert.deepEqual(await standing(table), here);

    await leave(page);
    await table.playButton.click();
    await question.getByRole('button', { name: /^Remove: / }).last().click();
    await table.next();
    assert.equal((await kept(page)).length, 5);
    assert.equal((await table.handNumbers()).length, 9, 'a new match');
  });

game('without room the person is asked before a match gives way',
  { ...INSTANT, before: (context) => context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, text) {
      if (name.includes('/kept-')) throw new DOMException('full', 'QuotaExceededError');
      return setItem.call(this, name, text);
    };
  }) },
  async ({ page, table }) => {
    await begin(table);
    const own = await standing(table);
    await leave(page);
    const question = page.getByRole('dialog', { name: 'Your matches' });
    await table.playButton.click();
    await question.getByText('no space left').waitFor();
    await question.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await table.next();
    assert.deepEqual(await standing(table), own);

    await leave(page);
    await table.playButton.click();
    await question.getByRole('button', { name: 'Go on' }).click();
    await table.next();
    await leave(page);
    await page.getByRole('button', { name: /^Go on: .* Trick 2$/ }).click();
    await table.next();
    assert.deepEqual(await standing(table), own, 'it was kept for the visit');
  });

game('two tabs: the one that plays on here keeps the other one\'s match', INSTANT,
  async ({ context, page, table }) => {
    await begin(table);
    const mine = await standing(table);
    const other = new Table(await context.newPage());
    await other.page.goto(page.url().replace(/seed=[^&]*/, 'seed=another'));
    await other.next();
    await leave(other.page);
    await begin(other);
    const theirs = await standing(other);
    const takeOver = page.getByRole('button', { name: 'Play on here' });
    await takeOver.click();
    await table.next();
    assert.deepEqual(await standing(table), mine);
    await leave(page);
    const row = rows(page).last();
    await row.getByRole('button', { name: /^Go on: / }).click();
    await table.next();
    assert.deepEqual(await standing(table), theirs);
  });

game('a match played to its end with Undo is in the statistics, in a row of its own',
  { params: { speed: 'instant' }, before: keeping(NEARLY_OVER) },
  async ({ page, table }) => {
    await table.next();
    await table.playEasiest();
    await table.next();
    const held = (await table.handNumbers()).length;
    await page.getByRole('button', { name: 'Undo' }).click();
    await table.cards.nth(held).waitFor();
    await table.playUntil(() => false);
    await table.newMatchButton.click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    const apart = analysisPage(page).getByRole('table', { name: 'Matches with Undo' });
    const all = apart.getByRole('row', { name: /^All / }).getByRole('cell');
    await all.first().waitFor();
    assert.equal((await all.allTextContents())[0], '1');
    assert.equal(await analysisPage(page).getByText('No match has been played').count(), 0);
  });

/** Has the page import a text or bytes, by the button that is on show. */
async function bring(page, file) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a file' }).last().click(),
  ]);
  await chooser.setFiles({ name: 'a file', mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
}

/** A match with friends, as the page keeps it. */
const SHARED_MATCH = readFileSync(new URL('../../games/little-devils/tests/data/saves/everything-1.txt', import.meta.url), 'utf8')
  .match(/^shared (.*)$/m)[1];

game('one file holds everything, and every file is answered',
  { params: { players: 3, seed: 'files', speed: 'instant', level: 'imp' }, before: keeping(LONGEST_MATCH) },
  async ({ page, table, context }) => {
    await table.newMatchButton.click();
    await begin(table);
    const own = await standing(table);
    await leave(page);
    await begin(table);
    await page.evaluate((text) => localStorage.setItem('little-devils/shared-matches', text), SHARED_MATCH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Colours').selectOption('dark');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to a file' }).click(),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    assert.equal(download.suggestedFilename(), `little-devils-${today}.txt`);
    await analysisPage(page).getByText('2 unfinished matches').waitFor();
    const text = readFileSync(await download.path(), 'utf8');
    assert.match(text, /^little-devils backup 1\nsettings \{/);

    const fresh = await context.browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    try {
      const other = await fresh.newPage();
      await other.goto(page.url().split('?')[0]);
      await other.getByRole('button', { name: 'Statistics' }).click();
      const answers = [
        ['', 'This file is empty.'],
        [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'not a text file'],
        ['Dear Sir or Madam', 'not a file of this game'],
        [text.replace('backup 1', 'backup 9'), 'later version'],
        [text.split('\n').slice(0, 1).join('\n') + '\nover {"version":1', 'damaged'],
      ];
      for (const [file, answer] of answers) {
        await other.getByRole('button', { name: 'Import a file' }).last().waitFor();
        await bring(other, file);
        await analysisPage(other).getByText(answer).waitFor();
        await analysisPage(other).getByRole('button', { name: 'Close' }).click();
        await other.getByRole('button', { name: 'Statistics' }).click();
      }
      await bring(other, text + 'over {"version":1}\n');
      await analysisPage(other).getByText(/^Imported: 2 unfinished matches, 1 match with friends, 1 match and the settings\.$/).waitFor();
      assert.equal(await other.evaluate(() => localStorage.getItem('little-devils/shared-matches')), SHARED_MATCH);
      await analysisPage(other).getByText('1 line could not be read').waitFor();
      assert.equal(await other.locator('html').getAttribute('data-theme'), 'dark');
      await analysisPage(other).getByRole('button', { name: 'Close' }).click();
      const there = new Table(other);
      await rows(other).filter({ hasText: 'Trick 2' }).last().getByRole('button', { name: /^Go on: / }).click();
      await there.next();
      assert.deepEqual(await standing(there), own);

      // Settings that were chosen stay, unless the person wants the file's; a running match stays anyway.
      await other.getByRole('button', { name: 'Settings' }).click();
      await other.getByLabel('Colours').selectOption('light');
      await bring(other, text);
      await analysisPage(other).getByText('Yours have stayed as they are.').waitFor();
      assert.equal(await other.locator('html').getAttribute('data-theme'), 'light');
      await analysisPage(other).getByRole('button', { name: 'Use the settings of the file' }).click();
      await analysisPage(other).getByText('in use now').waitFor();
      assert.equal(await other.locator('html').getAttribute('data-theme'), 'dark');
      await other.keyboard.press('Escape');
      await other.keyboard.press('Escape');
      assert.deepEqual(await standing(there), own);
    } finally {
      await fresh.close();
    }
  });

game('ten megabytes are read without the page standing still',
  { params: { players: 3, seed: 'much', speed: 'instant', level: 'imp' } },
  async ({ page }) => {
    const line = `kept ${JSON.stringify({ filler: 'x'.repeat(1000) })}\n`;
    const file = `little-devils backup 1\n${line.repeat(10_000)}${readFileSync(new URL('../../games/little-devils/tests/data/saves/statistics-v1.jsonl', import.meta.url), 'utf8')}`;
    await page.getByRole('button', { name: 'Statistics' }).click();
    await page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((all) => all.getEntries().forEach((task) => {
        window.longest = Math.max(window.longest, task.duration);
      })).observe({ type: 'longtask' });
    });
    // Handed over by its path: a buffer would be decoded by the page.
    const path = join(await mkdtemp(join(tmpdir(), 'devils-')), 'much.txt');
    await writeFile(path, file);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      analysisPage(page).getByRole('button', { name: 'Import a file' }).click(),
    ]);
    await chooser.setFiles(path);
    await analysisPage(page).getByText('10000 lines could not be read').waitFor({ timeout: 60_000 });
    await analysisPage(page).getByText('Imported: 2 matches and 2 puzzles.').waitFor();
    const longest = await page.evaluate(() => window.longest);
    assert.ok(longest < 400, `the page stood still for ${longest} ms`);
  });

game('somebody without a name is called in the language of the moment, and shares as another player',
  { params: { players: 3, seed: 'nobody', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    assert.equal((await table.scores()).names[0], 'You');
    assert.equal(JSON.parse(await table.savedMatch()).players[0].name, '', 'no name is kept');
    await table.dialog.getByRole('button', { name: 'Review' }).first().click();
    await analysisPage(page).getByRole('button', { name: 'Share' }).click({ timeout: 60_000 });
    const link = await analysisPage(page).getByRole('textbox', { name: 'Link' }).inputValue();
    await analysisPage(page).getByRole('button', { name: 'Close' }).click();
    await table.nextRound();
    await table.next();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Deine Karten' }).waitFor();
    const names = await page.locator('b.name').allTextContents();
    assert.ok(names.includes('Du') && !names.includes('You'), `${names}`);

    await page.goto('about:blank');
    await page.goto(`${link.replace('#', '?lang=en#')}`);
    await analysisPage(page).getByText(/^From another player: 3 players, \d+ cards played\.$/).waitFor();
    await analysisPage(page).getByText('Player 1').waitFor();
  });
