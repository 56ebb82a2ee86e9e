// axe, the accessibility checker, finds nothing on any screen, in English and German. Themes differ in colours
// only, so all but the first are looked at for contrast alone. In each run Little Devils is looked at, in one of its
// languages, and one of the games whose table is drawn from a scene, each in one of the other themes as well.
import assert from 'node:assert/strict';
import { AxeBuilder } from './accessibility.mjs';
import { firstFrame, game, LONGEST_MATCH, reload, useBrowser } from './harness.mjs';
import { easiest, SAVED_MATCH } from './table.mjs';
import { taking } from './turns.mjs';

// Everything is found by picture or place, as names differ by language.
const button = (page, picture) => page.locator(`.bar button:has(svg.${picture})`);

// What each game has on its first page, and the buttons of its menu that open a dialog.
const PARTS = {
  'little-devils': { readings: 6, puzzles: 1, tutorial: '.examples', menu: ['hint', 'tricks', 'sheet', 'book', 'gear'], langs: ['en', 'de'] },
  'own-trumps': { readings: 4, tutorial: '.tutorial', menu: ['hint', 'sheet', 'book', 'gear'], langs: ['en'] },
  michigan: { readings: 4, tutorial: '.tutorial', menu: ['hint', 'sheet', 'book', 'gear'], langs: ['en'] },
};

useBrowser();

const [DEVILS, ...SCENES] = Object.entries(PARTS);
for (const [at, [of, { readings, puzzles, tutorial, menu, langs }]] of [DEVILS, ...taking(SCENES)].entries()) {
  const colours = taking(['dark', 'contrast'], { shift: at }).map((theme) => ['en', theme, ['color-contrast']]);
  for (const [lang, theme, rules] of [...taking(langs).map((lang) => [lang, 'light']), ...colours]) {
    const clean = (page, where) => isClean(page, where, { rules });
    game(`${of}: axe finds nothing (${lang}, ${theme})`,
      { of, params: { players: 3, seed: 'axe', speed: 'instant', deals: 1, lang, theme } },
      async ({ page }) => {
        const submit = page.locator('.begin .primary:enabled');
        const legal = page.locator('button[data-card]:not([aria-disabled="true"])');
        const dialog = page.getByRole('dialog');

        await submit.waitFor();
        assert.equal(await page.locator('html').getAttribute('lang'), lang);
        await clean(page, 'set-up');
        for (let at = 0; at < readings; at += 1) {
          await page.locator('.readings button').nth(at).click();
          await dialog.locator('table, .leaf, .settings, button').first().waitFor();
          await clean(page, `page ${at} of the set-up`);
          if (at === puzzles) await puzzle(page, dialog, clean);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
        }
        const more = page.locator('.ways [aria-expanded]');
        await more.click();
        await page.getByRole('form').waitFor();
        await clean(page, 'form of all choices');
        await more.click();
        await page.locator('button.learn').click();
        for (const step of [1, 2]) {
          await page.locator(`${tutorial} .progress`).filter({ hasText: ` ${step} ` }).waitFor();
          await clean(page, `step ${step} of the tutorial`);
          if (step === 1) await page.locator(`${tutorial} .primary`).click();
        }
        await page.locator(`${tutorial} .actions button`).last().click();

        await submit.click();
        await legal.or(page.locator('.offered')).first().waitFor();
        await clean(page, 'table');
        for (const picture of menu) {
          await button(page, picture).click();
          await dialog.waitFor();
          if (picture === 'hint') await dialog.locator('table').waitFor();
          await clean(page, `dialog ${picture}`);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
        }
        await playRound(page, legal, dialog);
        await clean(page, 'end of a round');
        if (of === 'little-devils') {
          await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SAVED_MATCH, LONGEST_MATCH]);
          await reload(page);
        }
        for (let rounds = 1; !(await isOver(dialog)); rounds += 1) {
          assert.ok(rounds < 9, 'a match must come to an end');
          await dialog.locator('.primary').click();
          await dialog.waitFor({ state: 'detached' });
          await playRound(page, legal, dialog);
        }
        await clean(page, 'end of the match');
      });
  }
}

for (const colorScheme of ['light', 'dark']) {
  game(`axe finds nothing on the host page (${colorScheme})`,
    { hosted: true, params: { speed: 'instant' }, context: { colorScheme } },
    async ({ page }) => {
      await firstFrame(page).locator('.begin .primary:enabled').waitFor();
      await page.locator('#log li').first().waitFor();
      // The games in it are looked at above; two of them have two tables, as nowhere else.
      await isClean(page, 'host page', { without: 'little-devils' });
    });
}

/** The match is over, and not only a round. */
async function isOver(dialog) {
  await dialog.waitFor();
  return (await dialog.locator('.standings').count()) > 0;
}

/** The question of a puzzle with everything unfolded, and the answer to it. */
async function puzzle(page, dialog, clean) {
  const cards = dialog.locator('button[data-card]:not([aria-disabled="true"])');
  await dialog.locator('[data-act="next-puzzle"]').click();
  await cards.first().waitFor();
  await dialog.locator('details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
  await clean(page, 'question of a puzzle');
  await cards.first().click();
  await dialog.locator('table').waitFor();
  await clean(page, 'answer to a puzzle');
}

async function playRound(page, legal, dialog) {
  const choice = page.locator('.offered');
  for (;;) {
    await legal.or(dialog).or(choice).first().waitFor();
    if (await dialog.isVisible()) return;
    if (await legal.count() === 0) {
      // A choice is about the cards in hand, or it is gone once it is made.
      const cards = page.locator('.hand [data-card]');
      const before = await cards.count();
      const made = await choice.first().elementHandle();
      await made.click();
      await Promise.any([cards.nth(before).waitFor(), made.waitForElementState('hidden')]);
      continue;
    }
    const card = page.locator(`.hand button[data-card="${await page.locator('.hand').evaluate(easiest)}"]`);
    await card.focus();
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
  }
}

/** Nothing is found by these `rules`, by default all, `without` a part of the page. */
async function isClean(page, where, { rules, without }) {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  if (without) builder.exclude(without);
  const { violations } = await builder.analyze();
  const told = violations.map(({ id, help, nodes }) =>
    `${where}: ${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  assert.deepEqual(told, []);
}
