// A reload in the middle of a trick loses nothing.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';

useBrowser();

game('after a reload the same trick, hand and scores stand there, and play goes on',
  { params: { players: 4, seed: 'reload', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    // Into the second round, so that there are scores to lose, and past its first trick.
    let rounds = 0;
    await table.playUntil((what) => { if (what === 'round') rounds += 1; return rounds === 1; });
    await table.nextRound();
    await table.playUntil(async (what) =>
      what === 'turn' && (await table.trickSize()) > 0 && (await table.cards.count()) < 8);

    const before = { ...(await table.spoken()), hand: await table.handNumbers(), scores: await table.scores() };
    await reload(page);
    await table.next();
    const after = { ...(await table.spoken()), hand: await table.handNumbers(), scores: await table.scores() };
    assert.deepEqual(after, before);

    assert.equal(await table.playUntil((what) => what === 'round'), 'round');
  });
