// Wrong texts on the way to a connection, and a guest whose page is loaded again: nobody has to begin again.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';
import { LAUNCH } from './browsers.mjs';

const DIST = process.env.E2E_DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url));

let server;
before(async () => { server = await serve(DIST); });
after(() => server.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const news = (page, text) => page.locator('.friends .news', { hasText: text }).waitFor();
/** The pieces between the greetings in the log: one more than there are. */
const greetings = async (page) => (await page.locator('[role=log]').innerText()).split('Ben is here.').length;
const carried = (page) => page.locator('.friends textarea').inputValue();

/** The invitation is still there after a wrong text in the field for the reply. */
async function refuses(anna, text, said) {
  const invitation = await carried(anna);
  await anna.getByLabel('The reply that you get back').fill(text);
  await button(anna, 'Connect').click();
  await news(anna, said);
  assert.equal(await carried(anna), invitation);
}

/** Ben has opened an invitation and carries his reply back. */
async function connect(anna, ben) {
  await button(ben, 'Join').click();
  await anna.getByLabel('The reply that you get back').fill(await carried(ben));
  await button(anna, 'Connect').click();
  await button(ben, 'I am ready').waitFor();
}

test('wrong texts cost no invitation, and a guest keeps the seat over a reload, before the match and in it', async () => {
  const browsers = await Promise.all([LAUNCH.Chromium(), LAUNCH.Chromium()]);
  try {
    const [anna, ben] = await Promise.all(browsers.map((browser) => browser.newPage()));
    const address = `${server.url}own-trumps/?lang=en&speed=instant&deals=1&players=2`;
    await anna.goto(address);
    await button(anna, 'Play with friends').click();
    await anna.getByLabel('Your name').fill('Anna');
    await button(anna, 'Open a table').click();
    await button(anna, 'Invite a friend').click();
    const old = await carried(anna);
    await refuses(anna, 'Yes!', 'There is no invitation and no reply in this text.');
    await refuses(anna, old, 'This is an invitation. Your friend opens it and sends you a reply');

    await ben.goto(old.replace('#', '?lang=en&speed=instant#'));
    await ben.getByLabel('Your name').fill('Ben');
    await button(ben, 'Join').click();
    const late = await carried(ben);
    await button(anna, 'New invitation').click();
    await anna.waitForFunction((old) => ![undefined, old].includes(document.querySelector('.friends textarea')?.value), old);
    await refuses(anna, late, 'This reply belongs to another invitation.');

    await button(ben, 'Leave the table').click();
    await ben.getByLabel('The invitation that you got').fill(late);
    await button(ben, 'Join').click();
    await news(ben, 'This is a reply, and no invitation.');
    await ben.getByLabel('The invitation that you got').fill(await carried(anna));
    await connect(anna, ben);

    await ben.reload();
    await button(anna, 'Invite a friend').click();
    const again = await carried(anna);
    await button(ben, 'Play with friends').click();
    await news(ben, 'Ask for a new invitation, and paste it here: your seat is kept.');
    await ben.getByLabel('The invitation that you got').fill(again);
    await connect(anna, ben);
    await button(ben, 'I am ready').click();
    await button(anna, 'Start the match').click();
    await Promise.all([anna, ben].map((one) => one.locator('.hand .card').first().waitFor()));

    // The next invitation is opened as a link, in another window of Ben's browser.
    await ben.reload();
    await news(ben, 'The connection to the host is lost.');
    await news(anna, 'Ben is away.');
    await button(anna, 'Invite a friend').click();
    const other = await browsers[1].newPage();
    await other.goto((await carried(anna)).replace('#', '?lang=en#'));
    await news(other, 'The link has reached your table in another window.');
    await anna.getByLabel('The reply that you get back').fill(await carried(ben));
    const greeted = await greetings(anna);
    await button(anna, 'Connect').click();
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    // Anna's dialog may have opened again by itself meanwhile: Ben has been away for long.
    await anna.waitForFunction(([log, before]) => document.querySelector(log).innerText.split('Ben is here.').length > before, ['[role=log]', greeted]);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close().catch(() => {})));
  }
});
