import { describe, expect, test } from 'vitest'
import { createApiKey } from '../../office/integrations/api-keys.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { deleteOldChanges } from './change-log.service'

const shop = setUpShop()

/** Tables that have triggers of the log. */
const WATCHED = [
  'api_keys',
  'cash_entries',
  'collections',
  'confirmation_rules',
  'couriers',
  'customer_notes',
  'customers',
  'delivery_rates',
  'discount_codes',
  'expenses',
  'handovers',
  'help_pages',
  'home_page',
  'order_items',
  'orders',
  'product_batches',
  'product_questions',
  'product_texts',
  'products',
  'returns',
  'review_settings',
  'reviews',
  'search_terms',
  'second_factors',
  'settlements',
  'shipments',
  'shop_settings',
  'staff_invitations',
  'users',
  'webhooks',
]

/** The others, with the reason why the log does not have them. */
const NOT_WATCHED: Readonly<Record<string, string>> = {
  addresses: 'belongs to shoppers',
  back_in_stock_requests: 'belongs to shoppers',
  carrier_shipments: 'what a carrier reports; the timeline of the order has it',
  cart_lines: 'belongs to shoppers',
  catalogue_version: 'follows the catalogue',
  change_log: 'the log itself',
  customer_profiles: 'follows the orders and accounts',
  discount_uses: 'follows the order',
  driver_links: 'a secret, for a day',
  favourites: 'belongs to shoppers',
  fills: 'how far the server is',
  food_reminders: 'belongs to shoppers',
  function_files: 'the schema',
  handover_parcels: 'the shipments say it',
  idempotency_keys: 'of checkouts',
  import_mappings: 'how files are read; the products say the rest',
  import_rows: 'staged; the products say it',
  jobs: 'when the server has worked',
  live_events: 'the events for open pages',
  mail_counts: 'counters',
  mails: 'an outbox',
  migrations: 'the schema',
  missed_searches: 'counted searches',
  order_events: 'the timeline of an order, itself a log',
  order_links: 'the timelines of both orders say it',
  parcel_reports: 'the timeline of the order says it',
  password_resets: 'secrets',
  payment_events: 'what a provider reports; the timeline and the ledger of the order have it',
  payments: 'the timeline and the ledger of the order have it',
  pets: 'belongs to shoppers',
  picture_fetches: 'an outbox; the products say the rest',
  product_change_batches: 'the products say it',
  product_changes: 'the products say it',
  push_events: 'an outbox',
  push_keys: 'secrets',
  push_messages: 'an outbox',
  push_subscriptions: 'the devices of staff, with secrets',
  quiet_hours: 'of one person, for their own devices',
  receipt_pictures: 'the entry of the ledger says it',
  removed_pictures: 'files to delete',
  request_keys: 'of requests that are sent again',
  return_items: 'the return and the lines of the order say it',
  search_pairs: 'follows the products',
  search_words: 'follows the products',
  settings_changes: 'the settings say it',
  settlement_lines: 'the settlement says it',
  shipment_items: 'the timeline of the order says it',
  staff_sessions: 'where somebody is signed in',
  stale_customers: 'follows the orders and accounts',
  stock_bookings: 'the history of the stock says it',
  stock_movements: 'a log itself',
  webhook_deliveries: 'an outbox',
}

interface LoggedChange {
  readonly action: string
  readonly kind: string
  readonly subject: string | null
  readonly title: string | null
  readonly actorName: string | null
  readonly address: string | null
  readonly isRestorable: boolean
  readonly id: string
  readonly fields: readonly {
    readonly field: string
    readonly before: string | null
    readonly after: string | null
    readonly isPrivate: boolean
  }[]
}

const LIST = `id action kind subject title actorName address isRestorable
  fields { field before after isPrivate }`

async function readLog(token: string, filter = ''): Promise<readonly LoggedChange[]> {
  const { data, errors } = await shop.graphql<{ changes: { nodes: LoggedChange[] } }>(
    `{ changes${filter} { nodes { ${LIST} } } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  return data.changes.nodes
}

async function update(token: string, id: number, input: string): Promise<void> {
  const { data } = await shop.graphql<{ updateProduct: { userErrors: unknown[] } }>(
    `mutation { updateProduct(id: ${id}, input: { imageUrl: "/pictures/product.svg", ${input} })
       { userErrors { message } } }`,
    { token },
  )
  expect(data.updateProduct.userErrors).toEqual([])
}

async function restore(token: string, id: string | undefined) {
  const { data } = await shop.graphql<{
    restoreChange: {
      adminProduct: { stock: number | null; product: { price: number } } | null
      userErrors: { code: string; message: string }[]
    }
  }>(
    `mutation ($id: ID!) { restoreChange(id: $id)
       { adminProduct { stock product { price } } userErrors { code message } } }`,
    { token, variables: { id } },
  )
  return data.restoreChange
}

describe('The log of changes', () => {
  test('watches every table, or says why not', async () => {
    const rows = await shop.db.query<{ name: string; watched: boolean }[]>(
      `SELECT relname AS name, EXISTS (
         SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'log_change') AS watched
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
    )
    const named = (watched: boolean) =>
      rows.filter((row) => row.watched === watched).map(({ name }) => name)
    expect(named(true)).toEqual(WATCHED)
    expect(named(false)).toEqual(Object.keys(NOT_WATCHED))
  })

  test('has who changed a price, from where, and both values', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Cat bed', pricePiastres: 10_000 })
    await update(token, id, 'name: "Cat bed", price: 120.5')
    expect(await readLog(token)).toEqual([
      {
        id: '1',
        action: 'CHANGED',
        kind: 'PRODUCT',
        subject: String(id),
        title: 'Cat bed',
        actorName: 'Admin',
        address: '127.0.0.1',
        isRestorable: true,
        fields: [{ field: 'price', before: '100.00', after: '120.50', isPrivate: false }],
      },
    ])
  })

  test('has the changes of tools, with the name of their key', async () => {
    const { token } = await createAdmin(shop.db)
    const { key } = await createApiKey(shop.db, { name: 'Stock tool', scopes: ['writeCatalogue'] })
    const response = await shop.rest('POST', '/addproduct', {
      token: key,
      body: { name: 'Cat bowl', price: 35, image_url: '/pictures/product.svg' },
    })
    expect(response.statusCode).toBe(201)
    const [added] = await readLog(token)
    expect(added).toMatchObject({ action: 'ADDED', actorName: 'Stock tool', title: 'Cat bowl' })
    expect(added?.fields).toContainEqual({
      field: 'price',
      before: null,
      after: '35.00',
      isPrivate: false,
    })
  })

  test('has what was deleted, as it was', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Cat bed', stock: 4 })
    await shop.rest('DELETE', `/deleteproduct/${id}`, { token })
    const [removed] = await readLog(token, `(kind: PRODUCT, subject: ${id})`)
    expect(removed).toMatchObject({ action: 'REMOVED', title: 'Cat bed', isRestorable: false })
    expect(removed?.fields).toContainEqual({
      field: 'stock',
      before: '4',
      after: null,
      isPrivate: false,
    })
  })

  test('has no secret and nothing of a customer', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{ createApiKey: { key: string } }>(
      `mutation { createApiKey(input: { name: "Tool", scopes: [READ_ORDERS] }) { key } }`,
      { token },
    )
    await shop.graphql(
      `mutation { updateCustomer(phone: "01012345678", input: { isBlocked: true, reason: "Rude" })
         { userErrors { message } } }`,
      { token },
    )
    const log = JSON.stringify(await shop.db.query('SELECT * FROM change_log'))
    expect(log).toContain('is_blocked')
    expect(log).not.toContain('Rude')
    expect(log).not.toContain('1012345678')
    expect(log).not.toContain(data.createApiKey.key.slice(15))
    const [row] = await shop.db.query<{ key_hash: string }[]>('SELECT key_hash FROM api_keys')
    expect(log).not.toContain(row?.key_hash)
  })

  test('leaves out what shoppers do', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 5 })
    await placeOrder(shop.db, await createShopper(shop.db), [product])
    expect(await readLog(token)).toEqual([])
  })

  test('has the status of an order that the team sets', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 5 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body: { status: 'Cancelled' } })
    const changes = await readLog(token, `(kind: ORDER, subject: ${id})`)
    expect(changes.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'status',
      before: 'Pending',
      after: 'Cancelled',
      isPrivate: false,
    })
  })

  test('has each setting that was changed', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{ settings: { version: number } }>(
      '{ settings { version } }',
      { token },
    )
    const { data: saved } = await shop.graphql<{ updateSettings: { userErrors: unknown[] } }>(
      `mutation ($version: Int!) { updateSettings(expectedVersion: $version, input: { email: "new@shop.example.com" })
         { userErrors { message } } }`,
      { token, variables: data.settings },
    )
    expect(saved.updateSettings.userErrors).toEqual([])
    const [change] = await readLog(token, '(kind: SETTING)')
    expect(change?.fields).toContainEqual({
      field: 'email',
      before: null,
      after: 'new@shop.example.com',
      isPrivate: false,
    })
  })

  test('is never changed or deleted', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    await shop.rest('DELETE', `/deleteproduct/${id}`, { token })
    for (const sql of ['DELETE FROM change_log', "UPDATE change_log SET title = 'Other'"]) {
      await expect(shop.db.query(sql)).rejects.toThrow('rows of change_log are never changed')
    }
  })

  test('is removed once it is as old as the setting says, and no earlier than after 90 days', async () => {
    const { token } = await createAdmin(shop.db)
    const days = [10, 89, 91, 200]
    for (const [index, age] of days.entries()) {
      await shop.db.query(
        `INSERT INTO change_log (happened_at, action, source, kind, subject, title)
         VALUES (now() - $1::int * interval '1 day', 'added', 'products', 'product', $2, $3)`,
        [age, String(index + 1), `Product of ${age} days`],
      )
    }
    await deleteOldChanges(shop.db, 100)
    expect(await readLog(token, '(kind: PRODUCT)')).toHaveLength(3)
    await deleteOldChanges(shop.db, 90)
    expect(await readLog(token, '(kind: PRODUCT)')).toHaveLength(2)
    await expect(deleteOldChanges(shop.db, 80)).rejects.toThrow('rows of change_log are never')
  })

  test('has no change that was rolled back', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { wasPricePiastres: 20_000 })
    await shop.graphql(
      `mutation { updateProduct(id: ${id}, input: { name: "Cat bed", price: 300, wasPrice: 200,
         imageUrl: "/pictures/product.svg", hidden: true }) { userErrors { message } } }`,
      { token },
    )
    expect(await readLog(token)).toEqual([])
  })

  test('is found by account, name and day, in pages', async () => {
    const { token, id: accountId } = await createAdmin(shop.db)
    const products = await Promise.all(
      ['Cat bed', 'Dog bed', 'Dog toy'].map((name) => createProduct(shop.db, { name })),
    )
    for (const { id } of products) await shop.rest('DELETE', `/deleteproduct/${id}`, { token })
    const titles = async (filter: string) =>
      (await readLog(token, filter)).map(({ title }) => title)
    expect(await titles('(search: "BED")')).toEqual(['Dog bed', 'Cat bed'])
    expect(await titles(`(accountId: ${accountId})`)).toHaveLength(3)
    expect(await titles(`(accountId: ${accountId + 1})`)).toEqual([])
    expect(await titles('(to: "2020-01-01")')).toEqual([])
    expect(await titles('(kind: ORDER)')).toEqual([])
    const { data } = await shop.graphql<{
      changes: { pageInfo: { endCursor: string }; totalCount: number }
      ofBeds: { totalCount: number }
    }>(
      `{ changes(first: 2) { pageInfo { endCursor } totalCount }
         ofBeds: changes(first: 1, search: "BED") { totalCount } }`,
      { token },
    )
    expect([data.changes.totalCount, data.ofBeds.totalCount]).toEqual([3, 2])
    expect(await titles(`(first: 2, after: "${data.changes.pageInfo.endCursor}")`)).toEqual([
      'Cat bed',
    ])
  })

  test('is exported with a line for each field', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Cat bed', pricePiastres: 10_000 })
    await update(token, id, 'name: "=Cat bed", price: 120.5')
    const { body, statusCode } = await shop.rest('GET', '/changes.csv?kind=product', { token })
    expect(statusCode).toBe(200)
    const [header, ...lines] = body.trim().split('\n')
    expect(header).toContain('id,time,who,address,action,kind,subject,title,field,before,after')
    expect(lines.map((line) => line.split(',').slice(2))).toEqual([
      [
        'Admin',
        '127.0.0.1',
        'changed',
        'product',
        String(id),
        "'=Cat bed",
        'name',
        'Cat bed',
        "'=Cat bed",
      ],
      [
        'Admin',
        '127.0.0.1',
        'changed',
        'product',
        String(id),
        "'=Cat bed",
        'price',
        '100.00',
        '120.50',
      ],
    ])
  })
})

describe('A price or stock', () => {
  async function changed(
    admin: TestUser,
    input: string,
    fields: Parameters<typeof createProduct>[1],
  ) {
    const product = await createProduct(shop.db, { name: 'Cat bed', ...fields })
    await update(admin.token, product.id, `name: "Cat bed", ${input}`)
    const [change] = await readLog(admin.token)
    return { product, change }
  }

  test('is put back, and that is logged, too', async () => {
    const admin = await createAdmin(shop.db)
    const { change } = await changed(admin, 'price: 50', { pricePiastres: 10_000 })
    const { adminProduct, userErrors } = await restore(admin.token, change?.id)
    expect(userErrors).toEqual([])
    expect(adminProduct?.product.price).toBe(100)
    const [restored] = await readLog(admin.token)
    expect(restored?.fields).toEqual([
      { field: 'price', before: '50.00', after: '100.00', isPrivate: false },
    ])
  })

  test('is put back without what was sold since', async () => {
    const admin = await createAdmin(shop.db)
    const { product, change } = await changed(admin, 'price: 100, stock: 50', { stock: 20 })
    await placeOrder(shop.db, await createShopper(shop.db), [product])
    expect((await restore(admin.token, change?.id)).adminProduct?.stock).toBe(19)
  })

  test('is not put back over a later change', async () => {
    const admin = await createAdmin(shop.db)
    const { product, change } = await changed(admin, 'price: 50', { pricePiastres: 10_000 })
    await update(admin.token, product.id, 'name: "Cat bed", price: 60')
    const { adminProduct, userErrors } = await restore(admin.token, change?.id)
    expect(adminProduct).toBeNull()
    expect(userErrors.map(({ code }) => code)).toEqual(['CONFLICT'])
    const now = await shop.db.findOneByOrFail(ProductEntity, { id: product.id })
    expect(now.pricePiastres).toBe(6_000)
  })

  test('is not put back below what is left', async () => {
    const admin = await createAdmin(shop.db)
    const { product, change } = await changed(admin, 'price: 100, stock: 9', { stock: 1 })
    await shop.db.update(ProductEntity, { id: product.id }, { stock: 3 })
    expect((await restore(admin.token, change?.id)).userErrors).toHaveLength(1)
  })

  test.each([['0'], ['999'], ['x']])('of the change %s is not found', async (id) => {
    const admin = await createAdmin(shop.db)
    expect((await restore(admin.token, id)).userErrors.map(({ code }) => code)).toEqual([
      'NOT_FOUND',
    ])
  })

  test('is all that can be put back', async () => {
    const admin = await createAdmin(shop.db)
    const { change } = await changed(admin, 'price: 100, hidden: true', { pricePiastres: 10_000 })
    expect(change?.isRestorable).toBe(false)
    expect((await restore(admin.token, change?.id)).userErrors.map(({ code }) => code)).toEqual([
      'CONFLICT',
    ])
  })
})
