import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, graphql, send } from './api'
import { type InterruptibleProxy, startInterruptibleProxy } from './interruptible-proxy'
import { startShop } from './shop-server'
import { addSession, test as base, expect } from './test'
import { visit } from './visit'

// The connection is cut by a proxy: the browser's own emulation does not reach service workers.
const test = base.extend<{ connection: InterruptibleProxy }>({
  connection: async ({ shop }, use) => {
    const proxy = await startInterruptibleProxy(shop.url)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ connection }, use) => use(connection.url),
})
// In one worker: they mostly wait for the browser, and other workers can use the processor meanwhile.
test.describe.configure({ mode: 'default' })
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|net::ERR_|Failed to fetch/],
})

async function setOnline(
  context: BrowserContext,
  connection: InterruptibleProxy,
  isOnline: boolean,
): Promise<void> {
  connection.interrupt(!isOnline)
  await context.setOffline(isOnline === false)
}

/** The paths in the worker's caches. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Waits until the page can be read offline. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path)
  // The page's own files, too.
  await expect
    .poll(async () => {
      const kept = await keptPaths(page)
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith('/assets/')),
      )
      return loaded.filter((name) => !kept.includes(name))
    })
    .toEqual([])
}

async function openAndKeep(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expectKept(page, path)
}

const NOTICE = 'You are offline. This is the page as it was on'

for (const { locale, name, direction } of [
  { locale: 'en', name: 'Mishmish', direction: 'ltr' },
  { locale: 'ar', name: 'مشمش', direction: 'rtl' },
] as const) {
  test(`The shop can be installed (${locale})`, async ({ page, context }) => {
    const start = locale === 'en' ? '/' : '/ar'
    await visit(page, start)
    const devtools = await context.newCDPSession(page)
    const { data = '', errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({
      name,
      dir: direction,
      lang: locale,
      start_url: start,
      display: 'standalone',
      theme_color: '#0f5c5c',
    })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Each test runs in its own context, like a private window.
    const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
    expect(problems).toEqual([])
    for (const icon of manifest.icons) {
      const size = await page.evaluate(async (src: string) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, icon.src)
      expect(size).toBe(icon.sizes)
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })
}

test('Visited pages of the catalogue can be read offline, with a notice', async ({
  page,
  context,
  connection,
}) => {
  await openAndKeep(page, '/catfood')
  await openAndKeep(page, '/productdetails/1')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await setOnline(context, connection, false)

  await visit(page, '/productdetails/1')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // Links lead to visited pages; for others, a page says that they are missing.
  await visit(page, '/catfood')
  await expect(page.getByText(NOTICE)).toBeVisible()
  const pictures = page.getByRole('article').first().locator('img').first()
  await expect
    .poll(() => pictures.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('a[href="/productdetails/1"]').first().click()
  await expect(page).toHaveURL(/productdetails\/1$/)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.evaluate(() => window.location.assign('/beds'))
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})

test('Pages navigated to in the app are kept, too, in Arabic with an Arabic notice', async ({
  page,
  context,
  connection,
}) => {
  await openAndKeep(page, '/ar/catfood')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ar\/productdetails\/\d+$/)
  const { pathname } = new URL(page.url())
  // Only then are its scripts loaded.
  await expect(page.getByRole('button', { name: 'اطلب الآن' })).toBeVisible()
  await expectKept(page, pathname)
  await setOnline(context, connection, false)
  await visit(page, pathname)
  await expect(page.getByText('لا يوجد اتصال بالإنترنت. هذه هي الصفحة كما كانت')).toBeVisible()
})

test('The cart can be read offline, as last seen', async ({
  page,
  context,
  connection,
  shop,
  shopper,
  shopperToken,
}) => {
  await send(`${shop.url}/cart/1`, 'POST', { token: shopperToken, body: { quantity: 3 } })
  await addSession(page, shopperToken, shopper.firstName)
  await openAndKeep(page, '/cartpage')
  await expect(page.getByRole('list', { name: 'Your cart' })).toBeVisible()
  const name = await page
    .getByRole('list', { name: 'Your cart' })
    .getByRole('link')
    .first()
    .innerText()
  await setOnline(context, connection, false)
  await visit(page, '/cartpage')
  await expect(page.getByText('This is your cart as you last saw it')).toBeVisible()
  const line = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(line).toContainText(name)
  await expect(line).toContainText('× 3')
  await expectAccessible(page)
  await expectToFit(page, 360)
})

test('What a visitor adds offline is kept, and a page that cannot be loaded says why', async ({
  page,
  context,
  connection,
}) => {
  await openAndKeep(page, '/catfood')
  await setOnline(context, connection, false)
  await page.locator('.product-card').first().getByRole('button').click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByText('What you added to your cart is kept.')).toBeVisible()
  await setOnline(context, connection, true)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(1)
})

test('Online, the page always comes from the server, and does so by itself after an interruption', async ({
  page,
  context,
  connection,
  shop,
  adminToken,
}) => {
  const { id, name } = await createProduct(shop.url, adminToken, { name: 'Dear toy', price: 10 })
  const path = `/productdetails/${id}`
  const price = (pounds: number) =>
    graphql(
      shop.url,
      adminToken,
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { product { id } } }',
      { id, input: { name, imageUrl: '/art/logo.svg', price: pounds } },
    )
  await openAndKeep(page, path)
  await price(1234.5)
  await visit(page, path)
  await expect(page.getByText('EGP 1,234.50').first()).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain(path)

  await setOnline(context, connection, false)
  await price(2345.5)
  await visit(page, path)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.getByText('EGP 1,234.50').first()).toBeVisible()
  // The event listeners of offline.ts are loaded with the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/offline-/.test(name)),
  )
  await setOnline(context, connection, true)
  await expect(page.getByText('EGP 2,345.50').first()).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})

test('Signing out leaves no data of the shopper in any cache or storage', async ({
  page,
  shop,
  shopper,
  shopperToken,
}) => {
  await send(`${shop.url}/cart/1`, 'POST', { token: shopperToken, body: { quantity: 1 } })
  await addSession(page, shopperToken, shopper.firstName)
  await openAndKeep(page, '/productdetails/2')
  await openAndKeep(page, '/cartpage')
  await visit(page, '/profile')
  await expect(page.getByText(shopper.email)).toBeVisible()

  const stored = () =>
    page.evaluate(async () => {
      const bodies: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const response = await cache.match(request, { ignoreVary: true })
          bodies.push(`${request.url} ${name === 'files' ? '' : await response?.text()}`)
        }
      }
      const databases = await indexedDB.databases()
      const rows: string[] = []
      for (const { name = '' } of databases) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll()
          await new Promise((resolve) => {
            all.onsuccess = resolve
          })
          rows.push(JSON.stringify(all.result))
        }
        database.close()
      }
      return [...bodies, ...rows, JSON.stringify({ ...localStorage })].join('\n')
    })
  const isPersonal = (text: string) =>
    [shopperToken, shopper.email, '>Mona', '/productdetails/2', '/cartpage'].filter((one) =>
      text.includes(one),
    )

  // While signed in: the cart and viewed pages, but nothing of the profile.
  await expect
    .poll(async () => isPersonal(await stored()))
    .toEqual([shopperToken, '/productdetails/2', '/cartpage'])
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect.poll(async () => isPersonal(await stored())).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('savedCart'))).toBeNull()
})

/** Returns the version of the active worker. */
function askWorker(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data)
      active?.postMessage({ kind: 'who' }, [port2])
    })
  })
}

/**
 * Chromium stops an idle worker, so that the next one can take over, unless a debugger is attached. The result does it if
 * one is waiting.
 */
async function workerStopper(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  return async () => {
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return Boolean(registration?.waiting)
    })
    if (isWaiting) await devtools.send('ServiceWorker.stopAllWorkers')
  }
}

test('A new worker takes over at the next visit', async ({ page, connection, request }) => {
  const script = await (await request.get('/sw.js')).text()
  const named = (name: string) =>
    `${script}\nself.addEventListener('message', ({ ports }) => ports[0]?.postMessage('${name}'))`
  connection.replaceWorker(named('first'))
  await openAndKeep(page, '/catfood')
  expect(await askWorker(page)).toBe('first')
  connection.replaceWorker(named('second'))
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      sessionStorage.setItem('new-worker', 'true')
    })
  })
  await visit(page, '/')
  const makeRoom = await workerStopper(page)
  await expect
    .poll(async () => {
      await makeRoom()
      return page.evaluate(() => sessionStorage.getItem('new-worker'))
    })
    .toBe('true')
  expect(await askWorker(page)).toBe('second')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
})

test('OFFLINE_PAGES=off removes the worker and its caches', async ({ page, connection }) => {
  await openAndKeep(page, '/catfood')
  const off = await startShop({ OFFLINE_PAGES: 'off', SEED: 'none' })
  const response = await fetch(`${off.url}/sw.js`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  connection.replaceWorker(await response.text())
  await off.stop()
  await visit(page, '/')
  const makeRoom = await workerStopper(page)
  await expect
    .poll(async () => {
      await makeRoom()
      return keptPaths(page)
    })
    .toEqual([])
  await visit(page, '/catfood')
  await expect.poll(() => connection.requested.filter((path) => path === '/sw.js').length).toBe(3)
  expect(await keptPaths(page)).toEqual([])
  connection.interrupt(true)
  await expect(page.goto('/catfood')).rejects.toThrow('net::ERR_')
})

test('The worker is requested only after the page has loaded, and never cached', async ({
  page,
  connection,
  request,
}) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(connection.requested.filter((path) => /\/sw\.js|offline/.test(path))).toEqual([])
  await expect.poll(() => connection.requested).toContain('/sw.js')
  const { 'cache-control': cacheControl } = (await request.get('/sw.js')).headers()
  expect(cacheControl).toBe('no-cache')
})

test.describe('When the offline part cannot be loaded', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] })

  test('the page reports no error', async ({ page }) => {
    await page.route('**/assets/offline-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await visit(page, '/login')
    expect((await failed).url()).toMatch(/\/assets\/offline-/)
    // Rejections are reported before the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  })
})
