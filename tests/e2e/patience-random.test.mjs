// Two and three tabs of Patience do random things: whatever is done in any of them is kept.
// SEEDS=1,2,3 plays other seeds, and ACTIONS=500 more actions of each. In each run it is one of two seeds.
import assert from 'node:assert/strict';
import { reload, useBrowser } from './harness.mjs';
import { byHand, game, table } from './patience.mjs';
import { taking } from './turns.mjs';

useBrowser();

const SEEDS = process.env.SEEDS?.split(',').map(Number) ?? taking([1, 2]);
const ACTIONS = Number(process.env.ACTIONS ?? 35);
const NAME = 'patience/match/klondike';
const SWITCHES = ['Left-handed', 'Four-colour deck'];
const IDS = { 'Left-handed': 'left-handed', 'Four-colour deck': 'four-colors' };

/** Numbers from 0 to below a limit, the same for a seed (mulberry32). */
function random(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A saved game: which deal, and the turns played. */
function read(text) {
  const [, , id, seed, played, , ...rest] = text.split(' ');
  const facts = rest.filter((word) => word.includes('='));
  const turns = rest.filter((word) => !word.includes('=')).slice(0, Number(played));
  return { deal: [id, seed, facts.find((fact) => fact.startsWith('id='))].join(), turns };
}

const continues = (one, other) => one.deal === other.deal && other.turns.every((turn, at) => one.turns[at] === turn);
const equal = (one, other) => continues(one, other) && continues(other, one);

/** Everything that the browser keeps. */
const storage = (page) => page.evaluate(() => ({ ...localStorage }));

const games = (texts) => Object.entries(texts)
  .filter(([name]) => name === NAME || name.startsWith(`${NAME}/kept-`)).map(([, text]) => read(text));

const FILE = 'patience backup 1\nmatch patience 1 klondike 77 1 1000 draw\nfigures spider 3 1 0 1 50000 90\ndays 2026-11-20\n';

async function settings(page, act) {
  await page.getByRole('button', { name: 'Settings' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await act(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** What a tab can do. Each gets the page, and a source of random numbers. */
const ACTS = {
  draw: (page) => page.keyboard.press('w'),
  async card(page, pick) {
    const open = page.locator('.board .card[aria-hidden="false"]');
    // A card may be under others, or gone in the meantime.
    await open.nth(pick(await open.count())).click({ timeout: 500 }).catch(() => {});
  },
  undo: (page) => page.keyboard.press('z'),
  redo: (page) => page.keyboard.press('y'),
  async deal(page) {
    await page.keyboard.press('n');
    const question = page.getByRole('dialog');
    if (await question.count()) await question.getByRole('button', { name: 'New deal' }).click();
  },
  async reload(page) {
    await reload(page);
    await table(page);
  },
  async leave(page) {
    // The notice about another tab may lie over the bar.
    await page.getByRole('button', { name: 'All games' }).dispatchEvent('click');
    await page.getByRole('link', { name: /Go on: / }).or(page.locator('.tile').first()).first().click();
    await table(page);
  },
  async back(page) {
    const home = page.url();
    await page.goBack();
    await page.goto(home.replace(/#.*/, '#game=klondike'));
    await table(page);
  },
  async here(page) {
    const button = page.getByRole('button', { name: 'Play on here' });
    if (await button.count()) await button.click();
  },
};
const OFTEN = ['draw', 'draw', 'card', 'card', 'undo', 'here', ...Object.keys(ACTS), 'setting', 'import', 'close'];

for (const seed of SEEDS) {
  game(`random tabs lose nothing (seed ${seed})`, { hash: '#game=klondike', before: byHand },
    async ({ page, context, server }) => {
      const pick = random(seed);
      const tabs = [{ page }];
      const chosen = {};
      const open = async (at) => {
        const fresh = await context.newPage();
        await fresh.goto(`${server.url}patience/?lang=en#game=klondike`);
        await table(fresh);
        tabs[at] = { page: fresh };
      };
      await table(page);
      for (let at = 1; at < 2 + seed % 2; at += 1) await open(at);
      for (let done = 0; done < ACTIONS; done += 1) {
        const at = pick(tabs.length);
        const name = OFTEN[pick(OFTEN.length)];
        const before = await storage(tabs[at].page);
        await tabs[at].page.bringToFront();
        if (name === 'setting') {
          const label = SWITCHES[pick(SWITCHES.length)];
          await settings(tabs[at].page, async (dialog) => {
            await dialog.getByLabel(label).click();
            chosen[IDS[label]] = await dialog.getByLabel(label).isChecked();
          });
        } else if (name === 'import') {
          await settings(tabs[at].page, async (dialog) => {
            const [chooser] = await Promise.all([
              tabs[at].page.waitForEvent('filechooser'), dialog.getByRole('button', { name: 'Import a file' }).click()]);
            await chooser.setFiles({ name: 'patience.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE) });
            await dialog.getByText(/^Imported: /).waitFor();
          });
        } else if (name === 'close') {
          await tabs[at].page.close({ runBeforeUnload: true });
          await open(at);
        } else {
          await ACTS[name](tabs[at].page, pick);
        }
        const step = `action ${done}, ${name} in tab ${at}`;
        const after = await storage(tabs[at].page);
        check(before, after, tabs[at], step);
        const on = JSON.parse(after['patience/settings'] ?? '{}').on ?? [];
        for (const [id, is] of Object.entries(chosen)) assert.equal(on.includes(id), is, `${step}: ${id}`);
        const isElsewhere = await tabs[at].page.getByText('played in another tab or frame').count();
        if (!isElsewhere && after[NAME]) tabs[at].known = read(after[NAME]);
      }
    });
}

/** Compares what is kept before and after an action: only the tab that knew a game may take it away. */
function check(before, after, tab, step) {
  const now = games(after);
  for (const game of games(before).filter(({ turns }) => turns.length)) {
    const isKept = now.some((one) => continues(one, game));
    assert.ok(isKept || (tab.known && equal(tab.known, game)), `${step}: lost ${JSON.stringify(game)}`);
  }
  for (const line of (before['patience/results'] ?? '').split('\n').slice(1)) {
    const [id, played, won] = line.split(' ');
    const same = after['patience/results'].split('\n').find((other) => other.startsWith(`${id} `));
    const [, playedNow, wonNow] = same?.split(' ') ?? [];
    assert.ok(Number(playedNow) >= Number(played) && Number(wonNow) >= Number(won), `${step}: ${line} became ${same}`);
  }
  const days = (after['patience/summary'] ?? '').split(' ');
  for (const day of (before['patience/summary'] ?? '').split(' ').filter(Boolean)) assert.ok(days.includes(day), `${step}: ${day}`);
}
