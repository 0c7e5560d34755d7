import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eventually } from '../test/eventually'
import { createProduct } from '../test/factories'
import { expectSoundDatabase } from '../test/invariants'
import { hasServer, NOT_AVAILABLE, restCheckoutOf, setUpWiredShop } from '../test/wired-shop'
import { isUnavailable } from './unavailable'

test.each([
  [{ code: '57P01' }, true],
  [{ code: '53300' }, true],
  [{ code: '53100' }, true],
  [{ code: '55P03' }, true],
  [{ code: '57014' }, true],
  [{ code: '40P01' }, true],
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
])('of an error with %j, that it passes is %s', (fields, passes) => {
  expect(isUnavailable(Object.assign(new Error('Broken'), fields))).toBe(passes)
})

/** With DATABASE_URL only: the embedded database is part of the process. */
describe.skipIf(!hasServer)('When the database server is away', () => {
  const shop = setUpWiredShop({ poolSize: 4 })

  test('every request says so, and all is well once it is back', async () => {
    expect((await shop.send('GET', '/products')).statusCode).toBe(200)
    await shop.wire.cut()
    // Not a moment longer than it takes to notice: what is kept may be out of date.
    await eventually(async () => expect((await shop.send('GET', '/products')).statusCode).toBe(503))
    for (const answer of [
      await shop.send('GET', '/products'),
      await shop.send('GET', '/orders'),
      await shop.send('POST', '/login', { email: shop.shopper.email, password: 'secret1' }),
      await shop.send('POST', '/cart/1', { quantity: 1 }),
    ]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toEqual({ message: NOT_AVAILABLE })
    }
    const graphql = await shop.send('POST', '/graphql', { query: '{ products { totalCount } }' })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.headers['retry-after']).toBe('5')
    expect(graphql.json().errors).toMatchObject([
      { message: NOT_AVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ])
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(503)
    expect((await shop.send('GET', '/healthz')).statusCode).toBe(200)

    await shop.wire.mend()
    await eventually(async () => expect((await shop.send('GET', '/products')).statusCode).toBe(200))
    expect((await shop.send('GET', '/orders')).statusCode).toBe(200)
    expect((await shop.send('GET', '/readyz')).statusCode).toBe(200)
  })

  test('between two statements of a transaction, that passes, too', async () => {
    const outcome = shop.connected.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT 1')
      await shop.wire.cut()
      await eventually(() => expect(transaction.queryRunner?.isReleased).toBe(true))
      await transaction.query('SELECT 1')
    })
    expect(isUnavailable(await outcome.catch((error: unknown) => error))).toBe(true)
    await shop.wire.mend()
  })

  test('again and again while orders come in, each order is placed once', async () => {
    const { db, wire } = shop
    const body = restCheckoutOf(await createProduct(db))
    const statuses = new Set<number>()
    let placed = 0

    /** As a client does: the same key until there is an answer. */
    async function order(): Promise<number> {
      const key = randomUUID()
      for (;;) {
        const answer = await shop.send('POST', '/checkout', body, key)
        statuses.add(answer.statusCode)
        if (answer.statusCode === 201) {
          placed += 1
          return answer.json().id
        }
      }
    }

    async function breakConnections(): Promise<void> {
      for (const goal of [5, 15, 25, 35]) {
        await eventually(() => expect(placed).toBeGreaterThanOrEqual(goal))
        await wire.cut()
        await wire.mend()
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
    await expectSoundDatabase(db)
  }, 60_000)
})
