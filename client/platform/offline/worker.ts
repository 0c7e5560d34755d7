import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isKeptPage } from './kept-pages'
import type { WorkerMessage } from './messages'
import { addNotice, missingPage } from './offline-html'

/**
 * The parts of the worker's scope that are used here; the types of pages and of workers exclude each other.
 */
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> }
  readonly registration: {
    /** Missing in some browsers. */
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WorkerEvent extends Event {
  readonly data?: WorkerMessage
  /** Of a click on one. */
  readonly notification?: Notification
  waitUntil(work: Promise<unknown>): void
}

/** A push message to a device of staff: the options of the notification, whose data is the page to open. */
interface PushEvent extends Omit<WorkerEvent, 'data'> {
  readonly data: { json(): NotificationOptions & { readonly title: string } }
}

const scope = self as unknown as WorkerScope

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60

function expire(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: THIRTY_DAYS_SECONDS,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })
}

/** HTML that is the same for everybody, as the server says. */
const anonymousHtmlOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    const isPublic = response.headers.get('cache-control')?.includes('public')
    const isAnonymous = !request.headers.has('authorization')
    return response.status === 200 && isHtml && isPublic && isAnonymous ? response : null
  },
}

/** A stored page says that it is one. */
const withNotice: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const headers = new Headers(cachedResponse.headers)
    // The body is decompressed, and longer now.
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    const html = addNotice(await cachedResponse.text(), new URL(request.url), headers.get('date'))
    return new Response(html, { headers })
  },
  handlerDidError: async ({ request }) =>
    new Response(missingPage(new URL(request.url)), {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}

/** The same frame for every search: only the checkout has any. */
const withoutSearch: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

const expirePages = expire(60)
const expirePictures = expire(300)
const expireFiles = expire(400)

// Network first, without a time limit: the stored page is for no connection, not for a slow one.
const pages = new NetworkFirst({
  cacheName: 'pages',
  matchOptions: { ignoreVary: true },
  plugins: [withoutSearch, anonymousHtmlOnly, withNotice, expirePages],
})

const offlineOnly = new NetworkFirst({
  plugins: [{ cacheWillUpdate: async () => null }, withNotice],
})

/** Not files that only signed-in users may see. */
const withoutPrivate: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPrivate = response.headers.get('cache-control')?.includes('no-store')
    return response.status === 200 && !isPrivate ? response : null
  },
}

const pictures = new NetworkFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [withoutPrivate, expirePictures],
})

// Named after their content, so stored files equal the server's.
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), expireFiles],
})

const isFile = (url: URL) => url.pathname.startsWith('/assets/')
const isPicture = (url: URL) => /^\/(?:pictures|media|art)\/|^\/favicon\.svg$/.test(url.pathname)

// Nothing else is touched: no API, no other origin.
registerRoute(({ request, url, sameOrigin }) => {
  return sameOrigin && request.mode === 'navigate' && isKeptPage(url)
}, pages)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', offlineOnly)
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures)

async function keep(page: string, loaded: readonly string[], event: WorkerEvent): Promise<void> {
  const url = new URL(page, scope.location.href)
  const work: Promise<unknown>[] = []
  if (isKeptPage(url)) {
    const request = new Request(url, { headers: { accept: 'text/html' }, credentials: 'omit' })
    work.push(...pages.handleAll({ request, event }))
  }
  for (const file of loaded.map((address) => new URL(address, scope.location.href))) {
    if (file.origin !== scope.location.origin) continue
    const strategy = isFile(file) ? files : isPicture(file) ? pictures : undefined
    if (strategy) {
      work.push(...strategy.handleAll({ request: new Request(file), event }))
    }
  }
  await Promise.allSettled(work)
}

async function forget(): Promise<void> {
  await Promise.all([expirePages, expirePictures].map((one) => one.deleteCacheAndMetadata()))
}

scope.addEventListener('install', () => void scope.skipWaiting())
async function activate(): Promise<void> {
  // The request of a navigation does not wait until the worker has started.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep') event.waitUntil(keep(event.data.page, event.data.files, event))
  if (event.data?.kind === 'forget') event.waitUntil(forget())
})

scope.addEventListener('push', (event) => {
  const { title, ...options } = event.data.json()
  event.waitUntil(scope.registration.showNotification(title, options))
})
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification?.close()
  event.waitUntil(scope.clients.openWindow(notification?.data))
})
