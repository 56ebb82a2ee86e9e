// Patience, played as people do: whole games by mouse, by touch and by keys, from the solver's lines.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { reload, useBrowser } from './harness.mjs';
import { PHONE, byHand, facts, game, hasMoves, link, table, victory, won } from './patience.mjs';
import { taking } from './turns.mjs';

useBrowser();

const log = (page) => page.getByRole('log');

/** The id of the element of a pile's top card, of one below it, or of its outline. */
const element = (page, pile, count = 1) => page.evaluate(([pile, count]) => {
  const owned = document.getElementById(`p${pile}`).previousElementSibling.getAttribute('aria-owns');
  const cards = owned.split(' ').filter((id) => id.startsWith('k'));
  return cards.length && pile !== 1 ? cards[cards.length - count] : `p${pile}`;
}, [pile, count]);

/** A point on it that no other card covers. */
async function point(page, pile, count) {
  const box = await page.locator(`#${await element(page, pile, count)}`).boundingBox();
  return { x: box.x + box.width / 4, y: box.y + 6 };
}

const read = (move) => {
  const [, from, to, count = 1] = move.match(/^(\d+)>(\d+)(?:\*(\d+))?$/).map(Number);
  return { from, to, count: count || 1 };
};

game('a whole Klondike is dragged by mouse', { size: PHONE, hash: link(won('klondike')), before: byHand },
  async ({ page }) => {
    await table(page);
    let moves = 0;
    for (const move of won('klondike').moves) {
      if (move === 'draw') {
        await page.locator('#p1').click();
      } else {
        const { from, to, count } = read(move);
        const start = await point(page, from, count);
        const end = await point(page, to);
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2 + 9);
        await page.mouse.move(end.x, end.y + 9);
        await page.mouse.up();
      }
      moves += 1;
      await hasMoves(page, moves);
    }
    const dialog = await victory(page);
    assert.match(await dialog.textContent(), new RegExp(`${moves} moves in `));
    assert.match(await log(page).textContent(), /to foundation \d/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const results = await page.evaluate(() => localStorage.getItem('patience/results'));
    assert.match(results, /^patience-statistics 1\nklondike 1 1 1 1 \d+ \d+$/);
  });

game('a whole Klondike is played by touch: a tap brings a card where it belongs, or to the next place',
  { size: PHONE, hash: link(won('klondike')), before: byHand, context: { hasTouch: true } },
  async ({ page }) => {
    await table(page);
    let moves = 0;
    for (const move of won('klondike').moves) {
      if (move === 'draw') {
        await page.locator('#p1').tap();
        moves += 1;
        await hasMoves(page, moves);
        continue;
      }
      const { from, to, count } = read(move);
      const card = await element(page, from, count);
      // The first place is perhaps not the one of the line: the next taps bring the card on.
      for (let taps = 0; ; taps += 1) {
        assert.ok(taps < 9, `${card} must come to pile ${to}`);
        const box = await page.locator(`#${card}`).boundingBox();
        await page.waitForTimeout(330);
        await page.touchscreen.tap(box.x + box.width / 4, box.y + 6);
        moves += 1;
        await hasMoves(page, moves);
        if ((await element(page, to, count)) === card) break;
      }
    }
    await victory(page);
  });

game('a whole Klondike is played by keys alone, and everything is said',
  { size: PHONE, hash: link(won('klondike')), before: byHand },
  async ({ page }) => {
    await table(page);
    let moves = 0;
    const focused = () => page.evaluate(() => document.activeElement.id);
    const press = (key) => page.keyboard.press(key);
    await press('ArrowRight');
    for (const move of won('klondike').moves) {
      if (move === 'draw') {
        await press('w');
      } else {
        const { from, to, count } = read(move);
        await walk(page, await element(page, from, count));
        await press('Enter');
        const target = await element(page, to);
        for (let steps = 0; (await focused()) !== target; steps += 1) {
          assert.ok(steps < 12, `the arrows lead to ${target}`);
          await press('ArrowRight');
        }
        await press('Enter');
      }
      moves += 1;
      await hasMoves(page, moves);
    }
    await victory(page);
    const said = await log(page).textContent();
    assert.match(said, /Picked up: /);
    assert.match(said, /You have won!/);
  });

/** Walks to a card by the arrow keys, as a person who sees the table does. */
async function walk(page, id) {
  for (let steps = 0; steps < 60; steps += 1) {
    const [now, wanted] = await page.evaluate((id) => [document.activeElement, document.getElementById(id)].map((node) => {
      const { x, y } = node.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), id: node.id };
    }), id);
    if (now.id === id) return;
    const [across, down] = [wanted.x - now.x, wanted.y - now.y];
    // Down to the columns first, then the column, then the card in it. The last cards of the waste lie beside its place.
    if (now.y < 150 && wanted.y > 150) await page.keyboard.press('ArrowDown');
    else if (Math.abs(across) > 26) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  const at = await page.evaluate((id) => [document.activeElement, document.getElementById(id)].map((node) => `${node.id} ${JSON.stringify(node.getBoundingClientRect())}`), id);
  assert.fail(`the arrows do not lead to ${id}: ${at}`);
}

game('a reload keeps the game with its undo and redo; Back leads to all games',
  { hash: '#game=klondike&deal=1', before: byHand },
  async ({ page }) => {
    await table(page);
    for (let moves = 1; moves <= 3; moves += 1) {
      await page.locator('#p1').click();
      await hasMoves(page, moves);
    }
    await page.keyboard.press('z');
    await hasMoves(page, 2);
    await reload(page);
    await table(page);
    await hasMoves(page, 2);
    await page.keyboard.press('y');
    await hasMoves(page, 3);
    await page.getByRole('button', { name: 'All games' }).click();
    await page.getByRole('link', { name: 'Go on: Klondike' }).click();
    await table(page);
    await hasMoves(page, 3);
    await page.goBack();
    await page.getByRole('textbox', { name: 'Find a game' }).fill('spi');
    await page.getByRole('link', { name: /^Spider/ }).click();
    await table(page);
    assert.match(await page.evaluate(() => location.hash), /^#game=spider&deal=\d+$/);
  });

game('the address opens a game; a text that is none shows all games', { params: { game: 'canfield' } },
  async ({ page, server }) => {
    await table(page);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Canfield');
    await page.goto(`${server.url}patience/?game=whist`);
    await page.locator('.tile').first().waitFor();
    assert.equal(await page.getByRole('link').filter({ has: page.locator('.picture') }).count(), 26);
  });

game('rules, hint, another deal and the settings', { hash: '#game=klondike-draw-three&deal=7' }, async ({ page }) => {
  await table(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Rules' }).click();
  await dialog.getByText('3 cards at a time').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.status').filter({ hasText: /:/ }).waitFor();
  assert.ok(await page.locator('.hinted').count() > 0, 'the hint is shown on the table');
  await page.getByRole('button', { name: 'This deal' }).click();
  await dialog.getByRole('radio', { name: 'Draw one, two passes' }).check();
  await dialog.getByRole('textbox').fill('abc');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('textbox').fill('42');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await facts(page).filter({ hasText: 'Deal 42' }).waitFor();
  assert.equal(await page.evaluate(() => location.hash), '#game=klondike&deal=42');
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('checkbox', { name: 'Show the time' }).uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await facts(page).locator('.time').count(), 0);
});

game('a save that cannot be read is moved aside', {
  hash: '#game=golf',
  before: (context) => context.addInitScript(() => {
    if (location.protocol !== 'about:' && !localStorage.getItem('patience/match')) localStorage.setItem('patience/match/golf', 'junk');
  }),
}, async ({ page }) => {
  await table(page);
  await page.getByText('could not be read').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('patience/match/golf/unreadable-1')), 'junk');
});

// Games in progress are looked at in all windows (layout.test.mjs).
for (const size of taking([[320, 568], PHONE, [844, 390], [1366, 768]])) {
  game(`every game fits ${size.join('×')}, and its cards lie inside`, { size }, async ({ page }) => {
    await page.locator('.tile').first().waitFor();
    const games = await page.locator('.tile').evaluateAll((tiles) => tiles.map((tile) => tile.hash));
    assert.equal(games.length, 26);
    for (const hash of games) {
      await page.evaluate((hash) => { location.hash = hash; }, hash);
      await table(page);
      const outside = await page.evaluate(() => [...document.querySelectorAll('.board .card:not(.deep), .outline:not(.unused)')]
        .map((node) => node.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5).length);
      assert.equal(outside, 0, `${hash}: cards outside the window`);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight
        || document.documentElement.scrollWidth > innerWidth);
      assert.ok(!scrolls, `${hash}: the page scrolls`);
      await page.evaluate(() => { location.hash = ''; });
      await page.locator('.tile').first().waitFor();
    }
  });
}

for (const [lang, size] of [['de', PHONE], ['nl', PHONE], ['fr', [320, 568]], ['en', [320, 568]]]) {
  game(`the names and buttons of all games fit ${size.join('×')} (${lang})`, { size, params: { lang } }, async ({ page }) => {
    await page.locator('.tile svg').last().waitFor();
    const cut = await page.evaluate(() => {
      const words = (node) => {
        // No word is broken: each stands in one line.
        const text = node.firstChild;
        const range = document.createRange();
        return [...text.data.matchAll(/[^\s-]+/g)].filter(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        }).map(([word]) => word);
      };
      const outside = (node) => {
        const { left, right } = node.getBoundingClientRect();
        const around = (node.closest('.tile') ?? document.documentElement).getBoundingClientRect();
        return left < around.left || right > around.right;
      };
      const buttons = [...document.querySelectorAll('button, .tile b')].filter(outside).map((node) => node.textContent || node.ariaLabel);
      return [...buttons, ...[...document.querySelectorAll('.tile b')].flatMap(words)];
    });
    assert.deepEqual(cut, []);
  });
}

for (const theme of taking(['light', 'dark', 'contrast'])) {
  game(`axe finds nothing (${theme})`, { params: { theme } }, async ({ page }) => {
    const clean = async (where) => assert.deepEqual(await findings(new AxeBuilder({ page })), [], where);
    await page.locator('.tile svg').last().waitFor();
    await clean('all games');
    await page.evaluate(() => { location.hash = 'game=klondike&deal=1'; });
    await table(page);
    await page.locator('#p1').click();
    await clean('table');
    for (const name of ['Rules', 'This deal', 'Settings']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await clean(`dialog ${name}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
}
