import { HtmlValidate } from 'html-validate'
import { CATEGORIES } from '../domain/categories'
import { expect, test } from './test'

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** The JSON-LD blocks of a page's HTML. */
function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''))
}

test('The first HTML of the home page holds the products', async ({ request }) => {
  const answer = await request.get('/', { headers: AS_BROWSER })
  const products = await (await request.get('/products')).json()
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  for (const { id } of [...products.slice(0, 10), ...products.slice(20, 30)]) {
    expect(html).toContain(`/productdetails/${id}"`)
  }
})

test('The first HTML of a category holds title, description, canonical link and products', async ({
  request,
}) => {
  const html = await (await request.get('/catfood', { headers: AS_BROWSER })).text()
  expect(html).toContain('<title>Cat food | Mishmish</title>')
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/catfood"/)
  expect(html.match(/class="product-card"/g)?.length).toBeGreaterThanOrEqual(20)
})

test('The first HTML of a product holds an offer in EGP that search engines read', async ({
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

test('An unknown page and an unknown product are real 404s', async ({ request }) => {
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

test('No page has an executable inline script', async ({ request }) => {
  for (const path of ['/', '/beds', '/search?query=cat', '/productdetails/1', '/cartpage']) {
    const answer = await request.get(path, { headers: AS_BROWSER })
    const scripts = (await answer.text()).matchAll(/<script([^>]*)>/g)
    for (const [, attributes] of scripts) {
      expect(attributes, path).toMatch(/ src=|type="application\/(?:ld\+)?json"/)
    }
    expect(answer.headers()['content-security-policy']).toContain(`script-src 'self';`)
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
    const answer = await request.get(path, { headers: AS_BROWSER })
    const { results } = await validator.validateString(await answer.text())
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message))
    expect(faults, path).toEqual([])
  }
})

test('A query in the address cannot break out of the page', async ({ request }) => {
  const attack = '</script><script>alert(1)</script>"\'$&'
  const answer = await request.get(`/search?query=${encodeURIComponent(attack)}`, {
    headers: AS_BROWSER,
  })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).not.toContain('<script>alert')
})

test('The sitemap lists every category and product, and robots.txt leads to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { key } of CATEGORIES) expect(sitemap).toMatch(new RegExp(`<loc>[^<]*/${key}</loc>`))
  expect(sitemap).toContain('/productdetails/1</loc>')
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/)
})

test('A path that is page and REST answers by what the caller accepts', async ({ request }) => {
  const page = await request.get('/cartpage', { headers: AS_BROWSER })
  expect(page.headers()['content-type']).toContain('text/html')
  expect(page.headers().vary).toMatch(/accept(?!-)/i)
  const rest = await request.get('/cartpage', { headers: { accept: '*/*' } })
  expect(rest.status()).toBe(401)
  expect(rest.headers()['content-type']).toContain('application/json')
})
