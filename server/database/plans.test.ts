import { describe, expect, inject, test } from 'vitest'
import { createAdmin, createShopper, type TestUser } from '../test/factories'
import { setUpShop } from '../test/shop'
import type { LoggedStatement } from '../test/statement-log'

const PRODUCTS = 100_000
const ORDERS = 20_000

/** Tables that grow with the shop: no read may go through all of one. */
const LARGE = [
  'products',
  'search_words',
  'search_pairs',
  'orders',
  'order_items',
  'order_status_changes',
  'users',
]

/** How many there are in all can only be counted by looking at all; the answer is kept meanwhile. */
const COUNTS_ALL =
  /^SELECT count\(\*\)::int AS count FROM (?:products|orders) (?:AS \w+ )?WHERE true$/

/**
 * What looks at all that match, to count or to rank them: of a word that every other name has, an
 * index would be a detour; there must be one all the same.
 */
const TAKES_ALL = /^SELECT count\(|THEN \d+ END AS rank FROM products/

const ORDERED_LISTS = [
  '',
  '(order: newest, page: 4)',
  '(order: nameUp)',
  '(order: nameDown, page: 2)',
  '(order: priceUp)',
  '(order: oldest)',
  '(order: stockUp)',
  '(order: stockDown)',
  '(search: "nilo 77")',
  '(outOfStock: true)',
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** With DATABASE_URL only: filling the embedded database takes minutes, and its planner is the same. */
describe.skipIf(!('template' in inject('testDatabase')))('In a large shop', () => {
  const shop = setUpShop()
  let shopper: TestUser
  let admin: TestUser

  async function fill(): Promise<void> {
    const runner = shop.database.dataSource.createQueryRunner()
    await runner.query('SET statement_timeout = 0')
    await runner.query(`
      INSERT INTO products (name, price_piastres, image_url, stock)
      SELECT (ARRAY['Nilo','Sakara','Fayrouz','Delta','Siwa'])[1 + n % 5] || ' ' ||
        (ARRAY['Cat','Dog'])[1 + n % 2] || ' ' ||
        (ARRAY['dry food','wet food','treat','toy','bed','bowl','litter'])[1 + n % 7] || ' ' ||
        substr(md5(n::text), 1, 5) || ' ' || n,
        1000 + n % 9000, '/pictures/' || n % 150 || '.svg', CASE WHEN n % 3 = 0 THEN n % 50 END
      FROM generate_series(1, ${PRODUCTS}) AS n`)
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
      INSERT INTO order_status_changes (order_id, status) SELECT id, 'Pending' FROM orders`)
    // As autovacuum does in time: statistics, and what was added goes from each index's list of news.
    await runner.query('VACUUM ANALYZE')
    await runner.query('RESET statement_timeout')
    await runner.release()
  }

  /** The tables that the statement would go through from end to end. */
  async function scannedBy({ sql, parameters }: LoggedStatement): Promise<readonly string[]> {
    const plans = await shop.db.transaction(async (db) => {
      if (TAKES_ALL.test(sql)) await db.query('SET LOCAL enable_seqscan = off')
      const [row] = await db.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }[]>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        [...parameters],
      )
      return row?.['QUERY PLAN'] ?? []
    })
    return plans
      .flatMap(({ Plan }) => nodesOf(Plan))
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((table) => LARGE.includes(table))
  }

  /** What each face reads, as who may read it. */
  async function readEverything(): Promise<void> {
    const read = async (query: string, token?: string) => {
      const answer = await shop.graphql(query, token === undefined ? {} : { token })
      expect(answer.errors, query).toBeUndefined()
    }
    const page = 'nodes { id name related { id } } totalCount'
    await read(`{ products { ${page} } }`)
    await read(`{ products(words: "toy 77") { ${page} } }`)
    await read(`{ products(words: "nilo cat") { ${page} } }`)
    await read(`{ products(category: catdryfood) { ${page} } }`)
    await read(`{ products(category: toys, words: "sakara") { ${page} } }`)
    await read('{ product(id: 777) { name } }')
    for (const text of ['toy', 'cat toy', 'toy cat', '99871', 'sakra', 'cat fod', 'xylophone']) {
      await read(`{ search(query: "${text}") { similar ${page} } }`)
    }
    await shop.rest('GET', '/products/99')
    await shop.rest('GET', '/sitemap.xml')
    for (const path of ['/cartpage', '/orders', '/profile', '/profile/data']) {
      expect((await shop.rest('GET', path, shopper)).statusCode).toBe(200)
    }
    const order = 'nodes { id items { product { name } } history { status } } totalCount'
    await read(`{ cart { total lines { product { name } } } orders { ${order} } }`, shopper.token)
    for (const options of ['', '(status: PENDING)', '(search: "abc12")', '(search: "777")']) {
      await read(`{ managedOrders${options} { ${order} } }`, admin.token)
    }
    await read('{ managedOrder(id: 77) { id } managedProduct(id: 77) { id } }', admin.token)
    for (const arguments_ of ORDERED_LISTS) {
      await read(`{ managedProducts${arguments_} { nodes { id } totalCount } }`, admin.token)
    }
  }

  test('no page, list or search goes through a whole table', async () => {
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
  }, 120_000)
})
