import fc from 'fast-check'
import { ENTITIES } from '../../app/features'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { openDatabase } from '../../platform/database/open'
import { anyStep } from './step-kinds'
import type { World } from './steps'

// A server that takes random steps with orders, several at the same time, until it is killed. It tells its parent of
// each step. Arguments: the URL of the database, the courier, a seed, and the orders.

const [databaseUrl = '', courierId = '', seed = '', ...orders] = process.argv.slice(2)
const ids = orders.map(Number)
const WORKERS = 4

const { dataSource } = await openDatabase(
  { databaseUrl, databasePoolSize: WORKERS, dataDir: '' },
  { entities: ENTITIES },
)
const db = dataSource.manager
const world: World = {
  db,
  courierId: Number(courierId),
  isShared: true,
  losesNothing: true,
  patch: async (path, { status }) => {
    const [, , id] = path.split('/')
    await setOrderStatus(db, id, { status }, { actor: 'apiKey' })
    return 200
  },
}
const steps = fc.sample(anyStep(ids.length), { seed: Number(seed), numRuns: 10_000 })

async function work(): Promise<void> {
  for (let next = steps.pop(); next; next = steps.pop()) {
    await next.step.perform(world, ids[next.order] ?? 0)
    process.send?.(next.step.kind)
  }
}

await Promise.all(Array.from({ length: WORKERS }, work))
