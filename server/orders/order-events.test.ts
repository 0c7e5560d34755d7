import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signOutEverywhere } from '../accounts/own-account.service'
import { UserEntity } from '../accounts/user.entity'
import { checkout } from '../checkout/checkout.service'
import { createApiKey, revokeApiKey } from '../integrations/api-keys.service'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../test/factories'
import { setUpShop } from '../test/shop'
import { setOrderStatus } from './order-status.service'

const shop = setUpShop()

afterEach(() => {
  vi.useRealTimers()
})

interface TestAccess {
  readonly token: string
  readonly revoke: () => Promise<unknown>
}

/** Opens the stream as a browser does. */
async function openStream(token: string) {
  const isListening = shop.app.server.listening
  if (!isListening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(`http://127.0.0.1:${port}/adminorder/events`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The response has no body')
  let text = ''
  return {
    response,
    /** Waits for the next event and returns `[name, data]`; undefined once the stream has ended. */
    async next(): Promise<readonly [string, unknown] | undefined> {
      for (;;) {
        const event = /^(?::\n\n)*event: (.*)\ndata: (.*)\n\n/.exec(text)
        if (event) {
          text = text.slice(event[0].length)
          return [event[1] ?? '', JSON.parse(event[2] ?? '')]
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

  test('does not prevent the server from closing', async () => {
    const { token } = await createAdmin(shop.db)
    const events = await openStream(token)
    await events.next()
    await shop.app.close()
    expect(await events.next()).toBeUndefined()
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
