// What is wrong with how a page lies in its window: text or controls that are cut, out of reach or
// covered, sideways scrolling, a scroller that does not show that there is more, small targets.

/** The least side of a target in CSS pixels: WCAG 2.2, success criterion 2.5.8. */
const SMALLEST_TARGET = 24;
/** The side that every target of ours has. */
const TARGET = 44;

/** The cards of a hand, the own one or another's on the table: they lie over each other. */
const FANNED = '.hand .card, [data-kind="hand"] .card';

/**
 * Targets that may be smaller than 44 px, each with the reason. None may be smaller than 24 px.
 *
 *   selector: which targets
 *   below: only in windows that are narrower or lower than this: [width, height]
 */
const SMALLER_TARGETS = [
  // A hand of nine lies in a fan: what shows of a card is measured in layout.test.mjs.
  { selector: FANNED },
  // Eight columns of Russian Bank side by side: as wide as the window has room for.
  { selector: '.cell', below: [360, 0] },
  // The eight buttons of a patience side by side on the narrowest phones: 39 px.
  { selector: '.bar button', below: [352, 0] },
  // Words of a sentence: WCAG 2.5.8 makes an exception for them, as a larger target would cover a line.
  { selector: 'p:not(.actions, .buttons, .readings) > a' },
];

/** Scrollers that may scroll sideways: wide by nature. */
const WIDE = '.leaf:has(> .scores), .sheet';

/**
 * Text that may end in "…", each with the reason.
 *
 *   longer: only if it has more letters than this
 */
const MAY_BE_CUT = [
  // Names that people gave have up to 20 letters; those of the bots fit.
  { selector: '.name, .scores th, .stake b', longer: 8 },
  // The button beside a list of choices says the chosen one in full.
  { selector: '.many select', longer: 8 },
  // To be copied, not to be read: a link, a result of several lines.
  { selector: 'input[readonly]', longer: 8 },
];

/** Text that is left out as a whole where there is no room for it. */
const LEFT_OUT = '.bar h1 span';

/** What may lie on other things: notices, which can be put away, and cover less than half of the window. */
const MAY_COVER = '.notices';

/** What may lie on cards: other cards, and what belongs to them, numbers, chips, marks and the places of piles. */
const ON_CARDS = '.card, .cell, .outline, .pieces, .count, .chips, .mark, .owner, .takes, .badge';

/**
 * What is wrong with the page as it lies in its window now: a list of sentences.
 *
 *   scrolls: the page may be higher than the window
 */
export const complaints = async (page, { scrolls = false } = {}) => [...await page.evaluate(inspect, {
  fanned: FANNED, smallest: SMALLEST_TARGET, target: TARGET, smaller: SMALLER_TARGETS, wide: WIDE, mayBeCut: MAY_BE_CUT, mayCover: MAY_COVER, leftOut: LEFT_OUT, onCards: ON_CARDS, scrolls,
}), ...await unreached(page)];

/**
 * What may scroll, now or in a smaller window or with other fonts, and cannot be reached by the keyboard: it has
 * no focus of its own and nothing in it has one. A list of sentences.
 */
export const unreached = (page) => page.evaluate(() => {
  const inOrder = (element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility();
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const mayScroll = (element) => element instanceof HTMLElement && element.checkVisibility() && ['overflowX', 'overflowY'].some((way) => /auto|scroll/.test(getComputedStyle(element)[way]));
  return [top, ...top.querySelectorAll('*')].filter(mayScroll)
    .filter((element) => ![element, ...element.querySelectorAll('*')].some(inOrder))
    .map(({ localName, className }) => `${localName}.${className} may scroll, and no key reaches it`);
});

/** Waits until two frames in a row find every card where it was. */
export const settled = (page) => page.evaluate(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => JSON.stringify([...document.querySelectorAll('.card, .cell')].map((card) => card.getBoundingClientRect()));
  await frame();
  for (let tries = 0, last = ''; tries < 120; tries += 1) {
    await frame();
    const now = places();
    if (now === last) return;
    last = now;
  }
});

/** Runs in the page. */
async function inspect({ fanned, smallest, target, smaller, wide, mayBeCut, mayCover, leftOut, onCards, scrolls }) {
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const PICTURES = '.card, .portrait, .dealer, .takes, .badge, .plot, [role="img"]';
  const SLACK = 0.75; // of a pixel: where boxes end between two of them
  const found = new Set();

  await new Promise(requestAnimationFrame);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;
  const seen = [];
  if (dialog?.scrollTop > 0) found.add(`${called(dialog)} opens with its beginning out of sight`);
  look(root, [], [], []);
  scrollers();
  seen.forEach(({ element, boxes, clippers }) => boxes.forEach((box) => reach(element, box, clippers)));
  targets();
  cutTexts();
  everywhere(coveredTexts, coveredCards);
  coveredControls();
  strayed();
  overRim();
  return [...found];

  /** An element in a few words. */
  function called(element) {
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    const says = (element.getAttribute('aria-label') || element.textContent || element.value || '').trim();
    return `${element.localName}${classes} “${says.replace(/\s+/g, ' ').slice(0, 40)}”`;
  }

  /** Is it there for those who listen only? */
  function isUnseen(style) {
    return style.clipPath === 'inset(50%)';
  }

  /** Gathers the visible parts, with the boxes that may cut them, the innermost first. */
  function look(element, inFlow, forAbsolute, forFixed) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || isUnseen(style) || element.matches(leftOut)) return;
    const around = { absolute: forAbsolute, fixed: forFixed }[style.position] ?? inFlow;
    const cuts = /visible/.test(style.overflowX) && /visible/.test(style.overflowY)
      ? around : [{ element, x: style.overflowX, y: style.overflowY }, ...around];
    const holdsFixed = style.transform !== 'none' || style.filter !== 'none' || style.containerType !== 'normal'
      || /layout|paint|strict|content/.test(style.contain);
    const holdsAbsolute = holdsFixed || style.position !== 'static';
    if (style.visibility === 'visible' && Number(style.opacity) > 0.1) {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).flatMap(lines);
      const whole = element.matches(CONTROLS) || element.matches(PICTURES) ? [element.getBoundingClientRect()] : [];
      if (texts.length) seen.push({ element, boxes: texts, texts, clippers: cuts, style });
      if (whole.length) seen.push({ element, boxes: whole, texts: [], clippers: around, style });
    }
    if (element.localName === 'svg' || element.localName === 'select') return;
    if (element.localName === 'details' && !element.open) {
      const summary = element.querySelector('summary');
      if (summary) look(summary, cuts, holdsAbsolute ? cuts : forAbsolute, holdsFixed ? cuts : forFixed);
      return;
    }
    for (const child of element.children) {
      if (child.localName === 'dialog' && child !== dialog) continue;
      look(child, cuts, holdsAbsolute ? cuts : forAbsolute, holdsFixed ? cuts : forFixed);
    }
  }

  /** The boxes of a text's lines, without the room above and below its letters. */
  function lines(text) {
    if (!text.data.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) =>
        ({ left, right, top: top + 0.16 * height, bottom: bottom - 0.16 * height }));
  }

  /** Does anything around it, or the window, cut it off where nobody can scroll to? */
  function reach(element, box, clippers) {
    let { left, right, top, bottom } = box;
    for (const clipper of clippers) {
      const host = clipper.element;
      const outer = host.getBoundingClientRect();
      const port = { left: outer.left + host.clientLeft, top: outer.top + host.clientTop };
      port.right = port.left + host.clientWidth;
      port.bottom = port.top + host.clientHeight;
      if (/auto|scroll/.test(clipper.x)) {
        if (left - port.left + host.scrollLeft < -SLACK) found.add(`${called(element)} is out of reach, left of ${called(host)}`);
        [left, right] = [port.left, port.right];
      } else if (clipper.x !== 'visible' && !mayEnd(host) && (left < port.left - SLACK || right > port.right + SLACK)) {
        found.add(`${called(element)} is cut sideways by ${called(host)}`);
        return;
      }
      if (/auto|scroll/.test(clipper.y)) {
        if (top - port.top + host.scrollTop < -SLACK) found.add(`${called(element)} is out of reach, above ${called(host)}`);
        [top, bottom] = [port.top, port.bottom];
      } else if (clipper.y !== 'visible' && (top < port.top - SLACK || bottom > port.bottom + SLACK)) {
        found.add(`${called(element)} is cut above or below by ${called(host)}`);
        return;
      }
    }
    const end = scrolls ? Math.max(innerHeight, document.documentElement.scrollHeight) : innerHeight;
    if (left < -SLACK || right > innerWidth + SLACK || top < -SLACK || bottom > end + SLACK) {
      found.add(`${called(element)} is outside the window`);
    }
  }

  /** No sideways scrolling, and nothing hidden below without a sign. */
  function scrollers() {
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight && !scrolls) {
      found.add(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
    }
    for (const element of document.querySelectorAll(mayCover)) {
      if (element.getBoundingClientRect().height > innerHeight / 2) found.add(`${called(element)} covers more than half of the window`);
    }
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.closest('dialog') !== (dialog ?? null) || !element.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wider = element.scrollWidth - element.clientWidth;
      if (/auto|scroll/.test(overflowX) && wider > 0) {
        if (!element.matches(wide) && !(scrolls && element.matches('.analysis'))) found.add(`${called(element)} scrolls sideways by ${wider} px`);
      }
      // The first page scrolls as a whole.
      if (scrolls && element.matches('.lobby')) continue;
      if (/auto|scroll/.test(overflowY) && element.scrollHeight - element.clientHeight > 1 && !showsMore(element)) {
        found.add(`${called(element)} does not show that there is more below`);
      }
    }
  }

  /** The sign at the lower edge of a scroller stays in sight as long as there is more. */
  function showsMore(element) {
    const { position, content, height } = getComputedStyle(element, '::after');
    return position === 'sticky' && content !== 'none' && parseFloat(height) >= 12;
  }

  function targets() {
    for (const { element } of seen) {
      if (!element.matches(CONTROLS)) continue;
      const label = element.matches('[type="checkbox"], [type="radio"]') && element.closest('label');
      const { width, height } = (label || element).getBoundingClientRect();
      const side = Math.min(width, height);
      if (side === 0 || side > target - SLACK) continue;
      const excepted = smaller.some(({ selector, below: [w, h] = [Infinity, Infinity] }) =>
        element.matches(selector) && (innerWidth < w || innerHeight < h));
      if (side < smallest - SLACK ? !element.matches(fanned) : !excepted) {
        found.add(`the target ${called(element)} is only ${Math.round(side)} px ${height < width ? 'high' : 'wide'}`);
      }
    }
  }

  /** Text that ends in "…", or that its field has no room for. */
  function cutTexts() {
    for (const { element, style } of seen) {
      if (mayEnd(element)) continue;
      if (element.localName === 'select') fieldCut(element, style, element.selectedOptions[0]?.text ?? '', true);
      else if (element.matches('input[type="text"]')) fieldCut(element, style, element.value || element.placeholder, false);
      else if (!/visible|auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth && element.clientWidth > 1) {
        found.add(`${called(element)} ends in “…”`);
      }
    }
  }

  function mayEnd(element) {
    return mayBeCut.some(({ selector, longer }) =>
      element.matches(selector) && (element.selectedOptions?.[0]?.text ?? element.value ?? element.textContent).trim().length > longer);
  }

  /** Compares a field with one that is as wide as its text. */
  function fieldCut(field, style, text, select) {
    const whole = document.createElement(select ? 'select' : 'span');
    if (select) whole.append(new Option(text));
    else whole.textContent = text;
    for (const name of ['font', 'letterSpacing', 'padding', 'border', 'boxSizing', 'textTransform']) whole.style[name] = style[name];
    Object.assign(whole.style, { position: 'fixed', width: 'max-content', minWidth: '0', whiteSpace: 'pre', visibility: 'hidden' });
    document.body.append(whole);
    const wanted = whole.getBoundingClientRect().width;
    whole.remove();
    const room = field.getBoundingClientRect().width;
    if (wanted > room + 1) found.add(`“${text}” is cut in its field: ${Math.ceil(wanted - room)} px are missing`);
  }

  /** Looks at the whole page, a window at a time, while everything can be hit. */
  function everywhere(...looks) {
    const all = new CSSStyleSheet();
    all.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(all);
    for (let down = 0; ; down += innerHeight / 2) {
      window.scrollTo({ top: down, behavior: 'instant' });
      looks.forEach((look) => look(window.scrollY));
      if (dialog || window.scrollY < down || document.documentElement.scrollHeight <= innerHeight) break;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.adoptedStyleSheets.pop();
  }

  /** Text that something else lies on, as the page stands, scrolled down so far. */
  function coveredTexts(down) {
    for (const { element, texts, clippers } of seen) {
      // On cards of a table, see below.
      if (!dialog && element.closest('.card, .cell')) continue;
      for (const box of texts) {
        const [top, bottom] = [box.top - down, box.bottom - down];
        for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
          if (!inSight(x, top, clippers) || !inSight(x, bottom, clippers)) continue;
          const upon = lyingOn(element, x, (top + bottom) / 2);
          if (upon) found.add(`${called(upon)} lies on ${called(element)}`);
        }
      }
    }
  }

  /** Cards that anything but cards lies on, or those in hand on those of the table. */
  function coveredCards() {
    if (dialog) return;
    const ROOM = 24; // in pixels, for what is painted around an element
    const isInHand = (one) => Boolean(one.closest('.hand'));
    // To ask what lies at a point takes long among many cards, so it is asked only where there can be anything else.
    const others = [...document.querySelectorAll('body *')].filter((one) => !one.closest(onCards) || isInHand(one))
      .map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    const isOther = (x, y, card) => others.some(({ one, box }) => x > box.left - ROOM && x < box.right + ROOM
      && y > box.top - ROOM && y < box.bottom + ROOM && !one.contains(card));
    for (const card of document.querySelectorAll('main .card, main .cell .face')) {
      const { left, top, width, height } = card.getBoundingClientRect();
      if (width === 0 || !card.checkVisibility({ visibilityProperty: true })) continue;
      for (const across of [0.15, 0.5, 0.85]) {
        for (const down of [0.1, 0.35, 0.65, 0.9]) {
          const [x, y] = [left + across * width, top + down * height];
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !isOther(x, y, card)) continue;
          const first = document.elementFromPoint(x, y);
          if (!first || first.closest('.card') === card) continue;
          const mayLie = (one) => one.closest(onCards) && (isInHand(card) || !isInHand(one));
          if (mayLie(first)) continue;
          const upon = lyingOn(card, x, y);
          if (upon && !mayLie(upon)) found.add(`${called(upon)} lies on the card ${called(card)}`);
        }
      }
    }
  }

  function inSight(x, y, clippers) {
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && clippers.every(({ element }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  }

  /** What is painted over an element at a point, if anything is. */
  function lyingOn(element, x, y) {
    // Mostly there is nothing, and one element is found much faster than all.
    const first = document.elementFromPoint(x, y);
    if (first === element || element.contains(first)) return null;
    for (const upper of document.elementsFromPoint(x, y)) {
      if (upper === element || element.contains(upper) || upper.contains(element)) return null;
      if (upper.closest(mayCover) || atEdge(upper)) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(upper);
      const painted = backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor) || upper.matches('svg, svg *, img');
      if (painted && opacity(upper) > 0.2) return upper;
    }
    return null;
  }

  /** What stays at an edge of a scroller is part of that edge. */
  function atEdge(element) {
    for (let around = element; around; around = around.parentElement) {
      const { position, bottom, left, right } = getComputedStyle(around);
      if (position === 'sticky' && [bottom, left, right].some((edge) => edge !== 'auto')) return true;
    }
    return false;
  }

  function opacity(element) {
    let all = 1;
    for (let around = element; around; around = around.parentElement) all *= Number(getComputedStyle(around).opacity);
    return all;
  }

  /** Controls that cannot be pressed in their middle after scrolling as the Tab key does. */
  function coveredControls() {
    const scrolled = [root, ...root.querySelectorAll('*')].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    for (const { element } of seen) {
      if (!element.matches(CONTROLS) || element.matches(fanned)) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit?.closest(mayCover) && !element.closest(mayCover)) continue;
      if (!hit || !(element.contains(hit) || hit.contains(element) && hit.localName === 'label')) {
        found.add(`${called(element)} is covered by ${hit ? called(hit) : 'the edge of the window'}`);
      }
    }
    for (const element of [document.documentElement, ...scrolled]) element.scrollTop = 0;
  }

  /** Signs of a player that lie on another's panel, and faces that stick out of their chart. */
  function strayed() {
    const box = (element) => element.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - SLACK && a.right > b.left + SLACK && a.top < b.bottom - SLACK && a.bottom > b.top + SLACK;
    const shown = (selector) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const panels = dialog ? [] : shown('.seat .plaque');
    for (const sign of shown('.plaque :is(.dealer, .takes, .dots, .backs)')) {
      const other = panels.find((panel) => !panel.contains(sign) && meet(box(sign), box(panel)));
      if (other) found.add(`${called(sign)} lies on the panel ${called(other)}`);
    }
    panels.forEach((panel, at) => panels.slice(at + 1).forEach((other) => {
      const [a, b] = [box(panel), box(other)];
      if (meet({ left: a.left - 2, right: a.right + 2, top: a.top - 2, bottom: a.bottom + 2 }, b)) found.add(`${called(panel)} touches ${called(other)}`);
    }));
    for (const part of shown('.plot :is(.portrait, b)')) {
      const [inner, chart] = [box(part), box(part.closest('.plot'))];
      if (inner.top < chart.top - SLACK || inner.bottom > chart.bottom + SLACK || inner.right > chart.right + SLACK) found.add(`${called(part)} sticks out of its chart`);
    }
  }

  /** Text at the table that runs over the wooden rim. */
  function overRim() {
    const table = root.querySelector('.table');
    if (!table) return;
    const rim = getComputedStyle(table, '::before');
    const { left, right } = table.getBoundingClientRect();
    const from = left + parseFloat(rim.left) + parseFloat(rim.borderLeftWidth);
    const to = right - parseFloat(rim.right) - parseFloat(rim.borderRightWidth);
    for (const { element, texts } of seen) {
      if (!element.closest('.status')) continue;
      if (texts.some((line) => line.left < from - SLACK || line.right > to + SLACK)) found.add(`${called(element)} runs over the rim of the table`);
    }
  }
}
