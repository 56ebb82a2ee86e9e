// A whole match by keyboard alone, without looking: all that is known comes from the
// log region and from what a screen reader says of the element that has the focus.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { game, reload, useBrowser } from './harness.mjs';

useBrowser();

game('a whole match is played by keyboard and ear alone',
  { params: { players: 3, seed: 'by ear', speed: 'instant' } },
  async ({ page, table }) => {
    const ear = await listen(page);
    await press(page, table, ({ text }) => text === 'Play');
    let plays = 0;
    for (let rounds = 0; ;) {
      const what = await table.next();
      const focus = await focused(page, table);
      if (what === 'match') {
        assert.match(focus.described, /win|wins|shared/i, 'the dialog says who has won');
        break;
      }
      if (what === 'round') {
        rounds += 1;
        assert.match(focus.described, /in all/, 'the dialog says the scores');
        assert.ok(rounds < 60, 'a match must come to an end');
        await press(page, table, ({ text }) => text === 'Next round');
        continue;
      }
      const legal = await askWhatMayBePlayed(page, ear);
      const before = await table.handNumbers();
      for (let steps = 0; !legal.includes((await focused(page, table)).text); steps += 1) {
        assert.ok(steps < 12, `none of ${legal.join('; ')} is found with the arrows`);
        await page.keyboard.press('ArrowRight');
      }
      const { text: card } = await table.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => document.querySelectorAll('button[data-card]').length !== count, before.length);
      plays += 1;
      const said = [`You play the ${card}.`, `You cannot follow and play the ${card}.`, `You lead the ${card}.`];
      assert.ok((await ear()).some((line) => said.includes(line)), `the play of ${card} is said`);
    }
    assert.ok(plays > 20, `${plays} cards were played`);
  });

game('after a reload and after an undo everything is said once, in order',
  { params: { players: 4, seed: 'once', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await page.addInitScript(keepWhatIsSaid);
    const ear = await listen(page);
    await table.deal();
    const middle = async (what) => what === 'turn' && (await table.trickSize()) > 1 && (await table.cards.count()) < 8;
    assert.equal(await table.playUntil(middle), 'turn');
    const before = await ear();
    await reload(page);
    await table.next();
    const after = await settled(ear);
    assert.deepEqual(after, before.slice(-after.length), 'after a reload: the last lines, as they were');
    assert.deepEqual([...new Set(after)], after);
    assert.ok(after.length >= 3 && after.length <= 7, after.join(' | '));

    const card = await table.playEasiest();
    await table.next();
    const played = (await settled(ear)).length;
    await page.keyboard.press('u');
    // The first shortcut loads the chunk that it is part of.
    for (let waits = 0; (await ear()).length === played; waits += 1) {
      assert.ok(waits < 400, 'U is not answered');
      await page.waitForTimeout(25);
    }
    await table.next();
    const undone = (await settled(ear)).slice(played);
    assert.match(undone[0], new RegExp(`^Taken back: .*\\b${card}\\b.*\\.$`), undone.join(' | '));
    assert.match(undone[1], /^Your turn: /);
    assert.equal(undone.length, 2, undone.join(' | '));
  });

game('a seat tells who sits there and how they play',
  { params: { players: 4, seed: 'seats', speed: 'instant', level: 'imp' } },
  async ({ page, table }) => {
    await table.deal();
    await table.next();
    for (const name of ['Ember', 'Fidget', 'Nox']) {
      const seat = await page.getByRole('group', { name }).ariaSnapshot();
      assert.match(seat, /Imp, \d cards?, .+ this round, \d+ from earlier rounds/, seat);
    }
    const own = await page.locator('.rail .seat .spoken').textContent();
    assert.match(own, /^\d cards?, /);
  });

for (const [lang, own] of [['en', 'You'], ['de', 'Du']]) {
  game(`the log of a round reads as it is written down (${lang})`,
    { params: { players: 4, seed: 'golden', speed: 'instant', lang, level: 'kobold' } },
    async ({ page }) => {
      const ear = await listen(page);
      await page.getByRole('button', { name: /^(Play|Spielen)$/ }).click();
      const legal = page.locator('button[data-card]:not([aria-disabled="true"])');
      for (let plays = 0; plays < 9; plays += 1) {
        const card = await legal.first().getAttribute('data-card');
        await legal.first().focus();
        await page.keyboard.press('Enter');
        await page.locator(`button[data-card="${card}"]`).waitFor({ state: 'detached' });
      }
      await page.getByRole('dialog').waitFor();
      const heard = `${(await ear()).join('\n')}\n`;
      const file = new URL(`../../games/little-devils/tests/data/log-${lang}.txt`, import.meta.url);
      // UPDATE=1 writes it again. Read it before you keep it.
      if (process.env.UPDATE) writeFileSync(file, heard);
      assert.equal(heard, readFileSync(file, 'utf8'));
      assert.equal(heard.match(new RegExp(`^${own} (play the|lead the|spielst die|cannot follow|kannst nicht) `, 'gm')).length, 9);
    });
}

/** Keeps what the log region says from now on; the function it gives back returns it. */
async function listen(page) {
  await page.evaluate(keepWhatIsSaid);
  return () => page.evaluate(() => window.heard);
}

/** In the page: keeps every line that comes into the log region. */
function keepWhatIsSaid() {
  window.heard = [];
  const said = new WeakSet();
  const keep = (node) => {
    const log = node.closest?.('[role=log]') ?? node.querySelector?.('[role=log]');
    if (!log) return;
    const lines = node.matches('[role=log]') || !node.closest('[role=log]') ? log.children : [node];
    for (const line of lines) {
      if (!said.has(line)) window.heard.push(line.textContent);
      said.add(line);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => node.nodeType === 1 && keep(node));
  }).observe(document, { childList: true, subtree: true });
}

/** What was heard, once nothing more comes. */
async function settled(ear) {
  for (let before = -1; ;) {
    const heard = await ear();
    if (heard.length === before) return heard;
    before = heard.length;
    await new Promise((done) => { setTimeout(done, 200); });
  }
}

/** What has the focus; a frame or two after something has gone away it is somewhere again. */
async function focused(page, table) {
  for (let waits = 0; waits < 20; waits += 1) {
    const focus = await table.focus();
    if (focus) return focus;
    await page.waitForTimeout(25);
  }
  return assert.fail('the focus is lost');
}

/** Asks with P; the cards named in the answer. */
async function askWhatMayBePlayed(page, ear) {
  const before = (await ear()).length;
  await page.keyboard.press('p');
  for (let waits = 0; ; waits += 1) {
    const answer = (await ear()).slice(before).find((line) => line.startsWith('You may play: '));
    if (answer) return answer.replace('You may play: ', '').replace(/\.$/, '').split('; ');
    assert.ok(waits < 400, 'P is not answered');
    await page.waitForTimeout(25);
  }
}

/** Tabs to what is wanted and presses Enter. */
async function press(page, table, wanted) {
  for (let presses = 0; presses < 60; presses += 1) {
    const focus = await table.focus();
    if (focus && wanted(focus)) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(50);
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches it; the focus is on ${JSON.stringify(await table.focus())}`);
}
