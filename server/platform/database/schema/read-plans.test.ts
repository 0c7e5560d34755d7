import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import type { ReviewStatus } from '#domain/reviews/reviews.schema'
import { readAllRows, readChanges, readState } from '../../../catalogue/listing/listing-reads'
import { namePageOf } from '../../../catalogue/listing/name-page'
import { findProducts } from '../../../catalogue/products/catalogue.service'
import { findSizes } from '../../../catalogue/products/product-sizes.service'
import { listReviews } from '../../../catalogue/reviews/moderation.service'
import {
  LAST_REVIEW_ID,
  readRatingParts,
  readReviews,
} from '../../../catalogue/reviews/reviews.service'
import { startTestDatabase, type TestDatabase } from '../../../test/database'
import { explain, type PlanNode, rowsRead } from '../../../test/explain'

const PRODUCTS = 10_000
const FAMILY = 8
const REVIEWERS = 1_500
/** The product that all reviewers have reviewed. */
const POPULAR_ID = 7
const PAGE = 25
/** The rows of `listing.readRows`. */
const ROWS_PER_READ = 250

/** How an operation reads a table. */
interface Reads {
  readonly indexes: readonly string[]
  /** The number of rows, used or not. */
  readonly rows: number
}

/** Every n-th id. */
function everyId(step: number): number[] {
  return Array.from({ length: PRODUCTS / step }, (_, index) => step * (index + 1))
}

/** Only with DATABASE_URL, like the test of page plans: the embedded database has the same planner. */
describe.skipIf(!('template' in inject('testDatabase')))('In a large catalogue', () => {
  let database: TestDatabase
  let db: EntityManager

  async function fill(): Promise<void> {
    const runner = database.dataSource.createQueryRunner()
    await runner.query('SET statement_timeout = 0')
    // Every third name is translated, so that the Arabic order has names in both languages.
    await runner.query(`
      INSERT INTO products (name, name_ar, price_piastres, image_url, family, net_amount, net_unit)
      SELECT substr(md5(n::text), 1, 8) || ' cat toy',
        CASE WHEN n % 3 = 0 THEN substr(md5(n::text), 1, 8) || ' لعبة قطط' END,
        1000 + n % 9000, '/pictures/1.svg', 'family ' || n / ${FAMILY}, n, 'G'
      FROM generate_series(1, ${PRODUCTS}) AS n`)
    await runner.query(`
      INSERT INTO users (first_name, second_name, mobile, email, password_hash)
      SELECT 'Mona', 'Ali', lpad(n::text, 10, '1'), 'user' || n || '@example.com', 'none'
      FROM generate_series(1, ${REVIEWERS}) AS n`)
    await runner.query(`
      INSERT INTO reviews (user_id, product_id, stars, locale, status)
      SELECT id, product_id, 1 + id % 5, 'en', CASE WHEN (id + product_id) % 50 = 0 THEN 'WAITING'
        WHEN id % 20 = 0 THEN 'HIDDEN' ELSE 'APPROVED' END
      FROM users CROSS JOIN unnest(ARRAY[${POPULAR_ID}, 6 * id, 6 * id + 2]) AS product_id`)
    // Like autovacuum eventually.
    await runner.query('VACUUM ANALYZE')
    await runner.release()
  }

  beforeAll(async () => {
    database = await startTestDatabase()
    db = database.dataSource.manager
    await fill()
  })
  afterAll(() => database.close())

  async function readsOf(
    table: 'products' | 'reviews',
    operation: () => Promise<unknown>,
  ): Promise<Reads> {
    const nodes: PlanNode[] = []
    for (const read of await database.statements.during(operation)) {
      nodes.push(...(await explain(db, read, 'ANALYZE')))
    }
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? [])
    const scans = nodes.filter((node) => node['Relation Name'] === table)
    return {
      indexes: [...new Set(indexes)].filter((name) => name.startsWith(`${table}_`)).sort(),
      rows: scans.reduce((sum, node) => sum + rowsRead(node), 0),
    }
  }

  describe('the index in memory', () => {
    test('reads only products that have changed', async () => {
      const [seen] = await db.query<{ unseenFrom: string }[]>(
        'SELECT max(changed_in) + 1 AS "unseenFrom" FROM products',
      )
      // Not the value that was read: transactions in the databases of other tests hold it back.
      const state = { ...(await readState(db)), ...seen }
      await db.query('UPDATE products SET stock = 3 WHERE id % 1000 = 0')
      expect(await readsOf('products', () => readChanges(db, state))).toEqual({
        indexes: ['products_changed_in'],
        rows: PRODUCTS / 1000,
      })
    })

    test('reads all products in the order of their ids', async () => {
      const { indexes, rows } = await readsOf('products', async () => {
        for await (const rows of readAllRows(db)) expect(rows).toHaveLength(ROWS_PER_READ)
      })
      expect(indexes).toEqual(['products_pkey'])
      // Near the end, the few remaining ones may be read together and sorted.
      expect(rows).toBeLessThanOrEqual(PRODUCTS + 3 * ROWS_PER_READ)
    })
  })

  test('a page of a list is read by its ids', async () => {
    const ids = everyId(PRODUCTS / PAGE)
    expect(await readsOf('products', () => findProducts(db, ids))).toEqual({
      indexes: ['products_pkey'],
      rows: PAGE,
    })
  })

  describe.each([
    ['en', 'products_name_id'],
    ['ar', 'products_arabic_name_id'],
  ] as const)('by name in the language %s', (locale: Locale, index) => {
    const after = { value: '8', id: 1 }

    /** Reads the first page and one from the middle. */
    async function readPages(ids?: readonly number[]): Promise<readonly Reads[]> {
      const pageAfter = (place: typeof after | undefined) =>
        readsOf('products', () =>
          namePageOf(db, locale, ids, { after: place, offset: 0, first: PAGE - 1 }),
        )
      return [await pageAfter(undefined), await pageAfter(after)]
    }

    test('a page of all products is read from the index', async () => {
      for (const reads of await readPages()) {
        // Each product is read by name, and then by its id.
        expect(reads).toEqual({ indexes: [index, 'products_pkey'].sort(), rows: 2 * PAGE })
      }
    })

    test('a page of many products is found in the index', async () => {
      const share = 4
      for (const { indexes, rows } of await readPages(everyId(share))) {
        expect(indexes).toEqual([index, 'products_pkey'].sort())
        // Twice the average, because products are not spread evenly.
        expect(rows).toBeLessThan(2 * share * PAGE + PAGE)
      }
    })

    test('a page of few products reads no others', async () => {
      const few = everyId(500)
      for (const { indexes, rows } of await readPages(few)) {
        expect(indexes).toEqual(['products_pkey'])
        expect(rows).toBeLessThanOrEqual(few.length + PAGE)
      }
    })
  })

  test.each([
    ['the first page', LAST_REVIEW_ID],
    ['a later page', 800],
  ])('of the reviews of a product, %s reads no others', async (_name, beforeId) => {
    const places = [{ productId: POPULAR_ID, beforeId }]
    expect(await readsOf('reviews', () => readReviews(db, places, PAGE))).toEqual({
      indexes: ['reviews_shown'],
      rows: PAGE,
    })
  })

  test('the stars of a product are counted in the index', async () => {
    const [row] = await db.query<{ count: number }[]>(
      'SELECT review_count AS count FROM products WHERE id = $1',
      [POPULAR_ID],
    )
    expect(await readsOf('reviews', () => readRatingParts(db, [POPULAR_ID]))).toEqual({
      indexes: ['reviews_shown'],
      rows: row?.count,
    })
  })

  test.each<[string, ReviewStatus | undefined, string]>([
    ['waiting', 'WAITING', 'reviews_status_id'],
    ['hidden', 'HIDDEN', 'reviews_status_id'],
    // Nearly all have this status, so that a page is found sooner without the index.
    ['approved', 'APPROVED', 'reviews_pkey'],
    ['all', undefined, 'reviews_pkey'],
  ])(
    'of the reviews, the owner’s page of %s ones reads few others',
    async (_name, status, index) => {
      const list = () => listReviews(db, { first: PAGE, status })
      const { indexes, rows } = await readsOf('reviews', list)
      expect(indexes).toEqual([index])
      expect(rows).toBeLessThan(2 * PAGE)
    },
  )

  test('sizes are read by their family', async () => {
    expect(await readsOf('products', () => findSizes(db, [FAMILY * 100]))).toEqual({
      indexes: ['products_family', 'products_pkey'],
      rows: 1 + FAMILY,
    })
  })
})
