// Two browsers meet by two short texts: no server takes part.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';
import { launch } from './browsers.mjs';

const FOLDER = process.env.MEET ?? fileURLToPath(new URL('../../../target/meet', import.meta.url));
const MAX_CHARACTERS = 110;
const MAX_MESSAGE = 65_536;
const FIREFOX = process.env.FIREFOX !== 'none';

let server;
before(async () => { server = await serve(FOLDER); });
after(() => server.close());

/** A test with pages in browsers of these names, one process each. */
function meeting(name, browsers, body) {
  const skip = !FIREFOX && browsers.includes('Firefox') ? 'no Firefox' : false;
  test(name, { skip }, async (t) => {
    const faults = [];
    const started = [];
    try {
      for (const browser of browsers) started.push(await launch(browser, server.url, faults));
      const sides = [];
      for (const browser of started) sides.push(await browser.open());
      await body({ t, sides, started });
      assert.deepEqual(faults, [], 'the pages must be quiet and ask no other host');
    } finally {
      await Promise.all(started.map((browser) => browser.close().catch(() => {})));
    }
  });
}

/** The guest's side replies to the host's link; the host accepts. Milliseconds until both are open. */
async function connect(host, guest, number = 0) {
  const invitation = await host.text(number);
  assert.ok(await guest.reply(`https://cards.example/#${invitation}`));
  const reply = await guest.text();
  const begin = await host.now();
  assert.equal(await host.call('accept', `Here: https://cards.example/#${reply}`), 'ok');
  const opened = await Promise.all([host.event('open'), guest.event('open')]);
  return { invitation, reply, milliseconds: Math.max(...opened.map(({ at }) => at)) - begin };
}

async function send(from, to, message, number) {
  assert.equal(await from.call('send', message), 'ok');
  assert.equal((await to.event('message', number)).text, message);
}

for (const pair of [['Chromium', 'Chromium'], ['Chromium', 'Firefox'], ['Firefox', 'Chromium'], ['Firefox', 'Firefox']]) {
  meeting(`${pair[0]} invites ${pair[1]}`, pair, async ({ t, sides }) => {
    const [host, guest] = sides;
    await host.invite();
    const { invitation, reply, milliseconds } = await connect(host, guest);
    t.diagnostic(`invitation ${invitation.length}, reply ${reply.length} characters; open ${milliseconds} ms after the reply`);
    assert.ok(Math.max(invitation.length, reply.length) <= MAX_CHARACTERS);
    assert.ok(milliseconds < 1_000, `${milliseconds} ms`);
    await send(host, guest, 'Your turn', 0);
    await send(guest, host, 'Queen of hearts ♥', 0);
    await send(host, guest, 'a'.repeat(MAX_MESSAGE), 1);
    await send(guest, host, 'b'.repeat(MAX_MESSAGE), 1);
    assert.equal(await host.call('send', 'a'.repeat(MAX_MESSAGE + 1)), 'the message is too long');
    for (const side of sides) assert.deepEqual(await side.servers(), [], 'no STUN server');
    await guest.call('free');
    const closed = await host.event('closed', 0, 40_000);
    assert.equal(closed.text, 'the other side has closed the connection');
    assert.equal(await host.call('send', 'still there?'), 'the connection is not open');
  });
}

meeting('What is no reply of this invitation changes nothing', ['Chromium', 'Chromium'], async ({ sides, started }) => {
  const [host, guest] = sides;
  await host.invite();
  const invitation = await host.text();
  const other = await started[1].open();
  await other.invite();
  await guest.reply(await other.text());
  assert.equal(await guest.reply('Shall we play?'), false);
  assert.equal(await host.call('accept', await guest.text()), 'the reply belongs to another invitation');
  assert.equal(await host.call('accept', invitation), 'an invitation');
  assert.equal(await host.call('accept', 'Yes!'), 'there is no invitation and no reply in the text');
  const third = await started[1].open();
  const { milliseconds } = await connect(host, third);
  assert.ok(milliseconds < 1_000);
  assert.equal(await host.call('accept', await third.text()), 'no reply is expected');
});

meeting('A page that goes away closes the connection', ['Chromium', 'Chromium'], async ({ sides }) => {
  const [host, guest] = sides;
  await host.invite();
  await connect(host, guest);
  await guest.close();
  assert.match((await host.event('closed', 0, 60_000)).text, /closed the connection|lost/);
});

meeting('A reply of Firefox that has become too old renews itself', ['Firefox', 'Firefox'], async ({ t, sides }) => {
  const [host, guest] = sides;
  await host.invite();
  assert.ok(await guest.reply(await host.text()));
  const first = await guest.event('text');
  const second = await guest.event('text', 1, 60_000);
  t.diagnostic(`renewed after ${second.at - first.at} ms`);
  assert.notEqual(first.text, second.text);
  assert.equal(await host.call('accept', second.text), 'ok');
  await Promise.all([host.event('open'), guest.event('open')]);
  await send(host, guest, 'At last', 0);
});

meeting('A host who has accepted a reply that is too old gets a new invitation', ['Firefox', 'Firefox'], async ({ t, sides, started }) => {
  const [host, guest] = sides;
  await host.invite();
  assert.ok(await guest.reply(await host.text()));
  const old = await guest.text();
  await guest.event('text', 1, 60_000);
  assert.equal(await host.call('accept', old), 'ok');
  await host.event('text', 1, 60_000);
  const again = await started[1].open();
  const { milliseconds } = await connect(host, again, 1);
  t.diagnostic(`open ${milliseconds} ms after the second reply`);
});

for (const browser of ['Chromium', 'Firefox']) {
  meeting(`Windows of one ${browser}`, [browser], async ({ sides, started }) => {
    const [one] = sides;
    const other = await started[0].open();
    await one.openChannel('table');
    await other.openChannel('table');
    await Promise.all([one.event('open'), other.event('open')]);
    await send(one, other, 'Your turn', 0);
    await send(other, one, 'Queen of hearts ♥', 0);
    // A reply whose link was opened in a window of its own reaches the window that waits for it.
    const reply = await started[0].open();
    await reply.openChannel('table');
    await reply.call('hand_over', 'the text of a reply');
    assert.equal((await one.event('text')).text, 'the text of a reply');
    await one.call('take');
    await reply.event('taken');
    assert.equal((await other.events()).filter((event) => event.startsWith('taken')).length, 0);
    await reply.call('free');
    await one.event('closed');
    // Firefox may end a tab that is closed from outside before its last message is on its way.
    await (browser === 'Firefox' ? other.call('free') : other.close());
    await one.event('closed', 1);
    assert.equal(await one.call('send', 'still there?'), 'the connection is not open');
  });
}
