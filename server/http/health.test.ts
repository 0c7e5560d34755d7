import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/categories'
import { createManyProducts } from '../test/factories'
import { minimalPages } from '../test/pages'
import { setUpShop, type TestShop } from '../test/shop'

const shop = setUpShop()

describe('a running shop', () => {
  test('is alive', async () => {
    const response = await shop.rest('GET', '/healthz')
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }])
  })

  test('is ready', async () => {
    const response = await shop.rest('GET', '/readyz')
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready' }])
  })

  test('is alive but not ready while a migration is pending', async () => {
    const [last] = await shop.db.query<{ name: string; timestamp: string }[]>(
      'SELECT name, timestamp FROM migrations ORDER BY id DESC LIMIT 1',
    )
    await shop.db.query('DELETE FROM migrations WHERE name = $1', [last?.name])
    try {
      const response = await shop.rest('GET', '/readyz')
      expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready' }])
      expect(response.headers['retry-after']).toBe('5')
      expect((await shop.rest('GET', '/healthz')).statusCode).toBe(200)
    } finally {
      await shop.db.query('INSERT INTO migrations (name, timestamp) VALUES ($1, $2)', [
        last?.name,
        last?.timestamp,
      ])
    }
  })
})

test('metrics have the duration by route pattern, never by path', async () => {
  await createManyProducts(shop.db, 1)
  await shop.rest('GET', '/products/1')
  await shop.rest('GET', '/products/2')
  await shop.rest('GET', '/attack/1')
  const response = await shop.rest('GET', '/metrics')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/plain/)
  const count = (labels: string) =>
    response.body
      .split('\n')
      .find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}}`))
  expect(count('method="GET",route="/products/:id",status="200"')).toMatch(/ 1$/)
  expect(count('method="GET",route="/products/:id",status="404"')).toMatch(/ 1$/)
  expect(response.body).not.toContain('/products/1')
  expect(response.body).not.toContain('attack')
  expect(response.body).toContain('process_cpu_seconds_total')
})

describe('for search engines', () => {
  test('the sitemap lists the home page, all categories and all products, in both languages', async () => {
    await createManyProducts(shop.db, 2)
    const response = await shop.rest('GET', '/sitemap.xml')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    const urls = [...response.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    const paths = [
      '/',
      '/shop',
      ...CATEGORIES.map(({ key }) => `/${key}`),
      '/shop?animal=cat',
      '/shop?animal=dog',
      '/productdetails/2',
      '/productdetails/1',
    ]
    expect(urls).toEqual(
      paths.flatMap((path) =>
        [path, path === '/' ? '/ar' : `/ar${path}`].map((at) => `https://shop.example.com${at}`),
      ),
    )
  })

  test('robots.txt disallows private pages and links to the sitemap', async () => {
    const response = await shop.rest('GET', '/robots.txt')
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = response.body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const path of [
      '/cartpage',
      '/checkout',
      '/profile',
      '/login',
      '/signup',
      '/resetpassword',
      '/confirmemail',
    ]) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).toContain('Sitemap: https://shop.example.com/sitemap.xml')
  })
})

describe('metrics', () => {
  const TOKEN = 'a-token-for-metrics'
  const withToken = setUpShop({ env: { metricsToken: TOKEN } })
  const read = ({ app }: TestShop, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })
  const statusOf = async (...request: Parameters<typeof read>) =>
    (await read(...request)).statusCode

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'can be read from the shop\u2019s machine: %s',
    async (address) => {
      expect(await statusOf(shop, address)).toBe(200)
    },
  )

  test('cannot be read from elsewhere, nor through a proxy on the machine', async () => {
    expect(await statusOf(shop, '192.0.2.1')).toBe(401)
    expect(await statusOf(shop, '10.0.0.1')).toBe(401)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await statusOf(shop, '127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(401)
    }
    expect((await read(shop, '192.0.2.1')).body).not.toContain('process_cpu')
  })

  test('can be read from elsewhere with the token of METRICS_TOKEN', async () => {
    const authorization = `Bearer ${TOKEN}`
    expect(await statusOf(withToken, '192.0.2.1', { authorization })).toBe(200)
    expect(await statusOf(withToken, '192.0.2.1', { authorization: `${authorization}x` })).toBe(401)
    expect(await statusOf(withToken, '192.0.2.1')).toBe(401)
    expect(await statusOf(shop, '192.0.2.1', { authorization: 'Bearer undefined' })).toBe(401)
  })
})

describe('the page at /graphql', () => {
  const html = '<main id="explorer" data-explorer="sandbox"></main>'
  const pages = async () => ({ ...(await minimalPages()), explorer: async () => html })
  const inProduction = setUpShop({ env: { mode: 'production' }, pages })
  const inDevelopment = setUpShop({ env: { mode: 'development' }, pages })
  const open = ({ app }: TestShop) =>
    app.inject({ method: 'GET', url: '/graphql', headers: { accept: 'text/html' } })

  test('loads nothing from other origins in production', async () => {
    const { body, headers } = await open(inProduction)
    expect(body).not.toContain('sandbox')
    expect(headers['content-security-policy']).not.toContain('apollographql.com')
    expect(headers['content-security-policy']).toContain("frame-src 'none'")
  })

  test('shows Apollo Sandbox otherwise', async () => {
    const { body, headers } = await open(inDevelopment)
    expect(body).toBe(html)
    expect(headers['content-security-policy']).toContain('apollographql.com')
  })
})
