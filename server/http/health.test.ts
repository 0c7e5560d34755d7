import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/categories'
import { createManyProducts } from '../test/factories'
import { setUpShop } from '../test/shop'

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
      ...CATEGORIES.map(({ key }) => `/${key}`),
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
    for (const path of ['/cartpage', '/checkout', '/profile', '/login', '/signup']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).toContain('Sitemap: https://shop.example.com/sitemap.xml')
  })
})
