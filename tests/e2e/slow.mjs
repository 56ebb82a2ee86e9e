// What a person sees on a slow phone, and when: `npm run slow`. A first visit at 390×844 with the
// processor slowed down and the line throttled as named below, three times each. No test: a shared
// machine is no stopwatch.
import { launch } from './harness.mjs';

const PHONES = [
  { name: 'CPU ÷ 6, 400 kbit/s, 400 ms', cpu: 6, kbit: 400, latency: 400 },
  { name: 'CPU ÷ 4, 1.6 Mbit/s, 150 ms', cpu: 4, kbit: 1600, latency: 150 },
];
const RUNS = 3;

const shared = await launch();
try {
  for (const phone of PHONES) {
    for (let run = 0; run < RUNS; run += 1) await measure(phone);
  }
} finally {
  await shared.close();
}

async function measure({ name, cpu, kbit, latency }) {
  const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false, latency, downloadThroughput: kbit * 125, uploadThroughput: kbit * 125,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(shared.server.url, { waitUntil: 'commit' });
  // The form works as soon as the program has put it there.
  await page.locator('main:not(.waking)').waitFor({ timeout: 60_000 });
  const seen = await page.evaluate(async () => ({
    form: performance.now(),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  console.log(`${name}: first paint ${(seen.paint / 1000).toFixed(1)} s, form works ${(seen.form / 1000).toFixed(1)} s`);
  await context.close();
}
