import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { checkoutOf, createProduct, createShopper, type TestUser } from '../test/factories'
import { expectSoundDatabase } from '../test/invariants'
import { createDatabase, dropDatabase } from '../test/server-database'
import { createTestApp } from '../test/shop'
import { layWire, type Wire } from '../test/wire'
import { type Connected, connect } from './open'
import { isUnavailable } from './unavailable'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : undefined

const NOT_AVAILABLE = 'The shop is not available at this moment. Please try again soon.'

test.each([
  [{ code: '57P01' }, true],
  [{ code: '53300' }, true],
  [{ code: '53100' }, true],
  [{ code: '55P03' }, true],
  [{ code: '57014' }, true],
  [{ code: '40P01' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{ message: 'Cannot read properties of undefined' }, false],
])('of an error with %j, that it passes is %s', (fields, passes) => {
  expect(isUnavailable(Object.assign(new Error('Broken'), fields))).toBe(passes)
})

/** With DATABASE_URL only: the embedded database is part of the process. */
describe.skipIf(!template)('When the database server is away', () => {
  let url: string
  let wire: Wire
  let connected: Connected
  let app: FastifyInstance
  let shopper: TestUser

  beforeEach(async () => {
    const at = (path: string) => Object.assign(new URL(template ?? ''), { pathname: path }).href
    url = await createDatabase(at('/postgres'), template)
    const { hostname, port } = new URL(url)
    wire = await layWire(hostname, Number(port || 5432))
    const throughWire = Object.assign(new URL(url), { host: `127.0.0.1:${wire.port}` }).href
    connected = await connect({ url: throughWire }, { poolSize: 4 })
    app = await createTestApp(connected)
    shopper = await createShopper(connected.dataSource.manager)
  })
  afterEach(async () => {
    await app.close()
    await connected.close()
    await wire.cut()
    await dropDatabase(url)
  })

  const send = (method: 'GET' | 'POST', path: string, payload?: object, key?: string) =>
    app.inject({
      method,
      url: path,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${shopper.token}`,
        ...(key && { 'idempotency-key': key }),
      },
      ...(payload && { payload }),
    })

  test('every request says so, and all is well once it is back', async () => {
    expect((await send('GET', '/products')).statusCode).toBe(200)
    await wire.cut()
    for (const answer of [
      await send('GET', '/products'),
      await send('GET', '/orders'),
      await send('POST', '/login', { email: shopper.email, password: 'secret1' }),
      await send('POST', '/cart/1', { quantity: 1 }),
    ]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toEqual({ message: NOT_AVAILABLE })
    }
    const graphql = await send('POST', '/graphql', { query: '{ products { totalCount } }' })
    expect(graphql.statusCode).toBe(503)
    expect(graphql.headers['retry-after']).toBe('5')
    expect(graphql.json().errors).toMatchObject([
      { message: NOT_AVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ])
    expect((await send('GET', '/readyz')).statusCode).toBe(503)
    expect((await send('GET', '/healthz')).statusCode).toBe(200)

    await wire.mend()
    await vi.waitFor(async () => expect((await send('GET', '/products')).statusCode).toBe(200), {
      timeout: 10_000,
    })
    expect((await send('GET', '/orders')).statusCode).toBe(200)
    expect((await send('GET', '/readyz')).statusCode).toBe(200)
  })

  test('again and again while orders come in, each order is placed once', async () => {
    const db = connected.dataSource.manager
    const product = await createProduct(db)
    const { lines, ...rest } = checkoutOf([product])
    const body = {
      ...rest,
      cart_items: lines.map(({ productId, quantity, price }) => ({
        product_id: productId,
        quantity,
        price,
      })),
    }
    const statuses = new Set<number>()
    let placed = 0

    /** As a client does: the same key until there is an answer. */
    async function order(): Promise<number> {
      const key = randomUUID()
      for (;;) {
        const answer = await send('POST', '/checkout', body, key)
        statuses.add(answer.statusCode)
        if (answer.statusCode === 201) {
          placed += 1
          return answer.json().id
        }
      }
    }

    async function breakConnections(): Promise<void> {
      for (const goal of [5, 15, 25, 35]) {
        await vi.waitFor(() => expect(placed).toBeGreaterThanOrEqual(goal), { timeout: 20_000 })
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
