// Prints the web app manifest of a game: what its game.toml and its messages say. Fails if a picture that it names is not
// there: without its icons a game cannot be installed. Run by scripts/after-build.
//
//   node scripts/manifest.mjs GAME
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game, root } from './games.mjs';

/** The manifest of a game. */
function manifest({ folder, texts, app }) {
  const title = (lang) => readFileSync(join(root, folder, texts[0], `${lang}.txt`), 'utf8').match(/^title = (.+)$/m)[1];
  const name = title('en');
  const localized = Object.fromEntries(['de', 'nl', 'fr'].map((lang) => [lang, title(lang)]));
  const named = (key) => ({
    [key]: name,
    ...(Object.values(localized).every((other) => other === name) ? {} : { [`${key}_localized`]: localized }),
  });
  const icon = (src, sizes, purpose) => ({ src, sizes, type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png', purpose });
  const screenshot = (form, sizes, where) => ({
    src: `screenshots/${form}.webp`, sizes, type: 'image/webp', form_factor: form, label: `${app.pictures} on a ${where}`,
  });
  return {
    id: './',
    ...named('name'),
    ...named('short_name'),
    description: app.description,
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['games', 'entertainment'],
    theme_color: '#1a0d1f',
    background_color: '#1a0d1f',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
      icon('icon.svg', 'any', 'any'),
    ],
    screenshots: [screenshot('narrow', '540x960', 'phone'), screenshot('wide', '1280x720', 'desktop')],
    shortcuts: app.shortcuts,
  };
}

const of = game(process.argv[2]);
const made = manifest(of);
for (const { src } of [...made.icons, ...made.screenshots]) {
  if (!existsSync(join(root, of.page, 'public', src))) throw new Error(`${of.page}/public has no ${src}`);
}
console.log(JSON.stringify(made));
