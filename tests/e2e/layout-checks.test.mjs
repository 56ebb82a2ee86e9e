// The layout checks find each kind of fault where it has been planted, and nothing on a sound page.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { launch } from './harness.mjs';
import { complaints } from './layout-checks.mjs';

let shared;
before(async () => { shared = await launch(); });
after(async () => { await shared?.close(); });

const STYLE = `
  * { box-sizing: border-box; margin: 0; } body { font: 16px/1.4 sans-serif; }
  .box { width: 200px; height: 60px; } button, input, select { font: inherit; min-width: 44px; min-height: 44px; }
  .scroller { display: flex; flex-direction: column; height: 120px; overflow: auto; }
  .scroller::after { content: "▾"; position: sticky; bottom: 0; flex: none; height: 16px; }
  .long { flex: none; height: 400px; }`;

/** A table with a card. */
const CARD = '<main><div class=card style="position:absolute;left:20px;top:20px;width:80px;height:112px;background:#fff"></div>';

/** What each page has wrong with it, as the checks must say it; nothing for the sound ones. */
const PAGES = [
  ['a sound page', '<div class=scroller><p>Text</p><button>Press</button><div class=long></div></div><input type=text value=Ada><select><option>One</select>', null],
  ['a scroller for wide things', '<div class=leaf tabindex=0 style="width:200px;overflow:auto"><table class=scores style="width:600px"><td>1</table></div>', null],
  ['a long name', '<p class=name style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Bartholomäus the First</p>', null],
  ['text that ends in an ellipsis', '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">As the system</p>', /“As the system” ends in “…”/],
  ['a select without room for its value', '<select style="width:90px"><option>As the system</select>', /“As the system” is cut in its field/],
  ['a field without room for its text', '<input type=text style="width:60px" value="Maximilian">', /“Maximilian” is cut in its field/],
  ['text cut sideways', '<div class=box style="overflow:hidden"><p style="margin-left:-20px">Deal</p></div>', /“Deal” is cut sideways/],
  ['text cut below', '<div class=box style="overflow:clip;padding-top:50px"><p>Deal</p></div>', /“Deal” is cut above or below/],
  ['text left of where one can scroll to', '<div class=scroller><p style="margin-left:-30px">Save</p></div>', /“Save” is out of reach, left/],
  ['text above where one can scroll to', '<div class=scroller style="justify-content:center"><div class=long><p>Wins</p></div></div>', /“Wins” is out of reach, above/],
  ['text outside the window', '<p style="position:fixed;bottom:-10px">Close</p>', /“Close” is outside the window/],
  ['a picture outside the window', '<div style="overflow:clip"><i class=badge style="position:absolute;right:-4px;width:20px;height:20px"></i></div>', /i\.badge “” is outside the window/],
  ['a page that scrolls', '<div style="height:900px"></div>', /the page scrolls/],
  ['a dialog that scrolls sideways', '<dialog class=modal style="width:200px;overflow:auto"><div style="width:210px;height:9px"></div></dialog>', /scrolls sideways by/],
  ['a dialog that opens at its end', '<dialog style="height:200px;overflow:auto;display:flex;flex-direction:column"><div class=long></div><button autofocus>Close</button></dialog>', /opens with its beginning out of sight/],
  ['a wide table that no key reaches', '<div class=leaf style="width:200px;overflow:auto"><table class=scores style="width:600px"><td>1</table></div>', /no key reaches it/],
  ['something that could scroll and that no key reaches', '<div style="overflow:auto"><p>Advice</p><button disabled>Go on</button></div>', /may scroll, and no key reaches it/],
  ['a scroller without a sign', '<div style="height:60px;overflow:auto"><div class=long></div></div>', /does not show that there is more below/],
  ['a small button', '<button style="min-height:0;height:32px">Rules</button>', /“Rules” is only 32 px high/],
  ['a narrow button', '<button style="min-width:0;width:38px">7</button>', /“7” is only 38 px wide/],
  ['a tiny link in a sentence', '<p>See <a href="#x" style="font-size:9px">this</a></p>', /“this” is only \d+ px high/],
  ['a box to tick with a low label', '<label style="display:block;height:30px"><input type=checkbox style="min-height:0">Sound</label>', /is only 30 px high/],
  ['a button that is covered', '<div class=box style="position:relative"><button>Deal</button><div style="position:absolute;inset:0"></div></div>', /“Deal” is covered by/],
  ['a button below a bar that stays', '<div class=scroller style="scroll-padding:0"><div class=long></div><button>Deal</button><p style="position:sticky;bottom:0;flex:none;height:60px;margin-top:-60px;background:#fff"></p></div>', /“Deal” is covered by/],
  ['text that something lies on', '<div class=box style="position:relative"><p>Scores</p><b style="position:absolute;inset:0;background:#ccc"></b></div>', /b “” lies on p “Scores”/],
  ['a card that something lies on', `${CARD}<b style="position:absolute;left:60px;top:90px;width:60px;height:60px;background:#ccc"></b></main>`, /b “” lies on the card div\.card/],
  ['a card on the table that one in hand lies on', `${CARD}<div class=hand><button class=card style="position:absolute;left:60px;top:60px;width:80px;height:112px;background:#eee">7</button></div></main>`, /lies on the card div\.card/],
  ['cards that lie on each other, and their count', `${CARD}<div class=card style="position:absolute;left:20px;top:40px;width:80px;height:112px;background:#eee"></div><i class=count style="position:absolute;left:50px;top:60px;background:#ccc">7</i></main>`, null],
  ['a sign on another panel', '<div class=seat style="width:90px"><div class=plaque>Ada<b class=dealer style="position:absolute;left:120px">D</b></div></div><div class=seat style="position:absolute;left:110px;top:0;width:90px"><div class=plaque>Bob</div></div>', /“D” lies on the panel/],
  ['panels that touch', '<div class=seat style="width:90px"><div class=plaque>Ada</div></div><div class=seat style="width:90px"><div class=plaque>Bob</div></div>', /“Ada” touches .*“Bob”/],
  ['a face outside its chart', '<div class=plot style="position:relative;height:60px"><b class=portrait style="position:absolute;top:50px;height:24px">A</b></div>', /“A” sticks out of its chart/],
  ['text over the rim of the table', '<style>.table::before{content:"";position:absolute;inset:0 10px;border:9px solid}</style><div class=table style="position:relative;width:200px;height:80px"><p class=status style="padding-left:5px">Lead</p></div>', /“Lead” runs over the rim/],
  ['a notice that covers half of the window', '<div class=notices style="position:fixed;inset:0 0 auto;height:400px"></div>', /covers more than half/],
];

for (const [what, html, expected] of PAGES) {
  test(expected ? `the checks find ${what}` : `the checks let ${what} be`, async () => {
    const page = await shared.browser.newPage({ viewport: { width: 640, height: 480 } });
    try {
      await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`);
      await page.evaluate(() => document.querySelector('dialog')?.showModal());
      const found = await complaints(page);
      if (expected) assert.ok(found.some((complaint) => expected.test(complaint)), `found only: ${found.join('\n') || 'nothing'}`);
      else assert.deepEqual(found, []);
    } finally {
      await page.close();
    }
  });
}
