import type { AddressInfo } from 'node:net'
import type { EntityManager } from 'typeorm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signOutEverywhere } from '../../../accounts/accounts/own-account.service'
import { UserEntity } from '../../../accounts/accounts/user.entity'
import { createApiKey, revokeApiKey } from '../../../office/integrations/api-keys.service'
import { announce } from '../../../platform/database/events/announce'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { checkout } from '../../checkout/checkout.service'
import { setOrderStatus } from '../life/order-status.service'
import { deleteOldLiveEvents } from './live-events.service'

const shop = setUpShop()

afterEach(() => {
  vi.useRealTimers()
})

interface TestAccess {
  readonly token: string
  readonly revoke: () => Promise<unknown>
}

const EVENT = /^(?::\n\n|retry: \d+\n\n)*event: (.*)\n(?:id: (.*)\n)?data: (.*)\n\n/

/** Opens the stream as a browser does, at first or again. */
async function openStream(token: string, resumeAfter?: string) {
  const isListening = shop.app.server.listening
  if (!isListening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(`http://127.0.0.1:${port}/adminorder/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...(resumeAfter && { 'last-event-id': resumeAfter }),
    },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The response has no body')
  let text = ''
  let lastEventId = resumeAfter
  return {
    response,
    lastEventId: () => lastEventId,
    close: () => abort.abort(),
    /** Text received since the last event. */
    rest: () => text,
    /** Waits for the next event and returns `[name, data]`; undefined once the stream has ended. */
    async next(): Promise<readonly [string, unknown] | undefined> {
      for (;;) {
        const event = EVENT.exec(text)
        if (event) {
          text = text.slice(event[0].length)
          const [, name = '', id, data = ''] = event
          if (id) lastEventId = id
          return [name, JSON.parse(data)]
        }
        const { value, done } = await reader.read()
        if (done) return undefined
        text += value
      }
    },
  }
}

describe('The stream of order events', () => {
  test('sends an event for each order placed or changed, after the commit', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const events = await openStream(token)
    expect(events.response.headers.get('content-type')).toBe('text/event-stream')
    expect(events.response.headers.get('cache-control')).toBe('no-store')
    expect(events.response.headers.get('content-encoding')).toBeNull()
    expect(await events.next()).toEqual(['open', {}])
    const { id } = await placeOrder(shop.db, shopper, [product])
    expect(await events.next()).toEqual(['orderPlaced', { id }])
    await setOrderStatus(shop.db, id, { status: 'Processing' })
    expect(await events.next()).toEqual(['orderChanged', { id }])
  })

  test('sends nothing for rolled back or unchanged orders', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const events = await openStream(token)
    await events.next()
    await shop.db
      .transaction(async (transaction) => {
        await checkout(transaction, shopper.id, checkoutOf([product]))
        throw new Error('rolled back on purpose')
      })
      .catch(() => undefined)
    const { id } = await placeOrder(shop.db, shopper, [product])
    await setOrderStatus(shop.db, id, { status: 'Pending' })
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    expect(await events.next()).toEqual(['orderPlaced', { id }])
    expect(await events.next()).toEqual(['orderChanged', { id }])
  })

  test('reaches all listeners', async () => {
    const { token } = await createAdmin(shop.db)
    const listeners = await Promise.all([openStream(token), openStream(token), openStream(token)])
    await Promise.all(listeners.map((events) => events.next()))
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    const received = await Promise.all(listeners.map((events) => events.next()))
    expect(received).toEqual(Array.from({ length: 3 }, () => ['orderPlaced', { id }]))
  })

  test('does not prevent the server from closing, and tells clients when to come back', async () => {
    const { token } = await createAdmin(shop.db)
    const events = await openStream(token)
    await events.next()
    await shop.app.close()
    expect(await events.next()).toBeUndefined()
    expect(events.rest()).toMatch(/^retry: \d{3,4}\n\n$/)
  })

  test('resumes after the last event that was received, and sends each event once', async () => {
    const { token } = await createAdmin(shop.db)
    const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
    const events = await openStream(token)
    await events.next()
    const received = await placeOrder(shop.db, shopper, [product])
    expect(await events.next()).toEqual(['orderPlaced', { id: received.id }])
    events.close()
    const missed = [
      await placeOrder(shop.db, shopper, [product]),
      await placeOrder(shop.db, shopper, [product], 2),
    ]
    await setOrderStatus(shop.db, received.id, { status: 'Processing' })

    const resumed = await openStream(token, events.lastEventId())
    expect(await resumed.next()).toEqual(['open', {}])
    for (const { id } of missed) expect(await resumed.next()).toEqual(['orderPlaced', { id }])
    expect(await resumed.next()).toEqual(['orderChanged', { id: received.id }])
    const { id } = await placeOrder(shop.db, shopper, [product], 3)
    expect(await resumed.next()).toEqual(['orderPlaced', { id }])
  })

  test('resumes even if it was interrupted before the first event', async () => {
    const { token } = await createAdmin(shop.db)
    const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
    const events = await openStream(token)
    await events.next()
    events.close()
    const { id } = await placeOrder(shop.db, shopper, [product])
    const resumed = await openStream(token, events.lastEventId())
    expect([await resumed.next(), await resumed.next()]).toEqual([
      ['open', {}],
      ['orderPlaced', { id }],
    ])
  })

  const DAY = 24 * 3_600_000

  test.each([
    ['is older than a day', () => String(Date.now() - DAY - 60_000)],
    ['has not happened', () => String(Date.now() + DAY)],
    ['is not one of the shop', () => 'event-7'],
  ])('says that events may be lost if the last one %s', async (_name, lastEventId) => {
    const { token } = await createAdmin(shop.db)
    const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
    await placeOrder(shop.db, shopper, [product])
    const events = await openStream(token, lastEventId())
    expect([await events.next(), await events.next()]).toEqual([
      ['open', {}],
      ['resynced', {}],
    ])
    const { id } = await placeOrder(shop.db, shopper, [product], 2)
    expect(await events.next()).toEqual(['orderPlaced', { id }])
  })

  test('sends more missed events than are read at once', async () => {
    const { token } = await createAdmin(shop.db)
    const events = await openStream(token)
    await events.next()
    events.close()
    await shop.db.query(
      `INSERT INTO live_events (kind, order_id) SELECT 'orderChanged', n FROM generate_series(1, 1200) AS n`,
    )
    const resumed = await openStream(token, events.lastEventId())
    await resumed.next()
    for (let id = 1; id <= 1200; id += 1) {
      expect(await resumed.next()).toEqual(['orderChanged', { id }])
    }
  })

  test('forwards what servers of the previous release announce, without a position', async () => {
    const { token } = await createAdmin(shop.db)
    const events = await openStream(token)
    await events.next()
    const before = events.lastEventId()
    await shop.db.query(`SELECT pg_notify('mishmish', '{"kind":"orderPlaced","id":7}')`)
    expect(await events.next()).toEqual(['orderPlaced', { id: 7 }])
    expect(events.lastEventId()).toBe(before)
  })

  test('keeps events for more than a day', async () => {
    await shop.db.query(
      `INSERT INTO live_events (kind, order_id) SELECT 'orderChanged', n FROM generate_series(1, 3) AS n`,
    )
    await shop.db.query(
      'UPDATE live_events SET position = position - order_id * 12.3 * 3600 * 1000',
    )
    await deleteOldLiveEvents(shop.db)
    expect(await shop.db.query('SELECT order_id FROM live_events ORDER BY order_id')).toEqual([
      { order_id: 1 },
      { order_id: 2 },
    ])
  })

  // The embedded database has one session: its transactions never overlap, and it loses no notification.
  describe.runIf(process.env.DATABASE_URL)('on a database server', () => {
    test('resumes with an event that was announced earlier, but committed later', async () => {
      const { token } = await createAdmin(shop.db)
      const events = await openStream(token)
      await events.next()
      const announceOrder = (transaction: EntityManager, id: number) =>
        announce(transaction, { live: { kind: 'orderChanged', id } })
      await shop.db.transaction(async (slow) => {
        await announceOrder(slow, 1)
        await announceOrder(shop.db, 2)
        expect(await events.next()).toEqual(['orderChanged', { id: 2 }])
        events.close()
      })
      const resumed = await openStream(token, events.lastEventId())
      expect([await resumed.next(), await resumed.next()]).toEqual([
        ['open', {}],
        ['orderChanged', { id: 1 }],
      ])
    })

    test('sends what happened while its server was not notified', async () => {
      const { token } = await createAdmin(shop.db)
      const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
      const events = await openStream(token)
      await events.next()
      await shop.db.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE application_name = 'mishmish notifications' AND datname = current_database()`,
      )
      const ids: number[] = []
      for (let quantity = 1; quantity <= 3; quantity += 1) {
        ids.push((await placeOrder(shop.db, shopper, [product], quantity)).id)
      }
      for (const id of ids) expect(await events.next()).toEqual(['orderPlaced', { id }])
    })
  })

  test.each<[string, (admin: TestUser) => Promise<TestAccess>]>([
    [
      'its API key is revoked',
      async () => {
        const { key, apiKey } = await createApiKey(shop.db, {
          name: 'Tool',
          scopes: ['readOrders'],
        })
        return { token: key, revoke: () => revokeApiKey(shop.db, apiKey.id) }
      },
    ],
    [
      'its session is ended',
      async ({ id, token }) => ({ token, revoke: () => signOutEverywhere(shop.db, id) }),
    ],
    [
      'its account is no longer the admin',
      async ({ id, token }) => ({
        token,
        revoke: () => shop.db.update(UserEntity, { id }, { role: 'shopper' }),
      }),
    ],
  ])('ends before the next event once %s', async (_name, grant) => {
    const admin = await createAdmin(shop.db)
    const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
    const { token, revoke } = await grant(admin)
    const events = await openStream(token)
    await events.next()
    const before = await placeOrder(shop.db, shopper, [product])
    expect(await events.next()).toEqual(['orderPlaced', { id: before.id }])
    await revoke()
    await Promise.all([1, 2, 3].map(() => placeOrder(shop.db, shopper, [product])))
    expect(await events.next()).toBeUndefined()
  })

  test('sends every event of a burst, in order', async () => {
    const { token } = await createAdmin(shop.db)
    const [product, shopper] = [await createProduct(shop.db), await createShopper(shop.db)]
    const { id } = await placeOrder(shop.db, shopper, [product])
    const events = await openStream(token)
    await events.next()
    for (const status of ['Processing', 'Completed'] as const) {
      await setOrderStatus(shop.db, id, { status })
    }
    const ids: number[] = []
    for (let count = 0; count < 10; count += 1) {
      ids.push((await placeOrder(shop.db, shopper, [product], count + 1)).id)
    }
    expect([await events.next(), await events.next()]).toEqual([
      ['orderChanged', { id }],
      ['orderChanged', { id }],
    ])
    for (const placed of ids) expect(await events.next()).toEqual(['orderPlaced', { id: placed }])
  })

  test('ends when its session ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { id, token } = await createAdmin(shop.db)
    const events = await openStream(token)
    await events.next()
    await shop.db.increment(UserEntity, { id }, 'tokenVersion', 1)
    vi.advanceTimersToNextTimer()
    expect(await events.next()).toBeUndefined()
  })
})
