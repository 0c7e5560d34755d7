import { describe, expect, test } from 'vitest'
import { cairoDay, dayAfter, startOfCairoDay, startOfWeek } from './cairo-day'

describe('The day in Cairo', () => {
  // Clocks go forward at midnight of the last Friday of April, and back at the end of the last Thursday of October.
  test.each([
    ['2026-04-23T21:59:59Z', '2026-04-23'],
    ['2026-04-23T22:00:00Z', '2026-04-24'],
    ['2026-04-24T20:59:59Z', '2026-04-24'],
    ['2026-04-24T21:00:00Z', '2026-04-25'],
    ['2026-10-28T20:59:59Z', '2026-10-28'],
    ['2026-10-28T21:00:00Z', '2026-10-29'],
    ['2026-10-29T21:30:00Z', '2026-10-29'],
    ['2026-10-29T22:00:00Z', '2026-10-30'],
  ])('of %s is %s', (moment, day) => {
    expect(cairoDay(new Date(moment))).toBe(day)
  })
})

test.each([
  ['2026-04-23', 1, '2026-04-24'],
  ['2026-04-24', 2, '2026-04-26'],
  ['2026-10-29', 1, '2026-10-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days).toISOString()).toBe(`${expected}T00:00:00.000Z`)
})

test.each([
  ['2026-11-20', '2026-11-19T22:00:00.000Z'],
  ['2026-07-01', '2026-06-30T21:00:00.000Z'],
  // The clocks are put forward at midnight, and back at the midnight after.
  ['2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['2026-10-30', '2026-10-29T22:00:00.000Z'],
])('%s begins in Cairo at %s', (day, moment) => {
  expect(startOfCairoDay(day).toISOString()).toBe(moment)
})

test('A week begins on Saturday', () => {
  expect(startOfWeek('2026-11-20')).toBe('2026-11-14')
  expect(startOfWeek('2026-11-21')).toBe('2026-11-21')
  expect(startOfWeek('2026-11-22')).toBe('2026-11-21')
})
