import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createProduct, createShopper, signInAsOwner } from '../../e2e/api'
import { type Buying, startBuying } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { onDatabase } from '../../server/test/server-database'
import { type Cluster, startCluster } from './cluster'

// `npx tsx bench/faults/postgres-restart.ts`: PostgreSQL is restarted while shoppers order. Ends with
// 1 when an order that was confirmed is lost, or one is there twice, or a client saw an answer other
// than an order or 503; with 2 where PostgreSQL or the built shop is missing.

const SHOPPERS = 8
const ORDERS_BETWEEN = 100
const AWAY_MILLISECONDS = 2_000

const RESTARTS: readonly (readonly [name: string, restart: (cluster: Cluster) => Promise<void>])[] =
  [
    ['restarted, sessions ended', (cluster) => cluster.restart('fast')],
    ['restarted as after a power cut', (cluster) => cluster.restart('immediate')],
    [
      'away for two seconds',
      async (cluster) => {
        await cluster.stop('fast')
        await wait(AWAY_MILLISECONDS)
        await cluster.start()
      },
    ],
  ]

const say = (text: string) => void process.stdout.write(`${text}\n`)

function missing(what: string): never {
  say(what)
  process.exit(2)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5)
}

/** Tells how long it took, once PostgreSQL was back, until the next order was confirmed. */
async function restartUnder(buying: Buying, cluster: Cluster): Promise<number[]> {
  const moreOrders = async (count: number) => {
    const goal = buying.confirmed.size + count
    await until(() => buying.confirmed.size >= goal)
  }
  const recoveries: number[] = []
  for (const [name, restart] of RESTARTS) {
    await moreOrders(ORDERS_BETWEEN)
    await restart(cluster)
    const back = performance.now()
    await moreOrders(1)
    const milliseconds = Math.round(performance.now() - back)
    recoveries.push(milliseconds)
    say(`PostgreSQL ${name}: an order again after ${milliseconds} ms`)
  }
  await moreOrders(ORDERS_BETWEEN)
  return recoveries
}

/** What became of each key, and how many orders there are, with a key or without. */
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
  readonly double: number
  readonly others: readonly number[]
}

function report(buying: Buying, stored: ReadonlyMap<string, number>, rows: number): Findings {
  const { confirmed, statuses } = buying
  const lost = [...confirmed].filter(([key, id]) => stored.get(key) !== id).length
  // Everybody knows at the end what became of each order: one that nobody knows of was placed twice.
  const double = rows - confirmed.size
  const others = [...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))
  const countOf = (status: number) => statuses.get(status) ?? 0
  say(`orders confirmed:          ${confirmed.size}`)
  say(`orders in the database:    ${rows}`)
  say(`lost:                      ${lost}`)
  say(`double:                    ${double}`)
  say(`told to come again (503):  ${countOf(503)}`)
  say(`without an answer:         ${countOf(0)}`)
  say(
    `any other answer:          ${others.map((one) => `${countOf(one)} × ${one}`).join(', ') || 'none'}`,
  )
  return { lost, double, others }
}

async function main(): Promise<boolean> {
  if (!existsSync('dist/server/main.js')) missing('The shop is not built: npm run build')
  const cluster = await startCluster()
  if (!cluster) missing('PostgreSQL’s initdb and pg_ctl are not installed here.')
  // The shop is on our own server, whatever the tests are on.
  delete process.env.DATABASE_URL
  try {
    const shop = await startShop({ SEED: 'none', LOG_LEVEL: 'silent', DATABASE_URL: cluster.url })
    try {
      const owner = await signInAsOwner(shop.url)
      const product = await createProduct(shop.url, owner, { name: 'Toy', price: 25 })
      const tokens = await Promise.all(
        Array.from({ length: SHOPPERS }, () => createShopper(shop.url)),
      )
      const buying = startBuying(() => shop.url, tokens, product)
      const recoveries = await restartUnder(buying, cluster)
      await buying.stop()
      const { stored, rows } = await readOrders(cluster.url)
      const { lost, double, others } = report(buying, stored, rows)
      say(`longest until an order:    ${Math.max(...recoveries)} ms after PostgreSQL was back`)
      return lost === 0 && double === 0 && others.length === 0
    } finally {
      await shop.stop()
    }
  } finally {
    await cluster.remove()
  }
}

const isKept = await main()
say(isKept ? 'Every promise is kept.' : 'A promise is broken.')
process.exitCode = isKept ? 0 : 1
