// A page whose program is held back, with what the browser says about its paints.
/** A context in which the program is held back until `release` is called. */
export async function held(browser, options) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
  let release;
  const gate = new Promise((open) => { release = open; });
  await context.route('**/*-start-*', async (route) => { await gate; await route.continue(); });
  await context.addInitScript(() => {
    window.shifts = [];
    window.largest = [];
    // When the page was told of its first paint. It hears of it in the same moment as the program's starter.
    new PerformanceObserver(() => { window.paintedAt ??= performance.now(); }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, size, element }) => {
      window.largest.push({ startTime, size, text: element?.textContent ?? '' });
      window.painted = element;
    })).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const page = await context.newPage();
  return { context, page, release };
}

/** What was done so far has been painted. */
export const painted = (page) => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
}));
