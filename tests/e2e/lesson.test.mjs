// The tutorial, as somebody who has never heard of the game goes through it.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';

useBrowser();

game('the tutorial is played tap by tap, forgives a wrong card, and ends at the set-up form',
  { params: { lang: 'en' }, size: [360, 640] },
  async ({ page, table }) => {
    await page.getByRole('button', { name: 'Learn to play' }).click();
    const told = page.locator('.instruction');
    const tap = (name) => page.getByRole('button', { name, exact: true }).click();
    await told.filter({ hasText: 'play the 30' }).waitFor();
    await tap('8, 3 devils');
    await told.filter({ hasText: 'below the 22' }).waitFor();
    await tap('30, 3 devils');
    await told.filter({ hasText: 'highest card takes the trick' }).waitFor();
    await tap('34, no devils');
    await told.filter({ hasText: 'Play the 15' }).waitFor();
    await tap('48, 2 devils');
    await told.filter({ hasText: 'must play below 37' }).waitFor();
    await tap('15, 5 devils');
    await told.filter({ hasText: 'highest of them takes it' }).waitFor();
    await tap('44, no devils');
    await told.filter({ hasText: '8 devils' }).waitFor();
    await tap('Play');
    await table.setUp.waitFor();
    await table.deal();
    assert.equal(await table.next(), 'turn');
  });

game('the tutorial works by keyboard: each instruction takes the focus, the next Tab is a card',
  { params: { lang: 'de' } },
  async ({ page, table }) => {
    await page.getByRole('button', { name: 'Spielen lernen' }).focus();
    await page.keyboard.press('Enter');
    for (const [begin, card] of [['Die 22', '30, 3 Teufel'], ['Hoch!', '34, keine Teufel'], ['Richtig', '15, 5 Teufel'], ['Fünf', '44, keine Teufel']]) {
      await page.waitForFunction((text) => document.activeElement?.textContent.startsWith(text), begin);
      for (let presses = 0; (await table.focus())?.text !== card; presses += 1) {
        assert.ok(presses < 10, `Tab does not reach ${card}`);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Die 44'));
    await page.getByRole('button', { name: 'Spielen' }).click();
    await page.getByRole('button', { name: 'Austeilen' }).waitFor();
  });
