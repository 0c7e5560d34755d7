import { describe, expect, test } from 'vitest'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { CATEGORIES } from '#domain/products/categories'
import { eventually } from '../../test/eventually'
import { createManyProducts, createProduct, createShopper, placeOrder } from '../../test/factories'
import { minimalPages } from '../../test/pages'
import { createTestApp, setUpShop, type TestShop } from '../../test/shop'
import { OPERATION_NAMES } from './graphql/operation-names'

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

test('metrics count operations, orders, outboxes, connections, cached responses and failed logins', async () => {
  const read = async (): Promise<Map<string, number>> => {
    const { body } = await shop.rest('GET', '/metrics')
    const lines = body.split('\n').filter((line) => line && !line.startsWith('#'))
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
    )
  }
  const before = await read()
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  await shop.graphql('query AdminProducts { products { totalCount } }')
  await shop.graphql('query AdminProducts { products { totalCount } }')
  await shop.graphql('{ cart { id } }')
  await shop.rest('POST', '/login', { body: { email: shopper.email, password: 'wrong1' } })
  await placeOrder(shop.db, shopper, [product])
  await eventually(async () => {
    const now = await read()
    const added = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0)
    expect({
      listing: added(
        'graphql_operations_total{operation="AdminProducts",type="query",result="success"}',
      ),
      cart: added('graphql_operations_total{operation="anonymous",type="query",result="error"}'),
      orders: added('orders_placed_total'),
      logins: added('login_failures_total'),
      hits: added('http_cache_lookups_total{result="hit"}'),
      mails: (now.get('outbox_waiting_messages{outbox="mail"}') ?? 0) > 0,
      webhooks: now.get('outbox_waiting_messages{outbox="webhook"}'),
      idle: (now.get('database_pool_connections{pool="main",state="idle"}') ?? 0) > 0,
      waiting: now.has('database_pool_waiting_requests{pool="main"}'),
    }).toEqual({
      // The second response is a cached one.
      listing: 1,
      cart: 1,
      orders: 1,
      logins: 1,
      hits: 1,
      mails: true,
      webhooks: 0,
      idle: true,
      waiting: true,
    })
  })
})

test('metrics have the names of the shop’s own operations only', async () => {
  for (const name of ['Invented', 'Listing2', 'adminProducts']) {
    await shop.graphql(`query ${name} { __typename }`)
  }
  await shop.graphql('query AdminProducts { __typename }')
  const { body } = await shop.rest('GET', '/metrics')
  const names = new Set([...body.matchAll(/operation="(\w+)"/g)].map(([, name]) => name))
  const others = [...names].filter((name) => !OPERATION_NAMES.includes(name ?? ''))
  expect(others).toContain('other')
  expect(['anonymous', 'other']).toEqual(expect.arrayContaining(others))
  expect(names).toContain('AdminProducts')
  expect(body).toMatch(/graphql_operation_duration_seconds_count\{operation="AdminProducts"\} \d/)
})

test('metrics count the orders that were refused, by the reason', async () => {
  const { token } = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 1, pricePiastres: 10_000 })
  const order = (quantity: number, price: number) =>
    shop.rest('POST', '/checkout', {
      token,
      body: {
        address: '5 Tahrir Square',
        city: 'Cairo',
        phone: '+201012345678',
        total: quantity * price,
        cart_items: [{ product_id: product.id, quantity, price }],
      },
    })
  const read = async () => {
    const { body } = await shop.rest('GET', '/metrics')
    const found = body.matchAll(/orders_refused_total\{reason="(\w+)"\} (\d+)/g)
    return Object.fromEntries([...found].map(([, reason, count]) => [reason, Number(count)]))
  }
  const before = await read()
  expect((await order(2, 100)).statusCode).toBe(409)
  expect((await order(1, 90)).statusCode).toBe(409)
  expect((await order(1, 100)).statusCode).toBe(201)
  expect(await read()).toEqual({
    ...before,
    out_of_stock: (before.out_of_stock ?? 0) + 1,
    price_changed: (before.price_changed ?? 0) + 1,
  })
})

test('metrics have one label for all built files', async () => {
  const app = await createTestApp(shop.database, {
    pages: async (server) => {
      for (const name of ['a-1.js', 'b-2.css', 'c.svg']) {
        server.get(`/assets/${name}`, async () => name)
      }
      return minimalPages()
    },
  })
  for (const name of ['a-1.js', 'b-2.css', 'c.svg']) await app.inject(`/assets/${name}`)
  await app.inject('/robots.txt')
  const { body } = await app.inject('/metrics')
  const routes = [...body.matchAll(/_count\{.*route="([^"]*)"/g)].map(([, route]) => route)
  expect(routes).toEqual(['asset', '/robots.txt'])
  expect(body).toMatch(/_count\{method="GET",route="asset",status="200"\} 3/)
  await app.close()
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
      ...HELP_PAGES.map(helpPath),
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
      '/admin',
      '/addproduct',
      '/updateproduct',
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
