// Pictures for whoever looks after the design: mid-trick and at the end of a match,
// with 3 to 6 players, on a phone and on a desktop. `npm run shots` → tests/e2e/out/.
import { launch, shot, visit } from './harness.mjs';

const shared = await launch();
try {
  for (const players of [3, 4, 5, 6]) {
    for (const size of [[360, 640], [1366, 768]]) {
      const params = { players, seed: 'pictures', speed: 'instant' };
      const { context, page, table } = await visit(shared, { params, size });
      const name = (moment) => `shot ${players} players ${size.join('x')} ${moment}`;
      await shot(page, name('set-up'));
      await table.deal();
      await table.playToMidTrick();
      await shot(page, name('mid-trick'));
      await table.playUntil((what) => what === 'round');
      await shot(page, name('end of round'));
      if (await table.nextRoundButton.isVisible()) await table.nextRound();
      await table.playUntil(() => false);
      await shot(page, name('end of match'));
      await context.close();
      console.log(name('done'));
    }
  }
} finally {
  await shared.close();
}
