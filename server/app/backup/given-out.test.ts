import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { authenticate } from '../../accounts/accounts/accounts.service'
import { linkToken } from '../../accounts/accounts/link-token'
import { folderStorage } from '../../catalogue/pictures/picture-storage'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createConfirmationLinks } from '../../orders/confirmation/confirmation-link'
import { findOrderToConfirm } from '../../orders/confirmation/own-confirmation.service'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { findFollowedOrder } from '../../orders/follow/followed-order.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { readBack } from '../../orders/orders/reads/admin-orders.service'
import { createFollowLinks } from '../../orders/orders/reads/follow-link'
import { openDatabase } from '../../platform/database/open'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { migrateDataFolder } from '../../test/folder'
import { createDatabase, dropDatabase } from '../../test/server-database'
import { TEST_JWT_SECRET } from '../../test/shop'
import { ENTITIES } from '../features'
import { endAccessAfterRecovery } from './after-recovery'
import { backUp } from './backup'
import type { DatabaseSettings } from './backup-file'
import { describeRestored } from './end-access'
import { restore } from './restore'

const source = inject('testDatabase')
const root = mkdtempSync(join(tmpdir(), 'mishmish-given-out-'))
const pictures = folderStorage(join(root, 'pictures'))
const databaseUrls: string[] = []
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const url of databaseUrls) await dropDatabase(url)
})

async function newDatabase(): Promise<DatabaseSettings> {
  const dataDir = mkdtempSync(join(root, 'x'))
  if (!('template' in source)) {
    migrateDataFolder(dataDir)
    return { databasePoolSize: 4, dataDir, databaseUrl: undefined }
  }
  const databaseUrl = await createDatabase(source.template, source.template)
  databaseUrls.push(databaseUrl)
  return { databasePoolSize: 4, dataDir, databaseUrl }
}

async function inDatabase<T>(
  settings: DatabaseSettings,
  work: (db: EntityManager) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, { entities: ENTITIES })
  try {
    return await work(database.dataSource.manager)
  } finally {
    await database.close()
  }
}

const confirmation = createConfirmationLinks(
  TEST_JWT_SECRET,
  () => 'https://shop.example.com',
  () => Promise.reject(new Error('No message is sent')),
)
const follow = createFollowLinks(TEST_JWT_SECRET, () => 'https://shop.example.com')

const HOUR_SECONDS = 3_600

/** The link of an order as it was before it had the time of the order, made an hour ago. */
function olderToken(id: number): string {
  const expires = (Math.ceil(Date.now() / 1000 / HOUR_SECONDS) + 7 * 24 - 1) * HOUR_SECONDS
  return `${id}.${expires}.${linkToken(TEST_JWT_SECRET, ['confirmOrder', id, expires])}`
}

/** Places an order and returns it with the links and references that the shop issues for it. */
async function buy(db: EntityManager, hoursAgo: number) {
  const shopper = await createShopper(db)
  const products = await db.find(ProductEntity)
  const { id } = await placeOrder(db, shopper, products)
  await db.query(
    `UPDATE orders SET created_at = created_at - $2 * interval '1 hour' WHERE id = $1`,
    [id, hoursAgo],
  )
  const order = await readBack(db, id)
  await actOnParcels(db, [order.id], 'handOver', 'staff', { courierId: 1 })
  const references = await db.query<{ reference: string }[]>(
    'SELECT reference FROM carrier_shipments ORDER BY shipment_id DESC LIMIT 1',
  )
  return {
    shopper,
    order,
    reference: references[0]?.reference,
    confirmToken: confirmation.tokenOf(order),
    olderToken: olderToken(order.id),
    followToken: follow.urlOf(order, 'en').split('/').at(-1) ?? '',
  }
}

type Bought = Awaited<ReturnType<typeof buy>>

const readSequences = (db: EntityManager) =>
  db.query<{ name: string; last: number }[]>(
    `SELECT sequencename AS name, coalesce(last_value, 0)::float8 AS last FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY name`,
  )

async function opens(db: EntityManager, { confirmToken, olderToken, followToken }: Bought) {
  const opened = [
    await findOrderToConfirm(db, confirmation, confirmToken),
    await findOrderToConfirm(db, confirmation, olderToken),
    await findFollowedOrder(db, follow, followToken),
  ]
  return opened.map((order) => order?.id ?? null)
}

let file: string
/** In the backup, and after it. */
let kept: Bought
let lost: Bought
let sequencesBefore: readonly { readonly name: string; readonly last: number }[]

beforeEach(async () => {
  const shop = await newDatabase()
  kept = await inDatabase(shop, async (db) => {
    await createProduct(db, { stock: 99 })
    await saveCourier(db, null, { name: 'Bosta', carrier: 'bosta' })
    return buy(db, 2)
  })
  file = join(mkdtempSync(join(root, 'x')), 'shop.backup.gz')
  await backUp(shop, pictures, file)
  await inDatabase(shop, async (db) => {
    lost = await buy(db, 2)
    sequencesBefore = await readSequences(db)
  })
})

test('No ID that was given out after a backup is given out again, in any table', async () => {
  const into = await newDatabase()
  const { nextOrderId, ...restored } = await restore(into, pictures, file)
  await inDatabase(into, async (db) => {
    const sequences = await readSequences(db)
    expect(sequences.map(({ name }) => name)).toEqual(sequencesBefore.map(({ name }) => name))
    for (const [index, { name, last }] of sequences.entries()) {
      expect(last, name).toBeGreaterThan(sequencesBefore[index]?.last ?? 0)
    }
    const next = await buy(db, 0)
    expect(next.order.id).toBe(nextOrderId)
    expect([kept.reference, lost.reference]).not.toContain(next.reference)
    // The session of an account that is lost is nobody's.
    expect(next.shopper.id).toBeGreaterThan(lost.shopper.id)
    await expect(authenticate(db, TEST_JWT_SECRET, lost.shopper.token)).rejects.toThrow()
  })
  expect(describeRestored({ ...restored, nextOrderId }).at(-1)).toContain(`#${nextOrderId}`)
})

test('The older the backup, the further the numbers move, so that restoring it again is safe, too', async () => {
  const [head = '', ...rows] = gunzipSync(readFileSync(file)).toString().split('\n')
  const [format, madeAt, migrations] = JSON.parse(head) as [string, string, string[]]
  const earlier = new Date(Date.parse(madeAt) - 24 * HOUR_SECONDS * 1000).toISOString()
  const older = join(mkdtempSync(join(root, 'x')), 'older.backup.gz')
  writeFileSync(
    older,
    gzipSync([JSON.stringify([format, earlier, migrations]), ...rows].join('\n')),
  )
  const { nextOrderId } = await restore(await newDatabase(), pictures, file)
  expect(nextOrderId).toBeGreaterThan(10_000)
  const { nextOrderId: later } = await restore(await newDatabase(), pictures, older)
  expect(later - nextOrderId).toBeGreaterThanOrEqual(240_000)
})

test('A link to an order that is lost opens no other one, even if it got the same number', async () => {
  const into = await newDatabase()
  await restore(into, pictures, file)
  await inDatabase(into, async (db) => {
    expect(await opens(db, kept)).toEqual([kept.order.id, kept.order.id, kept.order.id])
    await db.query(`SELECT setval('orders_id_seq', $1)`, [lost.order.id - 1])
    const next = await buy(db, 0)
    expect(next.order.id).toBe(lost.order.id)
    expect(await opens(db, lost)).toEqual([null, null, null])
    expect((await opens(db, next))[0]).toBe(next.order.id)
  })
})

test('After PostgreSQL was recovered to an earlier moment, the same holds', async () => {
  const into = await newDatabase()
  await restore(into, pictures, file)
  await inDatabase(into, async (db) => {
    // As recovery leaves them: as they were at the last order.
    for (const { name } of sequencesBefore) await db.query('SELECT setval($1, 1)', [name])
    await db.query(`SELECT setval('orders_id_seq', $1)`, [kept.order.id])
    await db.query(`UPDATE order_events SET happened_at = happened_at - interval '5 hours'`)
  })
  const { nextOrderId } = await endAccessAfterRecovery(into)
  expect(nextOrderId).toBeGreaterThan(60_000)
  await inDatabase(into, async (db) => {
    const sequences = await readSequences(db)
    for (const { name, last } of sequences) expect(last, name).toBeGreaterThan(60_000)
  })
})
