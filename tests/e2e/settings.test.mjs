// Every setting has its effect at once, and is kept.
import assert from 'node:assert/strict';
import { game, reload, useBrowser } from './harness.mjs';

useBrowser();

const root = (page, name) => page.locator('html').getAttribute(name);

async function open(page, name) {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

game('settings have their effect at once and survive a reload',
  { params: { players: 4, seed: 'settings', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const dialog = await open(page, 'Settings');
    await dialog.getByLabel('Colours').selectOption({ label: 'High contrast' });
    await dialog.getByLabel('Motion').selectOption({ label: 'Reduced' });
    await dialog.getByLabel('Size of the cards').selectOption({ label: 'Large' });
    await dialog.getByLabel('Left-handed').check();
    await dialog.getByLabel('Show which cards').uncheck();
    const dressed = async () => [
      await root(page, 'data-theme'), await root(page, 'data-motion'), await root(page, 'data-card-size'),
      await root(page, 'data-left-handed'), await root(page, 'data-legal'),
    ];
    const expected = ['contrast', 'none', 'large', 'on', 'off'];
    assert.deepEqual(await dressed(), expected);
    await dialog.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await reload(page);
    await page.getByRole('group', { name: 'Deine Karten' }).waitFor();
    assert.deepEqual(await dressed(), expected);
  });

game('with asking first, a card is played by the second press',
  { params: { players: 4, seed: 'ask', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const dialog = await open(page, 'Settings');
    await dialog.getByLabel('Confirm each card').check();
    await page.keyboard.press('Escape');
    await table.next();
    const number = await table.legalCards.first().getAttribute('data-card');
    const card = table.hand.locator(`button[data-card="${number}"]`);
    await card.focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Press ${number}`).first().waitFor();
    assert.equal((await table.handNumbers()).length, 9, 'the first press plays nothing');
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
  });

game('the only legal card plays itself, if so set',
  { params: { players: 3, seed: 'forced', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const dialog = await open(page, 'Settings');
    await dialog.getByLabel('my only legal card').check();
    await page.keyboard.press('Escape');
    // Somebody's ninth card is always the only one: the round ends by itself after the eighth.
    let plays = 0;
    while ((await table.next()) === 'turn') {
      assert.ok((await table.legalCards.count()) > 1, 'no turn without a choice is asked for');
      await table.playEasiest();
      plays += 1;
    }
    assert.ok(plays <= 8, `${plays} cards by hand`);
  });

game('the hint names a card and what every card costs',
  { params: { players: 4, seed: 'hint', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    await table.playUntil(async (what) => what === 'turn' && (await table.legalCards.count()) > 2);
    const legal = await table.legalNumbers();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Play the \d+/).waitFor();
    const named = Number((await dialog.getByText(/Play the \d+/).textContent()).match(/Play the (\d+)/)[1]);
    assert.ok(legal.includes(named));
    const rows = dialog.getByRole('row');
    assert.equal(await rows.count(), legal.length + 1, 'a row for each legal card, and the head');
    await page.keyboard.press('Escape');
    const hinted = table.hand.locator('[data-hinted]');
    assert.equal(Number(await hinted.getAttribute('data-card')), named, 'the card stays marked');
  });

game('the last trick can be looked at again, all tricks with the history setting',
  { params: { players: 4, seed: 'tricks', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const dialog = page.getByRole('dialog');
    await open(page, 'Last trick');
    await dialog.getByText('No trick has been taken yet.').waitFor();
    await page.keyboard.press('Escape');
    await table.playUntil(async (what) => what === 'turn' && (await table.handNumbers()).length === 6);
    await open(page, 'Last trick');
    assert.equal(await dialog.getByRole('img').count(), 4);
    await page.keyboard.press('Escape');
    await open(page, 'Settings');
    await dialog.getByLabel('Show all tricks').check();
    await page.keyboard.press('Escape');
    await open(page, 'Tricks of this round');
    assert.equal(await dialog.getByRole('img').count(), 12);
  });

game('the sound button says whether the game sounds, and so does the address',
  { params: { players: 4, seed: 'sound', speed: 'instant' } },
  async ({ page, table }) => {
    await table.deal();
    const button = page.getByRole('button', { name: 'Sound' });
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    await button.click();
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    await page.keyboard.press('m');
    // Shortcuts are part of the chunk, which the first one loads.
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
    await page.goto(`${page.url()}&mute=1`);
    await table.cards.first().waitFor();
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
  });
