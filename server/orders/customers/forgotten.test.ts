import { beforeEach, expect, test } from 'vitest'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { PASSWORD } from '../../test/factories'
import { fillTables } from '../../test/fill-tables'
import { expectConsistentDatabase } from '../../test/invariants'
import { accountSettings, setUpShop } from '../../test/shop'
import { setOrderStatus } from '../orders/life/order-status.service'
import { deleteCustomer } from './customer-data.service'
import { findCustomerId } from './customer-list.service'

const shop = setUpShop()
const providers = personalDataOf(FEATURES)

/** Written into every text of the customer, as it may have their name or phone. */
const CANARY = 'canary5512'
const PHONE = '+201012345678'

/** Tables in which no text is about a customer, and why. A new table is searched unless it is added here. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  api_keys: 'tools',
  confirmation_rules: 'settings',
  couriers: 'who delivers',
  delivery_rates: 'settings',
  discount_codes: 'the owner’s',
  driver_links: 'who delivers',
  expenses: 'what the shop spends',
  fills: 'the shop’s own',
  function_files: 'the shop’s own',
  handover_parcels: 'numbers',
  handovers: 'who delivers',
  help_pages: 'the owner’s',
  home_page: 'the owner’s',
  idempotency_keys: 'random',
  import_mappings: 'products',
  import_rows: 'products',
  jobs: 'the shop’s own',
  mail_counts: 'hashes',
  migrations: 'the shop’s own',
  collections: 'products',
  missed_searches: 'counted without who searched',
  payment_events: 'a provider’s numbers and amounts',
  picture_fetches: 'products',
  product_batches: 'products',
  product_change_batches: 'products',
  product_changes: 'products',
  product_texts: 'products',
  products: 'products',
  push_keys: 'the shop’s own',
  request_keys: 'random',
  review_settings: 'settings',
  search_pairs: 'products',
  search_terms: 'products',
  search_words: 'products',
  settings_changes: 'settings',
  settlements: 'names of files',
  shop_settings: 'settings',
  staff_sessions: 'of staff',
  stock_bookings: 'products',
  stock_movements: 'products',
  webhooks: 'tools',
}

/** Columns of an order that are kept for the books, and why they identify nobody. */
const KEPT: Readonly<Record<string, string>> = {
  'carrier_shipments.carrier_id': 'the courier’s number of a parcel',
  'carrier_shipments.last_state': 'a word of the courier’s list',
  'carrier_shipments.reference': 'the order’s number',
  'carrier_shipments.tracking_number': 'the courier’s number of a parcel',
  'change_log.kind': 'a word of the shop’s list',
  'change_log.actor_name': 'who of the team it was',
  'change_log.address': 'who of the team it was',
  'change_log.request_id': 'random',
  'change_log.source': 'a table',
  'change_log.subject': 'a number',
  'change_log.title': 'a number',
  'live_events.kind': 'a word of the shop’s list',
  'order_events.actor_name': 'who of the team it was',
  'order_events.actor_role': 'who of the team it was',
  'order_items.deleted_gtin': 'the product',
  'order_items.deleted_sku': 'the product',
  'order_items.name': 'the product',
  'order_items.name_ar': 'the product',
  'order_items.image_url': 'the product',
  'orders.adjustments': 'amounts and codes',
  'orders.status': 'a word of the shop’s list',
  'payments.provider_reference': 'the provider’s number of a payment',
  'payments.reference': 'the order’s number, and random',
  'push_events.kind': 'a word of the shop’s list',
  'receipt_pictures.image_url': 'a hash, whose picture is deleted within hours',
  'removed_pictures.image_url': 'a hash, whose picture is deleted within hours',
  'reviews.image_url': 'a hash, whose picture is deleted within hours',
  'shipment_items.name': 'the product',
  'shipment_items.name_ar': 'the product',
  'shipments.tracking_number': 'the courier’s number of a parcel',
  'webhook_deliveries.event': 'a word of the shop’s list',
  'webhook_deliveries.message_id': 'random',
}

/** By these, the shop knows whose something is; they have the customer's own phone and email. */
const IDENTIFYING: readonly string[] = [
  'back_in_stock_requests.email',
  'customer_notes.phone',
  'customer_profiles.phone',
  'customers.phone',
  'mails.address',
  'orders.phone',
  'product_questions.email',
  'staff_invitations.email',
  'stale_customers.phone',
  'users.email',
  'users.mobile',
  'users.password_hash',
  'webhook_deliveries.body',
]

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

/** Every column that can hold a text. */
function readColumns(): Promise<Column[]> {
  return shop.db.query(
    `SELECT columns.table_name AS table, column_name AS name,
       CASE WHEN data_type = 'ARRAY' THEN udt_name ELSE data_type END AS type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND (data_type IN ('text', 'character varying', 'jsonb', 'json') OR udt_name = '_text')
     ORDER BY 1, 2`,
  )
}

const canaryOf = ({ table, name, type }: Column): string => {
  const text = `'${CANARY} ' || md5(random()::text)`
  if (type === '_text') return `ARRAY[${text}]`
  if (type !== 'jsonb') return text
  // With a key that the shop does not know, as one that is added later.
  const added = `jsonb_build_object('note', ${text}, 'later', ${text})`
  return `CASE jsonb_typeof("${table}"."${name}") WHEN 'array' THEN "${name}" || ${added}
    ELSE coalesce("${name}", '{}') || ${added} END`
}

/** Writes the canary into a column, unless its constraint allows only words of a list. Returns whether it could. */
async function plant(column: Column): Promise<boolean> {
  try {
    await shop.db.query(
      `UPDATE "${column.table}" SET "${column.name}" = ${canaryOf(column)} ${onlyOf(column)}`,
    )
    return true
  } catch (error) {
    // A check, a foreign key, or a unique index on a text that is none of the customer's.
    expect(['23514', '23503'], `${column.table}.${column.name}: ${error}`).toContain(
      (error as { code?: string }).code,
    )
    return false
  }
}

/** The owner and the team have accounts, too. */
function onlyOf({ table }: Column): string {
  if (table === 'users') return `WHERE role = 'shopper'`
  if (table === 'webhook_deliveries') return `WHERE event LIKE 'order.%'`
  if (table === 'settlement_lines') return 'WHERE order_id IS NOT NULL'
  return table === 'change_log' ? `WHERE kind IN ('order', 'review')` : ''
}

/** Where the canary or the phone still is. */
async function findTraces(text: string): Promise<readonly string[]> {
  const traces: string[] = []
  const tables = await shop.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const rows = await shop.db.query<Record<string, unknown>[]>(`SELECT * FROM "${name}"`)
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (JSON.stringify(value)?.includes(text)) traces.push(`${name}.${column}`)
      }
    }
  }
  return [...new Set(traces)].toSorted()
}

let userId: number
let email: string
let planted: readonly string[]

beforeEach(async () => {
  await fillTables(shop.db)
  const orders = await shop.db.query<{ id: number; status: string }[]>(
    'SELECT id, status FROM orders',
  )
  for (const { id, status } of orders) {
    if (status === 'Pending') await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  }
  await shop.db.query(
    `INSERT INTO change_log (action, source, kind, subject, before, after)
     SELECT 'changed', 'orders', 'order', id::text, '{"total_piastres": 100}'::jsonb, '{}'::jsonb FROM orders
     UNION ALL SELECT 'changed', 'reviews', 'review', id::text, '{}', '{"stars": 4}' FROM reviews
       WHERE user_id IS NOT NULL`,
  )
  const [shopper] = await shop.db.query<{ id: number; email: string }[]>(
    `SELECT id, email FROM users WHERE role = 'shopper'`,
  )
  if (!shopper) throw new Error('No shopper was created')
  userId = shopper.id
  email = shopper.email
  await shop.db.query('UPDATE back_in_stock_requests SET email = $1', [email])
  await shop.db.query('UPDATE product_questions SET email = $1 WHERE user_id IS NULL', [email])
  await shop.db.query('UPDATE staff_invitations SET email = $1', [email])
  await shop.db.query('DELETE FROM reviews WHERE user_id IS NULL')
  await shop.db.query(`UPDATE users SET mobile = '1099999999' WHERE role = 'admin'`)
  // A line of a courier's statement that is of no order, and says whose parcel it means.
  await shop.db.query(
    `INSERT INTO settlement_lines
       (settlement_id, reference, result, amount_piastres, expected_piastres, fee_piastres)
     SELECT min(id), $1, 'unknown', 100, 0, 0 FROM settlements`,
    [PHONE],
  )
  const columns = await readColumns()
  const tables = [...new Set(columns.map(({ table }) => table))]
  for (const table of tables) {
    await shop.db.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
  }
  const done: string[] = []
  for (const column of columns) {
    const path = `${column.table}.${column.name}`
    if (column.table in OTHER_TABLES || path in KEPT) continue
    // By these, the shop knows whose the others are.
    if (IDENTIFYING.includes(path)) continue
    if (await plant(column)) done.push(path)
  }
  planted = done
  for (const table of tables) {
    await shop.db.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
  }
})

test('A deleted account leaves nothing of its texts in any table', async () => {
  expect(planted.length).toBeGreaterThan(40)
  expect(await findTraces(CANARY)).toEqual(planted.toSorted())
  await deleteAccount(
    shop.db,
    userId,
    { settings: accountSettings(), providers },
    { password: PASSWORD },
  )
  expect(await findTraces(CANARY)).toEqual([])
  expect(await findTraces(email)).toEqual([])
  expect(await findTraces(PHONE.slice(3))).toEqual([])
  await expectConsistentDatabase(shop.db)
})

test('A customer whose data the owner deletes leaves neither', async () => {
  const id = await findCustomerId(shop.db, PHONE)
  await deleteCustomer(shop.db, id, providers)
  expect(await findTraces(CANARY)).toEqual([])
  expect(await findTraces(email)).toEqual([])
  expect(await findTraces(PHONE.slice(3))).toEqual([])
})

test('Nothing else of the ledger and the log of changes can be changed, even then', async () => {
  const refused = /are never changed or deleted/
  for (const change of [
    'DELETE FROM cash_entries',
    'UPDATE cash_entries SET piastres = 1, note = NULL',
    `UPDATE cash_entries SET note = 'other'`,
    'DELETE FROM change_log',
    `UPDATE change_log SET after = '{"note": "other"}'`,
    `UPDATE change_log SET before = without_texts(before), after = without_texts(after), actor_name = 'other'`,
  ]) {
    await expect(shop.db.query(change), change).rejects.toThrow(refused)
  }
  await shop.db.query('UPDATE cash_entries SET note = NULL')
})
