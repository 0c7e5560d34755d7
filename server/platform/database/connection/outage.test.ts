import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually'
import { createProduct } from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import {
  hasServer,
  NOT_AVAILABLE,
  restCheckoutOf,
  setUpProxiedShop,
} from '../../../test/proxied-shop'
import { isUnavailable } from './unavailable'

test.each([
  [{ code: '57P01' }, true],
  [{ code: '53300' }, true],
  [{ code: '53100' }, true],
  [{ code: '55P03' }, true],
  [{ code: '57014' }, true],
  [{ code: '40P01' }, true],
  [{ code: '55000' }, true],
  [{ code: '55006' }, true],
  [{ code: '57P05' }, true],
  [{ code: '58P01' }, true],
  [{ code: '28P01' }, true],
  [{ code: '25006' }, true],
  [{ code: '3D000' }, true],
  [{ code: '40003' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'EHOSTUNREACH' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOSPC', syscall: 'write' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{ message: 'Cannot read properties of undefined' }, false],
])('an error with %j is temporary: %s', (fields, isTemporary) => {
  expect(isUnavailable(Object.assign(new Error('Broken'), fields))).toBe(isTemporary)
})

/** Only with DATABASE_URL: the embedded database is part of the process. */
describe.skipIf(!hasServer)('When the database server is unreachable', () => {
  const shop = setUpProxiedShop({ poolSize: 4 })

  test('every request gets 503, and the shop recovers with the database', async () => {
    expect((await shop.send('GET', '/products')).statusCode).toBe(200)
    await shop.proxy.cut()
    // As soon as the server notices: cached responses may be outdated.
    await eventually(async () => expect((await shop.send('GET', '/products')).statusCode).toBe(503))
    for (const response of [
      await shop.send('GET', '/products'),
      await shop.send('GET', '/orders'),
      await shop.send('POST', '/login', { email: shop.shopper.email, password: 'secret1' }),
      await shop.send('POST', '/cart/1', { quantity: 1 }),
    ]) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
      expect(response.json()).toEqual({ message: NOT_AVAILABLE })
    }
    const graphql = await shop.send('POST', '/graphql', { query: '{ products { totalCount } }' })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.headers['retry-after']).toBe('5')
    expect(graphql.json().errors).toMatchObject([
      { message: NOT_AVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ])
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(503)
    expect((await shop.send('GET', '/healthz')).statusCode).toBe(200)

    await shop.proxy.restore()
    await eventually(async () => expect((await shop.send('GET', '/products')).statusCode).toBe(200))
    expect((await shop.send('GET', '/orders')).statusCode).toBe(200)
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(200)
  })

  test('between two statements of a transaction, the error is temporary, too', async () => {
    const outcome = shop.connected.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT 1')
      await shop.proxy.cut()
      await eventually(() => expect(transaction.queryRunner?.isReleased).toBe(true))
      await transaction.query('SELECT 1')
    })
    expect(isUnavailable(await outcome.catch((error: unknown) => error))).toBe(true)
    await shop.proxy.restore()
  })

  test('repeatedly while orders come in, each order is placed once', async () => {
    const { db, proxy } = shop
    const body = restCheckoutOf(await createProduct(db))
    const statuses = new Set<number>()
    let placed = 0

    /** Retries with the same key until it succeeds, as clients do. */
    async function order(): Promise<number> {
      const key = randomUUID()
      for (;;) {
        const response = await shop.send('POST', '/checkout', body, key)
        statuses.add(response.statusCode)
        if (response.statusCode === 201) {
          placed += 1
          return response.json().id
        }
      }
    }

    async function breakConnections(): Promise<void> {
      for (const goal of [5, 15, 25, 35]) {
        await eventually(() => expect(placed).toBeGreaterThanOrEqual(goal))
        await proxy.cut()
        await proxy.restore()
      }
    }

    const [ids] = await Promise.all([
      Promise.all(
        Array.from({ length: 5 }, async () => {
          const own: number[] = []
          for (let count = 0; count < 10; count += 1) own.push(await order())
          return own
        }),
      ),
      breakConnections(),
    ])
    expect([...statuses].toSorted()).toEqual([201, 503])
    const orders = await db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY id')
    expect(orders.map(({ id }) => id)).toEqual(ids.flat().toSorted((a, b) => a - b))
    expect(orders).toHaveLength(50)
    await expectConsistentDatabase(db)
  })
})
