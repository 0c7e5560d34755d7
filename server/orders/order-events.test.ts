import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { UserEntity } from '../accounts/user.entity'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
} from '../test/factories'
import { setUpShop } from '../test/shop'
import { checkout } from './checkout.service'
import { setOrderStatus } from './order-management.service'

const shop = setUpShop()

afterEach(() => {
  vi.useRealTimers()
})

/** Listens as the owner's browser does; `next` waits for the next event. */
async function listen(token: string) {
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
  if (!reader) throw new Error('The answer has no body')
  let text = ''
  return {
    response,
    /** The next event as `[name, data]`; undefined once the stream has ended. */
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
  test('tells of each order that is placed or changed, after it is stored', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const events = await listen(token)
    expect(events.response.headers.get('content-type')).toBe('text/event-stream')
    expect(events.response.headers.get('cache-control')).toBe('no-store')
    expect(events.response.headers.get('content-encoding')).toBeNull()
    expect(await events.next()).toEqual(['open', {}])
    const { id } = await placeOrder(shop.db, shopper, [product])
    expect(await events.next()).toEqual(['orderPlaced', { id }])
    await setOrderStatus(shop.db, id, { status: 'Processing' })
    expect(await events.next()).toEqual(['orderChanged', { id }])
  })

  test('says nothing of what was rolled back or changed nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const events = await listen(token)
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

  test('reaches everybody who listens', async () => {
    const { token } = await createAdmin(shop.db)
    const listeners = await Promise.all([listen(token), listen(token), listen(token)])
    await Promise.all(listeners.map((events) => events.next()))
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    const heard = await Promise.all(listeners.map((events) => events.next()))
    expect(heard).toEqual(Array.from({ length: 3 }, () => ['orderPlaced', { id }]))
  })

  test('does not keep the server from closing', async () => {
    const { token } = await createAdmin(shop.db)
    const events = await listen(token)
    await events.next()
    await shop.app.close()
    expect(await events.next()).toBeUndefined()
  })

  test('ends when the session that listens does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { id, token } = await createAdmin(shop.db)
    const events = await listen(token)
    await events.next()
    await shop.db.increment(UserEntity, { id }, 'tokenVersion', 1)
    vi.advanceTimersToNextTimer()
    expect(await events.next()).toBeUndefined()
  })
})
