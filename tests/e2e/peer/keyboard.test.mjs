// Playing with a friend by keyboard alone, over a real connection: inviting, replying, playing, leaving, coming back. The log
// says everything that happens.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';
import { LAUNCH } from './browsers.mjs';

const DIST = process.env.E2E_DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url));
const MAX_TABS = 60;

let server;
before(async () => { server = await serve(DIST); });
after(() => server.close());

/** Writes down everything that the log says. */
function listen() {
  window.heard = [];
  const hear = (changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.closest?.('[role=log]')) window.heard.push(...[...addedNodes].map((one) => one.textContent));
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true });
}

/** A person with a keyboard, and with ears. */
class Person {
  constructor(page, name) { Object.assign(this, { page, name }); }

  press(key) { return this.page.keyboard.press(key); }

  /** What has the focus: its name, and whether it is somewhere that a person can tell. */
  focus() {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      const label = at.labels?.[0]?.textContent;
      return { name: (at.getAttribute('aria-label') ?? label ?? at.textContent).trim(), tag: at.tagName, state: at.dataset?.state };
    });
  }

  /** Walks with Tab to what has this name. */
  async tabTo(name, tag) {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const at = await this.focus();
      if (at.name === name && (!tag || at.tag === tag)) return;
      await this.press('Tab');
    }
    throw new Error(`${this.name}: no way by Tab to "${name}"; the focus is on "${(await this.focus()).name}"`);
  }

  /** Presses a button. The focus must not be lost, whatever becomes of the button. */
  async choose(name) {
    await this.tabTo(name);
    await this.press('Enter');
    await this.page.waitForTimeout(200);
    assert.notEqual((await this.focus()).tag, 'BODY', `${this.name}: the focus is lost after "${name}"`);
  }

  /** The focus has gone on to what comes next. */
  async isLedTo(name) {
    const isThere = (name) => document.activeElement.textContent.trim() === name;
    await this.page.waitForFunction(isThere, name, { timeout: 5_000 }).catch(async () => {
      throw new Error(`${this.name} is not led to "${name}", but to "${(await this.focus()).name}"`);
    });
  }

  async fill(name, text) {
    await this.tabTo(name);
    await this.press('Control+A');
    await this.page.keyboard.insertText(text);
  }

  /** Waits until the log has said something this many times since the page was opened. */
  async hears(text, times = 1) {
    const isHeard = ([text, times]) => window.heard.filter((line) => line.includes(text)).length >= times;
    await this.page.waitForFunction(isHeard, [text, times]).catch(async () => {
      const heard = await this.page.evaluate(() => window.heard);
      throw new Error(`${this.name} does not hear "${text}", but: ${heard.join(' | ')}`);
    });
  }

  /** The link that is to be carried to the other side: the field selects all of it once it has the focus. */
  async carried(about) {
    await this.page.locator('.friends textarea').waitFor();
    await this.tabTo(about, 'TEXTAREA');
    return this.page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement;
      return value.slice(selectionStart, selectionEnd);
    });
  }

  /** Plays a card that may be played, or presses a button that is offered; false if it is not this person's turn. */
  async play() {
    const offered = await this.page.evaluate(() => document.querySelector('.offered')?.textContent);
    const isOwn = await this.page.evaluate(() => Boolean(document.querySelector('.hand .card[data-state="legal"], .offered')));
    if (!isOwn) return false;
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if ((await this.focus()).state) break;
      await this.press('Tab');
    }
    for (let steps = 0; steps < 36; steps += 1) {
      if ((await this.focus()).state === 'legal') {
        await this.press('Enter');
        return true;
      }
      await this.press('ArrowRight');
    }
    await this.choose(offered);
    return true;
  }
}

const SEND = 'Send this link to one friend, or let them scan the code. Invite the next friend once this one is here.';
const SEND_BACK = 'Send this reply back to the person who invited you, or let them scan the code. Keep this page open.';

/** Anna invites, Ben replies. */
async function connect(anna, ben, isNew) {
  await anna.choose('Invite a friend');
  await anna.isLedTo('Copy');
  const invitation = await anna.carried(SEND);
  assert.match(invitation, /#friends=[\w-]+$/);
  if (isNew) {
    await ben.page.goto('about:blank');
    await ben.page.goto(invitation.replace('#', '?lang=en&speed=instant#'));
    await ben.page.locator('.friends').waitFor();
    await ben.fill('Your name', 'Ben');
  } else await ben.fill('The invitation that you got', invitation);
  await ben.choose('Join');
  await ben.isLedTo('Copy');
  const reply = await ben.carried(SEND_BACK);
  assert.match(reply, /#friends-reply=[\w-]+$/);
  await anna.fill('The reply that you get back', reply);
  await anna.choose('Connect');
}

test('two people invite, reply, play, leave and come back by keyboard, and hear it all', async () => {
  const browsers = await Promise.all([LAUNCH.Chromium(), LAUNCH.Chromium()]);
  try {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map(async (name, at) => {
      const page = await browsers[at].newPage();
      await page.addInitScript(listen);
      return new Person(page, name);
    }));
    await anna.page.goto(`${server.url}own-trumps/?lang=en&speed=instant&deals=1&players=2`);
    await anna.page.getByRole('button', { name: 'Play with friends', disabled: false }).waitFor();
    await anna.choose('Play with friends');
    await anna.page.locator('.friends').waitFor();
    await anna.fill('Your name', 'Anna');
    await anna.choose('Open a table');
    await anna.page.getByText('Anna (you)').waitFor();
    await anna.isLedTo('Invite a friend');
    await connect(anna, ben, true);
    await anna.hears('Ben is here.');
    await ben.hears('You are at Anna’s table.');
    await ben.isLedTo('I am ready');
    await ben.choose('I am ready');
    await ben.isLedTo('I am ready');
    await anna.hears('Everybody is ready.');
    await anna.page.getByRole('button', { name: 'Start the match', disabled: false }).waitFor();
    await anna.choose('Start the match');
    for (const one of [anna, ben]) await one.page.locator('.hand .card').first().waitFor();
    await Promise.any([anna.hears('Your turn'), ben.hears('Your turn')]);
    for (let turns = 0, looks = 0; turns < 4; looks += 1) {
      assert.ok(looks < 200, 'the match comes on');
      const played = (await anna.play()) || (await ben.play());
      if (played) turns += 1;
      await anna.page.waitForTimeout(100);
    }
    await anna.hears('Ben ');
    await ben.hears('Anna ');

    await ben.page.reload();
    await anna.hears('Ben is away.');
    await ben.page.locator('.friends').waitFor();
    await ben.hears('The connection to the host is lost.');
    await anna.choose('Friends');
    await connect(anna, ben, false);
    await ben.hears('The connection is there again.');
    await anna.hears('Ben is here.', 2);
    await ben.page.locator('dialog').waitFor({ state: 'detached' });
    assert.notEqual((await ben.focus()).tag, 'BODY', 'the focus is at the table');

    await ben.choose('Friends');
    await ben.choose('Hello!');
    await anna.hears('Ben: Hello!');
    await ben.choose('Friends');
    await ben.choose('Leave the table');
    await ben.choose('Leave the table');
    await anna.hears('Ben has left the table.');
  } finally {
    await Promise.all(browsers.map((browser) => browser.close().catch(() => {})));
  }
});
