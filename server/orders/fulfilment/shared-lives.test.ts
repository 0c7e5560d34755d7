import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { eventually } from '../../test/eventually'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { readAllFacts } from '../../test/lives/facts'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { anyStep } from '../../test/lives/step-kinds'
import type { World } from '../../test/lives/steps'
import { createTestApp, setUpDatabase } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'

const shop = setUpDatabase()

const ORDERS = 6
const QUANTITY = 2
const STOCK = 20

/** Orders that several servers work on. */
async function createOrders() {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const { id: courierId } = await saveCourier(shop.db, null, {
    name: 'Nile Express',
    deliveredFee: 30,
    refusedFee: 15,
  })
  const product = await createProduct(shop.db, {
    pricePiastres: asPiastres(10_000),
    stock: STOCK,
  })
  const ids: number[] = []
  while (ids.length < ORDERS) ids.push((await placeOrder(shop.db, shopper, [product], QUANTITY)).id)
  return { token, courierId, productId: product.id, ids }
}

async function expectToAddUp(productId: number, ids: readonly number[]): Promise<void> {
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
  const facts = await readAllFacts(shop.db, ids)
  const out = facts.reduce((sum, { units, awaited }) => sum + units + awaited, 0)
  const [product] = await shop.db.query<{ stock: number }[]>(
    'SELECT stock FROM products WHERE id = $1',
    [productId],
  )
  expect(product?.stock).toBe(STOCK - out)
}

test('Two servers that change the same orders at the same time leave stock, codes and cash that add up', {
  timeout: 120_000,
}, async () => {
  const { token, courierId, productId, ids } = await createOrders()
  const servers = [await createTestApp(shop.database), await createTestApp(shop.database)]
  onTestFinished(async () => {
    for (const server of servers) await server.close()
  })
  const worldOf = (server: FastifyInstance): World => ({
    db: shop.db,
    courierId,
    isShared: true,
    losesNothing: true,
    patch: async (url, payload) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await server.inject({ method: 'PATCH', url, headers, payload })).statusCode
    },
  })
  const steps = fc.sample(anyStep(ORDERS), { seed: 7, numRuns: 300 })
  const taken = new Map<string, number>()
  const work = async (world: World) => {
    for (let next = steps.pop(); next; next = steps.pop()) {
      const { kind } = next.step
      const outcome = await next.step.perform(world, ids[next.order] ?? 0)
      if (outcome) taken.set(kind, (taken.get(kind) ?? 0) + 1)
    }
  }
  await Promise.all(servers.flatMap((server) => [work(worldOf(server)), work(worldOf(server))]))
  expect([...taken.keys()]).toEqual(
    expect.arrayContaining(['parcel', 'restStatus', 'status', 'brought', 'edited']),
  )
  await expectToAddUp(productId, ids)
})

const LIVE_UNTIL_KILLED = fileURLToPath(
  new URL('../../test/lives/live-until-killed.ts', import.meta.url),
)
const KILLS = 4
const STEPS_BEFORE_KILL = 40

test('Servers that are killed in the middle leave nothing half-written', {
  timeout: 120_000,
}, async ({ skip }) => {
  const { url } = shop.database
  // The embedded database ends with its server; see the import that is killed.
  if (!url) return skip()
  const { courierId, productId, ids } = await createOrders()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const parameters = [LIVE_UNTIL_KILLED, url, ...[courierId, kill, ...ids].map(String)]
    const server = spawn(process.execPath, ['--import', 'tsx', ...parameters], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
    })
    onTestFinished(() => {
      server.kill('SIGKILL')
    })
    const exited = once(server, 'exit')
    await new Promise<void>((resolve, reject) => {
      let steps = 0
      server.on('message', () => {
        steps += 1
        if (steps === STEPS_BEFORE_KILL) resolve()
      })
      server.on('exit', () => reject(new Error('The server ended by itself')))
    })
    server.kill('SIGKILL')
    await exited
    // Its last statements may still be running in the database.
    await eventually(async () => {
      const busy = await shop.db.query<unknown[]>(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`)
      expect(busy).toEqual([])
    })
    await expectToAddUp(productId, ids)
  }
})
