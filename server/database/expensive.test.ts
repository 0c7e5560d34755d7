import { expect, test } from 'vitest'
import { setUpShop } from '../test/shop'
import { limitConcurrency, OverloadedError, runExpensive } from './expensive'
import { isUnavailable } from './unavailable'

const shop = setUpShop()

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
  const started = Array.from({ length: 10 }, () => runExpensive(shop.db, held.work))
  await nextTurn()
  expect(held.running).toBeLessThanOrEqual(2)
  const rows = await shop.db.transaction((transaction) =>
    runExpensive(transaction, () => transaction.query<unknown[]>('SELECT 1')),
  )
  expect(rows).toHaveLength(1)
  held.finish()
  await Promise.all(started)
})
