// Each set of fonts is there, and is what the browser shows the page with.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { SETS, withFonts } from './fonts.mjs';
import { launch, visit } from './harness.mjs';

// Elsewhere browsers do not read fontconfig files.
const skip = process.platform !== 'linux';

for (const [set, expected] of Object.entries(SETS)) {
  test(`the fonts of the set “${set}” show the page`, { skip }, async () => {
    const shared = await launch({ env: withFonts(set) });
    try {
      const { context, page } = await visit(shared);
      // The program puts other elements in the place of those of the static page.
      await page.locator('main:not(.waking)').waitFor();
      const browser = await context.newCDPSession(page);
      await browser.send('DOM.enable');
      await browser.send('CSS.enable');
      const shown = [];
      for (const selector of ['.seats', 'h1']) {
        const { root } = await browser.send('DOM.getDocument');
        const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
        shown.push(fonts[0].familyName);
      }
      assert.deepEqual(shown, expected, 'scripts/setup test installs the fonts');
    } finally {
      await shared.close();
    }
  });
}
