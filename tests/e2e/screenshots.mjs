// The pictures that an installing browser shows of each game: screenshots/ in the folder of its public
// files, named in the manifest. `npm run screenshots` takes them again after the look of a table has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, visit } from './harness.mjs';
import { playOn } from './russian-bank.mjs';

const FOLDERS = {
  'little-devils': 'public/',
  michigan: 'games/michigan/page/public/',
  'own-trumps': 'games/own-trumps/page/public/',
  'russian-bank': 'games/russian-bank/page/public/',
};
// How a match gets to its middle, where that is no trick.
const TO_MIDDLE = {
  'russian-bank': async (page, table) => {
    await table.playButton.click();
    await playOn(page, 45);
  },
};
// Patience has no match to deal: it opens a Klondike that is half played.
const PATIENCE = 'games/patience/page/public/';
const WON = new URL('../../games/patience/tests/data/won.jsonl', import.meta.url);
// Widths and heights as the manifests give them.
const SHAPES = { narrow: [540, 960], wide: [1280, 720] };

/** Takes a picture of a page: WebP, which is half as large as JPEG here. Playwright has no such pictures, the browser has. */
async function picture(page, game, shape) {
  const folder = fileURLToPath(new URL(`../../${game}screenshots/`, import.meta.url));
  const png = await page.screenshot({ animations: 'disabled' });
  const canvas = await page.context().newPage();
  const webp = await canvas.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const drawn = Object.assign(document.createElement('canvas'), { width, height });
    drawn.getContext('2d').drawImage(image, 0, 0);
    return drawn.toDataURL('image/webp', 0.55);
  }, png.toString('base64'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${shape}.webp`, Buffer.from(webp.split(',')[1], 'base64'));
}

const shared = await launch();
try {
  for (const [of, path] of Object.entries(FOLDERS)) {
    for (const [shape, size] of Object.entries(SHAPES)) {
      const params = { players: of === 'russian-bank' ? 2 : 4, seed: 'pictures', speed: 'instant', theme: 'dark' };
      const { context, page, table } = await visit(shared, { of, params, size });
      const toMiddle = TO_MIDDLE[of] ?? (() => table.deal().then(() => table.playToMidTrick()));
      await toMiddle(page, table);
      await picture(page, path, shape);
      await context.close();
    }
  }
  const { seed, moves } = readFileSync(WON, 'utf8').split('\n').map((line) => line && JSON.parse(line)).find(({ game }) => game === 'klondike');
  const save = `patience 1 klondike ${seed} 64 95000 ${moves.join(' ')}`;
  const before = (context) => context.addInitScript((text) => {
    if (location.protocol !== 'about:') localStorage.setItem('patience/match/klondike', text);
  }, save);
  for (const [shape, size] of Object.entries(SHAPES)) {
    const { context, page } = await visit(shared, { of: 'patience', params: { theme: 'dark' }, hash: '#game=klondike', size, before });
    await page.locator('.board .card').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1000);
    await picture(page, PATIENCE, shape);
    await context.close();
  }
} finally {
  await shared.close();
}
