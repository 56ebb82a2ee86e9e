// How busy the page's main thread is while something happens, by the browser's own tracing.

const LONG = 50; // milliseconds

/**
 * The tasks of the page's main thread while `act` runs, the longest first: { time, inside }, with
 * the time in milliseconds and what took most of it.
 */
export async function tasksDuring(cdp, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await act();
  const ended = new Promise((resolve) => { cdp.once('Tracing.tracingComplete', resolve); });
  await cdp.send('Tracing.end');
  await ended;
  cdp.off('Tracing.dataCollected', collect);
  return tasks(events);
}

/** Prints how many tasks are long, and the five longest. */
export function tell(tasks) {
  console.log(`over ${LONG} ms: ${tasks.filter(({ time }) => time > LONG).length}; the longest:`);
  for (const { time, inside } of tasks.slice(0, 5)) console.log(`  ${time.toFixed(1)} ms (${inside})`);
}

function tasks(events) {
  const main = new Set(events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`));
  const timed = events.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid}/${tid}`));
  // Processor time where the browser tells it: others use this machine too.
  const time = ({ dur, tdur }) => (tdur ?? dur) / 1000;
  const inside = (task) => timed
    .filter((event) => event !== task && !/RunTask/.test(event.name) && event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur)
    .sort((a, b) => time(b) - time(a)).slice(0, 3)
    .map((event) => `${event.name} ${time(event).toFixed(1)}`).join(', ');
  return timed
    .filter(({ name }) => name === 'RunTask')
    .sort((a, b) => time(b) - time(a))
    .map((task) => ({ time: time(task), inside: inside(task) }));
}
