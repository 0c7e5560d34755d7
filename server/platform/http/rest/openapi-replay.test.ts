import { expect, test } from 'vitest'
import { z } from 'zod'
import { addToCart } from '../../../orders/cart/cart.service'
import { checkout } from '../../../orders/checkout/checkout.service'
import { updateDeliveryRates } from '../../../shop/delivery/delivery.service'
import { emptyDatabase } from '../../../test/database'
import { checkoutOf, createAdmin, createProduct, createShopper } from '../../../test/factories'
import {
  examplePath,
  exampleUrl,
  type RestOperation,
  readOperations,
} from '../../../test/rest-document'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

/** The picture that the document's examples refer to. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A stream that never ends, which order-events.test.ts covers, and the reports of companies that the shop has a
 * contract with, which carrier-reports.test.ts and callbacks.test.ts cover.
 */
const NOT_REPLAYED = [
  '/adminorder/events',
  '/couriers/{carrier}/events',
  '/payments/{provider}/callback',
]

/** Creates the data that the document's examples refer to; returns the token for each role. */
async function createExampleShop() {
  await emptyDatabase(shop.database.dataSource)
  const { db } = shop
  const toy = await createProduct(db, {
    name: 'Nilo Cat Toy',
    nameAr: 'نيلو لعبة قطط',
    wasPricePiastres: 15_000,
    pricePiastres: 12_000,
    imageUrl: '/pictures/cat-toy.svg',
  })
  await createProduct(db, {
    name: 'Sakara Dog Bed',
    pricePiastres: 85_050,
    imageUrl: '/pictures/dog-bed.svg',
    stock: 5,
  })
  await updateDeliveryRates(db, ['SIN'], { fee: 120, freeFrom: 2000, minDays: 3, maxDays: 5 })
  const shopper = await createShopper(db, { email: 'mona@example.com' })
  const order = { ...checkoutOf([toy], 2), address: '5 Tahrir Square', phone: '01012345678' }
  await checkout(db, shopper.id, order)
  await addToCart(db, shopper.id, String(toy.id), { quantity: 2 })
  await db.query(
    `INSERT INTO reviews (user_id, product_id, stars, text, locale, status)
     VALUES ($1, $2, 5, 'My cat loves it.', 'en', 'APPROVED')`,
    [shopper.id, toy.id],
  )
  await db.query(
    `INSERT INTO back_in_stock_requests (product_id, user_id, locale, requested_at)
     VALUES ($1, $2, 'en', '2026-11-22T09:30:00Z')`,
    [toy.id, shopper.id],
  )
  await db.query(
    `INSERT INTO product_questions (product_id, user_id, text, locale, answer, asked_at)
     VALUES ($1, $2, 'Is it safe for kittens?', 'en', 'Yes, from four months on.', '2026-11-22T09:30:00Z')`,
    [toy.id, shopper.id],
  )
  await db.query(
    `INSERT INTO favourites (user_id, product_id, added_at) VALUES ($1, $2, '2026-11-22T09:30:00Z')`,
    [shopper.id, toy.id],
  )
  await db.query(
    `WITH added AS (
       INSERT INTO returns (order_id, state, reason, note, answer, refund_piastres, answered_at, received_at)
       VALUES (1, 'received', 'damaged', 'One wheel is missing.', 'Please give it to our courier.', 19999,
         '2026-11-24T11:00:00Z', '2026-11-26T09:00:00Z') RETURNING id
     )
     INSERT INTO return_items (return_id, order_item_id, quantity, received_quantity, condition)
     SELECT id, 1, 1, 1, 'damaged' FROM added`,
  )
  // Without the payment of the order, which its examples do not have.
  await db.query(
    `INSERT INTO cash_entries (order_id, kind, piastres, actor) VALUES (1, 'prepaid', 100, 'staff')`,
  )
  const admin = await createAdmin(db)
  const headers = { 'content-type': 'image/png' }
  await shop.rest('POST', '/pictures', { token: admin.token, headers, body: PIXEL })
  return { public: undefined, shopper: shopper.token, admin: admin.token }
}

/** Sends the example of an operation. */
async function replay(operation: RestOperation, url = exampleUrl(operation)) {
  const { method, requestBody, parameters = [], 'x-role': role } = operation
  const token = (await createExampleShop())[role]
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const headers = Object.fromEntries(
    parameters.filter((one) => one.in === 'header').map((one) => [one.name, String(one.example)]),
  )
  return shop.rest(method, url, {
    ...(token && { token }),
    headers: { ...headers, ...(type && { 'content-type': type.replace('*', 'png') }) },
    ...(content && { body: content.example ?? PIXEL }),
  })
}

const VOLATILE = new Set([
  'created_at',
  'changed_at',
  'updated_at',
  'written_at',
  'last_order_at',
  'token',
])

/** Replaces timestamps and tokens with their types. */
function withoutVolatileFields(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value) => (VOLATILE.has(key) ? typeof value : value)),
  )
}

test('Every example of the OpenAPI document gets the documented response', async () => {
  const operations = await readOperations(shop)
  expect(operations.length).toBeGreaterThan(20)
  for (const operation of operations.filter(({ path }) => !NOT_REPLAYED.includes(path))) {
    const name = `${operation.method} ${operation.path}`
    const [status, { content } = {}] = Object.entries(operation.responses)[0] ?? []
    // The example of a list is the whole list.
    const url = operation.method === 'GET' ? examplePath(operation) : exampleUrl(operation)
    const response = await replay(operation, url)
    expect(`${response.statusCode} ${response.body}`, name).toMatch(new RegExp(`^${status} `))
    const [type, { schema, example } = {}] = Object.entries(content ?? {})[0] ?? []
    if (!type || !schema) {
      expect(response.body, name).toBe('')
      continue
    }
    expect(response.headers['content-type'], name).toContain(type)
    if (type !== 'application/json') {
      if (example !== undefined) expect(response.body, name).toBe(example)
      continue
    }
    const documented = z.fromJSONSchema(schema)
    expect(documented.safeParse(response.json()).error, name).toBeUndefined()
    if (example === undefined) continue
    expect(documented.safeParse(example).error, name).toBeUndefined()
    expect(withoutVolatileFields(response.json()), name).toEqual(withoutVolatileFields(example))
  }
})

test('All examples of parameters are accepted together', async () => {
  const operations = (await readOperations(shop)).filter(({ parameters = [] }) =>
    parameters.some((parameter) => parameter.in === 'query'),
  )
  expect(operations.length).toBeGreaterThan(3)
  for (const operation of operations) {
    const { statusCode, body } = await replay(operation)
    expect(statusCode, `${operation.method} ${operation.path}: ${body}`).toBe(200)
  }
})

test('Every example of a request matches its schema', async () => {
  for (const { method, path, requestBody } of await readOperations(shop)) {
    const { schema, example } = requestBody?.content['application/json'] ?? {}
    if (!schema) continue
    const { error } = z.fromJSONSchema(schema).safeParse(example)
    expect(error, `${method} ${path}`).toBeUndefined()
  }
})

test('Requests without the required fields are rejected', async () => {
  for (const operation of await readOperations(shop)) {
    const required = operation.requestBody?.content['application/json']?.schema.required
    if (!Array.isArray(required)) continue
    const token = (await createExampleShop())[operation['x-role']]
    const response = await shop.rest(operation.method, exampleUrl(operation), {
      ...(token && { token }),
      body: {},
    })
    expect(response.statusCode, operation.path).toBe(400)
    const { errors } = response.json<{ errors: readonly { readonly field: string }[] }>()
    const fields = errors.map(({ field }) => field)
    expect(fields.toSorted(), operation.path).toEqual(required.toSorted())
  }
})
