import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Work is done now, then repeatedly, also after an error, until it is stopped', async () => {
  const errors: unknown[] = []
  let count = 0
  const stop = repeat(
    async () => {
      count += 1
      if (count === 2) throw new Error('unavailable')
    },
    { minutes: 10, onError: (error) => errors.push(error) },
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(count).toBe(1)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(count).toBe(3)
  expect(errors).toEqual([new Error('unavailable')])
  await stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(count).toBe(3)
})

test('Stopping waits for work in progress', async () => {
  let finish = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const stop = repeat(work, { minutes: 10, onError: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(isStopped).toBe(false)
  finish()
  await stopped
  expect(isStopped).toBe(true)
})
