import { existsSync } from 'node:fs'
import type { EntityManager } from 'typeorm'
import { checkOut, createProduct, createShopper, graphql, send, signInAsAdmin } from '../../e2e/api'
import { startBuyers } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { openDatabase } from '../../server/platform/database/open'
import {
  type Backfill,
  requireBackfilled,
  runBackfills,
} from '../../server/platform/database/schema/backfills'
import { changeSchema, withoutLimits } from '../../server/platform/database/schema/migrate'
import { buildIndex } from '../../server/platform/database/schema/migrations/concurrent-index'
import { dropDatabase, onDatabase } from '../../server/test/server-database'
import { copyLargeShop, LARGE_SHOP, readSize } from '../large-shop'
import { print } from './order-report'

// `npx tsx --tsconfig server/tsconfig.json bench/faults/migration.ts`: gives a million orders a new column, with an index,
// while shoppers order and the owner reads. The shop that serves them is of the release before, which knows nothing of
// the column. With `--at-once`, as a single transaction would do it, for comparison. Exits with 1 if a request fails, a
// confirmed order is not stored, or a value is wrong; with 2 if the built shop is missing.

const SHOPPERS = 8
const QUIET_MILLISECONDS = 10_000

const UNITS: Backfill = {
  name: 'orders.units',
  table: 'orders',
  sql: `UPDATE orders SET units = (SELECT sum(quantity)::int FROM order_items WHERE order_id = orders.id)
    WHERE id > $1 AND id <= $2`,
}

/** Keeps the column right for orders of the release before. */
const TRIGGER = `
  CREATE FUNCTION set_order_units() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE orders SET units = (SELECT sum(quantity)::int FROM order_items WHERE order_id = NEW.order_id)
    WHERE id = NEW.order_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER order_items_units AFTER INSERT OR UPDATE OF quantity ON order_items
  FOR EACH ROW EXECUTE FUNCTION set_order_units()`

interface Step {
  readonly name: string
  readonly seconds: number
  readonly requests: number
  readonly slowest: number
}

/** Records the response times and failures that clients see during each step. */
class Watch {
  readonly steps: Step[] = []
  failures = 0
  private times: number[] = []

  async request(work: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now()
    try {
      await work()
    } catch {
      this.failures += 1
    }
    this.times.push(performance.now() - startedAt)
  }

  async step(name: string, work: () => Promise<unknown>): Promise<void> {
    this.times = []
    const startedAt = performance.now()
    await work()
    const step = {
      name,
      seconds: (performance.now() - startedAt) / 1000,
      requests: this.times.length,
      slowest: Math.max(0, ...this.times),
    }
    this.steps.push(step)
    print(
      `${name}: ${step.seconds.toFixed(1)} s, ${step.requests} requests, slowest ${step.slowest.toFixed(0)} ms, ${this.failures} failed so far`,
    )
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>['dataSource']

async function migrateInSteps(dataSource: Database, watch: Watch): Promise<void> {
  const onRunner = async (
    work: (runner: ReturnType<Database['createQueryRunner']>) => Promise<void>,
  ) => {
    const runner = dataSource.createQueryRunner()
    try {
      await withoutLimits(runner, () => work(runner))
    } finally {
      await runner.release()
    }
  }
  const change = (...statements: readonly string[]) =>
    changeSchema(dataSource, async (db: EntityManager) => {
      for (const sql of statements) await db.query(sql)
    })
  await watch.step('expand: a column and its trigger', () =>
    change(
      'ALTER TABLE orders ADD COLUMN units int',
      // For the orders that the release before inserts: the constraint is checked before their items are there.
      'ALTER TABLE orders ALTER units SET DEFAULT 0',
      TRIGGER,
    ),
  )
  await watch.step('fill', () => runBackfills(dataSource.manager, [UNITS]))
  await watch.step('expand: an index', () =>
    onRunner((runner) => buildIndex(runner, 'orders_units', 'orders (units, id)')),
  )
  await watch.step('contract: a constraint, not yet validated', () =>
    changeSchema(dataSource, async (db) => {
      await requireBackfilled(db, UNITS)
      await db.query(
        'ALTER TABLE orders ADD CONSTRAINT orders_units CHECK (units IS NOT NULL) NOT VALID',
      )
    }),
  )
  await watch.step('contract: the constraint is validated', () =>
    onRunner(async (runner) => {
      await runner.query('ALTER TABLE orders VALIDATE CONSTRAINT orders_units')
    }),
  )
}

async function migrateAtOnce(dataSource: Database, watch: Watch): Promise<void> {
  await watch.step('all in one transaction', () =>
    dataSource.transaction(async (db) => {
      for (const sql of [
        'SET LOCAL statement_timeout = 0',
        'ALTER TABLE orders ADD COLUMN units int',
        'ALTER TABLE orders ALTER units SET DEFAULT 0',
        TRIGGER,
        UNITS.sql.replace('$1', '0').replace('$2', '2147483647'),
        'CREATE INDEX orders_units ON orders (units, id)',
        'ALTER TABLE orders ADD CONSTRAINT orders_units CHECK (units IS NOT NULL)',
      ])
        await db.query(sql)
    }),
  )
}

const OWNER_READS = [
  '{ adminOrders(first: 60) { nodes { id total } totalCount } }',
  '{ adminOrders(first: 60, search: "mona") { nodes { id } totalCount } }',
  '{ tasks { kind count } }',
  '{ sales(days: 7) { orders revenue } }',
]

async function main(databaseUrl: string, isAtOnce: boolean): Promise<boolean> {
  const shop = await startShop({ SEED: 'none', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
  const settings = { databaseUrl, databasePoolSize: 3, dataDir: '' }
  const { dataSource, close } = await openDatabase(settings, {
    limits: { idleSocketMilliseconds: 0 },
  })
  try {
    const adminToken = await signInAsAdmin(shop.url)
    const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 })
    const tokens = await Promise.all(
      Array.from({ length: SHOPPERS }, () => createShopper(shop.url)),
    )
    const watch = new Watch()
    const buyers = startBuyers(() => shop.url, tokens.slice(2), product)
    let isStopped = false
    let timedOrders = 0
    const repeat = async (work: (turn: number) => Promise<unknown>) => {
      for (let turn = 0; !isStopped; turn += 1) await watch.request(() => work(turn))
    }
    const readers = [
      repeat((turn) => graphql(shop.url, adminToken, OWNER_READS[turn % OWNER_READS.length] ?? '')),
      repeat(async () => {
        const { status } = await send(`${shop.url}/orders`, 'GET', { token: tokens[0] ?? '' })
        if (status !== 200) throw new Error(`Own orders: ${status}`)
      }),
      repeat(async () => {
        const { status } = await checkOut(shop.url, tokens[1] ?? '', product)
        if (status !== 201) throw new Error(`Order: ${status}`)
        timedOrders += 1
      }),
    ]
    const quietly = () => new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS))
    await watch.step('before', quietly)
    await (isAtOnce ? migrateAtOnce(dataSource, watch) : migrateInSteps(dataSource, watch))
    await watch.step('after', quietly)
    isStopped = true
    await Promise.all(readers)
    await buyers.stop()
    const { stored, wrong } = await onDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT (SELECT count(*)::int FROM idempotency_keys) AS stored, (SELECT count(*)::int FROM orders
           WHERE units IS DISTINCT FROM (SELECT sum(quantity) FROM order_items WHERE order_id = orders.id)) AS wrong`,
      )
      return rows[0] as { readonly stored: number; readonly wrong: number }
    })
    const rejected = [...buyers.statuses].filter(([status]) => status !== 201)
    const confirmed = buyers.confirmed.size + timedOrders
    print(`orders confirmed, stored:  ${confirmed}, ${stored}`)
    print(
      `orders not taken at once:  ${rejected.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`,
    )
    print(`failed reads:              ${watch.failures}`)
    print(`orders with a wrong value: ${wrong}`)
    return confirmed === stored && wrong === 0 && watch.failures === 0 && rejected.length === 0
  } finally {
    await close()
    await shop.stop()
  }
}

const serverUrl = process.env.DATABASE_URL
if (!serverUrl || !existsSync('dist/server/main.js')) {
  print('Set DATABASE_URL, and build the shop: npm run build')
  process.exit(2)
}
const databaseUrl = await copyLargeShop(serverUrl, readSize(process.argv, LARGE_SHOP))
// The shop must use the copy.
delete process.env.DATABASE_URL
try {
  const isPassed = await main(databaseUrl, process.argv.includes('--at-once'))
  print(isPassed ? 'Passed.' : 'Failed.')
  process.exitCode = isPassed ? 0 : 1
} finally {
  await dropDatabase(databaseUrl)
}
