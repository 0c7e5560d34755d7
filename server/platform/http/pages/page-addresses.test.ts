import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { CATEGORIES, categoryPath } from '#domain/products/categories'
import { withoutTable } from '../../../test/broken-table'
import { createProducts } from '../../../test/factories'
import { encodeText, junkSegment, junkText, PROPERTY_TIMEOUT, runs } from '../../../test/junk'
import { pagePaths, privatePagePaths, realPages } from '../../../test/real-pages'
import { setUpShop } from '../../../test/shop'
import { encodeCursor } from '../../database/statements/cursor'

/** Each requests every route once. */
const ROUNDS = 3

let log = ''
const shop = setUpShop({
  pages: realPages,
  env: { logLevel: 'warn' },
  logStream: {
    write: (line) => {
      log += line
    },
  },
})
beforeEach(() => {
  log = ''
})

const open = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } })

const productLinks = (html: string) => html.match(/href="\/productdetails\/\d+"/g)

const cursor = fc
  .array(fc.oneof(fc.nat({ max: 3 }), fc.nat(), fc.integer()), { maxLength: 4 })
  .map(encodeCursor)

/** Query parameters that pages read, and unknown ones. */
const parameter = fc.oneof(
  fc.tuple(fc.constant('after'), fc.oneof(cursor, junkText, fc.constant('zzz'))),
  fc.tuple(fc.constant('query'), fc.oneof(fc.constantFrom('cat', 'product 1'), junkText)),
  fc.tuple(
    fc.constantFrom('page', 'order', 'search', 'soldOut', 'status', 'days', '__proto__', 'x[]'),
    junkText,
  ),
)

const parameters = fc
  .array(parameter, { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeText(value)}`).join('&'))

function addressOf(path: string): fc.Arbitrary<string> {
  const placeholders = path.split('/').filter((part) => /[:*]/.test(part)).length
  return fc
    .tuple(fc.array(junkSegment, { minLength: placeholders, maxLength: placeholders }), parameters)
    .map(([segments, query]) => {
      const rest = [...segments]
      const filled = path.replace(/^\*/, '/*').replace(/:\w+|\*/g, () => rest.shift() ?? '')
      return `${filled}?${query}`
    })
}

test('No URL of a page causes a server error, whatever its parameters', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  await createProducts(shop.db, Array<string>(30).fill('Cat food'))
  const paths = await pagePaths()
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/search',
      '/productdetails/:id',
      ...CATEGORIES.map(categoryPath),
    ]),
  )
  const statuses = new Set<number>()
  const addresses = fc.tuple(...paths.map(addressOf))
  await fc.assert(
    fc.asyncProperty(addresses, async (urls) => {
      for (const url of urls) {
        const { statusCode, body } = await open(url)
        statuses.add(statusCode)
        expect(statusCode, `${url}: ${body}`).toBeLessThan(500)
      }
    }),
    runs(ROUNDS),
  )
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]))
  expect(log).toBe('')
})

test.each([
  ['/catfood', '/catfood'],
  ['/search?query=food', '/search?query=food'],
])(
  '%s with an invalid cursor is its first page, with its canonical link',
  async (path, canonical) => {
    await createProducts(shop.db, Array<string>(30).fill('Cat food'))
    const first = await open(path)
    expect(productLinks(first.body)).toHaveLength(24)
    for (const after of ['', 'zzz', 'LTE', encodeCursor([1, 2]), 'a'.repeat(5000)]) {
      const page = await open(`${path}${path.includes('?') ? '&' : '?'}after=${after}`)
      expect(page.statusCode, after).toBe(200)
      expect(productLinks(page.body)).toEqual(productLinks(first.body))
      expect(page.body).toContain(`rel="canonical" href="https://shop.example.com${canonical}"`)
    }
  },
)

test('robots.txt disallows every page with private data', async () => {
  const { body } = await shop.app.inject({ url: '/robots.txt' })
  const rules = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = '']) => start)
  const paths = await privatePagePaths()
  expect(paths).toEqual(expect.arrayContaining(['/cartpage', '/pets', '/admincash']))
  expect(paths.filter((path) => !rules.some((start) => path.startsWith(start)))).toEqual([])
})

test('A failed query of a page is logged as an error', async () => {
  await withoutTable(shop.db, 'products', async () => {
    const page = await open('/catfood')
    expect(page.statusCode).toBe(500)
    expect(log).toContain('page query failed')
    expect(log).toContain('relation \\"products\\" does not exist')
  })
})

test.each([
  '//evil.example/',
  '/ar//evil.example/',
  '/ar/%5Cevil.example/',
  '/ar/\\\\evil.example',
])('The page at %s links to no other site', async (path) => {
  const { body } = await open(path)
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(5)
  const hosts = links.map((link) => new URL(link, 'https://shop.example.com').host)
  expect(hosts.filter((host) => host.includes('evil'))).toEqual([])
})

test.each([
  '/x%0d%0aSet-Cookie:a',
  '/x%0A',
  '/ar/x%0dy',
  '/catfood%E2%80%A8',
  '/productdetails/1%0a',
])('The address %s, which has a line break, is not found, and the page says so', async (path) => {
  const { statusCode, body, headers } = await open(path)
  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('public')
  expect(body).toContain('<h1')
})
