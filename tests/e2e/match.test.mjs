// A whole match by clicking, then the same match replayed by the native program:
// page and native program must agree on every number.
import assert from 'node:assert/strict';
import { game, replayNatively, useBrowser } from './harness.mjs';

useBrowser();

game('a match from the deal to the last dialog agrees with the native replay',
  { params: { players: 4, seed: 'a whole match', speed: 'instant' } },
  async ({ table }) => {
    await table.deal();
    let rounds = 0;
    await table.playUntil((what) => {
      if (what !== 'turn') rounds += 1;
      assert.ok(rounds < 100, 'a match must come to an end');
      return false;
    });

    const { rounds: shown, totals } = await table.scores();
    assert.equal(shown.length, rounds, 'a column for every round played');
    for (const devils of shown) {
      assert.equal(devils.reduce((sum, each) => sum + each), 56, 'four players share 56 devils a round');
    }
    assert.ok(Math.max(...totals) >= 100, 'a match ends when somebody has 100');
    assert.deepEqual({ rounds: shown, totals }, replayNatively(await table.savedMatch()));
  });
