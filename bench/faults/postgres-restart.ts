import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createProduct, createShopper, signInAsAdmin } from '../../e2e/api'
import { type Buyers, startBuyers } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { type Cluster, startCluster } from '../../server/test/cluster'
import { print, reportOrders } from './order-report'

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

function exitBecause(reason: string): never {
  print(reason)
  process.exit(2)
}

/** Returns the milliseconds from each restart to the next confirmed order. */
async function measureRecoveries(buyers: Buyers, cluster: Cluster): Promise<number[]> {
  const recoveries: number[] = []
  for (const [name, restart] of RESTARTS) {
    await buyers.confirmMore(ORDERS_BETWEEN)
    await restart(cluster)
    const restartedAt = performance.now()
    await buyers.confirmMore(1)
    const milliseconds = Math.round(performance.now() - restartedAt)
    recoveries.push(milliseconds)
    print(`PostgreSQL ${name}: next order after ${milliseconds} ms`)
  }
  await buyers.confirmMore(ORDERS_BETWEEN)
  return recoveries
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
      const isComplete = await reportOrders(buyers, cluster.url)
      print(`longest recovery:          ${Math.max(...recoveries)} ms`)
      return isComplete
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
