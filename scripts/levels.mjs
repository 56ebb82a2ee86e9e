// Has each level of the bots play against the one below it, with every number of players, and fails
// unless it takes fewer devils a deal by more than its 95 % interval. The deals follow from a seed: the
// same program gives the same figures. Run by scripts/test long.
//
//   node scripts/levels.mjs PROGRAM DEALS     the native program, built with --release; deals a pair
import { spawnSync } from 'node:child_process';

// From the weakest to the strongest (games/little-devils/src/bots/level.rs). With how many of the deals each meets the one
// below: the slower a level thinks, the fewer. At 1,000 deals every interval is below half of the
// difference that docs/strength.md has.
const LEVELS = [['imp'], ['goblin', 1], ['kobold', 1], ['devil', 1], ['archdevil', 0.4], ['lucifer', 0.12]];
const PLAYERS = [3, 4, 5, 6];

const [program, all] = process.argv.slice(2);
if (!program || !(Number(all) > 0)) throw new Error('usage: node scripts/levels.mjs PROGRAM DEALS');

/** How many devils a deal `upper` takes fewer than `lower`: the mean, and half the interval's width. */
function lead(upper, lower, players, deals) {
  const { status, stdout, stderr, error } = spawnSync(program,
    ['arena', '--json', '--players', players, '--deals', deals, upper, lower].map(String), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`house arena ${upper} ${lower}: ${error ?? stderr}`);
  const { more_devils: mean, more_devils_margin: margin } = JSON.parse(stdout).bots[1];
  // One deal has no interval.
  return { mean, margin: margin ?? Infinity };
}

for (const [at, [upper, share]] of LEVELS.entries()) {
  if (at === 0) continue;
  const [lower] = LEVELS[at - 1];
  const deals = Math.ceil(share * Number(all));
  for (const players of PLAYERS) {
    const { mean, margin } = lead(upper, lower, players, deals);
    const better = mean > margin;
    console.log(`${better ? 'ok    ' : 'FAILED'}  ${players} players, ${deals} deals: ${upper} takes `
      + `${mean.toFixed(2)} ± ${margin.toFixed(2)} devils fewer than ${lower}`);
    if (!better) process.exitCode = 1;
  }
}
