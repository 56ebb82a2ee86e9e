// Keeps the game for playing without a network. The build writes the list of its files and their
// common hash into the two constants; a new build is a new cache, taken over as a whole or not at all.
const FILES = __FILES__;
const CACHE = 'little-devils-__HASH__';

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a file of an earlier build must not slip in under the same name.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith('little-devils-') && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

// The player has agreed to the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    if (request.mode !== 'navigate') return (await cache.match(request)) ?? fetch(request);
    // A page is the same whatever its address asks for, and under both its names.
    const page = request.url.replace(/\/index\.html(?=$|[?#])/, '/');
    return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
  })());
});
