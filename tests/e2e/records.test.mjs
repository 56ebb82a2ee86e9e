// Statistics and the deal of the day of the games whose table is drawn from a scene: what is kept of
// finished matches, and that it survives a reload, an export and an import.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AxeBuilder, findings } from './accessibility.mjs';
import { game, picture, reload, useBrowser } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { taking } from './turns.mjs';

useBrowser();

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens a dialog of the first page. */
async function open(page, name) {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('region').locator('p').first().waitFor();
  return dialog;
}

async function close(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Plays to the end of the match, the first card that may be chosen `differently` if asked to; then leaves the table. */
async function finish(table, differently = false) {
  if (differently) await table.playDifferently();
  await table.playUntil(() => false);
  await table.newMatchButton.click();
  await table.playButton.waitFor();
}

/** The row of a table in a dialog: its cells. */
const row = async (dialog, name) =>
  dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name }) }).first().getByRole('cell').allTextContents();

/** Nothing is wrong with the dialog for axe, nor how it lies in a small and a large window. */
async function isSound(page, name) {
  assert.deepEqual(await findings(new AxeBuilder({ page }).withTags(RULES)), [], name);
  for (const [width, height] of [[360, 640], [1366, 768]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await complaints(page), [], `${name} at ${width} × ${height}`);
    await picture(page, `${name} ${width}`);
  }
}

const GAMES = {
  'own-trumps': { params: { players: 2, deals: 1, level: 'hare' }, rules: 'One round for two', rounds: 1, against: 'Wolf' },
  michigan: { params: { players: 3, level: 'deckhand' }, rules: 'Four players', rounds: 4, against: 'Steward' },
};

for (const [of, { params, rules, rounds, against }] of taking(Object.entries(GAMES))) {
  game(`${of}: the deal of the day and a match are kept over a reload, an export and an import`,
    { of, params: { speed: 'instant', seed: 'records', ...params } },
    async ({ page, table }) => {
      await page.getByRole('button', { name: 'Deal of the day not played yet', exact: true }).waitFor();
      const none = await open(page, 'Statistics');
      await none.getByText('No match has been played to its end yet.').waitFor();
      await isSound(page, `${of} no statistics`);
      await close(page);

      const before = await open(page, 'Deal of the day');
      await before.getByText(rules).waitFor();
      await before.getByRole('button', { name: /^Play the deal of/ }).first().click();
      await finish(table);
      await reload(page);
      // The match that is over is still at the table; its result is kept once.
      await table.newMatchButton.click();
      const played = page.getByRole('button', { name: /^Deal of the day (won|drawn|lost|place \d of \d)$/ });
      const state = await played.textContent();

      const daily = await open(page, 'Deal of the day');
      const shared = await daily.locator('pre').textContent();
      assert.match(shared, /, deal of the day \d{4}-\d\d-\d\d: (won|drawn|lost|place)/);
      assert.equal([...shared.split('\n')[1]].length, rounds, 'a square for each round');
      await daily.getByText('1 day in a row.').waitFor();
      await isSound(page, `${of} deal of the day`);
      await daily.getByRole('row').nth(1).getByRole('button').click();
      await finish(table, true);
      assert.equal(await played.textContent(), state, 'only the first try counts');

      await table.deal();
      await finish(table);
      const statistics = await open(page, 'Statistics');
      const all = await row(statistics, 'All');
      assert.equal(all[0], '3');
      assert.equal((await row(statistics, /Strongest bot/)).length, 4);
      await statistics.getByRole('rowheader', { name: against }).waitFor();
      await statistics.getByRole('img', { name: /^Running average/ }).waitFor();
      await isSound(page, `${of} statistics`);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        statistics.getByRole('button', { name: 'Export to a file' }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      assert.equal(text.match(/^over \{"version":1,/gm)?.length, 3);
      await page.evaluate(() => localStorage.clear());
      await reload(page);
      const empty = await open(page, 'Statistics');
      await empty.getByText('No match has been played').waitFor();
      for (const said of ['Imported: 3 matches.', 'Imported. There was no match that you did not have.']) {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          empty.getByRole('button', { name: 'Import a file' }).click(),
        ]);
        await chooser.setFiles({ name: 'backup.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
        await empty.getByText(said).waitFor();
      }
      assert.deepEqual(await row(empty, 'All'), all);
      await close(page);
      assert.equal(await played.textContent(), state);
    });
}

const KEPT = {
  version: 1, at: Date.now(), seed: '1', moves: 1, options: 'SH 5', levels: ['', 'wolf'], totals: [1, 3], places: [1, 2], rounds: 5,
};
const keeping = (text) => (context) => context.addInitScript((kept) => {
  if (location.protocol !== 'about:') localStorage.setItem('own-trumps/results', kept);
}, text);

game('unreadable results do not count, and the page says so in German',
  { of: 'own-trumps', params: { lang: 'de' }, hash: '#statistics', before: keeping(`${JSON.stringify(KEPT)}\njunk`) },
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Statistik' });
    await dialog.getByText('Einige gespeicherte Ergebnisse sind nicht lesbar.').waitFor();
    assert.deepEqual(await row(dialog, 'Alle'), ['1', '1 (100\u{a0}%)', '1,0', '0,2']);
    await isSound(page, 'statistics in German');
    await close(page);
    await page.getByRole('button', { name: 'Blatt des Tages noch nicht gespielt' }).click();
    await page.getByText(/^Das Blatt vom \d+\. \p{L}+ spielen$/u).waitFor();
    await isSound(page, 'deal of the day in German');
  });

game('a storage that is full does not stop a match, and the person is told',
  {
    of: 'own-trumps', params: { players: 2, deals: 1, level: 'hare', speed: 'instant', seed: 'full' },
    before: (context) => context.addInitScript(() => {
      const save = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(name, text) {
        if (name.endsWith('/results')) throw new DOMException('full', 'QuotaExceededError');
        save.call(this, name, text);
      };
    }),
  },
  async ({ page, table }) => {
    await table.deal();
    await finish(table);
    await page.getByText('This browser does not let the game save').waitFor();
    await table.deal();
    assert.ok((await table.legalCards.count()) + (await table.choices.count()) > 0, 'play goes on');
  });
