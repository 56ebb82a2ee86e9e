// Patience: looking back at a game, export and import, first deals, and the page in a frame.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AxeBuilder, findings } from './accessibility.mjs';
import { useBrowser } from './harness.mjs';
import { PHONE, facts, game, hasMoves, table, won } from './patience.mjs';

useBrowser();

/** Puts texts into the browser's storage before the page reads it. */
const stored = (texts) => (context) => context.addInitScript((texts) => {
  if (location.protocol === 'about:' || localStorage.getItem('patience/match')) return;
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
}, texts);

/** A saved game with the moves of a record, up to a number of them. */
const saved = ({ game: id, seed, moves }, played = moves.length) => `patience 1 ${id} ${seed} ${played} 60000 ${moves.join(' ')}`;

/** Opens the look back at the game on the table. */
async function lookBack(page) {
  await page.getByRole('button', { name: 'This deal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Look back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Look back' });
  await dialog.locator('.turns li').first().waitFor();
  return dialog;
}

const line = won('klondike');
const nearlyWon = stored({ 'patience/match/klondike': saved(line, line.moves.length - 1) });

game('a won game is looked back at: it could be won all the time, and each move leads there',
  { size: PHONE, hash: `#game=klondike&deal=${line.seed}`, before: nearlyWon }, async ({ page }) => {
    await table(page);
    await page.keyboard.press('y');
    const won = page.getByRole('dialog', { name: 'You have won!' });
    await won.getByRole('button', { name: 'Look back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Look back' });
    await dialog.getByText('It could be won all the time.').waitFor();
    const rows = dialog.locator('.turns li');
    assert.equal(await rows.count(), line.moves.length + 1);
    assert.match(await rows.first().textContent(), /The deal.*can be won: \d+ more moves/);
    assert.match(await rows.last().textContent(), /won$/);
    assert.deepEqual(await findings(new AxeBuilder({ page })), []);
    await rows.nth(10).getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await hasMoves(page, 10);
  });

game('the move that lost a game is found', {
  hash: '#game=little-bismarck&deal=1',
  before: stored({
    'patience/match/little-bismarck': 'patience 1 little-bismarck 1 11 0 14>8 13>6 8>10 15>7 14>8 7>15 16>7 8>11 6>8 9>6 16>4',
    'patience/settings': JSON.stringify({ options: ['auto=off', 'check=off'] }),
  }),
}, async ({ page }) => {
  await table(page);
  const dialog = await lookBack(page);
  await dialog.getByText('After move 7 it could no longer be won.').waitFor();
  assert.equal(await dialog.locator('.turning').count(), 1);
  assert.match(await dialog.locator('.turning').textContent(), /can no longer be won/);
  await dialog.getByRole('button', { name: 'Go back there' }).click();
  await hasMoves(page, 6);
});

game('what is kept goes to a file and comes back; another file changes nothing',
  { before: stored({ 'patience/results': 'patience-statistics 1\nklondike 4 3 1 2 80000 110' }) },
  async ({ page, context, server }) => {
    await page.evaluate(() => { location.hash = 'game=golf&deal=3'; });
    await table(page);
    await page.locator('#p1').click();
    await hasMoves(page, 1);
    const settings = async () => {
      await page.getByRole('button', { name: 'Settings' }).click();
      return page.getByRole('dialog');
    };
    const [download] = await Promise.all([
      page.waitForEvent('download'), (await settings()).getByRole('button', { name: 'Export to a file' }).click()]);
    const text = readFileSync(await download.path(), 'utf8');
    assert.match(text, /^patience backup 1\nsettings \{/);
    assert.match(text, /\nmatch patience 2 golf 3 1 \d+ id=\d+ draw\nfigures klondike 4 3 1 2 80000 110\n/);
    // A table that is left saves its game once more.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All games' }).click();
    await page.evaluate(() => { localStorage.clear(); localStorage.setItem('patience/match', 'klondike'); });
    await page.goto(`${server.url}patience/`);
    await page.locator('.tile').first().waitFor();
    const bring = async (content) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Import a file' }).click()]);
      await chooser.setFiles({ name: 'patience.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
    };
    const dialog = await settings();
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const before = await kept();
    for (const [content, said] of [
      ['something else', 'not a file that this game has exported'],
      [text.replace('backup 1', 'backup 2'), 'later version of this page'],
      [text.replace('golf 3', 'whist 3'), 'Line 3 of this file is damaged'],
    ]) {
      await bring(content);
      await dialog.getByText(said).waitFor();
      assert.equal(await kept(), before);
    }
    await bring(text);
    await dialog.getByText('Imported: 1 game under way, statistics of 1 game.').waitFor();
    await bring(text);
    await dialog.getByText('Imported: no game under way that was new, no new statistics.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('3 of 4 won').waitFor();
    await page.evaluate(() => { location.hash = 'game=golf'; });
    await hasMoves(page, 1);
    assert.equal(context.pages().length, 1);
  });

game('the first deal of a game is one that can be won', { hash: '#game=lucky-thirteen' }, async ({ page }) => {
  await table(page);
  const deal = await facts(page).locator('span').first().textContent();
  assert.ok([1, 2, 4, 5, 6, 10, 11, 12, 14, 15, 16, 17].some((number) => deal === `Deal ${number}`), deal);
});

/** A host page that keeps what the game tells it. */
const host = (address) => `<!doctype html><title>host</title>
<iframe src="${address}?lang=en" style="width:900px;height:700px" allow="autoplay"></iframe>
<script>told = []; addEventListener('message', ({ data }) => told.push(data));
say = (more) => frames[0].postMessage({ game: 'patience', version: 1, ...more }, '*');</script>`;

game('a host hears how a patience goes, and may pause it, change its language and deal', { hosted: host }, async ({ page }) => {
  const frame = page.frames()[1];
  const say = (more) => page.evaluate((more) => say(more), more);
  const last = async (type) => {
    await page.waitForFunction((type) => told.findLast((one) => one.type !== 'resize')?.type === type, type);
    return page.evaluate((type) => told.findLast((one) => one.type === type), type);
  };
  await last('ready');
  await say({ type: 'newMatch', patience: 'klondike-draw-one', seed: '7' });
  await last('gameplayStart');
  await frame.locator('.facts').filter({ hasText: 'Deal 7' }).waitFor();
  await frame.locator('#p1').click();
  await frame.locator('.facts').filter({ hasText: '1 move' }).waitFor();
  await say({ type: 'newMatch', patience: 'klondike', seed: '8' });
  assert.equal((await last('refused')).error, 'newMatch: a game of klondike is under way');
  await say({ type: 'pause' });
  await last('gameplayStop');
  await frame.getByText('has paused it').waitFor();
  await say({ type: 'resume' });
  await last('gameplayStart');
  await say({ type: 'setLang', lang: 'de' });
  await frame.getByRole('button', { name: 'Neu geben' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Neu geben' }).click();
  const end = await last('patienceEnd');
  assert.deepEqual([end.patience, end.seed, end.won, end.moves], ['klondike-draw-one', '7', false, 1]);
});
