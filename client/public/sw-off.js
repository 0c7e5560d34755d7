// Served as /sw.js with OFFLINE_PAGES=off: removes the service worker and everything that it has stored.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    // Open pages would otherwise go on to store things through the worker before.
    self.clients
      .claim()
      .then(() => caches.keys())
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
