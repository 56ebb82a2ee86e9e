// What must work in every browser, step by step: Little Devils from its first page to a link to a match, and
// a round of each other game.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Player, wait } from './player.mjs';
import { sceneSteps } from './scene.mjs';
import { open } from './site.mjs';

const OUT = fileURLToPath(new URL('../out/', import.meta.url));
const PARAMETERS = '?players=4&level=imp&seed=smoke&speed=instant&lang=en';

/** Each step gets the player, the site, and what earlier steps have left in `seen`. */
const LITTLE_DEVILS = {
  'the first page leads to the table': async ({ player, site, seen }) => {
    await player.driver.go(site.url + PARAMETERS);
    // The still page that is there before the program answers to nothing.
    await player.until('the program', () => document.querySelector('[role=log]') !== null);
    await player.click('button', '^Play$');
    assert.equal(await player.next(), 'turn');
    seen.hand = (await player.table()).hand;
    assert.equal(seen.hand.length, 9);
  },

  'what goes wrong is heard': async ({ player }) => {
    await player.run(() => {
      console.error('on purpose');
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'on purpose' }));
      document.head.append(Object.assign(document.createElement('script'), { text: 'false' }));
    });
    for (const sign of ['console.error: on purpose', 'promise broken: on purpose', 'content-security policy: script-src']) {
      await player.until(sign, (said) => sessionStorage.getItem('smoke/faults')?.includes(said), sign);
    }
    // The driver's own news of it may come a moment later.
    await wait(500);
    await player.run(() => sessionStorage.removeItem('smoke/faults'));
    player.driver.faults.length = 0;
  },

  'a hint names a card that may be played, and Esc closes it': async ({ player }) => {
    await player.click('button', '^Hint$');
    const said = await player.until('a hint', () => table().dialog?.match(/Play the (\d+)/)?.[1]);
    await player.escape();
    await player.until('the focus back', () => document.activeElement !== document.body);
    const { legal } = await player.table();
    assert.ok(legal.includes(said), `${said} is none of ${legal}`);
  },

  'the arrows walk the hand, and Enter plays': async ({ player }) => {
    for (let presses = 0; (await player.table()).focus === ''; presses += 1) {
      assert.ok(presses < 40, 'Tab never reaches the hand');
      await player.driver.press('Tab');
    }
    const { focus } = await player.table();
    const aside = (await player.table()).hand.at(-1) === focus ? 'ArrowLeft' : 'ArrowRight';
    await player.driver.press(aside);
    await player.until('another card with the focus', (before) => !['', before].includes(table().focus), focus);
    for (let presses = 0; !(await player.run(() => table().legal.includes(table().focus))); presses += 1) {
      assert.ok(presses < 20, 'the arrows reach no card that may be played');
      await player.driver.press(presses < 9 ? 'ArrowRight' : 'ArrowLeft');
    }
    const chosen = (await player.table()).focus;
    await player.driver.press('Enter');
    await player.until(`card ${chosen} on the table`, (card) => !table().hand.includes(card), chosen);
  },

  'a reload in mid-trick changes nothing': async ({ player }) => {
    assert.equal(await player.playUntil(({ trick }) => trick.length > 0), 'turn');
    const before = await player.standing();
    await player.driver.reload();
    assert.equal(await player.next(), 'turn');
    assert.deepEqual(await player.standing(), before);
  },

  'without a network the game loads and plays on': async ({ player, site }) => {
    const before = await player.reloadOffline(site);
    await player.play(before.legal[0]);
    await player.next();
    await site.start();
  },

  'a round is played to its end by clicking cards': async ({ player }) => {
    assert.equal(await player.playUntil(), 'round');
    const { hand, dialog } = await player.table();
    assert.deepEqual(hand, []);
    assert.match(dialog, /\d/, 'the round\'s devils are told');
  },

  'the round is reviewed, and has a link': async ({ player, seen }) => {
    await player.click('button', '^Review$');
    await player.sees('heading', '^What mattered most$');
    await player.click('button', '^Share$');
    seen.link = await player.until('a link', () => find('textbox', '^Link$')[0]?.value);
    assert.match(seen.link, /#match=1/);
    await player.click('button', '^Close$');
    await player.click('button', '^Next round$');
    assert.equal(await player.next(), 'turn');
  },

  'the link deals the same cards': async ({ player, seen }) => {
    await player.driver.go('about:blank');
    await player.driver.go(seen.link);
    await player.click('button', '^Play the same cards$');
    await player.until('the first hand', (count) => !table().dialog && table().hand.length === count, seen.hand.length);
    assert.deepEqual((await player.table()).hand, seen.hand);
  },
};

const STEPS = {
  ...LITTLE_DEVILS,
  ...sceneSteps('Own Trumps', 'own-trumps/?players=2&level=hare'),
  ...sceneSteps('Michigan', 'michigan/?players=4&level=deckhand'),
};

/**
 * The path in one browser. `launch` opens it: a driver as Player wants it, which also says its version,
 * takes pictures (PNG, as base64), has noted `faults` of its own, and can be closed.
 */
export function smoke(browser, launch) {
  test(browser, async (t) => {
    const site = await open();
    let driver;
    try {
      driver = await launch(new URL(site.url).origin);
      t.diagnostic(driver.version);
      const visit = { player: new Player(driver), site, seen: {} };
      for (const [name, step] of Object.entries(STEPS)) {
        let passed = false;
        await t.test(name, async () => {
          await step(visit);
          assert.deepEqual(await faults(visit), [], 'the page must be quiet and ask no other host');
          passed = true;
        });
        // Each step begins where the one before it ends.
        if (!passed) return await picture(driver, browser);
      }
    } finally {
      await driver?.close();
      await site.close();
    }
  });
}

/** Everything that went wrong so far. */
const faults = async ({ player, site }) => [
  ...await player.run(() => JSON.parse(sessionStorage.getItem('smoke/faults') ?? '[]')),
  ...player.driver.faults,
  ...site.faults,
];

async function picture(driver, browser) {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}failed-smoke-${browser}.png`, await driver.picture(), 'base64');
}
