import { describe, expect, test } from 'vitest'
import { addNote } from '../orders/customers/customer-notes.service'
import { updateCustomer } from '../orders/customers/customers.service'
import { addOrderNote, confirmOrders } from '../orders/fulfilment/fulfilment.service'
import { editOrder } from '../orders/fulfilment/order-edit.service'
import { ORDER_SEARCH } from '../orders/orders/life/order-backfills'
import { setOrderStatus } from '../orders/orders/life/order-status.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../test/factories'
import { hasServer } from '../test/proxied-shop'
import { onDatabase } from '../test/server-database'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

const TABLES = { orders: 'orders', products: 'products', customers: 'customer_profiles' } as const

async function updatedAt(table: keyof typeof TABLES, id: number): Promise<number> {
  await shop.db.query('SELECT refresh_customers()')
  const [row] = await shop.db.query<{ at: Date }[]>(
    `SELECT updated_at AS at FROM ${TABLES[table]} WHERE id = $1`,
    [id],
  )
  return row?.at.getTime() ?? Number.NaN
}

/** Makes everything old, as if nothing had changed for a day. */
async function becomeOld(): Promise<void> {
  await shop.db.query('SELECT refresh_customers()')
  await shop.db.transaction(async (db) => {
    await db.query(`SET LOCAL session_replication_role = replica`)
    for (const table of Object.values(TABLES))
      await db.query(`UPDATE ${table} SET updated_at = now() - interval '1 day'`)
  })
}

async function expectChange(
  table: keyof typeof TABLES,
  id: number,
  change: () => Promise<unknown>,
  isExpected = true,
): Promise<void> {
  await becomeOld()
  const before = await updatedAt(table, id)
  await change()
  expect((await updatedAt(table, id)) > before).toBe(isExpected)
}

async function createOrder(): Promise<{ id: number; shopper: TestUser; productId: number }> {
  const product = await createProduct(shop.db, { stock: 20 })
  const shopper = await createShopper(shop.db)
  return { id: (await placeOrder(shop.db, shopper, [product])).id, shopper, productId: product.id }
}

describe('An order is updated', () => {
  const run = (sql: string) => (id: number) => shop.db.query(sql, [id])

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['by its status', (id) => setOrderStatus(shop.db, id, { status: 'Processing' })],
    ['by its confirmation', (id) => confirmOrders(shop.db, [id], 'staff')],
    ['by a note', (id) => addOrderNote(shop.db, id, 'Call first', 'staff')],
    [
      'by an edit',
      (id) =>
        editOrder(
          shop.db,
          id,
          { phone: '01112345678' },
          { expectedVersion: 1, expectedTotal: 100 },
          { actor: 'staff', locale: 'en' },
        ),
    ],
    ['by a line', run('UPDATE order_items SET quantity = 2 WHERE order_id = $1')],
    ['by a line less', run('DELETE FROM order_items WHERE order_id = $1')],
    ['by a parcel', run('INSERT INTO shipments (order_id) VALUES ($1)')],
    [
      'by money',
      run(
        `INSERT INTO cash_entries (order_id, kind, piastres, actor) VALUES ($1, 'prepaid', 100, 'staff')`,
      ),
    ],
    [
      'by the name of its account',
      run(
        `UPDATE users SET first_name = 'Nour' WHERE id = (SELECT user_id FROM orders WHERE id = $1)`,
      ),
    ],
  ])('%s', async (_, change) => {
    const { id } = await createOrder()
    await expectChange('orders', id, () => change(id))
  })

  test('neither by what it is found by nor by a write that changes nothing', async () => {
    const { id } = await createOrder()
    await expectChange('orders', id, () => shop.db.query('UPDATE orders SET phone = phone'), false)
    await shop.db.transaction(async (db) => {
      await db.query(`SET LOCAL session_replication_role = replica`)
      await db.query(`UPDATE orders SET search_text = ''`)
    })
    await expectChange('orders', id, () => shop.db.query(ORDER_SEARCH.sql, [0, id]), false)
    const [found] = await shop.db.query<{ text: string }[]>(
      'SELECT search_text AS text FROM orders',
    )
    expect(found?.text).not.toBe('')
  })
})

describe('A product is updated', () => {
  test.each([
    ['by its price', 'UPDATE products SET price_piastres = 5 WHERE id = $1', true],
    ['by its SKU', `UPDATE products SET sku = 'A-1' WHERE id = $1`, true],
    [
      'by a text',
      `INSERT INTO product_texts (product_id, locale, description) VALUES ($1, 'en', 'Soft')`,
      true,
    ],
    [
      'by a batch',
      `INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
       VALUES ($1, '2030-01-01', 1, 1)`,
      true,
    ],
    ['not by how often it is sold', 'UPDATE products SET units_sold = 5 WHERE id = $1', false],
  ])('%s', async (_, sql, isExpected) => {
    const { id } = await createProduct(shop.db, { stock: 5 })
    await expectChange('products', id, () => shop.db.query(sql, [id]), isExpected)
  })

  test('by an order, which takes its stock', async () => {
    const product = await createProduct(shop.db, { stock: 5 })
    const shopper = await createShopper(shop.db)
    await expectChange('products', product.id, () => placeOrder(shop.db, shopper, [product]))
  })
})

describe('A customer is updated', () => {
  const PHONE = '+201012345678'

  test.each<[string, () => Promise<unknown>]>([
    ['by a decision', () => updateCustomer(shop.db, { phone: PHONE, isBlocked: true })],
    [
      'by a note',
      async () =>
        addNote(shop.db, (await createAdmin(shop.db)).id, { phone: PHONE, text: 'Rings' }),
    ],
    ['by an order', () => createOrder()],
  ])('%s', async (_, change) => {
    await createOrder()
    await updateCustomer(shop.db, { phone: PHONE, reason: 'Rude' })
    await expectChange('customers', 1, change)
  })

  test('but not when a backfill computes it anew', async () => {
    await createOrder()
    await expectChange(
      'customers',
      1,
      () => shop.db.query(`SELECT renew_customers(ARRAY['${PHONE}'])`),
      false,
    )
  })
})

interface Listed {
  readonly ids: readonly number[]
  readonly next: string | undefined
}

interface Connection {
  readonly nodes: readonly { readonly id: string; readonly updatedAt: string }[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const LONG_AGO = '2020-01-01T00:00:00Z'

async function overGraphQL(list: string, token: string, after?: string): Promise<Connection> {
  const { data, errors } = await shop.graphql<{ list: Connection }>(
    `query ($after: String) { list: ${list}(first: 2, after: $after, updatedSince: "${LONG_AGO}") {
       nodes { id updatedAt } totalCount pageInfo { hasNextPage endCursor } } }`,
    { token, variables: { after } },
  )
  expect(errors).toBeUndefined()
  return data.list
}

async function overRest(url: string, token: string): Promise<Listed & { readonly until: string }> {
  const { headers, json } = await shop.rest('GET', url, { token })
  const [, next] = /<([^>]*)>; rel="next"/.exec(String(headers.link)) ?? []
  return {
    ids: json<{ id: number }[]>().map(({ id }) => id),
    next,
    until: String(headers['x-updated-until']),
  }
}

describe.each([
  ['adminOrders', '/adminorder', 'UPDATE orders SET phone = $1 WHERE id = $2'],
  ['changedProducts', '/products', 'UPDATE products SET name = $1 WHERE id = $2'],
])('The list %s of what has changed', (list, path, change) => {
  const ids: number[] = []

  async function createRows(): Promise<string> {
    ids.length = 0
    for (let count = 0; count < 5; count += 1) {
      const { id, productId } = await createOrder()
      ids.push(list === 'adminOrders' ? id : productId)
    }
    return (await createAdmin(shop.db)).token
  }

  const idAt = (index: number) => ids[index] ?? 0

  test('has everything in the order of the changes, a row that changes meanwhile once more', async () => {
    const token = await createRows()
    await shop.db.query(change, ['+201111111111', idAt(0)])
    const first = await overGraphQL(list, token)
    const changed = [...ids.slice(1), idAt(0)]
    expect(first.totalCount).toBe(5)
    expect(first.nodes.map(({ id }) => Number(id))).toEqual(changed.slice(0, 2))
    await shop.db.query(change, ['+201111111112', idAt(1)])
    const found: number[] = []
    let after = first.pageInfo.endCursor ?? ''
    for (let hasNext = true; hasNext; ) {
      const page = await overGraphQL(list, token, after)
      found.push(...page.nodes.map(({ id }) => Number(id)))
      after = page.pageInfo.endCursor ?? after
      hasNext = page.pageInfo.hasNextPage
    }
    expect(found).toEqual([...changed.slice(2), idAt(1)])
    expect((await overGraphQL(list, token, after)).nodes).toEqual([])
    await shop.db.query(change, ['+201111111113', idAt(3)])
    const later = await overGraphQL(list, token, after)
    expect(later.nodes.map(({ id }) => Number(id))).toEqual([idAt(3)])
  })

  test('is the same over REST, which says from when to ask next', async () => {
    const token = await createRows()
    const found: number[] = []
    let until = ''
    for (let url: string | undefined = `${path}?updated_since=${LONG_AGO}&first=2`; url; ) {
      const page = await overRest(url, token)
      found.push(...page.ids)
      until = page.until
      url = page.next
    }
    expect(found).toEqual(ids)
    const nothing = await overRest(`${path}?updated_since=${until}`, token)
    expect(nothing.ids).toEqual([])
    await shop.db.query(change, ['+201111111111', idAt(2)])
    expect((await overRest(`${path}?updated_since=${nothing.until}`, token)).ids).toEqual([idAt(2)])
  })

  test('refuses what is no time, and what is no cursor of it', async () => {
    const { token } = await createAdmin(shop.db)
    for (const query of ['updated_since=yesterday', `updated_since=${LONG_AGO}&after=Mg`]) {
      const { statusCode } = await shop.rest('GET', `${path}?${query}`, { token })
      expect([query, statusCode]).toEqual([query, 400])
    }
  })

  test.skipIf(!hasServer)('waits for a transaction that began before', async () => {
    const token = await createRows()
    await onDatabase(shop.database.url ?? '', async (slow) => {
      await slow.query('BEGIN')
      await slow.query(change, ['+201111111111', idAt(0)])
      await shop.db.query(change, ['+201111111112', idAt(1)])
      const seen = await overRest(`${path}?updated_since=${LONG_AGO}`, token)
      expect(seen.ids).not.toContain(idAt(1))
      await slow.query('COMMIT')
      const { ids: rest } = await overRest(`${path}?updated_since=${seen.until}`, token)
      expect(rest.slice(-2)).toEqual([idAt(0), idAt(1)])
    })
  })
})

test('customers are listed by their changes, too', async () => {
  const { token } = await createAdmin(shop.db)
  await createOrder()
  await addNote(shop.db, 1, { phone: '+201000000001', text: 'Rings' })
  await updateCustomer(shop.db, { phone: '+201012345678', isPrepayOnly: true })
  // They get their time when they are read, and are listed once that is over: by the next request at the latest.
  await shop.graphql('{ customers { totalCount } }', { token })
  const { data } = await shop.graphql<{ customers: Connection & { nodes: { phone: string }[] } }>(
    `{ customers(updatedSince: "${LONG_AGO}", first: 1) { nodes { phone } pageInfo { endCursor } } }`,
    { token },
  )
  const { nodes, pageInfo } = data.customers
  const { data: later } = await shop.graphql<{ customers: { nodes: { phone: string }[] } }>(
    `query ($after: String) {
       customers(updatedSince: "${LONG_AGO}", after: $after) { nodes { phone } } }`,
    { token, variables: { after: pageInfo.endCursor } },
  )
  const phones = [...nodes, ...later.customers.nodes].map(({ phone }) => phone)
  expect(new Set(phones)).toEqual(new Set(['+201012345678', '+201000000001']))
  expect(phones).toHaveLength(2)
})

test('customers are listed over REST in pages, by filters and by their changes', async () => {
  const { token } = await createAdmin(shop.db)
  await addNote(shop.db, 1, { phone: '+201000000001', text: 'Rings' })
  await updateCustomer(shop.db, { phone: '+201012345678', isPrepayOnly: true })
  const get = async (url: string) => {
    const { headers, body } = await shop.rest('GET', url, { token })
    const rows = JSON.parse(body) as { phone: string; updated_at: string }[]
    const next = /^<(.*)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
    return { rows, next, until: headers['x-updated-until'] }
  }
  // Customers get their time when they are read, and are listed once that is over: by the next request at the latest.
  await get('/customers')
  const one = await get(`/customers?updated_since=${LONG_AGO}&first=1`)
  expect(one.next).toMatch(/^\/customers\?/)
  const two = await get(one.next ?? '')
  expect([...one.rows, ...two.rows].map(({ phone }) => phone).toSorted()).toEqual([
    '+201000000001',
    '+201012345678',
  ])
  expect(two.next).toBeUndefined()
  expect(String(two.until) >= (two.rows[0]?.updated_at ?? '9')).toBe(true)
  const prepaying = await get('/customers?is_prepay_only=true')
  expect(prepaying.rows).toMatchObject([{ phone: '+201012345678', is_prepay_only: true }])
  expect(prepaying.until).toBeUndefined()
  for (const wrong of ['is_blocked=perhaps', 'first=0', 'updated_since=yesterday', 'colour=red']) {
    expect((await shop.rest('GET', `/customers?${wrong}`, { token })).statusCode, wrong).toBe(400)
  }
})

test('products are listed for everybody only as far as they are shown, and with no other filter', async () => {
  await createProduct(shop.db, { hidden: true })
  const { id } = await createProduct(shop.db)
  const url = `/products?updated_since=${LONG_AGO}`
  const { headers, json } = await shop.rest('GET', url)
  expect(json()).toMatchObject([{ id }])
  expect(headers['cache-control'] ?? '').not.toContain('public')
  const { statusCode, json: refusal } = await shop.rest('GET', `${url}&animal=cat`)
  expect(statusCode).toBe(400)
  expect(refusal()).toMatchObject({ errors: [{ field: 'animal' }] })
})
