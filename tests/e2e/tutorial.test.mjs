// The tutorial, as somebody who has never heard of the game goes through it, and the round with tips after it.
import assert from 'node:assert/strict';
import { game, picture, reload, useBrowser } from './harness.mjs';
import { taking } from './turns.mjs';

useBrowser();

/** What is tapped at each step, after a wrong card where there is one; null: the button that goes on. */
const STEPS = [
  { begins: 'Each little devil' },
  { begins: 'A trick is one card' },
  { begins: 'The second card makes', wrong: '8, 3 devils', helps: 'play the 30', right: '30, 3 devils' },
  { begins: 'In a high trick', wrong: '27, 1 devil, played by Ember', helps: 'highest of the five', right: '34, no devils, played by Fidget' },
  { begins: 'Fidget’s 34 takes' },
  { begins: 'In a low trick' },
  { begins: 'Low again, six players: Grim' },
  { begins: 'You have a card below 37', wrong: '48, 2 devils', helps: 'must play it', right: '15, 5 devils' },
  { begins: 'Failing to follow', wrong: '1, no devils, played by Ember', helps: 'which is higher', right: '44, no devils, played by Fidget, who could not follow' },
  { begins: 'Fidget takes eight devils' },
  { begins: 'Whoever takes a trick leads', wrong: '25, 5 devils', helps: 'nothing else', right: '30, 3 devils' },
  { begins: 'You never take a trick' },
  { begins: 'Nine tricks make a round' },
];

for (const [width, height] of taking([[390, 844], [320, 568]])) {
  game(`the tutorial is tapped through at ${width}×${height}, forgives, goes back, and ends in a round with tips`,
    { params: { lang: 'en', speed: 'instant' }, size: [width, height], context: { hasTouch: true } },
    async ({ page, table }) => {
      await page.getByRole('button', { name: 'Learn to play' }).tap();
      const told = page.locator('.instruction');
      const card = (name) => page.getByRole('button', { name, exact: true });
      const [back, next] = ['Back', 'Next'].map((name) => page.getByRole('button', { name, exact: true }));
      for (const [at, { begins, wrong, helps, right }] of STEPS.entries()) {
        await page.getByText(`Step ${at + 1} of ${STEPS.length}`).waitFor();
        await told.filter({ hasText: begins }).waitFor();
        await inSight(page, [width, height]);
        await picture(page, `tutorial ${width}x${height} step ${at + 1}`);
        if (wrong) {
          await card(wrong).tap({ force: true });
          await told.filter({ hasText: helps }).waitFor();
          await back.tap();
          await told.filter({ hasText: STEPS[at - 1].begins }).waitFor();
          await (STEPS[at - 1].right ? card(STEPS[at - 1].right) : next).tap();
          await told.filter({ hasText: begins }).waitFor();
          await card(right).tap();
        } else if (at + 1 < STEPS.length) {
          await next.tap();
        }
      }
      await page.getByRole('button', { name: 'Play a first easy round' }).tap();
      await table.cards.first().waitFor();
      assert.deepEqual(await levels(table), ['imp', 'imp', 'imp']);
      await tipped(page, table);
    });
}

game('the tutorial works by keyboard: each instruction takes the focus, Tab leads to the card or button to press',
  { params: { lang: 'de' } },
  async ({ page, table }) => {
    const press = async (name) => {
      for (let presses = 0; (await table.focus())?.text !== name; presses += 1) {
        assert.ok(presses < 12, `Tab does not reach ${name}`);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'Spielen', exact: true, disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Spielen lernen' }).focus();
    await page.keyboard.press('Enter');
    const steps = [
      ['Jeder kleine Teufel', 'Weiter'], ['Ein Stich ist', 'Weiter'], ['Die zweite Karte', '30, 3 Teufel'],
      ['In einem hohen Stich', '34, keine Teufel, gespielt von Fidget'], ['Fidgets 34', 'Weiter'], ['In einem tiefen Stich', 'Weiter'],
      ['Tief, zu sechst', 'Weiter'], ['Du hast eine Karte unter 37', '15, 5 Teufel'],
      ['Nicht bedienen', '44, keine Teufel, gespielt von Fidget, konnte nicht bedienen'], ['Fidget nimmt acht', 'Weiter'],
      ['Wer einen Stich nimmt', '30, 3 Teufel'], ['Wer ausspielt', 'Weiter'],
    ];
    for (const [begins, name] of steps) {
      await page.waitForFunction((text) => document.activeElement?.textContent.startsWith(text), begins);
      await press(name);
    }
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Neun Stiche'));
    await press('Schließen');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Spielen lernen');
    assert.equal(await page.getByRole('button', { name: 'Spielen', exact: true }).isEnabled(), true);
  });

game('a reload in the round with tips goes on giving tips; the switch ends it for good',
  { params: { lang: 'en', speed: 'instant' } },
  async ({ page, table }) => {
    await page.getByRole('button', { name: 'Learn to play' }).click();
    const play = page.getByRole('button', { name: 'Play a first easy round' });
    for (const { right } of STEPS.slice(0, -1)) {
      await page.getByRole('button', { name: right ?? 'Next', exact: true }).click();
    }
    await play.click();
    await toDecision(table);
    await reload(page);
    await tipped(page, table);
    await hintAlone(page);
    await page.getByRole('button', { name: 'No more tips' }).click();
    assert.equal(await page.locator('[data-hinted]').count(), 0);
    const off = 'Tips are off. Hint still tells you what to play.';
    await page.locator('.status').getByText(off, { exact: true }).waitFor();
    await page.getByRole('log').getByText(off, { exact: true }).waitFor({ state: 'attached' });
    await reload(page);
    await toDecision(table);
    assert.equal(await page.getByRole('button', { name: 'No more tips' }).count(), 0);
  });

/** To a decision: a turn with more than one card to choose from. */
const toDecision = (table) =>
  table.playUntil(async (what) => what === 'turn' && (await table.legalCards.count()) > 1);

/** At a decision, the best card is marked, named beside the prompt, and said. */
async function tipped(page, table) {
  await toDecision(table);
  const best = page.locator('#hand [data-hinted]');
  await best.first().waitFor();
  const number = await best.first().getAttribute('data-card');
  await page.locator('.status').filter({ hasText: /Tip: play the \d+/ }).waitFor();
  const [tip, card] = (await page.locator('.status').textContent()).match(/Tip: play the (\d+).*?\./);
  assert.equal(card, number);
  await page.getByRole('log').getByText(tip).first().waitFor({ state: 'attached' });
}

/** The hint says it all: while it is open, the tip is not said a second time. */
async function hintAlone(page) {
  const log = page.getByRole('log');
  await log.evaluate((log) => {
    window.heard = [];
    new MutationObserver(() => window.heard.push(log.textContent)).observe(log, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.costs').waitFor();
  assert.deepEqual((await page.evaluate(() => window.heard)).filter((heard) => heard.includes('Tip:')), []);
  await page.keyboard.press('Escape');
}

/** How the others at the table play, as the match is kept. */
async function levels(table) {
  const saved = JSON.parse((await table.savedMatch()).split('\n')[0]);
  return saved.players.slice(1).map(({ level }) => level);
}

/** Nothing scrolls, nothing is cut, cards are large, and buttons too. */
async function inSight(page, [width, height]) {
  const found = await page.evaluate(([width, height]) => {
    const faults = [];
    const tutorial = document.querySelector('.examples');
    if (tutorial.scrollWidth > tutorial.clientWidth) faults.push('it scrolls sideways');
    if (tutorial.scrollHeight > tutorial.clientHeight) faults.push(`it scrolls by ${tutorial.scrollHeight - tutorial.clientHeight} px`);
    for (const element of document.querySelectorAll('.examples :is(button, .card, .player, .sign, .instruction)')) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = `${element.className} ${element.textContent.slice(0, 20)}`;
      if (left < 0 || right > width || top < 0 || bottom > height) faults.push(`${name} is cut`);
      if (element.matches('.card') && right - left < (width >= 390 ? 80 : 60)) faults.push(`${name} is ${right - left} px wide`);
      if (element.matches('button') && bottom - top < 44) faults.push(`${name} is ${bottom - top} px high`);
    }
    return faults;
  }, [width, height]);
  assert.deepEqual(found, []);
}
