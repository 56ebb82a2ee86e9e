// The steps of a game whose table is drawn from a scene: from its first page to the end of a round.
import assert from 'node:assert/strict';

export const sceneSteps = (name, address) => ({
  [`${name}: the first page leads to the table`]: async ({ player, site }) => {
    await player.driver.go('about:blank');
    await player.driver.go(`${site.url}${address}&seed=smoke&speed=instant&lang=en`);
    await player.until('the program', () => document.querySelector('[role=log]') !== null);
    await player.click('button', '^Play$');
    assert.equal(await player.next(), 'turn');
    assert.ok((await player.table()).hand.length > 6);
  },

  [`${name}: a hint rates the moves, and Esc closes it`]: async ({ player }) => {
    await player.click('button', '^Hint$');
    await player.until('a hint', () => document.querySelectorAll('dialog[open] table tbody tr').length > 0);
    await player.escape();
  },

  [`${name}: a reload changes nothing, and the game plays on without a network`]: async ({ player, site }) => {
    await player.move();
    assert.equal(await player.next(), 'turn');
    await player.reloadOffline(site);
    await player.move();
    await player.next();
    await site.start();
  },

  [`${name}: a round is played to its end by clicking`]: async ({ player }) => {
    assert.equal(await player.playUntil(), 'round');
    assert.match((await player.table()).dialog, /\d/);
  },
});
