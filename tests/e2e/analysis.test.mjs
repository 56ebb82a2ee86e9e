// What is looked at beside the table: the review of a round, a link to it, the deal of the day.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { game, keeping, LONGEST_MATCH, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

const analysisPage = (page) => page.getByRole('dialog').last();

/** Plays the first round of a small table and opens its review. */
async function reviewed(page, table) {
  await table.deal();
  await table.playUntil((what) => what === 'round');
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await analysisPage(page).getByRole('heading', { name: 'What mattered most' }).waitFor({ timeout: 60_000 });
}

game('a review tells what cards cost, what was luck, and shows every trick',
  { params: { players: 3, seed: 'a review', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await reviewed(page, table);
    const heights = await analysisPage(page).locator('section').evaluateAll((all) => all.map((one) => one.offsetHeight));
    assert.ok(heights.every((height) => height > 100), `decisions fell together: ${heights}`);
    const balance = analysisPage(page).getByRole('table', { name: 'Luck and skill' });
    const row = balance.getByRole('row', { name: 'Round 1' }).getByRole('cell');
    const numbers = (await row.allTextContents()).map((text) => parseFloat(text.replace('−', '-')));
    const [worth, play, others, result] = numbers;
    assert.ok(Math.abs(worth + play + others - result) < 0.16, `${numbers}: the parts make the whole`);
    assert.ok((await row.first().textContent()).includes('±'), 'never without its interval');

    await analysisPage(page).getByRole('button', { name: 'All hands of round 1' }).click();
    await analysisPage(page).getByRole('heading', { name: 'Round 1, trick 1' }).waitFor();
    for (let trick = 2; trick <= 9; trick += 1) {
      await analysisPage(page).getByRole('button', { name: 'Next trick' }).press('Enter');
      await analysisPage(page).getByRole('heading', { name: `Round 1, trick ${trick}` }).waitFor();
    }
    await analysisPage(page).getByRole('button', { name: 'Previous trick' }).press('Enter');
    await analysisPage(page).getByRole('heading', { name: 'Round 1, trick 8' }).waitFor();
    await analysisPage(page).getByRole('button', { name: 'Play on from here' }).click();
    await table.cards.nth(1).waitFor();
    assert.equal(await table.cards.count(), 2, 'at the table again, two cards before the end');
  });

game('the longest match is reviewed to its end, and the page has all of it',
  { before: keeping(LONGEST_MATCH) },
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await analysisPage(page).getByRole('heading', { name: 'What mattered most' }).waitFor({ timeout: 60_000 });
    const balance = analysisPage(page).getByRole('table', { name: 'Luck and skill' });
    await balance.getByRole('row', { name: 'Round 8' }).waitFor();
    await analysisPage(page).getByRole('button', { name: 'All hands of round 8' }).waitFor();
    await analysisPage(page).getByRole('button', { name: 'Fair deal' }).waitFor();
    assert.equal(await analysisPage(page).locator('.part:empty').count(), 0, 'every place is filled');
  });

game('on a phone no page is wider than its sheet, nothing scrolls but the sheet, and a camera can read the code of a link',
  { size: [360, 640], before: keeping(LONGEST_MATCH) },
  async ({ page, table }) => {
    const fits = async (what) => {
      const wider = await analysisPage(page).locator('.analysis').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      assert.equal(wider, 0, `${what} is ${wider} px wider than its sheet`);
      const longer = await analysisPage(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
      assert.equal(longer, 0, `${what} scrolls by ${longer} px besides its sheet`);
    };
    await page.getByRole('dialog').getByRole('button', { name: 'Fair deal' }).click();
    await analysisPage(page).getByText('Verified:').waitFor();
    await fits('the fair deal');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await analysisPage(page).getByRole('button', { name: 'Fair deal' }).waitFor({ timeout: 60_000 });
    await analysisPage(page).locator('summary', { hasText: 'All your choices' }).click();
    await fits('the review');
    await analysisPage(page).getByRole('button', { name: 'All hands of round 1' }).click();
    await analysisPage(page).getByRole('heading', { name: 'Round 1, trick 1' }).waitFor();
    await fits('a trick');
    await analysisPage(page).getByRole('button', { name: 'Back' }).click();
    await analysisPage(page).getByRole('button', { name: 'Share' }).click();
    const { width, height } = await analysisPage(page).locator('svg.code').boundingBox();
    assert.ok(width > 200 && Math.abs(width - height) < 1, `the code is ${width}x${height}`);
    await fits('the link');
    await page.keyboard.press('Escape');
    await table.newMatchButton.click();
    for (const name of ['Deal of the day', 'Statistics', 'How the bots play']) {
      await page.getByRole('button', { name }).click();
      await analysisPage(page).getByRole('table').first().waitFor();
      await fits(name);
      await page.keyboard.press('Escape');
    }
  });

game('in the table of bots words begin at the left and numbers end at the right',
  { params: { lang: 'en' } },
  async ({ page }) => {
    await page.getByRole('button', { name: 'How the bots play' }).click();
    const row = analysisPage(page).getByRole('row', { name: 'Imp' });
    await row.waitFor();
    const cells = row.getByRole('cell');
    const aligned = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
    assert.deepEqual(aligned, ['start', 'end']);
  });

game('a link opens in a fresh profile without network and deals the same cards',
  { params: { players: 3, seed: 'a link', speed: 'instant', level: 'imp' } },
  async ({ page, table, context }) => {
    await table.deal();
    const hand = await table.handNumbers();
    await table.playUntil((what) => what === 'round');
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await analysisPage(page).getByRole('button', { name: 'Share' }).click({ timeout: 60_000 });
    const link = await analysisPage(page).getByRole('textbox', { name: 'Link' }).inputValue();
    assert.ok(link.length < 300 && link.includes('/#match=1'), link);

    // Pasted into a tab in which somebody plays, it only offers.
    await page.keyboard.press('Escape');
    await table.nextRound();
    await table.next();
    const kept = await table.savedMatch();
    await page.goto(`${page.url()}#${link.split('#')[1]}`);
    await analysisPage(page).getByRole('button', { name: 'Play the same cards' }).waitFor();
    assert.equal(await table.savedMatch(), kept);
    await page.keyboard.press('Escape');
    await analysisPage(page).waitFor({ state: 'hidden' });
    assert.equal(await table.savedMatch(), kept);
    assert.equal(new URL(page.url()).hash, '');

    const fresh = await context.browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    try {
      const other = await fresh.newPage();
      await other.goto(link.split('#')[0]);
      await other.evaluate(() => navigator.serviceWorker.ready);
      await fresh.setOffline(true);
      await other.goto('about:blank');
      await other.goto(link);
      await analysisPage(other).getByRole('button', { name: 'See how it went' }).waitFor();
      await analysisPage(other).getByRole('button', { name: 'Play the same cards' }).click();
      const cards = other.getByRole('group', { name: 'Your hand' }).locator('button[data-card]');
      await cards.first().waitFor();
      const numbers = await cards.evaluateAll((all) => all.map((card) => Number(card.dataset.card)));
      assert.deepEqual(numbers.sort((a, b) => a - b), hand.sort((a, b) => a - b));

      for (const [broken, message] of [[link.slice(0, -4), 'damaged'], [link.replace('=1', '=2'), 'later version']]) {
        await other.goto('about:blank');
        await other.goto(broken);
        await analysisPage(other).getByRole('alert').filter({ hasText: message }).waitFor();
      }
    } finally {
      await fresh.close();
    }
  });

game('the deal of the day is played and remembered, and par is worked out',
  { params: { speed: 'instant' } },
  async ({ page, table }) => {
    await page.getByRole('button', { name: 'Deal of the day' }).click();
    const now = new Date();
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(now);
    await analysisPage(page).getByRole('button', { name: `Play the deal of ${today}` }).first().click();
    await table.playUntil((what) => what === 'round');
    const devils = (await table.scores()).rounds[0][0];
    await reload(page);
    await page.evaluate(() => { location.hash = ''; });
    await page.goto(`${page.url().split('#')[0]}#daily`);
    await reload(page);
    await analysisPage(page).getByText(`Little Devils daily ${now.toISOString().slice(0, 10)}: ${devils} devils`).waitFor();
    await analysisPage(page).getByText('1 day in a row.').waitFor();
    await analysisPage(page).getByRole('button', { name: 'Work out par' }).click();
    await analysisPage(page).getByText(/devils, par \d+/).waitFor({ timeout: 60_000 });
  });

game('statistics count a match, keep what its review said, and go from one browser to another as a file',
  { params: { players: 3, seed: 'statistics', speed: 'instant', level: 'imp' } },
  async ({ page, table, context }) => {
    await table.deal();
    await table.playUntil(() => false);
    const { totals, rounds } = await table.scores();
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await analysisPage(page).getByRole('heading', { name: 'Luck and skill' }).waitFor({ timeout: 60_000 });
    await analysisPage(page).getByRole('button', { name: 'Close' }).click();
    await table.newMatchButton.click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    const all = analysisPage(page).getByRole('row', { name: /^All / }).getByRole('cell');
    await all.first().waitFor();
    const won = totals[0] === Math.min(...totals) ? '1 (100%)' : '0 (0%)';
    const place = 1 + totals.filter((total) => total < totals[0]).length;
    assert.deepEqual(await all.allTextContents(), ['1', won, place.toFixed(1), (totals[0] / rounds.length).toFixed(1)]);
    await analysisPage(page).getByRole('heading', { name: 'Luck and skill over the last 20 rounds' }).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      analysisPage(page).getByRole('button', { name: 'Export to a file' }).click(),
    ]);
    const path = await file.path();
    const fresh = await context.browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    try {
      const other = await fresh.newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Statistics' }).click();
      await analysisPage(other).getByText('No match has been played to its end yet.').waitFor();
      const [chooser] = await Promise.all([
        other.waitForEvent('filechooser'),
        analysisPage(other).getByRole('button', { name: 'Import a file' }).click(),
      ]);
      await chooser.setFiles(path);
      await analysisPage(other).getByText(/^Imported: 1 match\b/).waitFor();
      await analysisPage(other).getByRole('button', { name: 'Statistics' }).click();
      await analysisPage(other).getByRole('row', { name: /^All 1 / }).waitFor();
    } finally {
      await fresh.close();
    }
  });

game('a commitment stands on the table before the first card, lasts over a reload and opens after the match',
  { params: { players: 3, seed: 'a', speed: 'instant', level: 'goblin' } },
  async ({ page, table }) => {
    await table.deal();
    const line = table.trick.getByRole('button', { name: /^Fair deal [0-9a-f]{8} …$/ });
    const digits = (await line.textContent()).match(/[0-9a-f]{8}/)[0];
    await reload(page);
    assert.ok((await line.textContent()).includes(digits), 'the same after a reload');
    await line.click();
    const code = analysisPage(page).locator('pre');
    const commitment = await code.textContent();
    assert.match(commitment, new RegExp(`^${digits}[0-9a-f]{56}$`));
    await analysisPage(page).getByText('Made before the first card.').waitFor();
    await page.keyboard.press('Escape');
    await table.playEasiest();
    await line.waitFor({ state: 'hidden' });
    await table.playUntil(() => false);
    await page.getByRole('dialog').getByRole('button', { name: 'Fair deal' }).click();
    await analysisPage(page).getByText('Verified:').waitFor();
    assert.equal(await code.textContent(), commitment);
    // Anybody can work it out again.
    const [seed, salt] = (await analysisPage(page).getByText(/^Seed \d+, salt/).textContent()).match(/\d+(?=,)|[0-9a-f]{32}/g);
    const bytes = Buffer.alloc(24, salt, 'hex');
    bytes.writeBigUInt64BE(BigInt(seed), 16);
    assert.equal(createHash('sha256').update(bytes).digest('hex'), commitment);
    await analysisPage(page).getByRole('button', { name: 'Check every card of the bots' }).click();
    await analysisPage(page).getByText(/^\d+ cards checked: every card of a bot follows/).waitFor({ timeout: 60_000 });

    // With both seeds the person leads.
    await page.goto(page.url().replace('seed=a', 'seed=c'));
    await table.newMatchButton.click();
    await table.deal();
    await line.waitFor();
    assert.ok(!(await line.textContent()).includes(digits), 'another match, another commitment');
  });

game('where the browser has no hash for the page, the analysis worker makes the commitment when it is asked for',
  {
    params: { players: 3, seed: 'fair', speed: 'instant', level: 'goblin' },
    before: (context) => context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined })),
  },
  async ({ page, table }) => {
    await table.deal();
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fair deal' }).click();
    assert.match(await analysisPage(page).locator('pre').textContent(), /^[0-9a-f]{64}$/);
    await analysisPage(page).getByText(/^Made (before the first card|after \d cards?)\.$/).waitFor();
  });

for (const size of taking([[360, 640], [1366, 768]])) {
  game(`a review's tricks are stepped through with keys, and nothing moves, ${size.join('x')}`,
    { size, before: keeping(LONGEST_MATCH) },
    async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
      await analysisPage(page).getByRole('button', { name: 'All hands of round 2' }).click({ timeout: 60_000 });
      const title = (name) => analysisPage(page).getByRole('heading', { name, exact: true }).waitFor();
      const step = (name) => analysisPage(page).getByRole('button', { name });
      const places = async () => {
        const steps = ['First trick', 'Previous trick', 'Next trick', 'Last trick', 'Close'];
        const boxes = [await analysisPage(page).boundingBox()];
        for (const name of steps) boxes.push(await step(name).boundingBox());
        return boxes;
      };
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await title('Round 2, trick 1');
      // The focus is on the page, on none of its buttons.
      await page.keyboard.press('ArrowRight');
      await title('Round 2, trick 2');
      assert.equal(await focused(), 'Next trick', 'what is pressed keeps the focus');
      const heard = page.locator('dialog:has(.analysis) > [role=status]');
      await heard.filter({ hasText: /^Round 2, trick 2\. (High|Low) trick: .* the trick with the \d+: / }).waitFor({ state: 'attached' });
      const before = await places();
      for (let trick = 3; trick <= 9; trick += 1) {
        await page.keyboard.press(trick % 2 ? 'ArrowRight' : 'Enter');
        await title(`Round 2, trick ${trick}`);
        assert.deepEqual(await places(), before, `trick ${trick} moves nothing`);
        assert.equal(await analysisPage(page).getByRole('row').count(), 5);
        assert.equal(await analysisPage(page).locator('.taking').count(), 1, 'who takes it is marked');
      }
      await page.keyboard.press('ArrowLeft');
      await title('Round 2, trick 8');
      assert.equal(await focused(), 'Previous trick');
      await page.keyboard.press('End');
      await title('Round 8, trick 9');
      assert.equal(await step('Next trick').getAttribute('aria-disabled'), 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Home');
      await title('Round 1, trick 1');
      assert.equal(await step('Previous trick').getAttribute('aria-disabled'), 'true');
      // Also from outside of the page itself.
      await step('Close').focus();
      await page.keyboard.press('ArrowRight');
      await title('Round 1, trick 2');
      await step('Next trick').click();
      await title('Round 1, trick 3');
      const wide = await analysisPage(page).locator('.analysis').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      assert.equal(wide, 0, 'no wider than its sheet');
    });
}
