import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addToCart } from '../cart/cart.service'
import { checkout } from '../checkout/checkout.service'
import { ENTITIES } from '../entities'
import { createApiKey } from '../integrations/api-keys.service'
import { createWebhook } from '../integrations/webhooks.service'
import { setOrderStatus } from '../orders/admin-orders.service'
import { checkoutOf, createAdmin, createProduct, createShopper } from '../test/factories'
import { initializeDataFolder } from '../test/folder'
import { createDatabase, dropDatabase } from '../test/server-database'
import { BackupError, backUp, restore } from './backup'
import { MIGRATIONS } from './data-source'
import { openDatabase } from './open'

const source = inject('testDatabase')

const root = mkdtempSync(join(tmpdir(), 'mishmish-backup-'))
const createdUrls: string[] = []
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const url of createdUrls) await dropDatabase(url)
})

const newFolder = () => mkdtempSync(join(root, 'x'))

/** An empty database, by default of the kind that this test run uses. */
async function newDatabase(
  kind: 'server' | 'embedded' = 'template' in source ? 'server' : 'embedded',
) {
  const settings = { databasePoolSize: 4, dataDir: newFolder(), databaseUrl: undefined }
  if (kind === 'embedded' || !('template' in source)) {
    initializeDataFolder(settings.dataDir)
    return settings
  }
  const databaseUrl = await createDatabase(source.template.replace(/\/[^/]*$/, '/postgres'))
  createdUrls.push(databaseUrl)
  return { ...settings, databaseUrl }
}

type Settings = Awaited<ReturnType<typeof newDatabase>>

async function withDatabase<T>(
  settings: Settings,
  work: (db: EntityManager) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, { entities: ENTITIES })
  try {
    return await work(database.dataSource.manager)
  } finally {
    await database.close()
  }
}

/** Inserts rows into every table. */
async function fill(db: EntityManager): Promise<void> {
  await createWebhook(
    db,
    { allowsPrivate: true },
    { url: 'http://127.0.0.1:9/', events: ['order.placed', 'product.changed'] },
  )
  await createApiKey(db, { name: 'Courier', scopes: ['readOrders', 'writeOrderStatus'] })
  await createAdmin(db)
  const shopper = await createShopper(db, { firstName: 'منى "M" \\ O\'Neil' })
  const products = [
    await createProduct(db, { name: 'لعبة قطط, "x"; \\n', stock: 7 }),
    await createProduct(db, { name: 'Gone', pricePiastres: 100_000_000 }),
  ]
  const { id } = await checkout(db, shopper.id, checkoutOf(products), 'a key')
  await setOrderStatus(db, id, { status: 'Completed' })
  await addToCart(db, shopper.id, products[0]?.id, { quantity: 2 })
  await db.query('DELETE FROM products WHERE name = $1', ['Gone'])
  for (let count = 0; count < 1_200; count += 400) {
    await db.query(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT 'Product ' || n, n, '/a.svg' FROM generate_series($1::int, $1 + 399) AS n`,
      [count + 1],
    )
  }
}

/** All rows of all tables, and the state of all sequences. */
async function readEverything(db: EntityManager) {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  const everything: Record<string, unknown> = {}
  for (const { name } of tables) {
    everything[name] = await db.query(
      `SELECT row_to_json(t)::text AS row FROM "${name}" AS t ORDER BY row`,
    )
  }
  everything.sequences = await db.query(
    'SELECT sequencename, last_value FROM pg_sequences ORDER BY sequencename',
  )
  return everything
}

let from: Settings
let before: Awaited<ReturnType<typeof readEverything>>
let file: string

beforeAll(async () => {
  from = await newDatabase()
  before = await withDatabase(from, async (db) => {
    await fill(db)
    return readEverything(db)
  })
  file = join(newFolder(), 'shop.backup.gz')
  await backUp(from, file)
})

function messageOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  )
}

describe('A backup', () => {
  test.each('template' in source ? (['server', 'embedded'] as const) : (['embedded'] as const))(
    'restores all rows of all tables into a database of the kind %s',
    async (kind) => {
      for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])
      expect(statSync(file).mode & 0o077).toBe(0)
      const into = await newDatabase(kind)
      await restore(into, file)
      await withDatabase(into, async (db) => {
        // Each database has its own.
        const excluded = { migrations: [], catalogue_version: [] }
        expect({ ...(await readEverything(db)), ...excluded }).toEqual({ ...before, ...excluded })
        // The triggers are enabled again.
        const countDeliveries = async () =>
          (await db.query<unknown[]>('SELECT FROM webhook_deliveries')).length
        const count = await countDeliveries()
        await createProduct(db)
        expect(await countDeliveries()).toBe(count + 1)
      })
    },
    60_000,
  )

  test('of an older version is migrated by the next start', async () => {
    const older = await newDatabase()
    const old = await openDatabase(older, { migrations: 2 })
    await old.dataSource.query(
      `INSERT INTO products (name, price_piastres, image_url) VALUES ('Old toy', 100, '/a.svg')`,
    )
    await old.close()
    const oldFile = join(newFolder(), 'old.backup.gz')
    await backUp(older, oldFile)
    const into = await newDatabase()
    await restore(into, oldFile)
    const { migrations, products } = await withDatabase(into, readEverything)
    expect(migrations).toHaveLength(MIGRATIONS.length)
    expect(products).toHaveLength(1)
  })

  test('is not restored into a database with data', async () => {
    expect(await messageOf(restore(from, file))).toBe(
      'The database is not empty. Restore into a new one.',
    )
    expect(await withDatabase(from, readEverything)).toEqual(before)
  })

  test('that is damaged restores nothing and fails with a message', async () => {
    const compressed = readFileSync(file)
    const text = gunzipSync(compressed).toString()
    const lines = text.split('\n')
    const without = (index: number) => lines.filter((_, at) => at !== index).join('\n')
    const damaged = {
      truncated: compressed.subarray(0, compressed.length - 100),
      'not gzip': Buffer.from(text),
      'not a backup': gzipSync('Hello\n'),
      empty: gzipSync(''),
      'without a row': gzipSync(without(lines.findIndex((line) => line.startsWith('{')))),
      'with an invalid row': gzipSync(text.replace('\n{', '\n{{')),
      'of a newer shop': gzipSync(text.replace(MIGRATIONS[0]?.name ?? '', 'Later')),
    }
    const into = await newDatabase()
    for (const [name, bytes] of Object.entries(damaged)) {
      const damagedFile = join(newFolder(), 'damaged.gz')
      writeFileSync(damagedFile, bytes)
      expect(await messageOf(restore(into, damagedFile)), name).toMatch(/backup/)
    }
    const rows = await withDatabase(into, readEverything)
    expect(rows.products).toEqual([])
    expect(rows.users).toEqual([])
    await restore(into, file)
  })

  test('fails with a message if the file or the shop is missing', async () => {
    const into = await newDatabase()
    const missing = join(newFolder(), 'missing.gz')
    expect(await messageOf(restore(into, missing))).toBe(
      `The backup ${missing} cannot be read: ENOENT.`,
    )
    expect(await messageOf(backUp(into, missing))).toBe('The database has no shop in it.')
    expect(existsSync(missing)).toBe(false)
  })

  test('that cannot be written leaves no file behind', async () => {
    const path = join(newFolder(), 'no-such-folder', 'shop.backup.gz')
    expect(await messageOf(backUp(from, path))).toBe(
      `The backup ${path} cannot be written: ENOENT.`,
    )
    expect(existsSync(`${path}.unfinished`)).toBe(false)
  })
})
