import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { buildSchema } from '../../../app/schema'
import { countUnitsSold } from '../../../office/sales/units-sold.service'
import { confirmationLinks } from '../../../orders/confirmation/confirmation-link'
import { eventually } from '../../../test/eventually'
import {
  createAdmin,
  createManyProducts,
  createProduct,
  createShopper,
  placeOrder,
} from '../../../test/factories'
import { minimalPages } from '../../../test/pages'
import { exampleUrl, readOperations } from '../../../test/rest-document'
import { setUpShop } from '../../../test/shop'
import type { PageSource } from '../pages/pages'

const PUBLIC = 'public, no-cache'
const PRIVATE = 'private, no-store'

let rendered: string[] = []
let duringRender: () => Promise<unknown> = async () => {}

/** Records which pages are rendered, and runs `duringRender` meanwhile. */
async function recordingPages(): Promise<PageSource> {
  const pages = await minimalPages()
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

const shop = setUpShop({ pages: recordingPages, newAppForEachTest: true })

const get = (url: string, headers: Record<string, string> = {}, app?: FastifyInstance) =>
  (app ?? shop.app).inject({ method: 'GET', url, headers })

const page = (url: string, headers = {}) => get(url, { accept: 'text/html', ...headers })

/** Sends a persisted query with GET: its hash, optionally with its text. */
function query(
  text: string,
  options: { readonly token?: string; readonly withText?: boolean } = {},
) {
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  const parameters = new URLSearchParams({
    extensions,
    ...(options.withText && { query: text }),
  })
  return get(`/graphql?${parameters}`, {
    'apollo-require-preflight': 'true',
    ...(options.token && { authorization: `Bearer ${options.token}` }),
  })
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
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

/** The requests whose responses are cached. */
const READS: readonly [string, () => Promise<LightMyRequestResponse>][] = [
  ['GET /products', () => get('/products')],
  ['GET /products/1', () => get('/products/1')],
  ['the sitemap', () => get('/sitemap.xml')],
  ['a persisted query', () => query(NAMES)],
  ['a query with POST', () => post(NAMES)],
]

/** The headers that differ between two requests for one response. */
const PER_REQUEST = { date: expect.anything(), 'x-request-id': expect.anything() }

describe('A public response', () => {
  test.each(READS)('to %s is cached until the catalogue changes', async (name, read) => {
    const { id } = await createProduct(shop.db, { name: 'First name' })
    const shopper = await createShopper(shop.db)
    await query(NAMES, { withText: true })
    const sql = (statement: string) => shop.db.query(statement)
    const changes = [
      () => sql(`INSERT INTO products (name, price_piastres, image_url) VALUES ('B', 1, '/b.svg')`),
      () => sql(`UPDATE products SET name = 'Second name' WHERE id = ${id}`),
      () => sql(`UPDATE products SET price_piastres = 777 WHERE id = ${id}`),
      () => sql(`UPDATE products SET image_url = '/else.svg' WHERE id = ${id}`),
      () => sql(`UPDATE products SET stock = 3 WHERE id = ${id}`),
      () => sql(`DELETE FROM products WHERE id <> ${id}`),
      () => sql(`INSERT INTO delivery_rates (area, fee_piastres) VALUES ('C', 5000)`),
      () => sql('UPDATE delivery_rates SET max_days = 3, min_days = 1'),
      () => sql('DELETE FROM delivery_rates'),
      () => sql('TRUNCATE delivery_rates'),
      () =>
        sql(
          `INSERT INTO reviews (user_id, product_id, stars, locale, status)
           VALUES (${shopper.id}, ${id}, 5, 'en', 'APPROVED')`,
        ),
      () => sql(`UPDATE reviews SET answer = 'Thank you'`),
      () => sql(`UPDATE reviews SET author = 'Salma'`),
      () => sql(`UPDATE reviews SET status = 'HIDDEN'`),
      () => sql(`UPDATE reviews SET status = 'APPROVED'`),
      () => sql('DELETE FROM reviews'),
      () => sql('TRUNCATE reviews'),
      () => sql('TRUNCATE products CASCADE'),
    ]
    for (const change of changes) {
      const fresh = await read()
      expect(fresh.statusCode).toBe(200)
      expect(fresh.headers['cache-control']).toBe(name.includes('POST') ? PRIVATE : PUBLIC)
      let cached: LightMyRequestResponse | undefined
      expect(
        await countStatements(async () => {
          cached = await read()
        }),
      ).toBe(0)
      expect(cached?.body).toBe(fresh.body)
      expect(cached?.headers.etag).toBe(fresh.headers.etag)
      await change()
      expect(await countStatements(read)).toBeGreaterThan(0)
    }
  })

  test('of popular searches is cached in each language until units sold are counted or a brand gets another name', async () => {
    const toys = await createProduct(shop.db, { name: 'Rope toy', brand: 'Nilo' })
    const beds = await createProduct(shop.db, { name: 'Dog bed', brand: 'Zahra' })
    const shopper = await createShopper(shop.db)
    const read = (locale = 'en') =>
      post('{ popularSearches { text } }', { 'accept-language': locale })
    const texts = async (locale?: string): Promise<readonly string[]> =>
      (await read(locale)).json().data.popularSearches.map(({ text }: { text: string }) => text)
    await placeOrder(shop.db, shopper, [toys])
    await countUnitsSold(shop.db)
    expect(await texts()).toEqual(['Toys', 'Nilo'])
    expect(await texts('ar')).toEqual(['الألعاب', 'Nilo'])
    const readAgain = () => Promise.all([read(), read('ar'), read()])
    expect(await countStatements(readAgain)).toBe(0)
    // Units sold that have not been counted yet change nothing.
    await placeOrder(shop.db, shopper, [beds], 2)
    expect(await countStatements(readAgain)).toBe(0)
    expect(await texts()).toEqual(['Toys', 'Nilo'])
    await countUnitsSold(shop.db)
    expect(await texts()).toEqual(['Beds', 'Toys', 'Zahra', 'Nilo'])
    expect(await countStatements(() => read())).toBe(0)
    await shop.db.query("UPDATE products SET brand_ar = 'زهرة' WHERE brand = 'Zahra'")
    expect(await texts('ar')).toEqual(['السراير', 'الألعاب', 'زهرة', 'Nilo'])
    expect(await countStatements(() => read('ar'))).toBe(0)
  })

  test('to a POST query is cached by text, variables and headers', async () => {
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
    // The key is the raw text: JSON this deep could not be serialized again.
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

  test('stays cached after a change that is invisible to shoppers', async () => {
    const { id } = await createProduct(shop.db, { stock: 500 })
    await get('/products/1')
    const shopper = await createShopper(shop.db)
    await shop.db.query(`UPDATE products SET stock = 400, version = 9 WHERE id = ${id}`)
    await shop.db.query(`UPDATE users SET first_name = 'Salma' WHERE id = ${shopper.id}`)
    await shop.db.query(
      `INSERT INTO reviews (user_id, product_id, stars, locale, status)
       VALUES (${shopper.id}, ${id}, 5, 'en', 'WAITING')`,
    )
    await shop.db.query('DELETE FROM reviews')
    expect(await countStatements(() => get('/products/1'))).toBe(0)
  })

  test('is dropped after a commit, but not after a rollback', async () => {
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

  test('is not cached if the catalogue changed while it was being rendered', async () => {
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

  test('is rendered once for concurrent requests, and again for requests after a change', async () => {
    await Promise.all(Array.from({ length: 20 }, () => page('/toys')))
    expect(rendered).toEqual(['/toys'])
    // The first rendering takes until after the catalogue has changed.
    let finish = () => {}
    const rendering = new Promise<void>((resolve) => {
      finish = resolve
    })
    duringRender = () => rendering
    const before = [page('/beds'), page('/beds')]
    await eventually(() => expect(rendered).toContain('/beds'))
    await createProduct(shop.db)
    const after = page('/beds')
    await eventually(() => expect(rendered).toEqual(['/toys', '/beds', '/beds']))
    finish()
    await Promise.all([...before, after])
    duringRender = async () => {}
    expect(rendered).toEqual(['/toys', '/beds', '/beds'])
  })

  test('may be a page, if the client accepts HTML', async () => {
    const first = await page('/toys')
    expect(first.headers['cache-control']).toBe(PUBLIC)
    expect(first.headers.vary).toContain('Accept')
    expect((await page('/toys')).headers).toEqual({
      ...first.headers,
      ...PER_REQUEST,
    })
    expect((await get('/toys', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await page('/cartpage')).statusCode).toBe(200)
    expect((await get('/cartpage')).statusCode).toBe(401)
  })

  test('is revalidated by its entity tag', async () => {
    await createManyProducts(shop.db, 30)
    const { headers } = await get('/products')
    for (const etag of [String(headers.etag), `"else", ${headers.etag}`, '*']) {
      const response = await get('/products', { 'if-none-match': etag })
      expect([response.statusCode, response.body]).toEqual([304, ''])
      expect(response.headers['cache-control']).toBe(PUBLIC)
      expect(response.headers.etag).toBe(headers.etag)
    }
    await createProduct(shop.db)
    const changed = await get('/products', { 'if-none-match': String(headers.etag) })
    expect(changed.statusCode).toBe(200)
    // Also by a response that is not cached yet.
    await createProduct(shop.db)
    const { etag } = (await get('/products', { 'accept-encoding': 'gzip' })).headers
    expect((await get('/products', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('is compressed as the client accepts it, cached or not', async () => {
    await createManyProducts(shop.db, 100)
    const plain = await get('/products')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (let count = 0; count < 2; count += 1) {
      const response = await get('/products', { 'accept-encoding': 'gzip, deflate' })
      expect(response.headers['content-encoding']).toBe('gzip')
      expect(response.headers.vary).toContain('Accept-Encoding')
      expect(gunzipSync(response.rawPayload).toString()).toBe(plain.body)
      const best = await get('/products', { 'accept-encoding': 'gzip, br' })
      expect(best.headers['content-encoding']).toBe('br')
      const weighted = await get('/products', { 'accept-encoding': 'gzip;q=0.8, *;q=0.5' })
      expect(weighted.headers['content-encoding']).toBe('gzip')
      const none = await get('/products', { 'accept-encoding': 'gzip;q=0' })
      expect(none.headers['content-encoding']).toBeUndefined()
    }
  })

  test('has security and CORS headers, cached or not', async () => {
    await createProduct(shop.db)
    const [fresh, cached] = [await get('/products'), await get('/products')]
    expect(cached.headers).toEqual({ ...fresh.headers, ...PER_REQUEST })
    expect(cached.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
  })

  test('is counted in the metrics, cached or not', async () => {
    for (let count = 0; count < 3; count += 1) await get('/products')
    expect((await get('/metrics')).body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/products",status="200"} 3',
    )
  })
})

describe('A failed response', () => {
  test.each(['/products/99', '/no-such-page'])('is not cached: %s', async (url) => {
    const response = await page(url)
    expect(response.headers.etag).toBeUndefined()
    expect(await countStatements(() => get('/products/99'))).toBe(1)
    expect(await countStatements(() => get('/products/99'))).toBe(1)
  })

  test('to a query is not cached, either', async () => {
    const invalid = await query('{ products(first: 0) { nodes { id } } }', { withText: true })
    expect(invalid.headers['cache-control']).toBe(PRIVATE)
  })

  test('is sent to a GET query without the CSRF header, even if its response is cached', async () => {
    const url = `/graphql?${new URLSearchParams({ query: NAMES })}`
    const passing: readonly Record<string, string>[] = [
      { 'apollo-require-preflight': 'true' },
      { 'apollo-require-preflight': 'undefined' },
      { 'x-apollo-operation-name': 'Names' },
      { 'content-type': 'application/json' },
    ]
    for (const headers of passing) {
      expect((await get(url, headers)).statusCode).toBe(200)
      expect((await get(url)).statusCode, JSON.stringify(headers)).toBe(400)
    }
  })
})

describe('A private response', () => {
  test('is not cached for any route', async () => {
    const shopper = await createShopper(shop.db)
    const admin = await createAdmin(shop.db)
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    const cached: string[] = []
    for (const operation of await readOperations(shop)) {
      if (operation.method !== 'GET' || operation.path === '/adminorder/events') continue
      const token = operation['x-role'] === 'admin' ? admin.token : shopper.token
      const response = await get(exampleUrl(operation), {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
      })
      if (response.headers['cache-control'] === PUBLIC) cached.push(operation.path)
      if (operation['x-role'] !== 'public') {
        expect(response.statusCode, operation.path).toBe(200)
        expect(response.headers['cache-control'], operation.path).toBe(PRIVATE)
      }
    }
    expect(cached.toSorted()).toEqual(['/products', '/products/{id}', '/sitemap.xml'])
  })

  test('is not cached for any query', async () => {
    const { token } = await createAdmin(shop.db)
    await createProduct(shop.db)
    const links = shop.app.runtime.get(confirmationLinks)
    const selections: Record<string, string> = {
      products: '{ totalCount }',
      product: '(id: 1) { name related { name } }',
      popularSearches: '{ text }',
      productsByIds: '(ids: [1]) { name }',
      search: '(query: "a") { totalCount }',
      categories: '{ key }',
      collections: '{ slug }',
      collection: '(slug: "birds") { slug }',
      deliveryRates: '{ area }',
      helpPage: '(page: DELIVERY) { title }',
      editableHelpPages: '{ version }',
      editableHelpPage: '(page: DELIVERY) { version }',
      homePage: '{ rails }',
      editableHomePage: '{ version }',
      previewHomePage: '(input: {}, locale: EN, at: "2026-01-01T00:00") { rails }',
      previewHelpPage: '(page: DELIVERY, locale: EN, text: { title: "", body: "" }) { html }',
      discountCodes: '{ id }',
      shop: '{ name }',
      settings: '{ version }',
      changes: '{ nodes { id } }',
      scannedProducts: '(code: "a") { reserved }',
      stockMovements: '(productId: 1) { nodes { id } }',
      productBatches: '(productId: 1) { id }',
      expiringBatches: '{ nodes { id } }',
      me: '{ email }',
      cart: '{ total }',
      orders: '{ nodes { id } }',
      order: '(id: 1) { id }',
      adminOrders: '{ totalCount }',
      adminOrder: '(id: 1) { id }',
      adminProducts: '{ totalCount }',
      adminProduct: '(id: 1) { id }',
      productBrands: '{ name }',
      productSuppliers: '{ name }',
      productChanges: '{ id }',
      previewProductChange: '(ids: [1], change: { hidden: true }) { nodes { id } }',
      orderableProducts: '(query: "a") { id }',
      ownReview: '(productId: 1) { canReview }',
      pets: '{ id }',
      foodSupplies: '(productId: 1) { days }',
      favourites: '{ id }',
      isFavourite: '(productId: 1)',
      isWaitingForStock: '(productId: 1)',
      adminReviews: '{ totalCount }',
      adminProductQuestions: '{ totalCount }',
      missedSearches: '{ totalCount }',
      reviewSettings: '{ shownAtOnce }',
      confirmationRules: '{ includesAllOrders }',
      customerRecord: '(phone: "01012345678") { id }',
      customers: '{ nodes { id } }',
      customer: '(id: 1) { id }',
      customerData: '(id: 1)',
      orderToConfirm: `(token: "${links.tokenOf({ id: 1, createdAt: new Date() })}") { id }`,
      followedOrder: '(token: "1.abc") { id }',
      orderToPay: '(token: "1.abc") { id }',
      visitorOrders: '(token: "1.9999999999.abc") { hasAccount }',
      handovers: '{ nodes { id } }',
      handoverSheet: '(id: 1) { id }',
      driverLink: '(courierId: 1) { url }',
      driverRound: '(token: "1.abc") { cash }',
      staff: '{ id }',
      staffInvitations: '{ id }',
      accountSecurity: '{ sessions { id } }',
      pushSettings: '{ publicKey }',
      staffInvitation: '(token: "1.abc") { role }',
      sales: '{ days { day } }',
      recentSales: '{ days { day } }',
      salesReport: '(by: DAY, from: "2026-11-01", to: "2026-11-30") { rowCount }',
      profit: '(from: "2026-11-01", to: "2026-11-30") { from }',
      stockReport: '(by: BRAND) { rowCount }',
      tasks: '{ kind count }',
      firstWeek: '{ hasOrders }',
      pictureFetches: '{ failed }',
      apiKeys: '{ id }',
      searchTerms: '{ id }',
      adminCollections: '{ id }',
      couriers: '{ id }',
      courierBalances: '{ owed }',
      courierBalanceLines: '(courierId: 1) { open }',
      prepaymentSums: '{ amount }',
      cashEntries: '{ nodes { id } }',
      settlements: '(courierId: 1) { id }',
      expenses: '{ totalCount }',
      settlement: '(id: 1) { id }',
      orderViewCounts: '{ count }',
      customerMessages: '(orderIds: [1]) { order { id } }',
      scannedOrders: '(code: "1") { id }',
      ordersByIds: '(ids: [1]) { id }',
      orderTimeline: '(id: 1) { id }',
      prepayments: '(orderId: 1) { id }',
      carrierShipment: '(id: 1) { id }',
      parcelReports: '(orderId: 1) { id }',
      courierOrders: '(courierId: 1, trackingNumbers: [], orderIds: []) { id }',
      earlierParcels: '(courierId: 1, trackingNumbers: []) { trackingNumber }',
      orderReturns: '(orderId: 1) { id }',
      ownReturns: '(orderId: 1) { id }',
      orderEditPreview: '(id: 1, changes: {}) { preview { total } }',
      orderSplitPreview: '(id: 1, later: []) { preview { first { total } } }',
      orderMergePreview: '(into: 1, from: 2) { preview { total } }',
      orderExchangePreview:
        '(id: 1, input: { back: [], out: [], reason: DAMAGED }) { preview { credit } }',
      jointMessage: '(kind: CONFIRM, orderIds: [1])',
      messageTemplates: '{ defaultText }',
      mergeableOrders: '(id: 1) { id }',
      webhooks: '{ id }',
      webhookDeliveries: '{ nodes { id } }',
      changedProducts: '{ nodes { product { id } } }',
      failedMails: '{ id }',
      waitingMails: '{ id }',
    }
    const fields = Object.keys(buildSchema().getQueryType()?.getFields() ?? {})
    const cached: string[] = []
    for (const field of fields) {
      const text = `{ ${field} ${selections[field]} }`
      const response = await query(text, { withText: true, token })
      expect(response.json().errors?.[0]?.extensions.code, field).not.toBe(
        'GRAPHQL_VALIDATION_FAILED',
      )
      const isCached = response.headers['cache-control'] === PUBLIC
      if (isCached) cached.push(field)
      // A private field makes the whole response private.
      const mixed = await query(`{ categories { key } ${field} ${selections[field]} }`, {
        withText: true,
        token,
      })
      expect(mixed.headers['cache-control'] === PUBLIC, field).toBe(isCached)
      const headers = { authorization: `Bearer ${token}` }
      await post(text, headers)
      const statements = await countStatements(() => post(text, headers))
      expect(statements === 0, `${field} with POST`).toBe(isCached)
    }
    expect(cached.sort()).toEqual([
      'categories',
      'collection',
      'collections',
      'deliveryRates',
      'helpPage',
      'homePage',
      'popularSearches',
      'product',
      'products',
      'productsByIds',
      'search',
      'shop',
    ])
  })

  test('is sent to its caller only', async () => {
    const [one, other] = [await createShopper(shop.db), await createShopper(shop.db)]
    const emails = []
    for (const { token } of [one, other, one]) {
      emails.push((await query('{ me { email } }', { withText: true, token })).json().data.me.email)
    }
    expect(emails).toEqual([one.email, other.email, one.email])
    const visitor = await query('{ me { email } }', { withText: true })
    expect(visitor.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('A shop with a rate limit', () => {
  const limited = setUpShop({ env: { rateLimitPerMinute: 5 } })

  test('counts requests with cached responses', async () => {
    const statuses: number[] = []
    let remaining: unknown
    for (let count = 0; count < 6; count += 1) {
      const response = await get('/products', {}, limited.app)
      statuses.push(response.statusCode)
      if (count === 4) remaining = response.headers['x-ratelimit-remaining']
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(String(remaining)).toBe('0')
  })
})

describe('A shop with allowed origins', () => {
  const ORIGINS = ['https://a.example.org', 'https://b.example.org']
  const restricted = setUpShop({ env: { corsOrigins: ORIGINS } })

  test('caches a response for each of them', async () => {
    for (const origin of [...ORIGINS, ...ORIGINS]) {
      const { headers } = await get('/products', { origin }, restricted.app)
      expect(headers['access-control-allow-origin']).toBe(origin)
    }
  })
})
