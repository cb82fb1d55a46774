// The service worker: keeps the shell of the page on the device, so that it opens at once and can be installed.
// What the server tells (/api) is never kept nor answered from here. The newest page is asked for first; what it names
// is kept with it, under names that change with their content, and what it names no more is thrown away.
const SHELL = 'bodypolitic-shell'
const NAMED = /(?:src|href)="(\/[^"]+)"/g
const CODE = /\.(?:js|css)$/

/** Keep a page and the files that it names. */
async function keep(page) {
  const cache = await caches.open(SHELL)
  const named = [...(await page.clone().text()).matchAll(NAMED)].map((found) => found[1])
  for (const file of named) if (!(await cache.match(file))) await cache.add(file)
  await cache.put('/', page)
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    if (CODE.test(path) && !named.includes(path)) await cache.delete(request)
  }
}

/** The newest page, or the one that was kept if the server can't be reached. */
async function open(event) {
  try {
    const page = await fetch(event.request)
    if (page.ok) event.waitUntil(keep(page.clone()))
    return page
  } catch (problem) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw problem
  }
}

/** A file whose name changes with its content. */
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const found = await fetch(request)
  if (found.ok) await (await caches.open(SHELL)).put(request, found.clone())
  return found
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fetch('/').then(keep))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return
  if (event.request.mode === 'navigate') event.respondWith(open(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
})
// Whoever was called back comes to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const come = async () => {
    const windows = await self.clients.matchAll({ type: 'window' })
    const there = windows.find((one) => one.url === event.notification.data)
    await (there ? there.focus() : self.clients.openWindow(event.notification.data))
  }
  event.waitUntil(come())
})
