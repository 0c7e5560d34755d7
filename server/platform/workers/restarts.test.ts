import { beforeEach, expect, test } from 'vitest'
import { Restarts } from './restarts'

const SECOND = 1000
let now = 0
let restarts: Restarts
beforeEach(() => {
  now = 1_000_000
  restarts = new Restarts(() => now)
})

/** Crashes of the worker in one place, each `pause` after the one before. */
function crash(place: number, times: number, pause: number, isLast = false): readonly number[] {
  return Array.from({ length: times }, () => {
    now += pause
    return restarts.delayAfterCrash(place, isLast)
  })
}

test('A worker that crashes again and again starts ever later', () => {
  expect(crash(0, 9, SECOND)).toEqual([
    250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('The delay of one worker does not grow with the crashes of others', () => {
  crash(0, 9, SECOND)
  expect(crash(1, 2, SECOND)).toEqual([250, 500])
  expect(crash(0, 1, SECOND)).toEqual([30_000])
})

test('After a minute without a crash, the next one of a worker is its first', () => {
  crash(0, 9, SECOND)
  expect(crash(0, 2, 61 * SECOND)).toEqual([250, 250])
})

test('There is no delay while no worker is left, however often they have crashed', () => {
  crash(0, 9, SECOND)
  expect(crash(0, 3, SECOND, true)).toEqual([0, 0, 0])
  expect(crash(0, 1, SECOND)).toEqual([30_000])
})
