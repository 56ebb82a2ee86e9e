// Prints what the static page says, in every language, as JSON: of the messages, those that index.html
// names by `data-word`. Used by scripts/after-build.
//
//   node scripts/first-words.mjs index.html FOLDER-OF-MESSAGES …
import { readFileSync } from 'node:fs';

const [page, ...folders] = process.argv.slice(2);
const keys = [...readFileSync(page, 'utf8').matchAll(/data-word="(\w+)"/g)].map(([, key]) => key);
const words = {};
for (const lang of ['en', 'de', 'nl', 'fr']) {
  const file = folders.map((folder) => readFileSync(`${folder}/${lang}.txt`, 'utf8')).join('');
  words[lang] = Object.fromEntries(keys.map((key) => {
    const message = file.match(new RegExp(`^${key} = (.+)$`, 'm'))?.[1];
    if (!message || /[{}|&"]/.test(message)) throw new Error(`${lang}: no plain message ${key}`);
    return [key, message];
  }));
}
process.stdout.write(JSON.stringify(words));
