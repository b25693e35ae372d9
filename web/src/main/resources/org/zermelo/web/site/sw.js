// Keeps the page for when there is no network. The name changes with every build; its files come from the network once.
const KEPT = 'zermelo-{version}';
const FILES = [{files}];

self.addEventListener('install', event => event.waitUntil(
  caches.open(KEPT).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting())));

self.addEventListener('activate', event => event.waitUntil(
  caches.keys().then(names => Promise.all(names.filter(name => name.startsWith('zermelo-') && name !== KEPT).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));

self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.match(event.request, {ignoreSearch: true}).then(kept => kept ?? fetch(event.request)));
});
