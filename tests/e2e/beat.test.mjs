// "Beat my match": one player makes a link, another opens it in a browser of their own, plays the same
// deals, and sees both matches side by side. In each run this is done in one of the games.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { game as anyGame, picture, reload, useBrowser } from './harness.mjs';
import { complaints } from './layout-checks.mjs';
import { GAMES, Table } from './table.mjs';
import { taking } from './turns.mjs';

useBrowser();

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [[360, 640], [844, 390], [1366, 768]];

const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialogOf = (page, name) => page.getByRole('dialog', { name, exact: true });

/** Nothing is wrong with the open dialog for axe, nor how it lies in a window of any size. */
async function isSound(page, name) {
  assert.deepEqual(await findings(new AxeBuilder({ page }).withTags(RULES)), [], name);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await complaints(page), [], `${name} at ${width} × ${height}`);
    await picture(page, `${name} ${width}`);
  }
}

/** The link in the dialog of the match at the table. */
async function linkOf(page) {
  await button(page, 'Beat my match').click();
  const dialog = dialogOf(page, 'Beat my match');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  assert.match(link, /#beat=1[\w-]{20,1899}$/);
  return { dialog, link };
}

const close = async (page, name) => {
  await page.keyboard.press('Escape');
  await dialogOf(page, name).waitFor({ state: 'detached' });
};

/** Opens a link in a browser of its own, and gives its page. */
async function openElsewhere(browser, link, of) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const [home, fragment] = link.split('#');
  await page.goto(`${home}?speed=instant#${fragment}`);
  return { context, page, table: new Table(page, of) };
}

// What is played: whole matches, or of a long one a round, whose dialog has the buttons from the second visit on.
const MATCHES = {
  'little-devils': { params: { players: 3, level: 'imp' }, until: 'round' },
  'own-trumps': { params: { players: 2, level: 'hare', deals: 1 }, option: 'Rounds: 1' },
  michigan: { params: { players: 3, level: 'deckhand' } },
};

for (const [of, { params, option, until = 'match' }] of taking(Object.entries(MATCHES))) {
  anyGame(`${of}: a friend beats a match by its link, and sends their own back`,
    { of, params: { seed: 'beat', speed: 'instant', ...params } },
    async ({ page, table, context }) => {
      const form = await table.moreOptions();
      await form.getByRole('textbox', { name: 'Your name' }).fill('Anna');
      await form.getByRole('button', { name: 'Play' }).click();
      await table.playUntil((what) => what === until);
      if (until === 'round') await reload(page);
      const { link } = await linkOf(page);
      await isSound(page, `${of} link`);
      await close(page, 'Beat my match');
      const played = JSON.parse(await table.savedMatch());

      const friend = await openElsewhere(context.browser(), link, of);
      try {
        const asked = dialogOf(friend.page, 'Beat my match');
        await asked.getByText('Anna challenges you').waitFor();
        if (option) await asked.getByText(option).waitFor();
        await isSound(friend.page, `${of} challenge`);
        await asked.getByRole('button', { name: 'Play', exact: true }).click();
        await friend.table.next();
        assert.ok(!friend.page.url().includes('#'), 'the link is used up');
        // The first decision is another one; then the page is loaded again.
        await friend.table.playDifferently();
        await friend.table.next();
        await reload(friend.page);
        await friend.table.playUntil((what) => what === until);
        const mine = JSON.parse(await friend.table.savedMatch());
        assert.equal(mine.seed, played.seed);
        assert.equal(mine.from, 'shared');
        assert.notDeepEqual(mine.moves, played.moves);

        await button(friend.page, 'Compare the matches').click();
        const compared = dialogOf(friend.page, 'Side by side');
        await compared.getByText(/^(You did better than Anna|Anna did better than you|You and Anna did equally well)\.$/).waitFor();
        await compared.getByText(/^First difference, in turn \d+\. Anna: .+\. You: .+\.$/).first().waitFor();
        await compared.getByText('Turn by turn').first().click();
        await compared.getByRole('rowheader', { name: /≠/ }).first().waitFor();
        await isSound(friend.page, `${of} side by side`);
        await close(friend.page, 'Side by side');

        const back = await linkOf(friend.page);
        assert.notEqual(back.link, link);
      } finally {
        await friend.context.close();
      }
    });
}

anyGame('a round is enough for a challenge', { params: { seed: 'one round', players: 3, level: 'imp', speed: 'instant' } },
  async ({ page, table, context }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    // The buttons are in the part of the program that a first round does not load.
    assert.equal(await button(page, 'Beat my match').count(), 0);
    await reload(page);
    const { link } = await linkOf(page);
    const friend = await openElsewhere(context.browser(), link);
    try {
      const asked = dialogOf(friend.page, 'Beat my match');
      await asked.getByText('Your friend challenges you').waitFor();
      await asked.getByText(/^1 round, with the same deals that your friend had/).waitFor();
      await asked.getByRole('button', { name: 'Play', exact: true }).click();
      await friend.table.playUntil((what) => what === 'round');
      await button(friend.page, 'Compare the matches').click();
      await dialogOf(friend.page, 'Side by side').getByText('You and your friend did equally well.').waitFor();
      await dialogOf(friend.page, 'Side by side').getByText('You both played the same.').waitFor();
    } finally {
      await friend.context.close();
    }
  });

for (const of of taking(Object.keys(GAMES).filter((one) => GAMES[one].saved))) {
  anyGame(`${of}: a wrong link is explained, and the match goes on`, { of, params: { seed: 'wrong', speed: 'instant' } },
    async ({ page, table }) => {
      const mayMove = page.locator('.hand .card[data-state="legal"], .cell[data-state="legal"], .offered').first();
      await table.playButton.click();
      await mayMove.waitFor();
      const before = await table.savedMatch();
      for (const [text, said] of [['1AAAA', 'This link is damaged'], ['2AAAA', 'later version']]) {
        await page.evaluate((fragment) => { location.hash = fragment; }, `beat=${text}`);
        const dialog = dialogOf(page, 'Beat my match');
        await dialog.getByRole('alert').filter({ hasText: said }).waitFor();
        await close(page, 'Beat my match');
        assert.ok(!page.url().includes('#'));
      }
      assert.equal(await table.savedMatch(), before);
      await mayMove.waitFor();
    });
}
