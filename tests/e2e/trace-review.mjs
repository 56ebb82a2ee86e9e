// How long the review of the longest match takes, and how busy it keeps the page's main thread:
// `npm run trace-review`. Prints the time, and the longest tasks of the page with the processor as
// it is and slowed down four times. No test: a shared machine is no stopwatch.
import { readFileSync } from 'node:fs';
import { keeping, LONGEST_MATCH, launch, visit } from './harness.mjs';
import { tasksDuring, tell } from './tracing.mjs';

// Another one may be named: a file with a match as the page keeps it.
const save = process.env.MATCH ? readFileSync(process.env.MATCH, 'utf8').trim() : LONGEST_MATCH;

const shared = await launch();
try {
  for (const slower of [1, 4]) await review(slower);
} finally {
  await shared.close();
}

async function review(slower) {
  const { page, context } = await visit(shared, {
    size: [390, 844], before: keeping(save),
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const button = page.getByRole('dialog').getByRole('button', { name: 'Review' });
  await button.focus();
  let seconds;
  const tasks = await tasksDuring(cdp, async () => {
    const begun = performance.now();
    // Reviewed and painted; asked in the page, which is not kept busy by questions then.
    const seen = page.evaluate(() => new Promise((resolve) => {
      const look = () => (document.querySelector('.analysis section') ? setTimeout(resolve, 1000) : setTimeout(look, 100));
      look();
    }));
    await page.keyboard.press('Enter');
    await seen;
    seconds = (performance.now() - begun) / 1000 - 1;
  });
  console.log(`${slower === 1 ? 'as it is' : `slowed down ${slower} times`}: ${seconds.toFixed(1)} s, ${tasks.length} tasks on the main thread`);
  tell(tasks);
  await context.close();
}
