import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../platform/database/open'
import { createProduct, createProducts } from '../../test/factories'
import { migrateDataFolder, temporaryFolder } from '../../test/folder'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { importProducts } from './product-import.service'

const shop = setUpShop()

const KILLED = fileURLToPath(new URL('../../test/import-until-killed.ts', import.meta.url))

const fileOf = (names: readonly string[]) =>
  Buffer.from(['name,price,image_url', ...names.map((name) => `"${name}",1,/a.svg`)].join('\n'))

const toys = (count: number) => fileOf(Array.from({ length: count }, (_, index) => `Toy ${index}`))

const countStaged = async () => {
  const [row] = await shop.db.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM import_rows',
  )
  return row?.count
}

const texts = async (sql: string) =>
  (await shop.db.query<{ text: string }[]>(sql)).map(({ text }) => text)

const readSearchData = async () => [
  await texts(
    `SELECT concat_ws('|', name_words, search_vector) AS text FROM products ORDER BY name`,
  ),
  await texts('SELECT word AS text FROM search_words ORDER BY word'),
  await texts('SELECT pair AS text FROM search_pairs ORDER BY pair'),
]

describe('An import', () => {
  test('on the embedded database serves others after each thousand rows', async ({ skip }) => {
    if (!shop.database.isEmbedded) skip()
    const events: string[] = []
    const reading: Promise<unknown>[] = []
    const onProgress = (done: number) => {
      events.push(`${done} staged`)
      reading.push(shop.db.query('SELECT').then(() => events.push('read')))
    }
    await importProducts(shop.db, toys(3000), { dryRun: false, onProgress })
    events.push('imported')
    await Promise.all(reading)
    const [first, second, third] = ['1000 staged', '2000 staged', '3000 staged']
    expect(events).toEqual([first, 'read', second, 'read', third, 'read', 'imported'])
  })

  test('on the embedded database collects words while others are served, not while it writes', async ({
    skip,
  }) => {
    if (!shop.database.isEmbedded) skip()
    let deleting: Promise<unknown> | undefined
    const onProgress = () => {
      deleting = shop.db.query('DELETE FROM search_words')
    }
    await importProducts(shop.db, toys(10), { dryRun: false, onProgress })
    await deleting
    expect(await shop.db.count(ProductEntity)).toBe(10)
    expect(await texts('SELECT word AS text FROM search_words')).toEqual([])
  })

  test('makes the same search data as products that are added or edited one by one', async () => {
    const names = ['Dry food (adult)', 'طعام قطط، جاف', '...', 'Food, dry']
    await createProducts(shop.db, names)
    const { id } = await createProduct(shop.db, { name: 'Old' })
    await shop.db.query('UPDATE products SET name = $2, name_ar = $3 WHERE id = $1', [
      id,
      'New toy',
      'لعبة',
    ])
    const expected = await readSearchData()
    await shop.db.query('TRUNCATE products, search_words, search_pairs CASCADE')
    const old = await createProduct(shop.db, { name: 'Old' })
    await importProducts(shop.db, fileOf(names), { dryRun: false })
    const file = `id,name,name_ar,price,image_url\n${old.id},New toy,لعبة,1,/a.svg`
    await importProducts(shop.db, Buffer.from(file), { dryRun: false })
    expect(await readSearchData()).toEqual(expected)
  })

  test('leaves the indexes of the search as fast to read as a vacuum does', async () => {
    await importProducts(shop.db, toys(2000), { dryRun: false })
    const indexes = await texts(
      `SELECT indexname AS text FROM pg_indexes
       WHERE tablename IN ('products', 'search_words') AND indexdef LIKE '%gin%' ORDER BY indexname`,
    )
    expect(indexes).toHaveLength(4)
    for (const index of indexes) {
      const [pending] = await texts(`SELECT gin_clean_pending_list('${index}') AS text`)
      expect(pending, index).toBe('0')
    }
    const [estimate] = await texts(
      `SELECT reltuples AS text FROM pg_class WHERE relname = 'products'`,
    )
    expect(Number(estimate)).toBe(2000)
  })

  test.for(['import_rows', 'products'])(
    'succeeds while %s is being vacuumed or analyzed',
    async (table, { skip }) => {
      if (shop.database.isEmbedded) skip()
      const result = await shop.db.transaction(async (transaction) => {
        await transaction.query(`LOCK TABLE ${table} IN SHARE UPDATE EXCLUSIVE MODE`)
        return importProducts(shop.db, toys(3), { dryRun: false })
      })
      expect(result).toMatchObject({ added: 3, problems: [] })
    },
  )

  test('does not write rows that change nothing', async () => {
    const { id, name } = await createProduct(shop.db)
    const other = await createProduct(shop.db)
    const file = `id,name,price,image_url\n${id},${name},100,/pictures/product.svg\n${other.id},Toy,1,/a.svg`
    const result = await importProducts(shop.db, Buffer.from(file), { dryRun: false })
    expect(result).toMatchObject({ added: 0, updated: 1 })
    expect(await shop.db.find(ProductEntity, { order: { id: 'ASC' } })).toMatchObject([
      { id, version: 1 },
      { id: other.id, version: 2 },
    ])
  })
})

describe('Staged rows', () => {
  test('are gone after an import, even one that fails', async () => {
    await importProducts(shop.db, toys(3), { dryRun: false })
    expect(await countStaged()).toBe(0)
    await shop.db.query(
      `ALTER TABLE products ADD CONSTRAINT no_toy CHECK (name <> 'Toy 2') NOT VALID`,
    )
    try {
      await expect(importProducts(shop.db, toys(3), { dryRun: false })).rejects.toThrow('no_toy')
    } finally {
      await shop.db.query('ALTER TABLE products DROP CONSTRAINT no_toy')
    }
    expect(await countStaged()).toBe(0)
    expect(await shop.db.count(ProductEntity)).toBe(3)
  })

  test('leave their space to the next import: the table neither grows nor shrinks', async () => {
    const sizes: number[] = []
    for (let count = 0; count < 3; count += 1) {
      await importProducts(shop.db, toys(500), { dryRun: false })
      const [size] = await texts(`SELECT pg_relation_size('import_rows') AS text`)
      sizes.push(Number(size))
    }
    const [first = 0, ...others] = sizes
    expect(first).toBeGreaterThan(0)
    expect(others).toEqual([first, first])
  })

  test('of a server that was killed are discarded by an import after an hour', async () => {
    const stage = (age: string) =>
      shop.db.query(`INSERT INTO import_rows
        (import_id, line, name, price_piastres, image_url, keeps_stock, staged_at)
        VALUES (gen_random_uuid(), 2, 'Toy', 1, '/a.svg', true, now() - interval '${age}')`)
    await stage('61 minutes')
    await stage('59 minutes')
    await importProducts(shop.db, toys(1), { dryRun: false })
    expect(await countStaged()).toBe(1)
    expect(await shop.db.count(ProductEntity)).toBe(1)
  })
})

test('Killing the shop in the middle of an import leaves nothing of it in the embedded database', async () => {
  const dataDir = migrateDataFolder(temporaryFolder())
  const settings = { databaseUrl: undefined, databasePoolSize: 1, dataDir }
  await (await openDatabase(settings)).close()
  const shopToKill = spawn(process.execPath, ['--import', 'tsx', KILLED, dataDir, '2000'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
  })
  onTestFinished(() => {
    shopToKill.kill('SIGKILL')
  })
  const first = await Promise.race([once(shopToKill, 'message'), once(shopToKill, 'exit')])
  expect(first[0]).toBe('staged')
  const exited = once(shopToKill, 'exit')
  shopToKill.kill('SIGKILL')
  await exited
  const { dataSource, close } = await openDatabase(settings)
  const rows = await dataSource.query(`SELECT (SELECT count(*)::int FROM import_rows) AS staged,
    (SELECT count(*)::int FROM products) AS products,
    (SELECT count(*)::int FROM search_words WHERE word = 'toy') AS words`)
  await close()
  // Its words have been committed: they do no harm.
  expect(rows).toEqual([{ staged: 0, products: 0, words: 1 }])
})
