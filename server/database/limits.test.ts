import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../test/eventually'
import { createProduct } from '../test/factories'
import { expectSoundDatabase } from '../test/invariants'
import { hasServer, NOT_AVAILABLE, restCheckoutOf, setUpWiredShop } from '../test/wired-shop'
import { connect } from './open'

// With DATABASE_URL only: the embedded database has one session and nothing to wait for.

// Long enough for what a busy machine does meanwhile.
const SHORT_MILLISECONDS = 1_000
// What is not cut at the limit of a test is cut at one of the usual limits, 5 seconds and more later.
const LONG_MILLISECONDS = 4_500

const ORDERS = '{ orders { totalCount } }'

/** How long it took, beside what it came to. */
async function timed<T>(work: Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const start = performance.now()
  const answer = await work
  return { answer, milliseconds: performance.now() - start }
}

/** A session of somebody else's, past the wire. */
async function openSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // It may end with the database.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe.skipIf(!hasServer)('When every connection of the pool is held', () => {
  const shop = setUpWiredShop({
    poolSize: 2,
    limits: { connectMilliseconds: SHORT_MILLISECONDS },
  })

  test('requests wait for one a while and are then told to come again, and are served once one is free', async () => {
    const holders = [1, 2].map(() => shop.connected.dataSource.createQueryRunner())
    for (const holder of holders) await holder.startTransaction()
    const { answer: answers, milliseconds } = await timed(
      Promise.all([
        ...Array.from({ length: 5 }, () => shop.send('GET', '/orders')),
        shop.send('POST', '/cart/1', { quantity: 1 }),
      ]),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toEqual({ message: NOT_AVAILABLE })
    }
    expect(milliseconds).toBeGreaterThan(SHORT_MILLISECONDS / 2)
    expect(milliseconds).toBeLessThan(LONG_MILLISECONDS)
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
  const shop = setUpWiredShop({ poolSize: 3 })

  test('has a limit for statements, locks and idle transactions, each of them', async () => {
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
  ['lock', { lockMilliseconds: SHORT_MILLISECONDS }],
  ['statement', { lockMilliseconds: 60_000, statementMilliseconds: SHORT_MILLISECONDS }],
])('A checkout that waits for somebody else’s lock longer than a %s may', (_what, limits) => {
  const shop = setUpWiredShop({ poolSize: 4, limits })

  test('is refused with nothing half written, and placed once when it comes again', async () => {
    const product = await createProduct(shop.db, { stock: 5 })
    await shop.send('POST', `/cart/${product.id}`, { quantity: 2 })
    const before = (await shop.send('GET', '/cartpage')).json()
    const other = await openSession(shop.url)
    await other.query('BEGIN')
    await other.query('SELECT FROM products FOR UPDATE')

    const body = restCheckoutOf(product)
    const { answer, milliseconds } = await timed(shop.send('POST', '/checkout', body, 'one-order'))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({ message: NOT_AVAILABLE })
    expect(milliseconds).toBeLessThan(LONG_MILLISECONDS)
    expect((await shop.send('GET', '/orders')).json()).toEqual([])
    expect(await shop.db.query('SELECT FROM idempotency_keys')).toEqual([])
    expect((await shop.send('GET', '/cartpage')).json()).toEqual(before)
    // Reading waits for no lock.
    expect((await shop.send('GET', `/products/${product.id}`)).statusCode).toBe(200)

    await other.query('ROLLBACK')
    expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
    expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
    expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    expect(await shop.db.query('SELECT stock FROM products')).toEqual([{ stock: 4 }])
    await expectSoundDatabase(shop.db)
  })
})

describe.skipIf(!hasServer)('A transaction that is begun and forgotten', () => {
  const shop = setUpWiredShop({
    poolSize: 4,
    limits: { idleTransactionMilliseconds: SHORT_MILLISECONDS, lockMilliseconds: 20_000 },
  })

  test('is ended, and holds nobody up for long', async () => {
    const product = await createProduct(shop.db, { stock: 5 })
    const forgotten = shop.connected.dataSource.createQueryRunner()
    await forgotten.startTransaction()
    await forgotten.query('UPDATE products SET stock = 0')
    const { answer, milliseconds } = await timed(
      shop.send('POST', '/checkout', restCheckoutOf(product)),
    )
    expect(answer.statusCode).toBe(201)
    expect(milliseconds).toBeLessThan(LONG_MILLISECONDS)
    expect(await shop.db.query('SELECT stock FROM products')).toEqual([{ stock: 4 }])
    // Its connection is gone, so it has been released already.
    expect(forgotten.isReleased).toBe(true)
  })
})

describe.skipIf(!hasServer)('When the network swallows everything without a word', () => {
  const shop = setUpWiredShop({
    poolSize: 2,
    limits: { silenceMilliseconds: SHORT_MILLISECONDS, connectMilliseconds: SHORT_MILLISECONDS },
  })

  test('no request waits for ever, and all is well once it passes again', async () => {
    const product = await createProduct(shop.db)
    const body = restCheckoutOf(product)
    const letPass = shop.wire.stall()
    const { answer: answers, milliseconds } = await timed(
      Promise.all([
        shop.send('POST', '/checkout', body, 'one-order'),
        shop.send('GET', '/orders'),
        shop.send('GET', '/cartpage'),
        shop.send('POST', '/login', { email: shop.shopper.email, password: 'secret1' }),
      ]),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toEqual({ message: NOT_AVAILABLE })
    }
    const graphql = await shop.send('POST', '/graphql', { query: ORDERS })
    expect(graphql.statusCode).toBe(503)
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(503)
    expect(milliseconds).toBeLessThan(LONG_MILLISECONDS)

    letPass()
    await eventually(async () => {
      expect((await shop.send('GET', '/readyz')).statusCode).toBe(200)
      expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
      expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    })
    await expectSoundDatabase(shop.db)
  })

  test('a shop that stops does not wait for it', async () => {
    const { host } = new URL(shop.url)
    const throughWire = shop.url.replace(host, `127.0.0.1:${shop.wire.port}`)
    const other = await connect(
      { url: throughWire },
      { poolSize: 2, limits: { silenceMilliseconds: SHORT_MILLISECONDS } },
    )
    const unanswered = other.dataSource.query('SELECT 1')
    const letPass = shop.wire.stall()
    await unanswered.catch(() => {})
    expect((await timed(other.close())).milliseconds).toBeLessThan(LONG_MILLISECONDS)
    letPass()
  })

  test('an answer that is swallowed while the order is being placed leaves one order or none', async () => {
    const product = await createProduct(shop.db)
    const body = restCheckoutOf(product)
    const other = await openSession(shop.url)
    await other.query('BEGIN')
    await other.query('SELECT FROM products FOR UPDATE')
    const placing = shop.send('POST', '/checkout', body, 'one-order')
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(1))
    const letPass = shop.wire.stall()
    await other.query('COMMIT')
    expect((await placing).statusCode).toBe(503)

    letPass()
    await eventually(async () => {
      expect((await shop.send('POST', '/checkout', body, 'one-order')).statusCode).toBe(201)
      expect((await shop.send('GET', '/orders')).json()).toHaveLength(1)
    })
    await expectSoundDatabase(shop.db)
  })
})
