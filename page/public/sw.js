/* The shell of the page without a connection. Games are never kept here: whatever is asked of /api goes to the server. */

const CACHE = 'reading-room-1'
const SHELL = '/'
const ASSETS = '/assets/'
const OURS = ['/api', '/schema', '/health', '/ready', '/metrics']
/* Old builds leave their files behind; beyond so many the oldest go. */
const MOST = 150

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (OURS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return
  if (request.mode === 'navigate') event.respondWith(newestShell(request))
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(keptAsset(request))
})

/* A notice leads back to its table: to the tab that shows it, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.data ?? SHELL))
})

async function showTable(path) {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const tab = tabs.find((one) => new URL(one.url).pathname === path)
  await (tab ? tab.focus() : self.clients.openWindow(path))
}

/* The page and the files that it names. The first visit loads them before we are there to see it. */
async function keepShell() {
  const cache = await caches.open(CACHE)
  const answer = await fetch(SHELL, { cache: 'no-cache' })
  if (!answer.ok) return
  const named = (await answer.clone().text()).match(/\/assets\/[^"']+/g) ?? []
  await cache.put(SHELL, answer)
  await cache.addAll([...new Set(named)])
}

/* Every address of the page is the same page; it reads the address itself. */
async function newestShell(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html')) {
      await cache.put(SHELL, answer.clone())
    }
    return answer
  } catch (error) {
    const kept = await cache.match(SHELL)
    if (kept) return kept
    throw error
  }
}

/* Their names hold a hash of what is in them, so a kept one is never stale. */
async function keptAsset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    await dropOldest(cache)
  }
  return answer
}

async function dropOldest(cache) {
  const assets = (await cache.keys()).filter((kept) => new URL(kept.url).pathname.startsWith(ASSETS))
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((kept) => cache.delete(kept)))
}

async function dropOtherCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
