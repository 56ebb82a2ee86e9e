// Safari deletes what a page has saved after seven days without a visit: the game reminds of the
// export in time, and offers the import where it has just been installed.
import assert from 'node:assert/strict';
import { game, LONGEST_MATCH, reload, useBrowser } from './harness.mjs';
import { SAVED_MATCH } from './table.mjs';

useBrowser();

const SAFARI = { vendor: 'Apple Computer, Inc.' };
const FINISHED = 'little-devils/finished-since-export';

/** A match before its last trick, in which nobody has a choice. */
function nearlyOver() {
  const match = JSON.parse(LONGEST_MATCH);
  return JSON.stringify({ ...match, plays: match.plays.slice(0, -4) });
}

/** A browser with these properties of `navigator`, where this has been saved before the first visit. */
const browser = (navigator, saved = {}) => (context) => context.addInitScript(([values, texts]) => {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(window.navigator, name, { value });
  if (location.protocol === 'about:' || sessionStorage.getItem('saved')) return;
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  sessionStorage.setItem('saved', 'once');
}, [navigator, saved]);

/** The still page that is there before the program tells nothing. */
const awake = (page) => page.getByRole('log').waitFor({ state: 'attached' });

const note = (page, text) => page.getByRole('status').filter({ hasText: text }).first();
const saved = (page, name) => page.evaluate((key) => localStorage.getItem(key), name);

/** Plays the match to its end, which is counted. */
async function finish(page, table) {
  assert.equal(await table.playUntil(() => false), 'match');
}

const almost = (finished) => ({ [SAVED_MATCH]: nearlyOver(), [FINISHED]: String(finished) });
const INSTANT = { params: { speed: 'instant', lang: 'en' } };

game('in Safari the third match ends with a reminder, which leads to the export',
  { ...INSTANT, before: browser({ ...SAFARI, standalone: false }, almost(2)) },
  async ({ page, table }) => {
    await finish(page, table);
    const reminder = note(page, 'after seven days without a visit');
    await reminder.waitFor();
    assert.equal(await saved(page, FINISHED), '3');
    // It waits behind the dialog of the match's end.
    await table.newMatchButton.click();
    await reminder.getByRole('button', { name: 'Settings' }).click();
    await reminder.waitFor({ state: 'detached' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: /^Export/ }).click(),
    ]);
    assert.ok(file.suggestedFilename());
    assert.equal(await saved(page, FINISHED), '0');
  });

const QUIET = {
  'in Safari after the fourth match': [{ ...SAFARI, standalone: false }, 3, '4'],
  'in Safari, on the home screen': [{ ...SAFARI, standalone: true }, 2, '2'],
  'in another browser': [{}, 2, '2'],
};
for (const [where, [navigator, before, after]] of Object.entries(QUIET)) {
  game(`there is no reminder ${where}`,
    { ...INSTANT, before: browser(navigator, almost(before)) },
    async ({ page, table }) => {
      await finish(page, table);
      await page.waitForTimeout(300);
      assert.equal(await note(page, 'seven days').count(), 0);
      assert.equal(await saved(page, FINISHED), after);
    });
}

game('on the home screen a game without anything offers the import, once',
  { ...INSTANT, size: [360, 640], before: browser({ ...SAFARI, standalone: true }) },
  async ({ page }) => {
    const offer = note(page, 'do not move to the home screen');
    await offer.waitFor();
    const buttons = await offer.getByRole('button').all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    assert.equal(boxes[0].y, boxes[1].y, 'its buttons stand side by side');
    assert.ok((await offer.locator('.notice').boundingBox()).height < 200, 'most of the window stays free');
    await offer.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Import/ }).waitFor();
    await offer.waitFor({ state: 'detached' });
    await reload(page);
    await awake(page);
    assert.equal(await offer.count(), 0);
  });

game('on the home screen a game that has been played offers nothing',
  { ...INSTANT, before: browser({ ...SAFARI, standalone: true }, { 'little-devils/settings': '{"lang":"en"}' }) },
  async ({ page }) => {
    await awake(page);
    assert.equal(await note(page, 'do not move').count(), 0);
  });
