import { expect, onTestFinished, test, vi } from 'vitest'
import { setUpDatabase } from '../../../test/shop'
import { inTurn, limitConcurrency, OverloadedError, runExpensive } from './expensive'
import { isUnavailable } from './unavailable'

const shop = setUpDatabase()

/** Work that lasts until `finish` is called, and how much of it runs at the moment. */
function createWork() {
  let finish = () => {}
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  const state = { running: 0, finish }
  const work = async () => {
    state.running += 1
    await promise
  }
  return Object.assign(state, { work })
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

// The first one, so that the clock never goes back.
test('on one connection, long expensive reads take a fifth of the time', async ({ skip }) => {
  if (!shop.database.isEmbedded) skip()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const read = (milliseconds: number) =>
    runExpensive(shop.db, async () => {
      vi.advanceTimersByTime(milliseconds)
    })
  await read(4)
  await read(505)
  await read(105)
  let isDone = false
  const waiting = read(1).then(() => {
    isDone = true
  })
  await nextTurn()
  vi.advanceTimersByTime(350)
  await nextTurn()
  expect(isDone).toBe(false)
  const cart = await shop.db.query<unknown[]>('SELECT 1')
  expect(cart).toHaveLength(1)
  vi.advanceTimersByTime(200)
  await waiting
})

test('on one connection, a read waits for one of many transactions', async ({ skip }) => {
  if (!shop.database.isEmbedded) skip()
  let done = 0
  const order = () =>
    shop.db.transaction(async (transaction) => {
      await transaction.query('SELECT 1')
      done += 1
    })
  const orders = Array.from({ length: 10 }, () => inTurn(shop.db, order))
  await nextTurn()
  await shop.db.query('SELECT 1')
  expect(done).toBe(1)
  await Promise.all(orders)
  expect(done).toBe(10)
})

test('some work runs, some waits, and more is a temporary failure', async () => {
  const limit = limitConcurrency(2, 3)
  const held = createWork()
  const started = Array.from({ length: 5 }, () => limit(held.work))
  await nextTurn()
  expect(held.running).toBe(2)
  const error: unknown = await limit(held.work).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OverloadedError)
  expect(isUnavailable(error)).toBe(true)
  held.finish()
  await Promise.all(started)
  expect(held.running).toBe(5)
})

test('expensive reads leave most connections of the pool free, and a transaction never waits for them', async () => {
  const held = createWork()
  // In an object, because returning the promises themselves would wait for them inside the transaction.
  const { started } = await shop.db.transaction(async (transaction) => {
    const started = Array.from({ length: 10 }, () => runExpensive(shop.db, held.work))
    await nextTurn()
    expect(held.running).toBeLessThanOrEqual(2)
    const read = () => transaction.query<unknown[]>('SELECT 1')
    expect(await runExpensive(transaction, read)).toHaveLength(1)
    return { started }
  })
  held.finish()
  await Promise.all(started)
})
