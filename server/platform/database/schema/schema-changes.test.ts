import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually'
import { createProduct, createShopper, placeOrder } from '../../../test/factories'
import { findHeavyChanges } from '../../../test/heavy-changes'
import { hasServer } from '../../../test/proxied-shop'
import { onDatabase } from '../../../test/server-database'
import { setUpDatabase } from '../../../test/shop'
import { MIGRATIONS } from './data-source'
import { changeSchema } from './migrate'
import { Fills1773400000130 } from './migrations/0130-fills'

const shop = setUpDatabase()

/** Later ones have to leave the shop open. */
const LAST_FREE = MIGRATIONS.findIndex(({ migration }) => migration === Fills1773400000130)

const UNDONE = new Error('undone')

async function undoing(work: () => Promise<void>, done = UNDONE): Promise<void> {
  await expect(work()).rejects.toBe(done)
}

const heavyChangesOf = async (...statements: readonly string[]): Promise<readonly string[]> => {
  let found: readonly string[] = []
  await undoing(() =>
    shop.db.transaction(async (db) => {
      found = await findHeavyChanges(db, async () => {
        for (const sql of statements) await db.query(sql)
      })
      throw UNDONE
    }),
  )
  return found
}

describe('A change of a large table', () => {
  test.each([
    ['ALTER TABLE orders ADD COLUMN sample int'],
    ['ALTER TABLE orders ADD COLUMN sample int NOT NULL DEFAULT 7'],
    ['ALTER TABLE orders ADD CONSTRAINT sample CHECK (total_piastres < 9) NOT VALID'],
    ['ALTER TABLE order_items ADD FOREIGN KEY (quantity) REFERENCES products (id) NOT VALID'],
    ['CREATE TABLE sample (id int PRIMARY KEY)', 'CREATE INDEX ON sample (id)'],
    ['ALTER TABLE orders DROP COLUMN landmark'],
  ])('may be “%s”', async (...statements) => {
    expect(await heavyChangesOf(...statements)).toEqual([])
  })

  test.each([
    ['UPDATE orders SET version = 2', 'changes rows of orders'],
    ['ALTER TABLE orders ADD COLUMN sample float DEFAULT random()', 'writes orders anew'],
    ['ALTER TABLE orders ALTER version TYPE bigint', 'writes orders anew'],
    ['CREATE INDEX ON orders (floor)', 'reads orders under a lock'],
    ['ALTER TABLE orders ALTER street SET NOT NULL', 'reads orders under a lock'],
    [
      'ALTER TABLE orders ADD CONSTRAINT sample CHECK (total_piastres > -9)',
      'reads orders under a lock',
    ],
  ])('must not be “%s”', async (sql, problem) => {
    const shopper = await createShopper(shop.db)
    const order = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await shop.db.query(
      `UPDATE orders SET street = 'a', area = 'b', governorate = 'C' WHERE id = $1`,
      [order.id],
    )
    expect(await heavyChangesOf(sql)).toContain(problem)
  })

  test('is none of these in any new migration', async () => {
    const { dataSource } = shop.database
    const added = MIGRATIONS.slice(LAST_FREE)
    for (const _ of added) await dataSource.undoLastMigration()
    try {
      await undoing(() =>
        dataSource.transaction(async (db) => {
          for (const { migration: Migration, name } of added) {
            const { queryRunner } = db
            if (!queryRunner) throw new Error('A transaction has a connection')
            const instance = new Migration()
            const found = await findHeavyChanges(db, () => instance.up(queryRunner))
            // An index that is built while others write, once the table is large.
            if (!('isOutsideTransaction' in instance)) expect([name, ...found]).toEqual([name])
          }
          throw UNDONE
        }),
      )
    } finally {
      await dataSource.runMigrations()
    }
  })
})

describe.skipIf(!hasServer)('A migration that needs a lock', () => {
  test('lets others pass while it cannot get it, and gets it afterwards', async () => {
    const { dataSource, url = '' } = shop.database
    const add = (column: string) =>
      changeSchema(dataSource, async (db) => {
        await db.query(`ALTER TABLE orders ADD COLUMN ${column} int`)
        await db.query(`ALTER TABLE orders DROP COLUMN ${column}`)
      })
    await onDatabase(url, async (reader) => {
      await reader.query('BEGIN')
      await reader.query('SELECT count(*) FROM orders')
      let isDone = false
      const migrating = add('sample').then(() => {
        isDone = true
      })
      await eventually(async () => {
        const { rows } = await reader.query('SELECT FROM pg_locks WHERE NOT granted')
        expect(rows.length).toBeGreaterThan(0)
      })
      await onDatabase(url, async (other) => {
        // It is behind the migration, which would wait for the reader.
        await other.query(`SET statement_timeout = '4s'`)
        await other.query('SELECT count(*) FROM orders')
      })
      expect(isDone).toBe(false)
      await reader.query('COMMIT')
      await migrating
    })
  })
})
