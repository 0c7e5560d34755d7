import type { Page, Response } from '@playwright/test'
import { MESSAGES } from '../domain/messages'
import { type Locale, localizePath } from '../domain/messages/locale'
import { expect, test } from './test'
import { visit } from './visit'

/**
 * Compressed with brotli, which Chromium accepts from localhost as it does over HTTPS. About 103,000 are loaded: the rest is
 * room for a few texts and handlers, and not for a library.
 */
const MAX_SCRIPT_BYTES = 106_000

/** Collects the names of the GraphQL operations that the page sends. */
function watchOperations(page: Page): string[] {
  const operations: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    const { operationName } = request.postDataJSON() as { readonly operationName: string }
    operations.push(operationName)
  })
  return operations
}

for (const [name, viewport] of [
  ['a phone', { width: 412, height: 823 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test(`The home page on ${name} loads at most 106 kB of scripts`, async ({ page }) => {
    const sizes: Promise<readonly [string, number]>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      // The offline part is requested seconds after the page has loaded, which a slow machine does not wait for.
      if (!pathname.endsWith('.js') || pathname.includes('/offline-')) return
      expect(response.headers()['content-encoding'], pathname).toBe('br')
      const size = response.request().sizes()
      sizes.push(size.then(({ responseBodySize }) => [pathname, responseBodySize] as const))
    })
    await page.setViewportSize(viewport)
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(sizes)
    expect(files.length).toBeGreaterThan(0)
    const total = files.reduce((sum, [, size]) => sum + size, 0)
    expect(total, files.map((file) => file.join(' ')).join('\n')).toBeLessThanOrEqual(
      MAX_SCRIPT_BYTES,
    )
  })
}

/** On a busy machine, the network may be idle before the scripts that load others are executed. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('.account:empty')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Loads a page and returns the compressed bytes of each response by path. */
async function measurePage(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<readonly [string, number]>[] = []
  const measure = (response: Response) => {
    const { pathname } = new URL(response.url())
    const size = response.request().sizes()
    sizes.push(size.then(({ responseBodySize }) => [pathname, responseBodySize] as const))
  }
  page.on('response', measure)
  await visit(page, path)
  await waitUntilLoaded(page)
  page.off('response', measure)
  return new Map(await Promise.all(sizes))
}

const isFont = (path: string) => path.endsWith('.woff2')
const isPicture = (path: string) => /^\/(?:art|pictures)\//.test(path)

test('An Arabic page loads at most 3 kB more than the English one, without the font', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/catfood', '/productdetails/1', '/login']) {
    const measure = async (locale: Locale) => {
      const context = await browser.newContext({ baseURL, locale, reducedMotion: 'reduce' })
      const files = await measurePage(await context.newPage(), localizePath(path, locale))
      await context.close()
      return files
    }
    const [english, arabic] = await Promise.all([measure('en'), measure('ar')])
    const total = (files: ReadonlyMap<string, number>) =>
      [...files]
        .filter(([file]) => !isFont(file) && !isPicture(file))
        .reduce((sum, [, size]) => sum + size, 0)
    expect(total(arabic) - total(english), path).toBeLessThanOrEqual(3000)
    expect([...arabic.keys()].filter(isFont).join(), path).toContain('readex')
    expect([...english.keys()].filter(isFont).join(), path).not.toContain('readex')
  }
})

test('The HTML names every script that its page loads', async ({ page, request }) => {
  for (const path of [
    '/',
    '/catfood',
    '/shop',
    '/search?query=cat',
    '/productdetails/1',
    '/login',
  ]) {
    const html = await (await request.get(path)).text()
    const loaded = [...(await measurePage(page, path)).keys()].filter((file) =>
      file.endsWith('.js'),
    )
    expect(loaded.length).toBeGreaterThan(4)
    // Code that few shoppers need is loaded later, by the page itself.
    const late = loaded.filter((file) => !html.includes(`"${file}"`) && !file.includes('/offline-'))
    expect(late, path).toEqual([])
  }
})

/** Records whether parts of the page were left out of its first layout. */
const WATCH_PAINTING = `
  window.isPaintingSet = false
  new MutationObserver(() => {
    if ('painting' in document.documentElement.dataset) window.isPaintingSet = true
  }).observe(document, { attributes: true, subtree: true })`

test('What is below the first screen is laid out after the first paint, without scripts, too', async ({
  page,
}) => {
  await page.addInitScript(WATCH_PAINTING)
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  for (const path of ['/catfood', '/search?query=cat']) {
    await page.goto(path)
    await expect(page.locator('html[data-painting]')).toHaveCount(0)
    await expect(page.locator('[data-later]')).toHaveCount(0)
    expect(await page.evaluate('isPaintingSet'), path).toBe(true)
  }
  // Returning to the middle of a page, or following a link to it, needs its real height at once.
  await page.reload()
  expect(await page.evaluate('isPaintingSet')).toBe(false)
  await page.goto('about:blank')
  await page.goto('/catfood#content')
  await expect(page.locator('[data-later]').last()).toHaveCSS('content-visibility', 'visible')
  expect(await page.evaluate('isPaintingSet')).toBe(false)
})

/** Arabic texts of the pages, without parameters. */
const ARABIC_TEXTS = Object.values(MESSAGES.ar).filter(
  (text) => /[\u0621-\u064a]/.test(text) && text.length > 12 && !text.includes('{'),
)

async function findArabicTexts(page: Page, locale: Locale): Promise<readonly string[]> {
  const bodies: Promise<string>[] = []
  const read = (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/html|javascript|json/.test(type)) bodies.push(response.text())
  }
  page.on('response', read)
  for (const path of ['/', '/catfood', '/productdetails/1', '/login']) {
    await visit(page, localizePath(path, locale))
    await waitUntilLoaded(page)
    // The browser forgets them when it navigates.
    await Promise.all(bodies)
  }
  page.off('response', read)
  const loaded = (await Promise.all(bodies)).join()
  return ARABIC_TEXTS.filter((text) => loaded.includes(text))
}

test('English pages load no Arabic texts', async ({ page, browser, baseURL }) => {
  expect(await findArabicTexts(page, 'en')).toEqual([])
  const context = await browser.newContext({ baseURL, locale: 'ar' })
  expect((await findArabicTexts(await context.newPage(), 'ar')).length).toBeGreaterThan(50)
  await context.close()
})

test('The catalogue needs neither Apollo Client nor forms, and the login page few scripts', async ({
  page,
}) => {
  const loadScripts = async (path: string) =>
    [...(await measurePage(page, path)).keys()].filter((file) => file.endsWith('.js'))
  // By the pages that share them: forms, and what both pages of accounts have.
  const large = /\/(?:apollo-parts|checkout-login-signup|login-signup)-/
  for (const path of ['/', '/catfood', '/productdetails/1', '/search?query=cat']) {
    expect((await loadScripts(path)).filter((file) => large.test(file))).toEqual([])
  }
  const scripts = await loadScripts('/login')
  expect(scripts.filter((file) => large.test(file))).toHaveLength(3)
  expect(scripts.length).toBeLessThanOrEqual(14)
})

test('A server-rendered page sends no queries', async ({ page }) => {
  const operations = watchOperations(page)
  for (const path of ['/', '/catfood', '/productdetails/1', '/search?query=cat']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(operations).toEqual([])
})

test('Hovering over a link prefetches its page once', async ({ page }) => {
  const products: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    products.push((request.postDataJSON() as { variables: { id: string } }).variables.id)
  })
  // The page is opened before the response has arrived.
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/graphql', async (route) => {
    await opened
    await route.continue()
  })
  await visit(page, '/catfood')
  const link = page.locator('.product-card__link').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  const name = await link.locator('.product-card__name').textContent()
  await link.hover()
  await expect.poll(() => products).toEqual([id])
  await page.mouse.move(0, 0)
  await link.focus()
  await link.click()
  await expect(page).toHaveURL(/\/productdetails\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Cat food' })).toHaveCount(0)
  open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.waitForLoadState('networkidle')
  // The pointer may rest on the link to another product of the new page.
  expect(products.filter((product) => product === id)).toEqual([id])
})

test('Nothing is prefetched for users who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  const operations = watchOperations(page)
  await visit(page, '/catfood')
  await page.locator('.product-card__link').first().hover()
  await page.clock.runFor(5000)
  await page.waitForLoadState('networkidle')
  expect(operations).toEqual([])
})

test('Adding to the cart updates the count before the server responds', async ({
  signedIn: page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AddToCart')) await released
    await route.continue()
  })
  const counted = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('CartCount')),
  )
  await visit(page, '/catfood')
  await counted
  const add = page.locator('.product-card').first().getByRole('button')
  await add.click()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  release()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-disabled')
})

test('Going back restores the scroll position, and a link opens its page at the top', async ({
  page,
}) => {
  await visit(page, '/catfood')
  const last = page.locator('.product-card__link').last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await last.click()
  await expect(page).toHaveURL(/\/productdetails\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/catfood$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})
