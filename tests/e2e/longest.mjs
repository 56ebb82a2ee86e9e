// The longest text that a message of a language can become, for tests of room.
import { readFileSync } from 'node:fs';

/** The messages of a game in a language, by key. */
export function messages(game, lang) {
  const file = new URL(`../../games/${game}/src/words/words/${lang}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => / = /.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/ = (.*)/s).slice(0, 2)));
}

/** The longest text of a message: the longest of each choice, with these values for its parameters. */
export function longest(message, values) {
  let text = '';
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] !== '{') { text += message[at] === '#' ? values.number : message[at]; continue; }
    const end = closing(message, at);
    text += part(message.slice(at + 1, end), values);
    at = end;
  }
  return text;
}

function part(inner, values) {
  const [name] = inner.split(',');
  if (name === inner) return values[name.trim()] ?? values.name;
  const texts = [];
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] !== '{') continue;
    const end = closing(inner, at);
    texts.push(longest(inner.slice(at + 1, end), values));
    at = end;
  }
  return texts.reduce((one, other) => (other.length > one.length ? other : one));
}

/** Where the brace at `from` ends. */
function closing(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    depth += { '{': 1, '}': -1 }[text[at]] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`no end: ${text}`);
}
