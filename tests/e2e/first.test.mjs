// The first page: one choice and one button; everything else is beside it.
import assert from 'node:assert/strict';
import { game, picture, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

const levels = async (table) =>
  JSON.parse((await table.savedMatch()).split('\n')[0]).players.slice(1).map(({ level }) => level);

const choice = (page, name) =>
  page.getByRole('group', { name: 'Difficulty' }).getByRole('radio', name && { name });

game('one press plays: four players, and the choice is remembered', { params: {} },
  async ({ page, table }) => {
    await table.playButton.waitFor();
    assert.equal(await choice(page, 'Medium').isChecked(), true);
    assert.equal(await page.getByRole('button', { name: 'Continue' }).count(), 0, 'nothing to go on with');
    await choice(page, 'Hard').check({ force: true });
    await page.getByText('4 players · Lucifer').waitFor();
    await table.deal();
    assert.deepEqual(await levels(table), ['lucifer', 'lucifer', 'lucifer']);
    await page.evaluate((key) => localStorage.removeItem(key), 'little-devils/match');
    await reload(page);
    await table.playButton.waitFor();
    assert.equal(await choice(page, 'Hard').isChecked(), true);
  });

game('Continue says which match it goes on with', { params: { speed: 'instant', players: 5, level: 'imp', seed: 'go on' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    await table.nextRound();
    await table.next();
    const hand = await table.handNumbers();
    await page.getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'Continue: round 2, 5 players', exact: true }).click();
    await table.next();
    assert.deepEqual(await table.handNumbers(), hand);
  });

game('what the address asks for is shown and played, also where the choice cannot say it',
  { params: { players: 6, level: 'devil', seed: 'asked' } },
  async ({ page, table }) => {
    await page.getByText('6 players · Devil').waitFor();
    assert.equal(await choice(page).and(page.locator(':checked')).count(), 0);
    await table.deal();
    assert.deepEqual(await levels(table), Array(5).fill('devil'));
  });

game('the form has all choices and deals them', { params: { lang: 'en' } },
  async ({ page, table }) => {
    const toggle = page.getByRole('button', { name: 'More options' });
    await table.playButton.waitFor();
    await toggle.focus();
    await page.keyboard.press('Enter');
    // The form is part of the chunk, which has to arrive first.
    await page.getByRole('button', { name: 'Fewer options' }).waitFor();
    assert.equal((await table.focus()).text, 'Fewer options', 'the focus stays');
    assert.equal(await page.locator('[aria-expanded="true"]').count(), 1);
    assert.equal(await choice(page).count(), 0, 'one way to play at a time');
    await table.setUp.getByRole('radio', { name: '3' }).check({ force: true });
    await table.setUp.getByLabel('Level of opponent 2').selectOption('archdevil');
    await table.setUp.getByLabel('Your name').fill('Mia');
    await table.setUp.getByLabel('Name of opponent 1').fill('');
    await table.setUp.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'give everybody a name' }).waitFor();
    await table.setUp.getByLabel('Name of opponent 1').fill('Ida');
    await table.setUp.getByRole('button', { name: 'Play', exact: true }).click();
    await table.cards.first().waitFor();
    assert.deepEqual(await levels(table), ['kobold', 'archdevil']);
    await page.getByRole('button', { name: 'New match' }).click();
    await page.getByText('3 players · mixed levels').waitFor();
  });

game('the deal of the day and the puzzles say how they stand, without the analysis worker',
  { params: { speed: 'instant', lang: 'en' } },
  async ({ page, table, context }) => {
    const daily = page.getByRole('button', { name: 'Deal of the day' });
    await daily.filter({ hasText: 'not played yet' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Puzzles' }).textContent(), 'Puzzles ');
    await daily.click();
    await page.getByRole('dialog').getByRole('button', { name: /^Play the deal of/ }).first().click();
    await table.playUntil((what) => what === 'round');
    const devils = (await table.scores()).rounds[0][0];
    await table.nextRound();
    await page.getByRole('button', { name: 'New match' }).click();
    const result = `Deal of the day ${devils === 0 ? 'no' : devils} devil${devils === 1 ? '' : 's'}`;
    await page.getByRole('button', { name: result, exact: true }).waitFor();
    // A puzzle that was answered wrongly is due the day after.
    await context.clock.install({ time: Date.now() });
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      const line = localStorage.getItem('little-devils/summary').split(' ').map(Number);
      const today = Math.floor(Date.now() / 86_400_000);
      line.splice(4, 2, today - 1, 3);
      line[1] -= 1;
      line.push(today, today - 2, today + 1);
      localStorage.setItem('little-devils/summary', line.join(' '));
      localStorage.removeItem('little-devils/match');
    });
    await reload(page);
    await page.getByRole('button', { name: 'Deal of the day not played yet · 3 in a row', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Puzzles 2 due', exact: true }).waitFor();
    assert.deepEqual(asked.filter((url) => /worker-little-devils-analysis-/.test(url) && !url.includes('precache')), []);
  });

game('a reload in the middle of a round asks for no analysis', { params: { players: 3, seed: 'reload', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playToMidTrick();
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await reload(page);
    await table.next();
    await table.playEasiest();
    await table.next();
    assert.deepEqual(asked.filter((url) => /worker-little-devils-analysis-/.test(url) && !url.includes('precache')), []);
  });

game('a summary that makes no sense says nothing', { params: {} },
  async ({ page, table }) => {
    for (const line of ['', 'x', '2 1 1 1 1 1', '1 2 3', '{"a":1}', `1${' 9'.repeat(900)}`]) {
      await page.evaluate((text) => localStorage.setItem('little-devils/summary', text), line);
      await reload(page);
      await table.playButton.waitFor();
      await page.getByRole('button', { name: 'Deal of the day not played yet', exact: true }).waitFor();
    }
  });

for (const lang of taking(['en', 'de', 'nl', 'fr'], { parts: 2 })) {
  game(`with a match to go on with, the choice and the ways to play are in sight at every size (${lang})`,
    { params: { speed: 'instant', seed: 'sizes', lang } },
    async ({ page }) => {
      await page.locator('.begin .primary:enabled').click();
      await page.locator('#hand button:not([aria-disabled])').first().waitFor();
      await page.locator('.bar button').last().click();
      await page.locator('.continue').waitFor();
      const faults = [];
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const found = await page.evaluate(cut, [width, height]);
        faults.push(...found.map((fault) => `${width}×${height}: ${fault}`));
        if (lang === 'de' || lang === 'en') await picture(page, `first ${lang} ${width}x${height}`);
      }
      assert.deepEqual(faults, []);
    });
}

const SIZES = [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1100, 800], [1366, 768], [1920, 1080], [640, 360], [907, 510], [821, 462]];

/** Runs in the page: what of the frame is not in sight, too small, cut or covered; what scrolls sideways. */
function cut([width, height]) {
  const faults = [];
  const lobby = document.querySelector('.lobby');
  if (lobby.scrollWidth > lobby.clientWidth) faults.push(`it scrolls sideways by ${lobby.scrollWidth - lobby.clientWidth} px`);
  for (const element of document.querySelectorAll('.begin :is(button, label, legend), .title h1')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = element.textContent.trim();
    if (left < 0 || top < 0 || right > width || bottom > height) faults.push(`${name} is out of the window`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) faults.push(`${name} is cut`);
  }
  for (const element of document.querySelectorAll('.lobby :is(button, .segments label)')) {
    const { width: wide, height: high } = element.getBoundingClientRect();
    if (wide < 44 || high < 40.5) faults.push(`${element.textContent} is ${wide} × ${high} px`);
  }
  return faults;
}
