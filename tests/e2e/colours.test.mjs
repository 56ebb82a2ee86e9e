// Every theme has its colours, whatever the system prefers; without light-dark(), which many browsers
// do not know yet.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

const DAY = { ground: '#f3e4cb', text: '#2d1527', ember: '#b03a05', veil: '#4a260fa0', warmth: '#e9b577', scheme: 'dark light' };
const NIGHT = { ground: '#1a0d1f', text: '#f8ead3', ember: '#ffa04a', veil: '#0d0511c0', warmth: '#6b2740', scheme: 'dark light' };
const CONTRAST = { light: { ground: '#fff', text: '#000', ember: '#8f2600' }, dark: { ground: '#000', text: '#fff', ember: '#ffb45e' } };
const EXPECTED = [
  ['light', undefined, DAY],
  ['dark', undefined, NIGHT],
  ['dark', 'light', { ...DAY, scheme: 'light' }],
  ['light', 'dark', { ...NIGHT, scheme: 'dark' }],
  ['light', 'light', { ...DAY, scheme: 'light' }],
  ['dark', 'dark', { ...NIGHT, scheme: 'dark' }],
  ['light', 'contrast', { ...DAY, ...CONTRAST.light }],
  ['dark', 'contrast', { ...NIGHT, ...CONTRAST.dark }],
];

for (const [colorScheme, theme, colours] of taking(EXPECTED, { parts: 2 })) {
  game(`the colours of theme ${theme ?? 'system'} where the system is ${colorScheme}`,
    { params: theme ? { theme } : {}, context: { colorScheme } },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await page.evaluate(seen), await page.evaluate(computed, colours));
    });
}

/** The colours that are seen; runs in the page, with a dialog open. */
function seen() {
  const { backgroundColor, backgroundImage, color, accentColor } = getComputedStyle(document.body);
  return {
    ground: backgroundColor,
    text: color,
    ember: accentColor,
    veil: getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor,
    warmth: backgroundImage.match(/rgba?\([^)]*\)/)[0],
    scheme: getComputedStyle(document.documentElement).colorScheme.split(' ').sort().join(' '),
  };
}

/** Colours as the browser writes what it computes; runs in the page. */
function computed({ scheme, ...colours }) {
  const probe = document.body.appendChild(document.createElement('i'));
  const rgb = Object.entries(colours).map(([name, value]) => {
    probe.style.color = value;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return { ...Object.fromEntries(rgb), scheme };
}
