// The time from a tap to the next picture, with the processor slowed down six times, by the browser's own
// Event Timing: `npm run taps`, and `E2E_DIST=FOLDER npm run taps` for another build. Plays a match's cards by the
// pointer, and prints the median and the slowest of all taps on the hand. No test: a shared machine is no stopwatch.
import { launch, visit } from './harness.mjs';

const GAMES = [
  ['little-devils', { players: 4, seed: 'taps', speed: 'instant', level: 'imp' }],
  ['own-trumps', { players: 4, seed: 7, speed: 'instant', level: 'hare' }],
];
const SLOWER = 6;
const TAPS = Number(process.env.TAPS ?? 40);

const shared = await launch();
try {
  for (const [of, params] of GAMES) await measure(of, params);
} finally {
  await shared.close();
}

async function measure(of, params) {
  const { page, table, context } = await visit(shared, { of, params, size: [390, 844] });
  await table.deal();
  await page.evaluate(() => {
    window.taps = new Map();
    // A card that is played is gone when its times arrive, so the beginning of a tap says where it was.
    const onHand = new Set();
    addEventListener('pointerdown', ({ target, timeStamp }) => {
      if (target.closest('#hand')) onHand.add(timeStamp);
    }, true);
    new PerformanceObserver((list) => {
      for (const { name, interactionId, startTime, duration } of list.getEntries()) {
        const tap = window.taps.get(interactionId) ?? { longest: 0, isOnHand: false };
        tap.longest = Math.max(tap.longest, duration);
        tap.isOnHand ||= name === 'pointerdown' && onHand.has(startTime);
        if (interactionId) window.taps.set(interactionId, tap);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let taps = 0; taps < TAPS;) {
    // Taps that follow each other at once count as a double tap.
    await page.waitForTimeout(400);
    const next = page.locator('dialog .primary');
    const card = page.locator('#hand button:not([aria-disabled])');
    if (await next.count() > 0) await next.first().click();
    else if (await card.count() > 0) {
      await card.first().click();
      taps += 1;
    } else {
      const offered = page.locator('.offered');
      if (await offered.count() > 0) await offered.first().click();
    }
  }
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => [...window.taps.values()].filter((tap) => tap.isOnHand).map((tap) => tap.longest));
  times.sort((a, b) => a - b);
  console.log(`${of}: ${times.length} taps, median ${times[times.length >> 1]} ms, slowest ${times.at(-1)} ms`);
  await context.close();
}
