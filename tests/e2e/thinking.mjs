// How long Lucifer thinks in the page: `npm run thinking`. Plays a round each with 4 and 6 players and
// prints the times from question to answer. No test: a shared machine is no stopwatch.
import { launch, visit } from './harness.mjs';

const shared = await launch();
try {
  for (const players of [4, 6]) await round(players);
} finally {
  await shared.close();
}

async function round(players) {
  const params = { players, seed: 5, speed: 'instant', level: 'lucifer' };
  const { page, table, context } = await visit(shared, { params, before: timing });
  await table.deal();
  while ((await table.next()) === 'turn') await table.playEasiest();
  const times = (await page.evaluate(() => window.times)).sort((a, b) => a - b);
  const [median, slowest] = [times[times.length >> 1], times.at(-1)].map((time) => time.toFixed(0));
  console.log(`${players} players, ${times.length} answers: median ${median} ms, slowest ${slowest} ms`);
  await context.close();
}

/** Has the page note how long each answer of a worker took. */
function timing(context) {
  return context.addInitScript(() => {
    window.times = [];
    window.Worker = class extends Worker {
      postMessage(...message) {
        this.asked = performance.now();
        super.postMessage(...message);
      }

      constructor(...given) {
        super(...given);
        this.addEventListener('message', () => {
          if (this.asked) window.times.push(performance.now() - this.asked);
          this.asked = null;
        });
      }
    };
  });
}
