// How busy the page's main thread is in a match at normal speed, with the processor slowed down
// four times, by the browser's own tracing: `npm run trace`. Prints the longest tasks, how many
// frames were late, and the layout shift. No test: a shared machine is no stopwatch.
import { launch, visit } from './harness.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SLOWER = 4;
const LONG = 50; // milliseconds

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
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', { categories: 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,devtools.timeline.frame', transferMode: 'ReportEvents' });
  let rounds = 0;
  await table.playUntil((what) => {
    if (what !== 'turn') rounds += 1;
    return rounds === ROUNDS;
  });
  const ended = new Promise((resolve) => { cdp.once('Tracing.tracingComplete', resolve); });
  await cdp.send('Tracing.end');
  await ended;
  report(events, await page.evaluate(() => window.shifts));
} finally {
  await shared.close();
}

function report(events, shifts) {
  const main = new Set(events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = events
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && main.has(`${pid}/${tid}`))
    .map(({ dur, tdur }) => (tdur ?? dur) / 1000)
    .sort((a, b) => b - a);
  const frames = events.filter(({ name }) => name === 'DrawFrame').length;
  const dropped = events.filter(({ name }) => name === 'DroppedFrame').length;
  console.log(`${tasks.length} tasks on the main thread, ${SLOWER} times slowed down`);
  console.log(`over ${LONG} ms: ${tasks.filter((task) => task > LONG).length}`);
  console.log(`longest: ${tasks.slice(0, 5).map((task) => `${task.toFixed(1)} ms`).join(', ')}`);
  console.log(`frames drawn ${frames}, dropped ${dropped}; layout shift ${shifts.sum.toFixed(4)}\n${shifts.nodes.join('\n')}`);
}
