import { describe, expect, inject, test } from 'vitest'
import { ORDER_VIEWS } from '#domain/orders/order-views'
import { explain } from '../../../test/explain'
import { createAdmin, createShopper, type TestUser } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import type { LoggedStatement } from '../../../test/statement-log'

const PRODUCTS = 100_000
const BATCH = 25_000
const ORDERS = 20_000

/** Tables that grow with the shop: no query may scan one of them completely. */
const LARGE_TABLES = [
  'products',
  'search_words',
  'search_pairs',
  'orders',
  'order_items',
  'order_events',
  'returns',
  'return_items',
  'product_batches',
  'stock_movements',
  'users',
]

/** Counts of whole tables, which need a scan; their results are cached. */
const COUNTS_ALL =
  /^SELECT count\(\*\)::int AS count FROM (?:products|orders) (?:AS \w+ )?WHERE (?:NOT hidden AND )?true$/

/**
 * Queries that count or rank all matching rows. The planner may rightly prefer a scan for a frequent word,
 * so the test only checks that an index exists.
 */
const READS_ALL_MATCHES = /^SELECT count\(|THEN \d+ END AS rank FROM products/

/** A page of a search without typos. */
const RANKED_PAGE = /2 AS rank\s+FROM/

const SEARCHES = [
  'toy',
  'cat toy',
  'toy cat',
  'toys for cats',
  'لعبة قطط',
  '99871',
  'toy 99871',
  'sakara toy 71',
  'sakra',
  'cat fod',
  'xylophone',
]

const ADMIN_PRODUCT_ARGUMENTS = [
  '',
  '(sort: NEWEST, page: 4)',
  '(sort: NAME_ASC)',
  '(sort: NAME_DESC, page: 2)',
  '(sort: PRICE_ASC)',
  '(sort: OLDEST)',
  '(sort: STOCK_ASC)',
  '(sort: STOCK_DESC)',
  '(search: "nilo 77")',
  '(search: "SKU-777")',
  '(search: "4006381333931")',
  '(outOfStock: true)',
  '(hidden: true)',
  '(hidden: true, sort: NAME_ASC)',
  '(hidden: false)',
  '(family: "nilo")',
]

/** The number of products outside the page that may be read for it. */
const MAX_REMOVED = PRODUCTS / 20

/** Only with DATABASE_URL: filling the embedded database takes minutes, and it has the same planner. */
describe.skipIf(!('template' in inject('testDatabase')))('In a large shop', () => {
  const shop = setUpShop()
  let shopper: TestUser
  let admin: TestUser

  async function fill(): Promise<void> {
    const runner = shop.database.dataSource.createQueryRunner()
    await runner.query('SET statement_timeout = 0')
    // In batches, so that each statement stays within its time limit on a busy machine.
    for (let first = 1; first <= PRODUCTS; first += BATCH) {
      await runner.query(
        `INSERT INTO products (name, price_piastres, image_url, stock, sku)
      SELECT (ARRAY['Nilo','Sakara','Fayrouz','Delta','Siwa'])[1 + n % 5] || ' ' ||
        (ARRAY['Cat','Dog'])[1 + n % 2] || ' ' ||
        (ARRAY['dry food','wet food','treat','toy','bed','bowl','litter'])[1 + n % 7] || ' ' ||
        substr(md5(n::text), 1, 5) || ' ' || n,
        1000 + n % 9000, '/pictures/' || n % 150 || '.svg', CASE WHEN n % 3 = 0 THEN n % 50 END,
        'SKU-' || n
      FROM generate_series($1::int, $1::int + ${BATCH} - 1) AS n`,
        [first],
      )
      // Otherwise the next batch would be planned as if the tables were still empty.
      await runner.query('ANALYZE search_words, search_pairs')
    }
    await runner.query(`
      INSERT INTO users (first_name, second_name, mobile, email, password_hash)
      SELECT substr(md5(n::text), 1, 6), substr(md5(n::text), 7, 6), lpad(n::text, 10, '1'), 'user' || n || '@example.com', 'none'
      FROM generate_series(1, ${ORDERS}) AS n`)
    await runner.query(`
      INSERT INTO orders (user_id, total_piastres, address, city, phone, created_at)
      SELECT id, 1000, '5 Tahrir Square', 'Cairo', lpad(id::text, 11, '0'),
        now() - id * interval '20 minutes'
      FROM users`)
    await runner.query(`
      INSERT INTO order_items (order_id, product_id, name, price_piastres, quantity)
      SELECT id, 1 + id % ${PRODUCTS}, 'Toy', 1000, 1 FROM orders`)
    await runner.query(`
      INSERT INTO order_events (order_id, kind, status) SELECT id, 'placed', 'Pending' FROM orders`)
    await runner.query(`
      INSERT INTO returns (order_id, state, reason, refund_piastres, received_at)
      SELECT id, CASE WHEN id % 100 = 0 THEN 'requested' ELSE 'received' END, 'other',
        CASE WHEN id % 100 > 0 THEN 0 END, CASE WHEN id % 100 > 0 THEN now() END
      FROM orders`)
    await runner.query(`
      INSERT INTO return_items (return_id, order_item_id, quantity)
      SELECT returns.id, order_items.id, 1
      FROM returns JOIN order_items ON order_items.order_id = returns.order_id`)
    // Most batches are used up; some of each month are left. Without triggers, which would write the products anew, out of
    // the order of their ids.
    await runner.query('SET session_replication_role = replica')
    await runner.query(`
      INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
      SELECT id, current_date - 365 + (id * 7 + n * 180) % 1095, 20, CASE WHEN n < 2 THEN 0 ELSE 20 END
      FROM products CROSS JOIN generate_series(0, 3) AS n WHERE stock IS NOT NULL`)
    await runner.query('RESET session_replication_role')
    // Like autovacuum eventually: updates statistics, and flushes the pending lists of GIN indexes.
    await runner.query('VACUUM ANALYZE')
    await runner.query('RESET statement_timeout')
    await runner.release()
  }

  /** The number of rows that the statement reads and then discards. */
  async function countRemoved(statement: LoggedStatement): Promise<number> {
    const nodes = await explain(shop.db, statement, 'ANALYZE')
    return nodes.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0)
  }

  /** The large tables that the statement would scan completely. */
  async function scannedBy(statement: LoggedStatement): Promise<readonly string[]> {
    const nodes = await shop.db.transaction(async (db) => {
      if (READS_ALL_MATCHES.test(statement.sql)) await db.query('SET LOCAL enable_seqscan = off')
      return explain(db, statement, 'COSTS')
    })
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((table) => LARGE_TABLES.includes(table))
  }

  /** Sends all kinds of reads over both APIs. */
  async function readEverything(): Promise<void> {
    const read = async (query: string, token?: string) => {
      const { errors } = await shop.graphql(query, token === undefined ? {} : { token })
      expect(errors, query).toBeUndefined()
    }
    const page = 'nodes { id name } totalCount'
    await read('{ products { nodes { related { id } } } }')
    await read(`{ products { ${page} } }`)
    await read(`{ products(search: "toy 77") { ${page} } }`)
    await read(`{ products(search: "nilo cat") { ${page} } }`)
    await read(`{ products(category: CAT_DRY_FOOD) { ${page} } }`)
    await read(`{ products(category: TOYS, search: "sakara") { ${page} } }`)
    await read('{ product(id: 777) { name sizes { name } related { name } } }')
    for (const text of SEARCHES) {
      await read(`{ search(query: "${text}") { isSimilar ${page} } }`)
    }
    await shop.rest('GET', '/products/99')
    await shop.rest('GET', '/sitemap.xml')
    for (const path of ['/cartpage', '/orders', '/profile', '/profile/data']) {
      expect((await shop.rest('GET', path, shopper)).statusCode).toBe(200)
    }
    const order = 'nodes { id items { product { name } } history { status } } totalCount'
    await read(`{ cart { total lines { product { name } } } orders { ${order} } }`, shopper.token)
    // All of this shop's orders are to be confirmed, and late.
    const views = ORDER_VIEWS.filter((view) => view !== 'LATE' && view !== 'TO_CONFIRM')
    for (const options of [
      '',
      '(status: PENDING)',
      '(search: "abc12")',
      '(search: "777")',
      '(sort: AMOUNT_DESC)',
      '(governorate: GZ)',
      '(courierId: 1)',
      '(minTotal: 100000)',
      ...views.map((view) => `(view: ${view})`),
    ]) {
      await read(`{ adminOrders${options} { ${order} } }`, admin.token)
    }
    await read('{ scannedProducts(code: "SKU-777") { reserved } }', admin.token)
    await read('{ stockMovements(productId: 3, first: 5) { nodes { id } } }', admin.token)
    await read('{ productBatches(productId: 3) { id } }', admin.token)
    await read('{ expiringBatches { nodes { id } } }', admin.token)
    await read('{ ordersByIds(ids: [77, 78]) { id items { unitsToTake { units } } } }', admin.token)
    await read('{ orderReturns(orderId: 77) { id items { name } } }', admin.token)
    await read('{ ownReturns(orderId: 77) { id items { name } } }', shopper.token)
    await read('{ adminOrder(id: 77) { id } adminProduct(id: 77) { id } }', admin.token)
    await read('{ orderableProducts(query: "sku-777") { id } }', admin.token)
    for (const arguments_ of ADMIN_PRODUCT_ARGUMENTS) {
      await read(`{ adminProducts${arguments_} { nodes { id } totalCount } }`, admin.token)
    }
  }

  test('no page, list or search scans a whole table', async () => {
    await fill()
    shopper = await createShopper(shop.db)
    admin = await createAdmin(shop.db)
    const statements = await shop.database.statements.during(readEverything)
    const reads = statements.filter(
      ({ sql }) => /^\s*(?:SELECT|WITH)\b/.test(sql) && !COUNTS_ALL.test(sql.trim()),
    )
    expect(reads.length).toBeGreaterThan(40)
    const scans: string[] = []
    for (const read of reads) {
      for (const table of await scannedBy(read)) scans.push(`${table}: ${read.sql}`)
    }
    expect(scans).toEqual([])
    const pages = reads.filter(({ sql }) => RANKED_PAGE.test(sql))
    expect(pages).toHaveLength(SEARCHES.length)
    for (const page of pages) {
      expect(await countRemoved(page), page.sql).toBeLessThan(MAX_REMOVED)
    }
    // Filling takes half a minute, or more beside other tests.
  }, 180_000)
})
