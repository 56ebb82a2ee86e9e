// Run in the page: finds things by role and name, as a screen reader would.
import { exposed } from '../table.mjs';

const TAGS = {
  button: 'button', dialog: 'dialog[open]', form: 'form', group: 'fieldset', heading: 'h1, h2, h3',
  img: 'img', radio: 'input[type=radio]', textbox: 'input:not([type]), input[type=text], textarea',
};

/** All elements on show with this role, whose names match the pattern. */
function find(role, pattern = '', root = document) {
  const named = (id) => document.getElementById(id)?.textContent ?? '';
  const name = (element) => element.getAttribute('aria-label')
    ?? element.getAttribute('aria-labelledby')?.split(' ').map(named).join(' ')
    ?? element.labels?.[0]?.textContent ?? element.querySelector(':scope > legend')?.textContent ?? element.textContent;
  const onShow = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const selector = [`[role=${role}]`, ...(TAGS[role] ?? '').split(', ').filter(Boolean).map((tag) => `${tag}:not([role])`)];
  return [...root.querySelectorAll(selector.join(', '))]
    .filter((element) => onShow(element) && new RegExp(pattern).test(name(element).trim().replace(/\s+/g, ' ')));
}

/** What stands on the table; runs in the page. */
function table() {
  const numbers = (cards) => cards.map((card) => card.dataset.card);
  const [hand] = find('group', '^Your hand$');
  const [trick] = find('group', '^Trick$');
  const cards = [...hand?.querySelectorAll('button[data-card]') ?? []];
  return {
    hand: numbers(cards),
    legal: numbers(cards.filter((card) => card.getAttribute('aria-disabled') !== 'true')),
    choices: document.querySelectorAll('.offered').length,
    trick: trick ? find('img', '', trick).map((card) => card.getAttribute('aria-label')) : [],
    dialog: find('dialog').at(-1)?.textContent ?? null,
    focus: document.activeElement?.dataset?.card ?? '',
  };
}

/** The page's side of the tests, to be put before what is to run there. */
export const LIBRARY = `const TAGS = ${JSON.stringify(TAGS)}; ${find} ${table} ${exposed}`;
