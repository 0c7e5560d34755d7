import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { CATEGORIES } from '../domain/products/categories'
import { expect, test } from './test'

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** The JSON-LD blocks of a page's HTML. */
function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''))
}

test('The server-rendered home page contains its products', async ({ request }) => {
  const response = await request.get('/', { headers: AS_BROWSER })
  const products = await (await request.get('/products')).json()
  const html = await response.text()
  expect(response.status()).toBe(200)
  for (const { id } of [...products.slice(0, 10), ...products.slice(20, 30)]) {
    expect(html).toContain(`/productdetails/${id}"`)
  }
})

test('A server-rendered category contains title, description, canonical link and products', async ({
  request,
}) => {
  const html = await (await request.get('/catfood', { headers: AS_BROWSER })).text()
  expect(html).toContain('<title>Cat food | Mishmish</title>')
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/catfood"/)
  expect(html.match(/class="product-card"/g)?.length).toBeGreaterThanOrEqual(20)
})

test('A server-rendered product contains structured data with an offer in EGP', async ({
  request,
}) => {
  const product = await (await request.get('/products/7')).json()
  const html = await (await request.get('/productdetails/7', { headers: AS_BROWSER })).text()
  const data = structuredData(html).find((block) => block['@type'] === 'Product')
  expect(data).toMatchObject({
    name: product.name,
    offers: { '@type': 'Offer', priceCurrency: 'EGP', price: product.price.toFixed(2) },
  })
})

test('Unknown pages and unknown products return 404', async ({ request }) => {
  for (const path of ['/no-such-page', '/productdetails/999999', '/productdetails/abc']) {
    expect((await request.get(path, { headers: AS_BROWSER })).status(), path).toBe(404)
  }
})

test('The HTML is the same for everybody', async ({ request, shopper }) => {
  const { token } = await (
    await request.post('/login', { data: { email: shopper.email, password: shopper.password } })
  ).json()
  for (const path of ['/catfood', '/cartpage', '/profile', '/checkout', '/login']) {
    const visitor = await request.get(path, { headers: AS_BROWSER })
    const signedIn = await request.get(path, {
      headers: { ...AS_BROWSER, authorization: `Bearer ${token}` },
    })
    expect(await signedIn.text(), path).toBe(await visitor.text())
  }
})

test('Every page has three executable inline scripts, which the policy allows by their hashes', async ({
  request,
}) => {
  for (const path of ['/', '/beds', '/search?query=cat', '/productdetails/1', '/cartpage']) {
    const response = await request.get(path, { headers: AS_BROWSER })
    const scripts = [...(await response.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    const inline = scripts.filter(
      ([, attributes = '']) => !/ src=|type="application\/(?:ld\+)?json"/.test(attributes),
    )
    expect(inline, path).toHaveLength(3)
    const hashes = inline.map(
      ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(response.headers()['content-security-policy']).toContain(
      `script-src 'self' ${hashes.join(' ')};`,
    )
  }
})

test('The HTML of every kind of page is valid', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const path of [
    '/',
    '/catfood',
    '/search?query=cat',
    '/productdetails/6',
    '/cartpage',
    '/login',
  ]) {
    const response = await request.get(path, { headers: AS_BROWSER })
    const { results } = await validator.validateString(await response.text())
    const problems = results.flatMap(({ messages }) => messages.map(({ message }) => message))
    expect(problems, path).toEqual([])
  }
})

test('A search query cannot inject HTML into the page', async ({ request }) => {
  const attack = '</script><script>alert(1)</script>"\'$&'
  const response = await request.get(`/search?query=${encodeURIComponent(attack)}`, {
    headers: AS_BROWSER,
  })
  expect(response.status()).toBe(200)
  expect(await response.text()).not.toContain('<script>alert')
})

test('The sitemap lists every category and product, and robots.txt links to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { key } of CATEGORIES) expect(sitemap).toMatch(new RegExp(`<loc>[^<]*/${key}</loc>`))
  expect(sitemap).toContain('/productdetails/1</loc>')
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/)
})

test('A path shared by a page and REST responds according to Accept', async ({ request }) => {
  const page = await request.get('/cartpage', { headers: AS_BROWSER })
  expect(page.headers()['content-type']).toContain('text/html')
  expect(page.headers().vary).toMatch(/accept(?!-)/i)
  const rest = await request.get('/cartpage', { headers: { accept: '*/*' } })
  expect(rest.status()).toBe(401)
  expect(rest.headers()['content-type']).toContain('application/json')
})

for (const locale of LOCALES) {
  test(`Without scripts, pages that need them say so, and link to the sign-in page: ${locale}`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ['/cartpage', '/checkout', '/profile']) {
      await page.goto(localizePath(path, locale))
      // Playwright's text and role locators skip noscript elements.
      const notice = page.locator('main noscript > p')
      await expect(notice, path).toBeVisible()
      await expect(notice, path).toHaveText(translate('page.needsScripts', {}, locale))
      await expect(page.locator('main .skeleton:visible'), path).toHaveCount(0)
      const signIn = page.locator('.top-bar noscript > a')
      await expect(signIn, path).toBeVisible()
      await expect(signIn, path).toHaveAttribute('href', localizePath('/login', locale))
    }
    await context.close()
  })
}
