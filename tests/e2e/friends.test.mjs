// People who play together in windows of one browser: two pages, one match.
import assert from 'node:assert/strict';
import { AxeBuilder } from './accessibility.mjs';
import { game as anyGame, reload, useBrowser } from './harness.mjs';
import { leave, logOf, meetAll, openFriends, playTogether } from './friends.mjs';
import { taking } from './turns.mjs';

useBrowser();

const PARAMS = { speed: 'instant', lang: 'en' };
const roundIsOver = (page) => async () => page.getByRole('dialog').getByRole('button', { name: /Next round|New match/ }).isVisible();

const meet = async (page, context) => (await meetAll(page, context, ['Ben']))[0];

/** The button at the table. */
const openTable = (page, options) => page.getByRole('navigation').getByRole('button', { name: 'Friends' }).click(options);
/** The same where somebody is away: a host's page opens the dialog by itself after a while, perhaps before the press. */
async function openToHelp(page, help) {
  if (!await help.isVisible()) await openTable(page, { timeout: 5000 }).catch(() => {});
  await help.click();
}
const seatOf = (page, name) => page.locator('main').getByRole('group', { name, exact: true });

const game = (name, options, body) => anyGame(name, { of: 'own-trumps', ...options, params: { ...PARAMS, deals: 1, players: 2, ...options.params } }, body);

game('two windows play a whole match; the log of each says what its person may know', {}, async ({ page, context }) => {
  const other = await meet(page, context);
  await page.keyboard.press('?');
  await page.getByRole('log').getByText('There are no hints at a table with friends.').waitFor();
  await playTogether([page, other], roundIsOver(page));
  await other.getByRole('dialog').waitFor();
  const [anna, ben] = [await logOf(page), await logOf(other)];
  assert.match(anna, /Ben (leads|beats|puts|takes|cannot)|Ben has no cards left/, 'Anna hears of Ben');
  assert.match(ben, /Anna (leads|beats|puts|takes|cannot)|Anna has no cards left/, 'Ben hears of Anna');
  const title = (one) => one.getByRole('dialog').getByRole('heading').first().textContent();
  assert.match(await title(page), /wins?|Nobody|share/i);
  assert.match(await title(other), /wins?|Nobody|share/i);
});

const cardsOf = (page) => page.locator('.hand .card').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split(',')[0]).sort());

for (const who of ['guest', 'host']) {
  game(`a ${who} who reloads in the middle of a round has the same seat and the same cards again, and a rematch follows`, {}, async ({ page, context }) => {
    const other = await meet(page, context);
    let acts = 0;
    await playTogether([page, other], async () => (acts += 1) > 6);
    const one = who === 'guest' ? other : page;
    await one.waitForTimeout(500);
    const before = await cardsOf(one);
    await reload(one);
    await one.locator('.hand .card').first().waitFor();
    assert.deepEqual(await cardsOf(one), before);
    await playTogether([page, other], roundIsOver(page));
    await page.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'Play again with the same people' }).click();
    await other.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Start the match', disabled: false }).click();
    await Promise.all([page, other].map((side) => side.locator('.hand .card').nth(17).waitFor()));
  });
}

game('a person reacts, the host leaves, and the match of this page is there again', {}, async ({ page, context, table }) => {
  await table.deal();
  await table.playEasiest();
  await page.getByRole('button', { name: 'New match' }).click();
  const other = await meet(page, context);
  await openTable(other);
  await other.getByRole('button', { name: 'Well played!' }).click();
  await page.getByRole('log').getByText('Ben: Well played!').waitFor();
  await openTable(page);
  await leave(page, 'Close the table for everybody?');
  await other.getByText('The host has closed the table.').first().waitFor();
  const own = JSON.parse(await page.evaluate(() => localStorage.getItem('own-trumps/match')));
  assert.ok(own.players.some((player) => player.seat === 'bot'), 'the own match was kept');
  assert.equal(own.deals, undefined);
});

game('what is no invitation gets an answer, and the dialog is accessible', {}, async ({ page }) => {
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('The invitation that you got').fill('Shall we play?');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('There is no invitation and no reply in this text.').first().waitFor();
  const first = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(first.violations.map((one) => one.id), []);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByText('Anna (you)').waitFor();
  const lobby = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(lobby.violations.map((one) => one.id), []);
});

game('the address of a STUN server is kept until it is removed', {}, async ({ page }) => {
  const address = page.getByLabel('STUN server (optional)');
  const openDialog = () => page.getByRole('button', { name: 'Play with friends' }).click();
  await openDialog();
  await page.getByText('STUN server (optional)').first().click();
  await address.fill(' stun:stun.example.org ');
  await reload(page);
  await openDialog();
  assert.equal(await address.inputValue(), 'stun:stun.example.org');
  await address.fill('');
  await reload(page);
  await openDialog();
  await page.getByText('STUN server (optional)').first().waitFor();
  assert.equal(await address.isVisible(), false);
  assert.equal(await page.evaluate(() => localStorage.getItem('own-trumps/stun-server')), null);
});

game('the table says which seats are bots and who is away, and its button opens the dialog', { params: { players: 3 } }, async ({ page, context }) => {
  const [other] = await meetAll(page, context, ['Ben']);
  const bot = await other.locator('.felt .who', { hasText: /bot: / }).locator('.name').textContent();
  await seatOf(page, bot).getByText(/^bot: /).last().waitFor();
  assert.match(await seatOf(other, bot).locator('.who').innerText(), /bot: \w/);
  assert.doesNotMatch(await seatOf(other, 'Anna').innerText(), /bot|away/);
  for (const name of ['Undo', 'Hint', 'New match']) assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name);
  await other.goto('about:blank');
  await page.getByRole('log').getByText('Ben is away.').waitFor();
  await seatOf(page, 'Ben').getByText('away').first().waitFor();
  await openToHelp(page, page.getByRole('button', { name: 'Back to the table' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A reload opens the table again.
  await page.waitForURL(/#friends$/);
  await other.goBack();
  await page.getByRole('log').getByText('Ben is here.').waitFor();
  assert.doesNotMatch(await seatOf(page, 'Ben').innerText(), /away/);
});

game('a browser that is slow to paint and slower to go back keeps the address of the table', {
  params: { players: 3 },
  before: (context) => context.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => setTimeout(back, 300);
    window.requestAnimationFrame = (call) => setTimeout(() => call(performance.now()), 50);
  }),
}, async ({ page, context }) => {
  await meetAll(page, context, ['Ben']);
  await openTable(page);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(600);
  assert.match(page.url(), /#friends$/);
});

// `FromOnline::Lied` of seat 1.
const lie = (page, kind) => page.evaluate((kind) => window['online-program'].onmessage(new MessageEvent('message', {
  data: `8 1 ${kind.length} ${kind} ${kind.length + 8} seat 1: ${kind} `,
})), kind);

for (const [lang, button, sentence, details] of taking([
  ['en', 'Friends', 'The match has ended. Ben’s device made a move that the rules do not allow.', 'Details'],
  ['de', 'Freunde', 'Die Partie ist beendet. Das Gerät von Ben hat einen Zug gemacht, den die Regeln nicht erlauben.', 'Einzelheiten'],
  ['fr', 'Amis', 'La partie est terminée. L’appareil du joueur Ben a joué un coup que les règles interdisent.', 'Détails'],
  ['nl', 'Vrienden', 'De partij is afgelopen. Het apparaat van Ben deed een zet die volgens de regels niet mag.', 'Details'],
])) {
  game(`a lie is told in the language of the page: ${lang}`, {}, async ({ page, context }) => {
    await meet(page, context);
    if (lang !== 'en') {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('combobox', { name: 'Language' }).selectOption(lang);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('navigation').getByRole('button', { name: button }).waitFor();
    await lie(page, 'illegal-move');
    await page.locator('.friends .news', { hasText: sentence }).waitFor();
    await page.getByRole('log').getByText(sentence).waitFor();
    const evidence = page.getByText('seat 1: illegal-move');
    assert.equal(await evidence.isVisible(), false);
    await page.getByText(details, { exact: true }).click();
    await evidence.waitFor();
    if (lang === 'en') {
      await lie(page, 'something-new');
      await page.locator('.friends .news', { hasText: 'Ben’s device did not keep to the rules.' }).waitFor();
    }
  });
}

/** A browser that reads codes: each picture has the code with this text, once there is one. */
const readsCodes = (context) => context.addInitScript(() => {
  window.BarcodeDetector = class {
    static async getSupportedFormats() { return ['qr_code']; }
    async detect(video) { return window.codeText && video.videoWidth > 0 ? [{ rawValue: window.codeText }] : []; }
  };
});
const FAKE_CAMERA = { args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] };
const isFilmed = (page) => page.evaluate(() => Boolean(document.querySelector('.friends video')?.srcObject?.active));

game('an invitation is scanned with the camera, which then goes off', { launch: FAKE_CAMERA, before: readsCodes }, async ({ page }) => {
  await openFriends(page, 'Ben');
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await page.waitForFunction(() => document.querySelector('.friends video')?.srcObject?.active);
  await page.getByRole('dialog').locator('.camera').getByRole('button', { name: 'Close' }).click();
  assert.equal(await isFilmed(page), false);
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await page.waitForFunction(() => { const stream = document.querySelector('.friends video')?.srcObject; window.seen = stream; return stream?.active; });
  await page.evaluate(() => { window.codeText = 'Shall we play?'; });
  await page.getByText('There is no invitation and no reply in this text.').first().waitFor();
  assert.equal(await page.getByLabel('The invitation that you got').inputValue(), 'Shall we play?');
  assert.equal(await page.evaluate(() => window.seen.active), false, 'the camera is off');
});

game('a camera that is refused gets an answer', { launch: { args: ['--no-sandbox', '--use-fake-device-for-media-stream'] }, before: readsCodes }, async ({ page }) => {
  await page.evaluate(() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError'); }; });
  await openFriends(page, 'Ben');
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await page.getByText('This page may not use the camera.').waitFor();
  await page.getByRole('button', { name: 'Scan the code' }).waitFor();
});

game('no button for the camera where the browser reads no codes', {}, async ({ page }) => {
  await page.evaluate(() => { delete window.BarcodeDetector; });
  await openFriends(page, 'Ben');
  await page.getByRole('button', { name: 'Open a table' }).waitFor();
  await page.waitForTimeout(300);
  assert.equal(await page.getByRole('button', { name: 'Scan the code' }).count(), 0);
});

/** The match is over on all pages: the dialogs at its end are there. */
const matchIsOver = (pages) => async () => {
  const ends = await Promise.all(pages.map((one) => one.getByRole('dialog').getByRole('button', { name: 'New match' }).isVisible()));
  return ends.every(Boolean);
};

game('a finished match is kept by both, to be looked at and reviewed', {}, async ({ page, context }) => {
  const other = await meet(page, context);
  await playTogether([page, other], matchIsOver([page, other]));
  await page.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Leave the table' }).click();
    await one.getByRole('button', { name: 'Play with friends' }).click();
    const kept = one.getByRole('dialog').locator('.kept-matches li');
    await kept.waitFor();
    assert.match(await kept.innerText(), /Anna.*Ben|Ben.*Anna/s);
    await kept.getByRole('button', { name: /^Look at it/ }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await one.getByRole('dialog', { name: 'Review' }).getByText(/decision|mistake/i).first().waitFor();
    await one.keyboard.press('Escape');
    await one.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
    await one.getByRole('button', { name: 'Open a table' }).waitFor();
    const remove = kept.getByRole('button', { name: /^Remove/ });
    await remove.click();
    await kept.getByText('Remove this match for good?').waitFor();
    await remove.click();
    assert.equal(await kept.count(), 0);
    assert.equal(await one.evaluate(() => localStorage.getItem('own-trumps/match')), null, 'it is no match of one person');
  }
});

game('a host who is gone for good is told, and the match so far is kept', {}, async ({ page, context }) => {
  await context.clock.install();
  const other = await meet(page, context);
  let acts = 0;
  await playTogether([page, other], async () => (acts += 1) > 4);
  await page.close();
  await other.getByText('The connection to the host is lost.').first().waitFor();
  await other.clock.runFor(310_000);
  await other.locator('.friends .news', { hasText: 'Nothing has been heard from the host for five minutes.' }).waitFor();
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await other.getByRole('button', { name: 'Play with friends' }).click();
  await other.locator('.kept-matches li').getByRole('button', { name: /^Look at it/ }).click();
  await other.locator('.hand .card').first().waitFor();
  await other.getByRole('navigation').getByRole('button', { name: 'New match' }).click();
  await other.getByRole('button', { name: 'Open a table' }).waitFor();
});

game('three people: a rematch, one leaves, a bot plays by a vote, and the person comes back', { params: { players: 3 } }, async ({ page, context }) => {
  const [ben, cleo] = await meetAll(page, context, ['Ben', 'Cleo']);
  const all = [page, ben, cleo];
  await playTogether(all, matchIsOver(all));
  await page.getByRole('dialog').getByRole('button', { name: 'New match' }).click();
  await page.getByRole('button', { name: 'Play again with the same people' }).click();
  for (const one of [ben, cleo]) await one.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match', disabled: false }).click();
  await Promise.all(all.map((one) => one.locator('.hand .card').nth(11).waitFor()));
  await ben.goto('about:blank');
  for (const one of [page, cleo]) {
    await one.getByRole('log').getByText('Ben is away.').waitFor();
    await openToHelp(one, one.getByRole('button', { name: 'Let a bot play for Ben' }));
    await one.getByRole('button', { name: 'Back to the table' }).click();
  }
  for (const one of [page, cleo]) await seatOf(one, 'Ben').getByText(/^bot: /).first().waitFor();
  let acts = 0;
  await playTogether([page, cleo], async () => (acts += 1) > 6);
  await ben.goBack();
  await page.getByRole('log').getByText('Ben is here.').waitFor();
  await ben.locator('.hand .card').first().waitFor();
  acts = 0;
  await playTogether(all, async () => (acts += 1) > 6);
  const pile = (one) => one.locator('main').getByRole('group', { name: /^Pile/ }).getAttribute('aria-label');
  const piles = async () => new Set(await Promise.all(all.map(pile)));
  for (let looks = 0; (await piles()).size > 1; looks += 1) {
    assert.ok(looks < 50, `all see the same pile: ${[...await piles()].join(' | ')}`);
    await page.waitForTimeout(100);
  }
});

game('three people play so that nobody can look at the cards, also over reloads', { params: { players: 3 } }, async ({ page, context }) => {
  // The words are gone when the cards are there, perhaps before a look from outside.
  await page.evaluate((words) => {
    const look = () => { window.sawShuffling ||= document.body.textContent.includes(words); };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, 'All devices are shuffling the cards');
  const others = await meetAll(page, context, ['Ben', 'Cem'], () => page.getByLabel('Nobody can look at the cards').check());
  assert.ok(await page.evaluate(() => window.sawShuffling), 'the page says that the cards are being shuffled');
  const all = [page, ...others];
  const hands = await Promise.all(all.map(cardsOf));
  assert.deepEqual(hands.map((hand) => hand.length), [12, 12, 12]);
  assert.equal(new Set(hands.flat()).size, 36, 'the hands are a whole pack');
  let acts = 0;
  await playTogether(all, async () => (acts += 1) > 5);
  for (const one of [others[1], page]) {
    await one.waitForTimeout(500);
    const before = await cardsOf(one);
    await reload(one);
    await one.locator('.hand .card').first().waitFor();
    assert.deepEqual(await cardsOf(one), before);
  }
  await playTogether(all, roundIsOver(page));
  await Promise.all(all.map((one) => one.getByRole('log').getByText('Everything was checked').waitFor({ state: 'attached' })));
});

game('a table with a bot, or for two, has no switch for deals that nobody can look at', { params: { players: 3 } }, async ({ page }) => {
  const look = page.getByLabel('Nobody can look at the cards');
  await openFriends(page, 'Anna');
  await page.getByLabel('Seat 2').selectOption('A friend');
  await page.getByLabel('Seat 3').selectOption('A friend');
  await look.check();
  await page.getByText('nobody can see another hand').waitFor();
  await page.getByLabel('Seat 3').selectOption({ index: 1 });
  await look.waitFor({ state: 'detached' });
  await page.getByText('The host’s device knows all cards').waitFor();
  await page.getByRole('radio', { name: '2' }).check();
  assert.equal(await look.count(), 0);
});
