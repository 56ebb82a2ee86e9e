// URL parameters: what makes sense is done; what does not is told, and the page works.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

for (const [name, value] of taking([
  ['players', '9'], ['players', 'many'], ['level', 'godlike'], ['seed', ''], ['seed', 'x'.repeat(5000)],
  ['lang', 'xx'], ['speed', '<b>warp</b>'], ['theme', 'pink'], ['motion', 'maybe'], ['mute', 'loud'],
], { parts: 2 })) {
  const told = value.length > 20 ? `${value.slice(0, 20)}…` : value;
  game(`?${name}=${told} gives a visible note and a working page`,
    { params: { [name]: value } },
    async ({ page, table }) => {
      await table.playButton.waitFor();
      const note = page.getByRole('note').or(page.getByRole('alert')).or(page.getByRole('status'))
        .filter({ hasText: name }).filter({ visible: true }).first();
      await note.waitFor();
      await table.deal();
      assert.equal(await table.next(), 'turn');
      assert.equal((await table.handNumbers()).length, 9);
    });
}

game('the same seed deals the same cards',
  { params: { players: 5, seed: 'twice', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const hand = await table.handNumbers();
    await page.evaluate(() => localStorage.clear());
    await reload(page);
    await table.deal();
    assert.deepEqual(await table.handNumbers(), hand);
  });

for (const players of taking([3, 4, 5, 6], { parts: 2 })) {
  game(`players=${players} seats ${players - 1} others`,
    { params: { players, seed: 'seats', speed: 'instant' } },
    async ({ table }) => {
      await table.deal();
      await table.next();
      assert.equal((await table.scores()).names.length, players);
    });
}
