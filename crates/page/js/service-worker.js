// Caches the game for playing offline. The build writes the list of the files and their common hash into
// the two constants. Caches are named after the game, so that each page keeps to its own. A new build is a new cache, installed completely or not at all.
const FILES = __FILES__;
const CACHE = '__GAME__-__HASH__';

self.addEventListener('install', (event) => {
  // Bypasses the browser's own cache, which may have a file of an earlier build under the same name, unless the name has
  // the hash of the contents: what another game has loaded is not loaded again.
  const isHashed = (file) => /-[0-9a-f]{16}[._]/.test(file);
  const fresh = FILES.map((file) => new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith('__GAME__-') && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

// The player has accepted the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    if (request.mode !== 'navigate') return (await cache.match(request)) ?? fetch(request);
    // A page is the same with any parameters, and with or without `index.html`.
    const page = request.url.replace(/\/index\.html(?=$|[?#])/, '/');
    return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
  })());
});
