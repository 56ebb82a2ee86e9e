// How busy the page's main thread is in a match at normal speed, with the processor slowed down
// four times, by the browser's own tracing: `npm run trace`. Prints the longest tasks, how many
// frames were late, and the layout shift. No test: a shared machine is no stopwatch.
import { launch, visit } from './harness.mjs';
import { tasksDuring, tell } from './tracing.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SLOWER = 4;

const shared = await launch();
try {
  const params = { players: 4, seed: 'trace', speed: 'normal', level: process.env.LEVEL ?? 'kobold' };
  const { page, table, context } = await visit(shared, {
    params, size: [390, 844], context: { reducedMotion: 'no-preference' },
  });
  await table.deal();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.shifts = { sum: 0, nodes: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.shifts.sum += value;
        for (const { node, previousRect: a, currentRect: b } of sources) {
          window.shifts.nodes.push(`${node?.className || node?.parentNode?.className}: ${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const tasks = await tasksDuring(cdp, () => play(page));
  report(tasks, await page.evaluate(() => window.shifts));
} finally {
  await shared.close();
}

/** Plays by keyboard, every half second, with as few questions to the page as can be. */
async function play(page) {
  for (let over = 0; over < ROUNDS;) {
    await page.waitForTimeout(500);
    const what = await page.evaluate(() => {
      const next = document.querySelector('dialog .primary');
      (next ?? document.querySelector('#hand button:not([aria-disabled])'))?.focus();
      return next ? 'round' : document.activeElement.dataset.card;
    });
    if (what === 'round') over += 1;
    if (what && over < ROUNDS) await page.keyboard.press('Enter');
  }
}

function report(tasks, shifts) {
  console.log(`${tasks.length} tasks on the main thread, ${SLOWER} times slowed down`);
  tell(tasks);
  console.log(`layout shift ${shifts.sum.toFixed(4)}\n${shifts.nodes.join('\n')}`);
}
