import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { eventually } from '../test/eventually'
import {
  createAdmin,
  createManyProducts,
  createProduct,
  createShopper,
  placeOrder,
} from '../test/factories'
import { tinyPages } from '../test/pages'
import { exampleUrl, readOperations } from '../test/rest-document'
import { setUpShop } from '../test/shop'
import type { PageSource } from './pages'
import { buildSchema } from './schema'

const PUBLIC = 'public, no-cache'
const PERSONAL = 'private, no-store'

let rendered: string[] = []
let duringRender: () => Promise<unknown> = async () => {}

/** Pages that note what is rendered, and let a test do something meanwhile. */
async function watchedPages(): Promise<PageSource> {
  const pages = await tinyPages()
  rendered = []
  return {
    ...pages,
    async render(request) {
      rendered.push(request.url.replace(/^https:..[^/]+/, ''))
      await duringRender()
      return pages.render(request)
    },
  }
}

const shop = setUpShop({ pages: watchedPages })

const get = (url: string, headers: Record<string, string> = {}, app?: FastifyInstance) =>
  (app ?? shop.app).inject({ method: 'GET', url, headers })

const page = (url: string, headers = {}) => get(url, { accept: 'text/html', ...headers })

/** A query read with GET, by its hash once it was sent whole. */
function query(
  text: string,
  options: { readonly token?: string; readonly isWhole?: boolean } = {},
) {
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  const parameters = new URLSearchParams({
    extensions,
    ...(options.isWhole && { query: text }),
  })
  return get(`/graphql?${parameters}`, {
    'apollo-require-preflight': 'true',
    ...(options.token && { authorization: `Bearer ${options.token}` }),
  })
}

/** How many statements it takes. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  return (await shop.database.statements.during(work)).length
}

const NAMES = '{ products { nodes { name } } }'

const post = (text: string, headers: Record<string, string> = {}, variables = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: text, variables },
  })

/** The ways to read the catalogue whose answers are kept. */
const READS: readonly [string, () => Promise<LightMyRequestResponse>][] = [
  ['GET /products', () => get('/products')],
  ['GET /products/1', () => get('/products/1')],
  ['the sitemap', () => get('/sitemap.xml')],
  ['a persisted query', () => query(NAMES)],
  ['a query with POST', () => post(NAMES)],
]

describe('What is the same for everybody', () => {
  test.each(READS)('%s is read once, and again after each kind of change', async (name, read) => {
    const { id } = await createProduct(shop.db, { name: 'First name' })
    await query(NAMES, { isWhole: true })
    const sql = (statement: string) => shop.db.query(statement)
    const changes = [
      () => sql(`INSERT INTO products (name, price_piastres, image_url) VALUES ('B', 1, '/b.svg')`),
      () => sql(`UPDATE products SET name = 'Second name' WHERE id = ${id}`),
      () => sql(`UPDATE products SET price_piastres = 777 WHERE id = ${id}`),
      () => sql(`UPDATE products SET image_url = '/else.svg' WHERE id = ${id}`),
      () => sql(`UPDATE products SET stock = 3 WHERE id = ${id}`),
      () => sql(`DELETE FROM products WHERE id <> ${id}`),
      () => sql('TRUNCATE products CASCADE'),
    ]
    for (const change of changes) {
      const fresh = await read()
      expect(fresh.statusCode).toBe(200)
      expect(fresh.headers['cache-control']).toBe(name.includes('POST') ? PERSONAL : PUBLIC)
      let again: LightMyRequestResponse | undefined
      expect(
        await statementsOf(async () => {
          again = await read()
        }),
      ).toBe(0)
      expect(again?.body).toBe(fresh.body)
      expect(again?.headers.etag).toBe(fresh.headers.etag)
      await change()
      expect(await statementsOf(read)).toBeGreaterThan(0)
    }
  })

  test('as a query with POST is one for each text, each variable and each taste', async () => {
    await createManyProducts(shop.db, 3)
    const pages = 'query ($first: Int!) { products(first: $first) { nodes { id } } }'
    const count = async (first: number) =>
      (await post(pages, {}, { first })).json().data.products.nodes.length
    expect([await count(1), await count(2), await count(1)]).toEqual([1, 2, 1])
    expect((await post('{ products { totalCount } }')).json().data.products.totalCount).toBe(3)
    const asText = await post(NAMES, { 'content-type': 'text/plain' })
    expect((await post(NAMES)).statusCode).toBe(200)
    expect((await post(NAMES, { 'content-type': 'text/plain' })).body).toBe(asText.body)
    expect((await post(NAMES, { 'if-none-match': '*' })).statusCode).toBe(200)
    // Read as text: what is nested so deeply cannot be written again.
    const nested = '['.repeat(40_000) + ']'.repeat(40_000)
    const deep = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: nested,
    })
    expect(deep.statusCode).toBe(400)
    const accept = 'application/graphql-response+json'
    expect((await post(NAMES, { accept })).headers['content-type']).toContain(accept)
  })

  test('is not made anew for what shoppers do not see', async () => {
    const { id } = await createProduct(shop.db, { stock: 500 })
    await get('/products/1')
    await shop.db.query(`UPDATE products SET stock = 400, version = 9 WHERE id = ${id}`)
    expect(await statementsOf(() => get('/products/1'))).toBe(0)
  })

  test('is forgotten after a commit, not before and not after a rollback', async () => {
    await createProduct(shop.db, { name: 'Before' })
    const name = async () => (await get('/products/1')).json().name
    const rename = 'UPDATE products SET name = $1'
    const failed = shop.db.transaction(async (transaction) => {
      await transaction.query(rename, ['Never'])
      throw new Error('rolled back on purpose')
    })
    await expect(failed).rejects.toThrow('rolled back on purpose')
    expect(await name()).toBe('Before')
    await shop.db.transaction((transaction) => transaction.query(rename, ['After']))
    expect(await name()).toBe('After')
  })

  test('that was being made while the catalogue changed is not kept', async () => {
    await page('/changing')
    expect(rendered).toEqual(['/changing'])
    duringRender = () => createProduct(shop.db)
    await get('/products')
    await page('/changing?again')
    duringRender = async () => {}
    await page('/changing?again')
    await page('/changing?again')
    expect(rendered).toEqual(['/changing', '/changing?again', '/changing?again'])
  })

  test('is rendered once for all who ask at the same moment, and anew for who asks after a change', async () => {
    await Promise.all(Array.from({ length: 20 }, () => page('/crowd')))
    expect(rendered).toEqual(['/crowd'])
    // The first waits in its rendering while the catalogue changes and others come.
    let isOpen = () => {}
    const gate = new Promise<void>((resolve) => {
      isOpen = resolve
    })
    duringRender = () => gate
    const early = [page('/gate'), page('/gate')]
    await eventually(() => expect(rendered).toContain('/gate'))
    await createProduct(shop.db)
    const late = page('/gate')
    await eventually(() => expect(rendered).toEqual(['/crowd', '/gate', '/gate']))
    isOpen()
    await Promise.all([...early, late])
    duringRender = async () => {}
    expect(rendered).toEqual(['/crowd', '/gate', '/gate'])
  })

  test('is a page, for who wants pages', async () => {
    const first = await page('/toys')
    expect(first.headers['cache-control']).toBe(PUBLIC)
    expect(first.headers.vary).toContain('Accept')
    expect((await page('/toys')).headers).toEqual({
      ...first.headers,
      date: expect.anything(),
    })
    // The same address for another taste.
    expect((await get('/toys', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await page('/cartpage')).statusCode).toBe(200)
    expect((await get('/cartpage')).statusCode).toBe(401)
  })

  test('is sent in full once, and then confirmed', async () => {
    await createManyProducts(shop.db, 30)
    const { headers } = await get('/products')
    for (const known of [String(headers.etag), `"else", ${headers.etag}`, '*']) {
      const answer = await get('/products', { 'if-none-match': known })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers['cache-control']).toBe(PUBLIC)
      expect(answer.headers.etag).toBe(headers.etag)
    }
    await createProduct(shop.db)
    const changed = await get('/products', { 'if-none-match': String(headers.etag) })
    expect(changed.statusCode).toBe(200)
    // Before it is kept, too.
    await createProduct(shop.db)
    const { etag } = (await get('/products', { 'accept-encoding': 'gzip' })).headers
    expect((await get('/products', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('is compressed as the client likes it, each time the same', async () => {
    await createManyProducts(shop.db, 100)
    const plain = await get('/products')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (let count = 0; count < 2; count += 1) {
      const answer = await get('/products', { 'accept-encoding': 'gzip, deflate' })
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(answer.headers.vary).toContain('Accept-Encoding')
      expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
      const best = await get('/products', { 'accept-encoding': 'gzip, br' })
      expect(best.headers['content-encoding']).toBe('br')
      const weighed = await get('/products', { 'accept-encoding': 'gzip;q=0.8, *;q=0.5' })
      expect(weighed.headers['content-encoding']).toBe('gzip')
      const none = await get('/products', { 'accept-encoding': 'gzip;q=0' })
      expect(none.headers['content-encoding']).toBeUndefined()
    }
  })

  test('has the headers of security and of other origins, kept or not', async () => {
    await createProduct(shop.db)
    const [fresh, kept] = [await get('/products'), await get('/products')]
    expect(kept.headers).toEqual({ ...fresh.headers, date: expect.anything() })
    expect(kept.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
  })

  test('is counted in the metrics, kept or not', async () => {
    for (let count = 0; count < 3; count += 1) await get('/products')
    expect((await get('/metrics')).body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/products",status="200"} 3',
    )
  })
})

describe('What is refused or fails', () => {
  test.each(['/products/99', '/no-such-page'])('is not kept: %s', async (url) => {
    const answer = await page(url)
    expect(answer.headers.etag).toBeUndefined()
    expect(await statementsOf(() => get('/products/99'))).toBe(1)
    expect(await statementsOf(() => get('/products/99'))).toBe(1)
  })

  test('as a query is not kept, either', async () => {
    const broken = await query('{ products(first: 0) { nodes { id } } }', { isWhole: true })
    expect(broken.headers['cache-control']).toBe(PERSONAL)
  })

  test('is a query without the header that no form can send, also once it was answered', async () => {
    const url = `/graphql?${new URLSearchParams({ query: NAMES })}`
    expect((await get(url, { 'apollo-require-preflight': 'true' })).statusCode).toBe(200)
    expect((await get(url)).statusCode).toBe(400)
  })
})

describe('What depends on a person', () => {
  test('is kept at no route', async () => {
    const shopper = await createShopper(shop.db)
    const admin = await createAdmin(shop.db)
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    const kept: string[] = []
    for (const operation of await readOperations(shop)) {
      if (operation.method !== 'GET' || operation.path === '/adminorder/events') continue
      const token = operation['x-role'] === 'owner' ? admin.token : shopper.token
      const answer = await get(exampleUrl(operation), {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
      })
      if (answer.headers['cache-control'] === PUBLIC) kept.push(operation.path)
      if (operation['x-role'] !== 'anybody') {
        expect(answer.statusCode, operation.path).toBe(200)
        expect(answer.headers['cache-control'], operation.path).toBe(PERSONAL)
      }
    }
    expect(kept.toSorted()).toEqual(['/products', '/products/{id}', '/sitemap.xml'])
  })

  test('is kept of no query', async () => {
    const { token } = await createAdmin(shop.db)
    await createProduct(shop.db)
    const selections: Record<string, string> = {
      products: '{ totalCount }',
      product: '(id: 1) { name related { name } }',
      search: '(query: "a") { totalCount }',
      categories: '{ key }',
      me: '{ email }',
      cart: '{ total }',
      orders: '{ nodes { id } }',
      order: '(id: 1) { id }',
      managedOrders: '{ totalCount }',
      managedOrder: '(id: 1) { id }',
      managedProducts: '{ totalCount }',
      managedProduct: '(id: 1) { id }',
      sales: '{ days { day } }',
      apiKeys: '{ id }',
      webhooks: '{ id }',
      webhookDeliveries: '{ nodes { id } }',
    }
    const fields = Object.keys(buildSchema().getQueryType()?.getFields() ?? {})
    const kept: string[] = []
    for (const field of fields) {
      const text = `{ ${field} ${selections[field]} }`
      const answer = await query(text, { isWhole: true, token })
      expect(answer.json().errors?.[0]?.extensions.code, field).not.toBe(
        'GRAPHQL_VALIDATION_FAILED',
      )
      const isKept = answer.headers['cache-control'] === PUBLIC
      if (isKept) kept.push(field)
      // Together with what is the same for everybody, it is still personal.
      const mixed = await query(`{ categories { key } ${field} ${selections[field]} }`, {
        isWhole: true,
        token,
      })
      expect(mixed.headers['cache-control'] === PUBLIC, field).toBe(isKept)
      const headers = { authorization: `Bearer ${token}` }
      await post(text, headers)
      const again = await statementsOf(() => post(text, headers))
      expect(again === 0, `${field} with POST`).toBe(isKept)
    }
    expect(kept).toEqual(['products', 'product', 'search', 'categories'])
  })

  test('is told to who asks, and to nobody after', async () => {
    const [one, other] = [await createShopper(shop.db), await createShopper(shop.db)]
    const emails = []
    for (const { token } of [one, other, one]) {
      emails.push((await query('{ me { email } }', { isWhole: true, token })).json().data.me.email)
    }
    expect(emails).toEqual([one.email, other.email, one.email])
    const visitor = await query('{ me { email } }', { isWhole: true })
    expect(visitor.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('A shop that counts requests', () => {
  const counting = setUpShop({ env: { rateLimitPerMinute: 5 } })

  test('counts those whose answer was kept', async () => {
    const statuses: number[] = []
    let remaining: unknown
    for (let count = 0; count < 6; count += 1) {
      const answer = await get('/products', {}, counting.app)
      statuses.push(answer.statusCode)
      if (count === 4) remaining = answer.headers['x-ratelimit-remaining']
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(String(remaining)).toBe('0')
  })
})

describe('A shop for certain origins', () => {
  const ORIGINS = ['https://a.example.org', 'https://b.example.org']
  const narrow = setUpShop({ env: { corsOrigins: ORIGINS } })

  test('lets each of them read what was kept for another', async () => {
    for (const origin of [...ORIGINS, ...ORIGINS]) {
      const { headers } = await get('/products', { origin }, narrow.app)
      expect(headers['access-control-allow-origin']).toBe(origin)
    }
  })
})
