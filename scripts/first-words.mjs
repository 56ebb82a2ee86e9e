// Prints what the static page says, in every language, as JSON: of the messages, those that index.html
// names by `data-word`. Used by scripts/after-build; the argument is the project's folder.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(`${process.argv[2]}/${path}`, 'utf8');
const keys = [...read('index.html').matchAll(/data-word="(\w+)"/g)].map(([, key]) => key);
const words = {};
for (const lang of ['en', 'de', 'nl', 'fr']) {
  const file = read(`games/little-devils/src/words/words/${lang}.txt`);
  words[lang] = Object.fromEntries(keys.map((key) => {
    const message = file.match(new RegExp(`^${key} = (.+)$`, 'm'))?.[1];
    if (!message || /[{}|&"]/.test(message)) throw new Error(`${lang}: no plain message ${key}`);
    return [key, message];
  }));
}
process.stdout.write(JSON.stringify(words));
