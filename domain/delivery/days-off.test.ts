import { describe, expect, test } from 'vitest'
import { cairoDay } from './cairo-day'
import { type DaysOff, deliveryDay, readHoliday } from './days-off'

const arrives = (day: string, days: number, off: DaysOff = {}) =>
  deliveryDay(day, days, off).toISOString().slice(0, 10)

describe('A delivery', () => {
  test.each([
    // Thursday, 26 November 2026: Friday is neither counted nor promised.
    ['2026-11-26', 1, '2026-11-28'],
    ['2026-11-26', 2, '2026-11-29'],
    ['2026-11-27', 1, '2026-11-28'],
    ['2026-11-28', 5, '2026-12-03'],
    ['2026-11-28', 6, '2026-12-05'],
    // Over the end of a month, of a year, and of February in a leap year.
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-02'],
    ['2028-02-28', 2, '2028-03-01'],
  ])('of %s in %i days arrives on %s', (day, days, expected) => {
    expect(arrives(day, days)).toBe(expected)
  })

  test('does not arrive during a holiday of several days across a Friday', () => {
    const off = { holidays: [{ from: '2026-03-19', to: '2026-03-22' }] }
    expect(arrives('2026-03-18', 1, off)).toBe('2026-03-23')
    expect(arrives('2026-03-18', 5, off)).toBe('2026-03-28')
    expect(arrives('2026-03-17', 1, off)).toBe('2026-03-18')
    expect(arrives('2026-03-20', 1, off)).toBe('2026-03-23')
  })

  test('arrives on any day if the owner says so, or has other days off', () => {
    expect(arrives('2026-11-26', 1, { daysOff: [] })).toBe('2026-11-27')
    expect(arrives('2026-11-26', 2, { daysOff: ['FRI', 'SAT'] })).toBe('2026-11-30')
  })

  test('counts from the day in Cairo, which begins before that of UTC', () => {
    expect(arrives(cairoDay(new Date('2026-11-25T22:30:00Z')), 1)).toBe('2026-11-28')
    expect(arrives(cairoDay(new Date('2026-11-25T21:30:00Z')), 1)).toBe('2026-11-26')
  })
})

test('A holiday is written as one or two days and its name', () => {
  expect(readHoliday('2026-05-01 Labour Day')).toEqual({
    from: '2026-05-01',
    to: '2026-05-01',
    name: 'Labour Day',
  })
  expect(readHoliday(' 2026-03-20 – 2026-03-22  عيد الفطر ')).toEqual({
    from: '2026-03-20',
    to: '2026-03-22',
    name: 'عيد الفطر',
  })
  for (const line of ['2026-04-31 X', '2026-03-22 2026-03-20 Eid', '2026-03-20', 'Eid', '']) {
    expect(readHoliday(line), line).toBeUndefined()
  }
})
