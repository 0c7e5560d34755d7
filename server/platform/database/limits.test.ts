import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/eventually'
import { createProduct } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { hasServer, NOT_AVAILABLE, restCheckoutOf, setUpProxiedShop } from '../../test/proxied-shop'
import { connect } from './open'

// Only with DATABASE_URL: the embedded database has one session and nothing to wait for.

const SHORT_MILLISECONDS = 1_000
// Far beyond the time limit of a test, which therefore passes only if the short limit ends the wait.
const ENDLESS_MILLISECONDS = 600_000
const ENDLESS = {
  connectMilliseconds: ENDLESS_MILLISECONDS,
  statementMilliseconds: ENDLESS_MILLISECONDS,
  lockMilliseconds: ENDLESS_MILLISECONDS,
  idleTransactionMilliseconds: ENDLESS_MILLISECONDS,
  idleSocketMilliseconds: ENDLESS_MILLISECONDS,
}

const ORDERS = '{ orders { totalCount } }'

function expectUnavailable(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ message: NOT_AVAILABLE })
}

/** A separate connection to the database, bypassing the proxy. */
async function openSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The database may be dropped first.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe.skipIf(!hasServer)('When all connections of the pool are in use', () => {
  const shop = setUpProxiedShop({
    // One of them is for expensive reads.
    poolSize: 3,
    limits: { ...ENDLESS, connectMilliseconds: SHORT_MILLISECONDS },
  })

  test('requests fail with Retry-After after a timeout, and succeed once one is free', async () => {
    const holders = [1, 2].map(() => shop.connected.dataSource.createQueryRunner())
    for (const holder of holders) await holder.startTransaction()
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.send('GET', '/orders')),
      shop.send('POST', '/cart/1', { quantity: 1 }),
    ])
    for (const response of responses) expectUnavailable(response)
    const graphql = await shop.send('POST', '/graphql', { query: ORDERS })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.headers['retry-after']).toBe('5')
    expect(graphql.json().errors).toMatchObject([
      { message: NOT_AVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ])

    const waiting = shop.send('GET', '/orders')
    for (const holder of holders) {
      await holder.rollbackTransaction()
      await holder.release()
    }
    expect((await waiting).statusCode).toBe(200)
    expect((await shop.send('POST', '/graphql', { query: ORDERS })).statusCode).toBe(200)
  })
})

describe.skipIf(!hasServer)('A connection of the pool', () => {
  const shop = setUpProxiedShop({ poolSize: 4 })

  test('has limits for statements, locks and idle transactions', async () => {
    const runners = [1, 2, 3].map(() => shop.connected.dataSource.createQueryRunner())
    const limits = await Promise.all(
      runners.map((runner) =>
        runner.query(
          `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS statement,
             current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle`,
        ),
      ),
    )
    for (const runner of runners) await runner.release()
    const rows = limits.flat()
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3)
    for (const row of rows) expect(row).toMatchObject({ statement: '15s', lock: '5s', idle: '15s' })
  })
})

describe.skipIf(!hasServer).each([
  ['lock', { ...ENDLESS, lockMilliseconds: SHORT_MILLISECONDS }],
  ['statement', { ...ENDLESS, statementMilliseconds: SHORT_MILLISECONDS }],
])('A checkout that waits for a lock beyond the %s timeout', (_what, limits) => {
  const shop = setUpProxiedShop({ poolSize: 4, limits })

  test('is rejected without changes, and places one order when retried', async () => {
    const product = await createProduct(shop.db, { stock: 5 })
    await shop.send('POST', `/cart/${product.id}`, { quantity: 2 })
    const before = (await shop.send('GET', '/cartpage')).json()
    const other = await openSession(shop.url)
    await other.query('BEGIN')
    await other.query('SELECT FROM products FOR UPDATE')

    const body = restCheckoutOf(product)
    expectUnavailable(await shop.send('POST', '/checkout', body, 'one-order'))
    expect((await shop.send('GET', '/orders')).json()).toEqual([])
    expect(await shop.db.query('SELECT FROM idempotency_keys')).toEqual([])
    expect((await shop.send('GET', '/cartpage')).json()).toEqual(before)
    // Reads do not wait for locks.
    expect((await shop.send('GET', `/products/${product.id}`)).statusCode).toBe(200)

    await other.query('ROLLBACK')
    expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
    expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
    expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    expect(await shop.db.query('SELECT stock FROM products')).toEqual([{ stock: 4 }])
    await expectConsistentDatabase(shop.db)
  })
})

describe.skipIf(!hasServer)('A transaction that is never finished', () => {
  const shop = setUpProxiedShop({
    poolSize: 4,
    limits: { ...ENDLESS, idleTransactionMilliseconds: SHORT_MILLISECONDS },
  })

  test('is aborted, so that others do not wait long', async () => {
    const product = await createProduct(shop.db, { stock: 5 })
    const abandoned = shop.connected.dataSource.createQueryRunner()
    await abandoned.startTransaction()
    await abandoned.query('UPDATE products SET stock = 0')
    expect((await shop.send('POST', '/checkout', restCheckoutOf(product))).statusCode).toBe(201)
    expect(await shop.db.query('SELECT stock FROM products')).toEqual([{ stock: 4 }])
    // Its connection was closed, which released it.
    expect(abandoned.isReleased).toBe(true)
  })
})

describe.skipIf(!hasServer)('When the network drops every packet silently', () => {
  const shop = setUpProxiedShop({
    poolSize: 2,
    limits: {
      ...ENDLESS,
      idleSocketMilliseconds: SHORT_MILLISECONDS,
      connectMilliseconds: SHORT_MILLISECONDS,
    },
  })

  test('no request waits forever, and the shop recovers with the network', async () => {
    const product = await createProduct(shop.db)
    const body = restCheckoutOf(product)
    const resume = shop.proxy.stall()
    const responses = await Promise.all([
      shop.send('POST', '/checkout', body, 'one-order'),
      shop.send('GET', '/orders'),
      shop.send('GET', '/cartpage'),
      shop.send('POST', '/login', { email: shop.shopper.email, password: 'secret1' }),
    ])
    for (const response of responses) expectUnavailable(response)
    const graphql = await shop.send('POST', '/graphql', { query: ORDERS })
    expect(graphql.statusCode).toBe(503)
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(503)

    resume()
    await eventually(async () => {
      expect((await shop.send('GET', '/readyz')).statusCode).toBe(200)
      expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
      expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    })
    await expectConsistentDatabase(shop.db)
  })

  test('the shop can shut down', async () => {
    const { host } = new URL(shop.url)
    const throughProxy = shop.url.replace(host, `127.0.0.1:${shop.proxy.port}`)
    const other = await connect(
      { url: throughProxy },
      { poolSize: 2, limits: { ...ENDLESS, idleSocketMilliseconds: SHORT_MILLISECONDS } },
    )
    const pending = other.dataSource.query('SELECT 1')
    const resume = shop.proxy.stall()
    await pending.catch(() => {})
    await other.close()
    resume()
  })

  test('a checkout whose response is lost places at most one order', async () => {
    const product = await createProduct(shop.db)
    const body = restCheckoutOf(product)
    const other = await openSession(shop.url)
    await other.query('BEGIN')
    await other.query('SELECT FROM products FOR UPDATE')
    const placing = shop.send('POST', '/checkout', body, 'one-order')
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(1))
    const resume = shop.proxy.stall()
    await other.query('COMMIT')
    expect((await placing).statusCode).toBe(503)

    resume()
    await eventually(async () => {
      expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
      expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    })
    await expectConsistentDatabase(shop.db)
  })
})
