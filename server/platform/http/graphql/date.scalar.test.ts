import { expect, test } from 'vitest'
import { CalendarDate } from './date.scalar'

test('Only days of the calendar are sent', () => {
  expect(CalendarDate.serialize('2028-02-29')).toBe('2028-02-29')
  for (const value of ['2026-02-29', '21/11/2026', '2026-11-21T10:00:00Z', 5]) {
    expect(() => CalendarDate.serialize(value)).toThrow()
  }
})

test('Any text is received, for its field to judge, and nothing else', () => {
  expect(CalendarDate.parseValue('soon')).toBe('soon')
  expect(() => CalendarDate.parseValue(20_261_121)).toThrow()
})
