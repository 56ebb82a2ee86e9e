// node zz-sheet.mjs OUT SCALE LANG SIZE… : contact sheet of tables at a text scale
import { launch } from './harness.mjs';
import { readFileSync, mkdirSync } from 'node:fs';
const [out, scale, lang, games, ...sizes] = process.argv.slice(2);
const { browser, server, close } = await launch();
const shots = [];
for (const of of games.split(',')) {
  const [folder, hash = ''] = of.split('#');
  const context = await browser.newContext({ locale: lang, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.addInitScript((scale) => { document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = `${scale}%`; }); }, scale);
  await page.goto(`${server.url}${folder}?seed=3&speed=instant${hash ? `#game=${hash}&deal=3` : ''}`);
  if (!hash) { await page.locator('.begin .primary:enabled').click(); await page.locator('[data-state="legal"], .offered').first().waitFor(); await page.waitForTimeout(500); }
  else await page.locator('.board .card').first().waitFor({ state: 'attached' });
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(350);
    shots.push([`${of} ${size}`, (await page.screenshot()).toString('base64'), width, height]);
  }
  await context.close();
}
const page = await (await browser.newContext({ viewport: { width: 1500, height: 900 } })).newPage();
await page.setContent(`<style>body{margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#888;font:11px sans-serif}figure{margin:0}img{display:block;height:420px}</style>` + shots.map(([name, data]) => `<figure><img src="data:image/png;base64,${data}">${name}</figure>`).join(''));
await page.waitForTimeout(300);
await page.screenshot({ path: out, fullPage: true });
await close();
