import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createProduct, createShopper, signInAsAdmin } from '../../e2e/api'
import { type Buyers, startBuyers } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { type Cluster, startCluster } from '../../server/test/cluster'
import { onDatabase } from '../../server/test/server-database'

// `npx tsx bench/faults/postgres-restart.ts`: restarts PostgreSQL while shoppers order. Exits with
// 1 if a confirmed order is lost, an order is stored twice, or a client receives anything but an
// order or a 503; with 2 if the built shop is missing.

const SHOPPERS = 8
const ORDERS_BETWEEN = 100
const OUTAGE_MILLISECONDS = 2_000

const RESTARTS: readonly (readonly [name: string, restart: (cluster: Cluster) => Promise<void>])[] =
  [
    ['restarted cleanly', (cluster) => cluster.restart('fast')],
    ['restarted as after a power failure', (cluster) => cluster.restart('immediate')],
    [
      'stopped for two seconds',
      async (cluster) => {
        await cluster.stop('fast')
        await wait(OUTAGE_MILLISECONDS)
        await cluster.start()
      },
    ],
  ]

const print = (text: string) => void process.stdout.write(`${text}\n`)

function exitBecause(reason: string): never {
  print(reason)
  process.exit(2)
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(5)
}

/** Returns the milliseconds from each restart to the next confirmed order. */
async function measureRecoveries(buyers: Buyers, cluster: Cluster): Promise<number[]> {
  const waitForOrders = async (count: number) => {
    const goal = buyers.confirmed.size + count
    await waitUntil(() => buyers.confirmed.size >= goal)
  }
  const recoveries: number[] = []
  for (const [name, restart] of RESTARTS) {
    await waitForOrders(ORDERS_BETWEEN)
    await restart(cluster)
    const restartedAt = performance.now()
    await waitForOrders(1)
    const milliseconds = Math.round(performance.now() - restartedAt)
    recoveries.push(milliseconds)
    print(`PostgreSQL ${name}: next order after ${milliseconds} ms`)
  }
  await waitForOrders(ORDERS_BETWEEN)
  return recoveries
}

/** Reads the order of each idempotency key, and the number of orders. */
async function readOrders(
  url: string,
): Promise<{ readonly stored: ReadonlyMap<string, number>; readonly rows: number }> {
  return onDatabase(url, async (client) => {
    const keys = await client.query<{ id: number; key: string }>(
      'SELECT order_id AS id, key FROM idempotency_keys',
    )
    const orders = await client.query('SELECT FROM orders')
    return {
      stored: new Map(keys.rows.map(({ id, key }) => [key, id])),
      rows: orders.rows.length,
    }
  })
}

interface Findings {
  readonly lost: number
  readonly duplicated: number
  readonly others: readonly number[]
}

function report(buyers: Buyers, stored: ReadonlyMap<string, number>, rows: number): Findings {
  const { confirmed, statuses } = buyers
  const lost = [...confirmed].filter(([key, id]) => stored.get(key) !== id).length
  // Each buyer retries until confirmed, so an order that no buyer knows of is a duplicate.
  const duplicated = rows - confirmed.size
  const others = [...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))
  const countOf = (status: number) => statuses.get(status) ?? 0
  print(`orders confirmed:          ${confirmed.size}`)
  print(`orders in the database:    ${rows}`)
  print(`lost:                      ${lost}`)
  print(`duplicated:                ${duplicated}`)
  print(`rejected with 503:         ${countOf(503)}`)
  print(`without a response:        ${countOf(0)}`)
  print(
    `other responses:           ${others.map((one) => `${countOf(one)} × ${one}`).join(', ') || 'none'}`,
  )
  return { lost, duplicated, others }
}

async function main(): Promise<boolean> {
  if (!existsSync('dist/server/main.js')) exitBecause('The shop is not built: npm run build')
  const cluster = await startCluster()
  // The shop must use the cluster.
  delete process.env.DATABASE_URL
  try {
    const shop = await startShop({ SEED: 'none', LOG_LEVEL: 'silent', DATABASE_URL: cluster.url })
    try {
      const adminToken = await signInAsAdmin(shop.url)
      const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 })
      const tokens = await Promise.all(
        Array.from({ length: SHOPPERS }, () => createShopper(shop.url)),
      )
      const buyers = startBuyers(() => shop.url, tokens, product)
      const recoveries = await measureRecoveries(buyers, cluster)
      await buyers.stop()
      const { stored, rows } = await readOrders(cluster.url)
      const { lost, duplicated, others } = report(buyers, stored, rows)
      print(`longest recovery:          ${Math.max(...recoveries)} ms`)
      return lost === 0 && duplicated === 0 && others.length === 0
    } finally {
      await shop.stop()
    }
  } finally {
    await cluster.remove()
  }
}

const isPassed = await main()
print(isPassed ? 'Passed.' : 'Failed.')
process.exitCode = isPassed ? 0 : 1
