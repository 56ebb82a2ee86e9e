// The review of Own Trumps and of Michigan: opened after a round, from the scores, with the keyboard.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { game, useBrowser } from './harness.mjs';

useBrowser();

/** The time for all decisions of a round: each takes some tenths of a second. */
const ALL = { timeout: 120_000 };

const games = [
  { of: 'own-trumps', params: { speed: 'instant', level: 'hare', players: 2, seed: 'review', deals: 3 }, unit: /percentage points of risk/ },
  { of: 'michigan', params: { speed: 'instant', level: 'deckhand', players: 4, seed: '1' }, unit: /chips/ },
];

for (const { of, params, unit } of games) {
  game(`${of}: a finished round is reviewed, decision by decision`, { of, params }, async ({ page, table }) => {
    await table.deal();
    await table.playUntil((what) => what === 'round');
    await table.dialog.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'Review' });
    await review.getByRole('status').filter({ hasText: /mistake/ }).waitFor(ALL);
    assert.match(await review.getByRole('status').textContent(), /^\d+ decisions?, (no|\d+) clear mistakes?\.$/);

    const rows = review.locator('tbody').getByRole('row');
    const number = Number((await review.getByRole('status').textContent()).match(/^\d+/)[0]);
    assert.equal(await rows.count(), number, 'a row for each decision');
    await review.getByText(/^Luck and skill, in /).filter({ hasText: unit }).waitFor();

    await rows.last().getByRole('button').click();
    assert.equal(await rows.last().getByRole('button').getAttribute('aria-pressed'), 'true');
    await review.getByText(/^You chose: /).waitFor();
    assert.ok(await review.getByRole('img').count() > 0, 'what the player saw');

    assert.deepEqual(await findings(new AxeBuilder({ page })), []);

    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'hidden' });
    await table.nextRound();
    await page.getByRole('button', { name: 'Scores', exact: true }).first().click();
    await table.dialog.getByRole('button', { name: 'Review' }).press('Enter');
    await review.getByRole('status').filter({ hasText: /mistake/ }).waitFor(ALL);
    assert.equal(await rows.count(), number, 'the same round, already known');
  });
}
