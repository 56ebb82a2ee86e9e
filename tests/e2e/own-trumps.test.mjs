// Own Trumps, played as people do: whole matches, what may be taken back, options, the address, its dialogs.
import assert from 'node:assert/strict';
import { game as anyGame, reload, useBrowser } from './harness.mjs';
import { Table } from './table.mjs';
import { taking } from './turns.mjs';
import { clickToFirstMatch, pressThrough } from './tutorial.mjs';

useBrowser();

const game = (name, { params, ...more }, body) =>
  anyGame(name, { of: 'own-trumps', params: { speed: 'instant', level: 'hare', ...params }, ...more }, body);

const log = (page) => page.getByRole('log');
const saved = async (table) => JSON.parse(await table.savedMatch());
const note = (page, text) =>
  page.getByRole('note').or(page.getByRole('alert')).or(page.getByRole('status')).filter({ hasText: text }).filter({ visible: true });

async function open(page, name) {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

for (const players of taking([2, 3, 4])) {
  for (const size of taking([[360, 640], [1366, 768]], { shift: players })) {
    game(`a match of one round with ${players} players at ${size.join('×')} is clicked to its end`,
      { params: { players, seed: 'a whole match', deals: 1 }, size },
      async ({ page, table }) => {
        await table.deal();
        let turns = 0;
        await table.playUntil(async (what) => {
          turns += 1;
          assert.ok(turns < 500, 'a match must come to an end');
          if (turns === 3) assert.match(await log(page).textContent(), /leads|beats?|takes?|on top/i, 'the log says what happens');
          return what === 'match';
        });
        assert.match(await table.dialog.getByRole('heading').first().textContent(), /wins?|shares?|Nobody/i);
        const { totals, names } = await table.scores();
        assert.equal(names.length, players);
        assert.ok(totals.filter((points) => points === 1).length <= 1, `one loser at most: ${totals}`);
      });
  }
}

game('the strongest bot answers, and the hint rates every decision',
  { params: { players: 2, seed: 'thinking', level: 'fox', deals: 1 } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil(async (what) => what === 'turn' && (await table.legalCards.count()) > 2);
    const decisions = (await table.legalCards.count()) + (await table.choices.count());
    const dialog = await open(page, 'Hint');
    await dialog.getByRole('table').waitFor();
    assert.match(await dialog.getByRole('status').textContent(), /Play the|Take/);
    // The best ones first; the rest unfolds, with a head of its own.
    const rest = dialog.locator('summary');
    const tables = 1 + (await rest.count());
    if (tables > 1) {
      assert.ok((await dialog.getByRole('row').count()) <= 7, 'a short list');
      await rest.click();
    }
    assert.equal(await dialog.getByRole('row').count(), decisions + tables, 'a row for each decision, and the heads');
    await dialog.getByText('With two players no card is hidden.').waitFor();
    await page.keyboard.press('Escape');
    await table.playEasiest();
    assert.equal(await table.next(), 'turn');
  });

game('a beating card may be taken back before the second one; a whole turn makes it training',
  { params: { players: 2, seed: 'undo' } },
  async ({ page, table }) => {
    await table.deal();
    const second = page.locator('.status').filter({ hasText: 'now put a second card on top' });
    const isSecond = () => second.isVisible();
    await table.playUntil(isSecond);
    const cards = await table.cards.count();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await table.cards.nth(cards).waitFor();
    assert.notEqual((await saved(table)).training, true, 'the turn was not over');
    await table.playUntil(isSecond);
    await table.playEasiest();
    await table.next();
    await undo.click();
    await second.waitFor();
    assert.equal((await saved(table)).training, true, 'what came after the turn was seen');
  });

game('the button to take says how many cards and why, and X presses it',
  { params: { players: 2, seed: 'take' } },
  async ({ page, table }) => {
    await table.deal();
    const canTake = async (what) => what === 'turn' && (await table.choices.count()) > 0;
    await table.playUntil(canTake);
    const taken = async () => {
      const text = await table.choices.first().textContent();
      assert.match(text, /^Take \d+ ?(The top card|There are no more)/);
      return Number(text.match(/\d+/)[0]);
    };
    const before = await table.cards.count();
    const number = await taken();
    await table.choose();
    await table.cards.nth(before + number - 1).waitFor();
    await table.playUntil(canTake);
    const again = await table.cards.count();
    const more = await taken();
    await page.keyboard.press('x');
    await table.cards.nth(again + more - 1).waitFor();
  });

game('a card that does not beat says why',
  { params: { players: 3, seed: 'refused' } },
  async ({ page, table }) => {
    await table.deal();
    const refused = table.hand.locator('button[data-card][aria-disabled="true"]');
    await table.playUntil(async (what) => what === 'turn' && (await refused.count()) > 0);
    await refused.first().focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^You cannot play the/).first().waitFor();
  });

game('after a reload the same pile and hand lie there, and play goes on',
  { params: { players: 3, seed: 'reload' } },
  async ({ page, table }) => {
    await table.deal();
    let turns = 0;
    await table.playUntil(() => { turns += 1; return turns === 8; });
    const before = await table.spoken();
    await reload(page);
    await table.next();
    assert.deepEqual(await table.spoken(), before);
    await table.playEasiest();
    await table.next();
  });

game('options are used in the match, and kept for the next one',
  { params: { players: 2, seed: 'options' } },
  async ({ page, table }) => {
    const options = { Rounds: '3', 'Your trump suit': 'Hearts', 'Taking is always allowed': 'Yes', 'Sixes go home': 'Yes', 'Mirror deal': 'Yes' };
    const form = await table.moreOptions();
    for (const [label, value] of Object.entries(options)) await form.getByLabel(label).selectOption({ label: value });
    await form.getByRole('button', { name: 'Play' }).click();
    await table.cards.first().waitFor();
    assert.match(JSON.stringify(await saved(table)), /HS 3 may-take sixes-home mirror/);
    await page.getByText(/your trumps? (suit )?(is|are) hearts/i).or(page.getByText('trumps hearts')).first().waitFor({ state: 'attached' });
    await page.goto(page.url().replace(/\?.*/, ''));
    await page.getByRole('button', { name: 'New match' }).click();
    const again = await table.moreOptions();
    for (const [label, value] of Object.entries(options)) {
      assert.equal(await again.getByLabel(label).evaluate((select) => select.selectedOptions[0].text), value, label);
    }
  });

game('the mirror deal is for two players only: with three the form cannot choose it, and the address says so',
  { params: { players: 3, mirror: 'on', seed: 'three' } },
  async ({ page, table }) => {
    await note(page, 'mirror').first().waitFor();
    const form = await table.moreOptions();
    const mirror = form.getByLabel('Mirror deal');
    assert.ok(await mirror.isDisabled());
    await form.getByText('Only for two players').waitFor();
    await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
    assert.ok(await mirror.isEnabled());
    await mirror.selectOption({ label: 'Yes' });
    await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    assert.equal(await mirror.evaluate((select) => select.selectedOptions[0].text), 'No');
    await form.getByRole('button', { name: 'Play' }).click();
    await table.cards.first().waitFor();
    assert.doesNotMatch(JSON.stringify(await saved(table)), /mirror/);
  });

game('court cards have the letters of the page\'s language',
  { params: { players: 2, seed: 'court' } },
  async ({ page, table }) => {
    await table.deal();
    const court = page.locator(':is([data-corner="J"], [data-corner="Q"], [data-corner="K"])');
    await court.first().waitFor({ state: 'attached' });
    for (const [lang, letters] of Object.entries({ en: 'JQK', de: 'BDK', fr: 'VDR', nl: 'BVH' })) {
      const shown = await court.evaluateAll((all, tag) => {
        document.documentElement.lang = tag;
        return all.map((one) => [one.dataset.corner, getComputedStyle(one, '::before').content]);
      }, lang);
      for (const [card, content] of shown) {
        const letter = content.startsWith('attr') ? card : content.replaceAll('"', '');
        assert.equal(letter, letters['JQK'.indexOf(card)], `${lang}: ${card} is ${content}`);
      }
    }
  });

game('the address chooses players, level and options',
  { params: { players: 2, level: 'fox', mirror: 'on', trump: 'clubs', deals: 3, seed: 'address' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    assert.match(JSON.stringify(await saved(table)), /CD 3 mirror.*fox/);
    await page.getByText('Fox').first().waitFor();
  });

for (const [name, value] of taking([['players', '5'], ['level', 'devil'], ['deals', '7'], ['trump', 'green'], ['mirror', 'maybe']], { parts: 2 })) {
  game(`?${name}=${value} gives a visible note and a working page`,
    { params: { [name]: value } },
    async ({ page, table }) => {
      await table.playButton.waitFor();
      await note(page, name).first().waitFor();
      await table.deal();
      assert.equal(await table.next(), 'turn');
    });
}

game('the rules show examples, the keys are explained, and clubs are green in a deck of four colours',
  { params: { players: 2, seed: 'dialogs' } },
  async ({ page, table }) => {
    await table.deal();
    const rules = await open(page, 'Rules');
    const cards = rules.locator('figure .face');
    await cards.first().waitFor();
    const { width, height } = await cards.first().boundingBox();
    assert.ok(width > 35 && Math.abs(height / width - 1.4) < 0.05, `an example's card is ${width}×${height}`);
    await page.keyboard.press('Escape');
    const settings = await open(page, 'Settings');
    await settings.getByLabel(/^Four-colour deck/).check();
    await settings.getByRole('button', { name: 'Keys' }).click();
    await page.getByText('take cards from the pile').waitFor();
    await page.keyboard.press('Escape');
    // The settings come back in a task of their own.
    await page.getByRole('button', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await table.dialog.waitFor({ state: 'detached' });
    const color = () => page.locator('.hand [data-suit="suit-c"]').first().evaluate((face) => getComputedStyle(face).color);
    assert.equal(await color(), 'rgb(23, 105, 47)');
    await reload(page);
    await table.cards.first().waitFor();
    assert.equal(await color(), 'rgb(23, 105, 47)', 'kept');
    await page.keyboard.press('l');
    await log(page).filter({ hasText: /Pile/ }).waitFor();
  });

const TUTORIAL = [
  { begins: 'Everybody has a trump suit' },
  { begins: 'You lead. Any card', wrong: '9 of hearts, your trump', helps: 'hard to get rid of', right: '6 of clubs' },
  { begins: 'Vera beat it with a higher club', wrong: 'ace of spades', helps: 'You cannot play the ace of spades', right: 'jack of diamonds' },
  { begins: 'Whoever beats a card', wrong: '7 of diamonds', helps: 'you will need that card', right: '8 of spades' },
  { begins: 'Vera beat it and put down the ace', right: '9 of hearts, your trump' },
  { begins: 'You put the 7 of diamonds on top', right: /^Take 3/ },
  { begins: 'The 9 of hearts was on top again', right: /^Take 5/ },
  { begins: 'Vera beat the 8 of spades', wrong: '7 of diamonds', helps: 'give her the ace', right: 'ace of spades' },
  { begins: 'Nobody can beat the ace of their own trumps' },
  { begins: 'Near the end of the round', right: 'queen of hearts, your trump' },
  { begins: 'You have no cards left, so you are out' },
  { begins: 'After the last round' },
];

game('the tutorial is clicked through on a phone, and ends in a first easy match',
  { params: { level: 'fox' }, size: [360, 640] },
  async ({ page, table }) => {
    assert.match(await clickToFirstMatch(page, table, TUTORIAL, 'on a card: your own trump'), /hare/);
  });

game('the tutorial works by keyboard and is spoken; keys answer, and Escape leads back to its button', {},
  async ({ page }) => {
    await pressThrough(page, TUTORIAL, 6);
    await page.keyboard.press('?');
    await page.locator('.tutorial .refused').filter({ hasText: 'The 9 of hearts was on top again' }).waitFor();
    await page.keyboard.press('l');
    await log(page).filter({ hasText: 'on top queen of hearts' }).waitFor({ state: 'attached' });
    await page.keyboard.press('x');
    await page.getByText('Step 8 of 12').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement.textContent === 'Learn to play');
  });

/** A page that has the game in a frame, and keeps what the game tells it. */
const host = (game) => `<!doctype html><title>Host</title><script>told = []; addEventListener('message', ({ data }) => told.push(data.type));</script>
  <iframe src="${game}?embed=1&players=2&deals=1&level=hare&speed=instant&lang=en" width="800" height="600"></iframe>`;

game('a host page hears of the game, of each round and of the end',
  { hosted: host },
  async ({ page }) => {
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const table = new Table(frame, 'own-trumps');
    await table.deal();
    await table.playUntil((what) => what === 'match');
    const told = await page.evaluate(() => told);
    assert.deepEqual(told.filter((type) => type !== 'resize'), ['ready', 'gameplayStart', 'roundEnd', 'matchEnd', 'gameplayStop']);
  });
