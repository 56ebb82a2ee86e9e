// What of the looks of a page the layout checks cannot know: charts, signs, groups, sizes of cards.
import assert from 'node:assert/strict';
import { firstFrame, game, LONGEST_MATCH, useBrowser } from './harness.mjs';
import { before, cut, SIX } from './screens.mjs';

useBrowser();

/** Four players, with bots whose names and levels have more and fewer letters. */
const IMPS = JSON.stringify({
  ...JSON.parse(cut(LONGEST_MATCH, 1)), opponents: ['Ember', 'Fidget', 'Nox'].map((name) => ({ name, level: 'imp' })),
});

const dialog = (page) => page.getByRole('dialog').last();

game('the statistics draw a chart with numbers at its axes, in colour',
  { size: [360, 640], before: before({ years: true }) },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Statistics' }).click();
    const chart = dialog(page).getByRole('img', { name: /ten matches/ });
    const { width, height } = await chart.boundingBox();
    assert.ok(width > 250 && height > 150, `${width}×${height}`);
    const ticks = (await chart.locator('.ticks span').allTextContents()).map(Number);
    const steps = ticks.slice(1).map((tick, at) => ticks[at] - tick);
    assert.ok(ticks.length >= 2 && steps.every((step) => step === steps[0] && step > 0), `${ticks}`);
    assert.deepEqual(await chart.locator('.axis span').allTextContents(), ['1', 'Matches', '30']);
    const drawn = await chart.locator('.curve').evaluate((curve) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(curve);
      const [{ width, height }, around] = [curve, curve.closest('svg')].map((one) => one.getBoundingClientRect());
      return { fill, stroke, thick: parseFloat(strokeWidth) >= 2, wide: width > 0.9 * around.width, high: height > 0.3 * around.height };
    });
    assert.deepEqual(drawn, { fill: 'none', stroke: 'rgb(179, 16, 31)', thick: true, wide: true, high: true });
  });

game('notices share one note, which one button puts away',
  { size: [320, 568], params: { players: 9, level: 'x', seed: '', speed: 'x', theme: 'x', motion: 'x', mute: 'x' } },
  async ({ page }) => {
    const notices = page.locator('.notices');
    await notices.getByRole('listitem').nth(6).waitFor();
    assert.equal(await notices.getByRole('button').count(), 1);
    const { height } = await notices.boundingBox();
    assert.ok(height < 0.4 * 568, `${height} px high`);
    await notices.getByRole('button', { name: 'Close' }).click();
    await notices.getByRole('listitem').first().waitFor({ state: 'detached' });
    assert.equal(await notices.textContent(), '');
  });

game('settings stand below headings',
  {},
  async ({ page }) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await dialog(page).waitFor();
    assert.deepEqual(await dialog(page).getByRole('heading', { level: 3 }).allTextContents(), ['Game', 'Look', 'Data']);
  });

/** Runs in the page: takes the arrow away that says that there is more, or puts it back. */
const withoutArrow = (without) => {
  const sheet = new CSSStyleSheet();
  if (without) sheet.replaceSync(':not(.mark)::after { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
};

/** Whether the arrow of what scrolls is to be seen in a picture of the window's middle: round edges may differ by a shade. */
async function hasArrow(page) {
  const { width, height } = page.viewportSize();
  const clip = { x: width / 2 - 40, y: 0, width: 80, height };
  const picture = async () => (await page.screenshot({ animations: 'disabled', clip })).toString('base64');
  const as = await picture();
  await page.evaluate(withoutArrow, true);
  const without = await picture();
  await page.evaluate(withoutArrow, false);
  return as !== without;
}

for (const [what, match, open, scroller] of [
  ['settings', undefined, (page) => page.getByRole('button', { name: 'Settings' }).click(), '.settings'],
  ['rules', undefined, (page) => page.getByRole('button', { name: 'Rules' }).click(), '.text'],
  // Its button and its sentence come last.
  ['the end of a match', LONGEST_MATCH, async (page) => {
    await dialog(page).getByRole('button', { name: 'Beat my match' }).waitFor();
    await dialog(page).locator('.costliest', { hasText: 'costliest' }).waitFor({ timeout: 60_000 });
  }, 'dialog'],
]) {
  game(`${what}: an arrow says that there is more, until the end is reached`,
    { size: [320, 568], before: before({ match }) },
    async ({ page }) => {
      await open(page);
      const element = page.locator(scroller).last();
      await element.getByRole(scroller === 'dialog' ? 'table' : 'paragraph').or(element.locator('select')).first().waitFor();
      assert.equal(await hasArrow(page), true, 'at the beginning');
      await element.evaluate((one) => { one.scrollTop = one.scrollHeight; });
      assert.equal(await hasArrow(page), false, 'at the end');
    });
}

game('a dialog that shows everything has no arrow',
  { before: before({ match: cut(SIX, 324) }) },
  async ({ page }) => {
    await dialog(page).getByRole('table').waitFor();
    assert.equal(await hasArrow(page), false);
  });

game('analysis pages are as wide as each other and begin at the same height',
  { before: before({ match: LONGEST_MATCH }) },
  async ({ page }) => {
    const places = [];
    const place = async (what) => {
      await dialog(page).locator(what).first().waitFor({ timeout: 60_000 });
      const { x, y, width } = await dialog(page).boundingBox();
      places.push(`${x} ${y} ${width}`);
    };
    await page.getByRole('dialog').getByRole('button', { name: 'Fair deal' }).click();
    await place('pre');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await place('details');
    await dialog(page).getByRole('button', { name: 'All hands of round 1' }).click();
    await place('h4, .hands');
    const next = dialog(page).getByRole('button', { name: 'Next trick' });
    const before = await next.boundingBox();
    await next.click();
    await dialog(page).getByRole('heading', { name: 'Round 1, trick 2' }).waitFor();
    await place('h4, .hands');
    assert.ok(Math.abs((await next.boundingBox()).y - before.y) < 4, 'the way on stays where it was pressed');
    assert.equal(new Set(places).size, 1, places.join(' | '));
  });

game('the level of every bot is shown, or of none',
  { params: { lang: 'de' }, before: before({ match: IMPS }) },
  async ({ page }) => {
    await page.locator('.hand .card').first().waitFor();
    for (const size of [[1366, 768], [1920, 1080], [1100, 800], [390, 844], [320, 568], [844, 390], [640, 360]]) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      const shown = await page.locator('.felt .seat .level').evaluateAll((all) => all.map((level) => {
        const { top, bottom, height } = level.getBoundingClientRect();
        const around = level.closest('.who').getBoundingClientRect();
        return height > 8 && top >= around.top - 2 && bottom <= around.bottom + 2;
      }));
      assert.equal(new Set(shown).size, 1, `${size}: ${shown}`);
    }
  });

game('on a phone held upright the trick uses the room there is',
  { size: [390, 844], before: before({ match: cut(SIX, 341) }) },
  async ({ page }) => {
    const card = page.locator('.plays .card').first();
    await card.waitFor();
    const { width } = await card.boundingBox();
    assert.ok(width >= 72, `a card is ${width} px wide`);
  });

game('in a frame no rim of the table runs through the links of the first page',
  { hosted: true, params: { lang: 'de' } },
  async ({ page }) => {
    const frame = firstFrame(page);
    await frame.locator('.readings').waitFor();
    const rim = await frame.locator('.lobby').evaluate((lobby) => getComputedStyle(lobby, '::before').display);
    assert.equal(rim, 'none');
  });

game('no card of the hand covers another on a phone held upright, and the last row lies at the edge',
  { size: [390, 844], before: before({ match: cut(LONGEST_MATCH, 1) }) },
  async ({ page }) => {
    await page.locator('.hand .card').nth(8).waitFor();
    for (const size of [[390, 844], [360, 640], [320, 568]]) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      const [covered, below] = await page.locator('.hand .card').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const pairs = boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => meet(a, b)));
        return [pairs.length, innerHeight - Math.max(...boxes.map(({ bottom }) => bottom))];
      });
      assert.equal(covered, 0, `${size}`);
      assert.ok(below >= 0 && below < 24, `${size}: ${below} px stay empty`);
    }
  });

game('behind the end of a round no card lies on the table',
  { before: before({ match: cut(SIX, 324) }) },
  async ({ page }) => {
    await dialog(page).getByRole('table').waitFor();
    assert.equal(await page.locator('.plays .card:visible, .seat .takes:visible').count(), 0);
  });

game('the place for the costliest card is kept until it is known',
  { size: [390, 844], before: before({ match: LONGEST_MATCH }) },
  async ({ page }) => {
    const line = page.locator('.costliest');
    await line.waitFor({ state: 'attached' });
    const { height } = await line.boundingBox();
    await line.evaluate((one) => { one.textContent = 'Your costliest card: the 29 in round 6, trick 2, +7.4 devils.'; });
    const grown = (await line.boundingBox()).height - height;
    assert.ok(Math.abs(grown) < 1, `${grown} px`);
  });
