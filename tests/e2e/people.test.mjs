// Several people on one device: the set-up form, the hand-over screen between turns, the log, a reload, axe.
import assert from 'node:assert/strict';
import { AxeBuilder } from './accessibility.mjs';
import { game, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

const handOver = (page) => page.getByRole('dialog', { name: /^Pass to/ });
const showCards = (page) => handOver(page).getByRole('button', { name: 'Show my cards' });
const log = (page) => page.getByRole('log').innerText();

/** The time in which the button of the hand-over screen does nothing (hand_over.rs), in milliseconds. */
const GUARD = 400;

/** Sets up a match: the names of all players, and null for a bot. */
async function begin(page, table, [own, ...others]) {
  const form = await table.moreOptions();
  await form.getByRole('textbox', { name: 'Your name' }).fill(own);
  for (const [at, name] of others.entries()) {
    if (name) {
      await form.getByRole('combobox', { name: `Level of opponent ${at + 1}` }).selectOption('Person');
      await form.getByRole('textbox', { name: `Name of opponent ${at + 1}` }).fill(name);
    }
  }
  await form.getByRole('button', { name: 'Play' }).click();
}

/** Waits for the hand-over screen, checks that no hand is on the page or in the log, and opens it. */
async function takeDevice(page, table, open) {
  await handOver(page).waitFor();
  const title = await handOver(page).getByRole('heading').textContent();
  assert.equal(await table.cards.count(), 0, `no hand before ${title}`);
  assert.doesNotMatch(await log(page), /Your (turn|hand|cards)/);
  await page.waitForTimeout(GUARD);
  await open();
  await handOver(page).waitFor({ state: 'detached' });
  await table.cards.first().waitFor();
  return title.match(/^Pass to (.*)\. Ready\?$/)[1];
}

/** Plays until the round is over, and gives who has had the device. */
async function playRound(page, table, open) {
  const names = [];
  const over = table.nextRoundButton.or(table.newMatchButton);
  for (;;) {
    await handOver(page).or(over).or(table.legalCards.first()).or(table.choices.first()).first().waitFor();
    if (await over.isVisible()) return names;
    if (await handOver(page).isVisible()) {
      const name = await takeDevice(page, table, open);
      names.push(name);
      // Whoever has the device is "you", with the own hand.
      assert.match(await log(page), /You/);
      assert.ok(await page.getByRole('group', { name: `${name} (you)` }).isVisible());
    } else {
      await table.playEasiest().catch(async (error) => {
        // The only move that was left has been made by itself in the meantime.
        if (!(await handOver(page).or(over).isVisible())) throw error;
      });
    }
  }
}

const ownTrumps = { speed: 'instant', level: 'hare', seed: 'people', deals: 1 };

for (const [size, theme] of taking([[[360, 640], 'light'], [[844, 390], 'dark'], [[1366, 768], 'contrast']])) {
  game(`a hand-over screen hides every hand between two people at ${size.join('×')}`,
    { of: 'own-trumps', params: { ...ownTrumps, players: 2, theme }, size },
    async ({ page, table }) => {
      await begin(page, table, ['Anna', 'Bert']);
      await handOver(page).waitFor();
      const found = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(found.violations.map((violation) => violation.id), []);
      const { height, width } = await showCards(page).boundingBox();
      assert.ok(height >= 44 && width >= 44);
      assert.ok(await showCards(page).evaluate((button) => button === document.activeElement));
      await takeDevice(page, table, () => showCards(page).click());
      const seen = await table.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent));
      await table.playEasiest();
      await handOver(page).waitFor();
      assert.equal(await table.cards.count(), 0, 'hidden at once');
      const told = await log(page);
      assert.ok(seen.filter((name) => told.includes(name)).length <= 1, `the log names the card that was played alone: ${told}`);
      await reload(page);
      await handOver(page).waitFor();
      assert.equal(await table.cards.count(), 0, 'no hand after a reload');
      // A second Enter right after the card, and Escape, open nothing.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      assert.equal(await table.cards.count(), 0, 'Escape opens no hand');
      // The second Escape closes the hand-over screen whatever the page says, and the page opens it again.
      await showCards(page).waitFor();
      assert.equal(await table.cards.count(), 0, 'no hand behind it');
    });
}

game('two people play a round of Own Trumps by clicks', { of: 'own-trumps', params: { ...ownTrumps, players: 2 } },
  async ({ page, table }) => {
    await begin(page, table, ['Anna', 'Bert']);
    const names = await playRound(page, table, () => showCards(page).click());
    assert.deepEqual([...new Set(names)].sort(), ['Anna', 'Bert']);
    assert.equal(await table.cards.count(), 0);
    // Each has a review of their own decisions.
    await table.dialog.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'Review' });
    const whose = review.getByRole('combobox', { name: 'Player' });
    assert.deepEqual(await whose.getByRole('option').allTextContents(), ['Anna', 'Bert']);
    await whose.selectOption('Bert');
    await review.getByRole('row').nth(1).waitFor();
  });

game('two people and a bot play a round of Little Devils by keys',
  { params: { speed: 'instant', level: 'imp', players: 3, seed: 'people' } },
  async ({ page, table }) => {
    await begin(page, table, ['Anna', null, 'Bert']);
    const names = await playRound(page, table, () => page.keyboard.press('Enter'));
    assert.deepEqual([...new Set(names)].sort(), ['Anna', 'Bert']);
    assert.ok(names.length >= 8, `${names}`);
    // The match is saved with its people.
    await reload(page);
    await table.nextRoundButton.waitFor();
    await table.nextRound();
    await takeDevice(page, table, () => page.keyboard.press('Enter'));
  });

game('the person who has moved takes it back, but not after another hand was seen',
  { params: { speed: 'instant', level: 'imp', players: 3, seed: 'back' } },
  async ({ page, table }) => {
    await begin(page, table, ['Anna', 'Bert', 'Cleo']);
    const first = await takeDevice(page, table, () => showCards(page).click());
    await table.playEasiest();
    await handOver(page).waitFor();
    await handOver(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog', { name: `Pass to ${first}. Ready?` }).waitFor();
    assert.equal(await takeDevice(page, table, () => showCards(page).click()), first);
    await table.playEasiest();
    const second = await takeDevice(page, table, () => showCards(page).click());
    assert.notEqual(second, first);
    await page.keyboard.press('u');
    assert.match(await log(page), /nothing to take back/i);
    await table.cards.first().waitFor();
  });

game('the hand closes when the window is hidden', { of: 'own-trumps', params: { ...ownTrumps, players: 2 } },
  async ({ page, table }) => {
    await begin(page, table, ['Anna', 'Bert']);
    await takeDevice(page, table, () => showCards(page).click());
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await handOver(page).waitFor();
    assert.equal(await table.cards.count(), 0);
  });

game('three people play a deal of Michigan', { of: 'michigan', params: { speed: 'instant', players: 3, seed: 'people', deals: 1 } },
  async ({ page, table }) => {
    await begin(page, table, ['Anna', 'Bert', 'Cleo']);
    const names = await playRound(page, table, () => showCards(page).click());
    assert.ok(new Set(names).size >= 2, `${names}`);
  });
