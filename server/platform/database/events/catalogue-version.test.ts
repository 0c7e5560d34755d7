import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOW_STOCK } from '#domain/limits'
import { INVENTORY_FIELDS } from '#domain/products/product-inventory.schema'
import { eventually } from '../../../test/eventually'
import { createProduct } from '../../../test/factories'
import { setUpDatabase } from '../../../test/shop'
import { NotificationListener } from '../connection/notifications'
import { CatalogueVersion } from './catalogue-version'

const shop = setUpDatabase()

let listener: NotificationListener
let version: CatalogueVersion

beforeEach(async () => {
  listener = new NotificationListener()
  version = new CatalogueVersion(shop.db, listener)
  await version.read()
})
afterEach(() => version.close())

const stored = async () => {
  const [row] = await shop.db.query<{ version: string }[]>('SELECT version FROM catalogue_version')
  return Number(row?.version)
}

test('Notifications raise the version and never lower it', async () => {
  const start = await stored()
  expect(version.current).toBe(start)
  listener.publish({ kind: 'catalogueChanged', version: start + 5 })
  listener.publish({ kind: 'catalogueChanged', version: start + 2 })
  expect(version.current).toBe(start + 5)
})

test('The version is unknown after a lost connection, until it is read again', async () => {
  listener.publish({ kind: 'disconnected' })
  expect(version.current).toBeUndefined()
  listener.publish({ kind: 'catalogueChanged', version: 1 })
  expect(version.current).toBeUndefined()
  await createProduct(shop.db)
  listener.publish({ kind: 'reconnected' })
  await eventually(async () => expect(version.current).toBe(await stored()))
})

test('A notification that arrives while the version is read is not lost', async () => {
  const later = (await stored()) + 1_000_000
  const reading = version.read()
  listener.publish({ kind: 'catalogueChanged', version: later })
  await reading
  expect(version.current).toBe(later)
})

test('Polling finds a change whose notification was lost', async () => {
  const stop = version.poll()
  const before = version.current
  await createProduct(shop.db)
  expect(version.current).toBe(before)
  await eventually(async () => expect(version.current).toBe(await stored()))
  stop()
})

test('Requests that use all connections do not keep the version from being read', async ({
  skip,
}) => {
  if (shop.database.isEmbedded) skip()
  const { dataSource, notifications } = shop.database
  const held = Array.from({ length: dataSource.options.poolSize ?? 10 }, () =>
    dataSource.createQueryRunner(),
  )
  await Promise.all(held.map((runner) => runner.connect()))
  const other = new CatalogueVersion(shop.db, notifications)
  try {
    await other.read()
    expect(other.current).toBe(version.current)
  } finally {
    other.close()
    await Promise.all(held.map((runner) => runner.release()))
  }
})

test('A transaction raises the version to about the current time', async () => {
  const before = await stored()
  await shop.db.transaction(async (transaction) => {
    for (let count = 0; count < 3; count += 1) await createProduct(transaction)
    await transaction.query('UPDATE products SET price_piastres = price_piastres + 1')
  })
  const after = await stored()
  expect(after).toBeGreaterThan(before)
  expect(Math.abs(after - Date.now())).toBeLessThan(60_000)
})

test('A changed Arabic name raises the version', async () => {
  const { id } = await createProduct(shop.db)
  const before = await stored()
  await shop.db.query("UPDATE products SET name_ar = 'لعبة' WHERE id = $1", [id])
  expect(await stored()).toBeGreaterThan(before)
})

test('Every stock level that a page may show raises the version', async () => {
  const { id } = await createProduct(shop.db, { stock: LOW_STOCK + 2 })
  for (const stock of [LOW_STOCK, LOW_STOCK - 1, 0, null]) {
    const before = await stored()
    await shop.db.query('UPDATE products SET stock = $2 WHERE id = $1', [id, stock])
    expect(await stored()).toBeGreaterThan(before)
  }
})

test('Every column counts but those of the owner and those that no page shows', async () => {
  const { id } = await createProduct(shop.db, { stock: 200 })
  await shop.db.query(
    `UPDATE products SET name_ar = 'A', was_price_piastres = 1000000, family = 'A', category_keys = '{}',
       gtin = '12345670', brand = 'A', brand_ar = 'A', animal = 'CAT', life_stage = 'ALL', flavour = 'A',
       flavour_ar = 'A', net_amount = 1, net_unit = 'G', shelf = 'A-1', sku = 'A', supplier = 'A',
       cost_price_piastres = 1, low_stock_threshold = 1, gtin_repeat = 1, sample_name = 'A'
     WHERE id = $1`,
    [id],
  )
  const ignored = await shop.db.query<{ name: string }[]>(
    `SELECT key AS name FROM products, jsonb_each(to_jsonb(products)) AS line
     WHERE to_jsonb(as_shoppers_see(products)) -> key IS DISTINCT FROM value ORDER BY key`,
  )
  const ofOwner = Object.values(INVENTORY_FIELDS).map(({ column }) => column)
  const computed = ['gtin_repeat', 'name_words', 'review_count', 'search_vector', 'stars_total']
  const others = ['sample_name', 'version', 'changed_in', 'created_at', 'updated_at', 'stock']
  expect(ignored.map(({ name }) => name)).toEqual([...ofOwner, ...computed, ...others].toSorted())
})

test('The start and the end of an offer raise the version', async () => {
  const { id } = await createProduct(shop.db)
  for (const wasPrice of [20_000, null]) {
    const before = await stored()
    await shop.db.query('UPDATE products SET was_price_piastres = $2 WHERE id = $1', [id, wasPrice])
    expect(await stored()).toBeGreaterThan(before)
  }
})
