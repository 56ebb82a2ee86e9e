// Ways through the pages: translated by the browser, without a clipboard, with a file that is dropped, to the other
// games, and by touch in a frame.
import assert from 'node:assert/strict';
import { game, useBrowser } from './harness.mjs';
import { hasMoves, table as board } from './patience.mjs';

useBrowser();

/** What Chrome's translator does: an element of its own in the place of each text. */
const translate = (page) => page.evaluate(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ parentElement }) => !parentElement.closest('script, style'))) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstChild.append(text.data);
    text.replaceWith(font);
  }
});

const speakGerman = async (page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Schließen' }).click();
};

game('a patience that the browser has translated still counts moves and time', { of: 'patience', hash: '#game=klondike-draw-one&deal=1' },
  async ({ page }) => {
    await board(page);
    await translate(page);
    for (let moves = 1; moves <= 4; moves += 1) {
      await page.keyboard.press('w');
      await hasMoves(page, moves);
    }
    await page.locator('.time').getByText(/^0:0[1-9]$/).waitFor();
    await speakGerman(page);
    await page.getByRole('button', { name: 'Neu geben', exact: true }).waitFor();
    assert.equal(await page.locator('.facts').innerText().then((text) => /move|Deal/.test(text)), false);
  });

game('a table that the browser has translated still says whose turn it is', { of: 'own-trumps', params: { players: 2, seed: 'font', speed: 'instant', lang: 'en' } },
  async ({ page, table }) => {
    await translate(page);
    await table.deal();
    await table.next();
    await translate(page);
    const prompt = await page.locator('.status').innerText();
    const cards = await table.cards.count();
    await table.playEasiest();
    await page.waitForFunction(([prompt, cards]) => document.querySelector('.status').innerText !== prompt
      || document.querySelectorAll('.hand [data-card]').length !== cards, [prompt, cards]);
    await table.next();
    const english = await page.locator('.status').innerText();
    await translate(page);
    await speakGerman(page);
    await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
    assert.notEqual(await page.locator('.status').innerText(), english);
  });

for (const [what, clipboard] of [['no', undefined], ['a refused', { writeText: () => Promise.reject(new Error('no')) }]]) {
  game(`with ${what} clipboard, the link to a deal is shown and selected`, {
    of: 'patience',
    hash: '#game=golf&deal=5',
    before: (context) => context.addInitScript((is) => Object.defineProperty(navigator, 'clipboard', {
      value: is && { writeText: () => Promise.reject(new Error('refused')) },
    }), Boolean(clipboard)),
  }, async ({ page }) => {
    await board(page);
    await page.getByRole('button', { name: 'This deal' }).click();
    await page.getByRole('button', { name: 'Link to this deal' }).click();
    const field = page.getByRole('textbox', { name: 'Link to this deal' });
    await field.waitFor();
    assert.match(await field.inputValue(), /patience\/#game=golf&deal=5$/);
    const selected = await field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
    assert.equal(selected, await field.inputValue());
  });
}

const drop = (page, name, text) => page.evaluate(([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: 'text/plain' }));
  const event = (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
  return ['dragover', 'drop'].map((type) => document.querySelector('main').dispatchEvent(event(type)));
}, [name, text]);

for (const [of, text, told] of [
  ['patience', 'patience backup 1\nvariant klondike\n', /^Imported:/],
  ['own-trumps', 'no export\n', /^This is not a file/],
  ['little-devils', 'no export\n', /^This is not a file/],
]) {
  game(`a file that is dropped on ${of} is not opened in its place: it can be imported`, { of, params: { lang: 'en' } }, async ({ page }) => {
    await page.locator('main:not(.waking)').waitFor();
    assert.deepEqual(await drop(page, 'kept.txt', text), [false, false], 'the browser does nothing');
    await page.getByText('Import “kept.txt”?').waitFor();
    await page.getByRole('button', { name: 'Import a file' }).click();
    await page.getByRole('dialog').getByText(told).first().waitFor();
  });
}

game('the other games have their names in the language of the page, which the links keep', { params: { lang: 'de' } }, async ({ page }) => {
  const links = page.locator('.more-games a');
  await links.first().waitFor();
  assert.deepEqual(await links.allTextContents(), ['Eigene Trümpfe', 'Michigan', 'Zank-Patience', 'Patience', 'Weitere Spiele']);
  await page.getByRole('link', { name: 'Zank-Patience' }).click();
  await page.getByRole('heading', { name: 'Zank-Patience' }).waitFor();
  assert.equal(await page.title(), 'Zank-Patience');
  await page.getByRole('link', { name: 'Kleine Teufel' }).waitFor();
});

game('the form of all options has one button to play, which is always to be seen', { size: [390, 844], params: { lang: 'en' } },
  async ({ page, table }) => {
    const form = await table.moreOptions();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    assert.equal(await play.count(), 1);
    const { y, height } = await play.boundingBox();
    assert.ok(y + height <= 844, `${y + height}`);
    await form.getByLabel('Name of opponent 3').focus();
    const [field, button] = [await form.getByLabel('Name of opponent 3').boundingBox(), await play.boundingBox()];
    assert.ok(field.y + field.height <= button.y, 'no field lies behind it');
  });

/** A page of an article with the game in a frame. */
const article = (hash) => (address) => `<!doctype html><title>article</title><meta name=viewport content="width=device-width">
  <style>body { margin: 0; height: 2000px }</style><iframe src="${address}?embed=1${hash}" width=400 height=560 style="border:0"></iframe>`;

for (const [of, hash, ready, where] of [
  ['patience', '#game=klondike&deal=1', '.board .card.free:not(.down)', [200, 520]],
  ['little-devils', '', '.begin .primary:enabled', [200, 60]],
]) {
  game(`a finger on an empty place of ${of} scrolls the page around the frame`,
    { of, hosted: article(hash), size: [400, 700], context: { hasTouch: true, isMobile: true } },
    async ({ context, page }) => {
      await page.frameLocator('iframe').locator(ready).first().waitFor();
      const client = await context.newCDPSession(page);
      const [x, y] = where;
      const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      const swipe = async (x, y) => {
        await touch('touchStart', [{ x, y }]);
        for (let way = 15; way <= 150; way += 15) await touch('touchMove', [{ x, y: y - way }]);
        await touch('touchEnd', []);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      };
      if (of === 'patience') {
        // A card that can be dragged goes with the finger, and the page stays.
        const card = await page.frameLocator('iframe').locator('.board .card.free:not(.down)').last().boundingBox();
        await swipe(card.x + card.width / 2, card.y + card.height / 2);
        assert.equal(await page.evaluate(() => scrollY), 0);
      }
      // The first page may scroll by itself before.
      for (let swipes = 0; swipes < 6 && await page.evaluate(() => scrollY) === 0; swipes += 1) await swipe(x, y);
      assert.ok(await page.evaluate(() => scrollY) > 0, 'the article has scrolled');
    });
}

for (const [of, hash, backs] of [['patience', '#game=klondike&deal=1', '.board .card.down'], ['own-trumps', '', '.back, .backs i']]) {
  game(`in forced colours the backs of ${of} are still backs`, { of, hash, params: { speed: 'instant', players: of === 'patience' ? '' : 4 }, context: { forcedColors: 'active' } },
    async ({ page, table }) => {
      if (of === 'patience') await board(page); else await table.deal();
      const pictures = await page.locator(backs).evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0)
        .map((one) => getComputedStyle(one).backgroundImage));
      assert.ok(pictures.length > 0);
      assert.ok(pictures.every((picture) => picture.includes('gradient')), `${pictures[0]}`);
    });
}
