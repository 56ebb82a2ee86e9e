// Patience: the chance to win from what the player can see, beside the verdicts of the solver, which knows all cards.
import assert from 'node:assert/strict';
import { AxeBuilder, findings } from './accessibility.mjs';
import { useBrowser } from './harness.mjs';
import { PHONE, byHand, game, table } from './patience.mjs';

useBrowser();

const withoutVerdicts = (context) => context.addInitScript(() => {
  if (location.protocol !== 'about:') localStorage.setItem('patience/settings', JSON.stringify({ options: ['check=off', 'winnable=off'] }));
});

const odds = (page) => page.getByRole('dialog', { name: 'Chance to win' });
const said = (page) => odds(page).getByRole('status').filter({ hasText: /./ });

game('the chance to win is counted from the open cards, also without verdicts, and said once',
  { size: PHONE, hash: '#game=lucky-thirteen&deal=7', before: withoutVerdicts }, async ({ page }) => {
    await table(page);
    const chance = async () => {
      await page.getByRole('button', { name: 'This deal' }).click();
      await page.getByRole('button', { name: 'Chance to win' }).click();
      await said(page).first().waitFor();
      return said(page).first().textContent();
    };
    const text = await chance();
    assert.match(text, /^From what you can see: about \d+% of such games can be won \(\d+ of 50 tried\)\.$/);
    assert.equal(await odds(page).getByText('Tried so far').count(), 0);
    assert.deepEqual(await findings(new AxeBuilder({ page })), []);
    await page.keyboard.press('Escape');
    await odds(page).waitFor({ state: 'detached' });
    assert.equal(await chance(), text, 'the same question has the same answer');
  });

game('games are tried one after the other; whoever closes the dialog gets the verdict that had to wait',
  { hash: '#game=klondike&deal=1', before: byHand }, async ({ page }) => {
    await table(page);
    await page.keyboard.press('c');
    await odds(page).getByText(/^Tried so far: [1-9]\d* of 50\./).waitFor();
    assert.equal(await said(page).count(), 0, 'what grows is not said');
    await page.keyboard.press('Escape');
    await odds(page).waitFor({ state: 'detached' });
    const hint = page.locator('.status').filter({ hasText: 'with all cards known' });
    for (let tries = 0; !(await hint.count()); tries += 1) {
      assert.ok(tries < 100, 'the next move of a line that wins is known');
      await page.keyboard.press('?');
      await page.waitForTimeout(200);
    }
  });

game('with all cards open the game itself is judged', { hash: '#game=little-bismarck&deal=1', before: byHand }, async ({ page }) => {
  await table(page);
  await page.keyboard.press('c');
  await odds(page).getByText('You have seen all cards: this game can be won.').waitFor();
  await page.keyboard.press('Escape');
  await odds(page).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.locator('.hinted').first().waitFor();
});
