import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createProduct, createShopper, signInAsAdmin } from '../../e2e/api'
import { type Buyers, startBuyers } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { type Cluster, startCluster } from '../../server/test/cluster'
import { onDatabase } from '../../server/test/server-database'
import { print, reportOrders } from './order-report'

// `npx tsx bench/faults/failover.ts`: kills the primary of two PostgreSQL servers with synchronous replication while
// shoppers order, and promotes the standby. The shop has both hosts in DATABASE_URL. Exits with 1 if a confirmed order
// is lost, an order is stored twice, a client receives anything but an order or a 503, or orders take longer than ten
// seconds to go on after the promotion; with 2 if the built shop is missing.

const SHOPPERS = 8
const ORDERS_BEFORE = 200
const ORDERS_AFTER = 200
const MAX_PAUSE_MILLISECONDS = 10_000
const RETRY_MILLISECONDS = 50

interface Pauses {
  /** From the death of the primary to the next confirmed order. */
  readonly total: number
  /** From the end of the promotion to the next confirmed order. */
  readonly afterPromotion: number
}

async function failOver(buyers: Buyers, primary: Cluster, standby: Cluster): Promise<Pauses> {
  await buyers.confirmMore(ORDERS_BEFORE)
  const killedAt = performance.now()
  await primary.kill()
  await standby.promote()
  const promotedAt = performance.now()
  await buyers.confirmMore(1)
  const confirmedAt = performance.now()
  await buyers.confirmMore(ORDERS_AFTER)
  return { total: confirmedAt - killedAt, afterPromotion: confirmedAt - promotedAt }
}

async function replicatesInSync(primary: Cluster): Promise<void> {
  const until = performance.now() + MAX_PAUSE_MILLISECONDS
  await onDatabase(primary.url, async (client) => {
    for (;;) {
      const { rows } = await client.query('SELECT sync_state FROM pg_stat_replication')
      if (rows[0]?.sync_state === 'sync') return
      if (performance.now() > until) throw new Error('The standby does not replicate in sync')
      await wait(RETRY_MILLISECONDS)
    }
  })
}

async function runWith(primary: Cluster, standby: Cluster): Promise<boolean> {
  await replicatesInSync(primary)
  const shop = await startShop({
    SEED: 'none',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
  })
  try {
    const adminToken = await signInAsAdmin(shop.url)
    const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 })
    const tokens = await Promise.all(
      Array.from({ length: SHOPPERS }, () => createShopper(shop.url)),
    )
    const buyers = startBuyers(() => shop.url, tokens, product)
    const pauses = await failOver(buyers, primary, standby)
    await buyers.stop()
    const isComplete = await reportOrders(buyers, standby.url)
    print(`pause, from the death:     ${Math.round(pauses.total)} ms`)
    print(`pause, from the promotion: ${Math.round(pauses.afterPromotion)} ms`)
    return isComplete && pauses.afterPromotion < MAX_PAUSE_MILLISECONDS
  } finally {
    await shop.stop()
  }
}

async function main(): Promise<boolean> {
  if (!existsSync('dist/server/main.js')) {
    print('The shop is not built: npm run build')
    process.exit(2)
  }
  // The shop must use the clusters.
  delete process.env.DATABASE_URL
  const primary = await startCluster({
    settings: { synchronous_standby_names: 'standby', synchronous_commit: 'on' },
  })
  try {
    const standby = await startCluster({
      primary,
      // Copied with the data, but the promoted server has no standby to wait for.
      settings: { synchronous_standby_names: '' },
    })
    try {
      return await runWith(primary, standby)
    } finally {
      await standby.remove()
    }
  } finally {
    await primary.remove()
  }
}

const isPassed = await main()
print(isPassed ? 'Passed.' : 'Failed.')
process.exitCode = isPassed ? 0 : 1
