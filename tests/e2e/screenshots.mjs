// The pictures that an installing browser shows of the game: public/screenshots/, named in the
// manifest. `npm run screenshots` takes them again after the look of the table has changed.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, visit } from './harness.mjs';

const folder = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
// Widths and heights as the manifest gives them.
const SHAPES = { narrow: [540, 960], wide: [1280, 720] };

mkdirSync(folder, { recursive: true });
const shared = await launch();
try {
  for (const [shape, size] of Object.entries(SHAPES)) {
    const params = { players: 4, seed: 'pictures', speed: 'instant', theme: 'dark' };
    const { context, page, table } = await visit(shared, { params, size });
    await table.deal();
    await table.playToMidTrick();
    await page.screenshot({ path: `${folder}${shape}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' });
    await context.close();
  }
} finally {
  await shared.close();
}
