import { expect, test } from 'vitest'
import { formatNumber } from './format-number'
import { LOCALE_SETTINGS, LOCALES } from './locale'

const NUMBERS = [
  0,
  1,
  9,
  10,
  99,
  100,
  999,
  1000,
  1001,
  12_345,
  999_999,
  1_000_000,
  123_456_789,
  0.5,
  1.25,
  12.3456,
  999.999,
  1249.5,
  1_000_000.01,
  0.1 + 0.2,
  -1,
  -999,
  -1000,
  -12_345.67,
]

test.each(LOCALES)('Numbers are written as Intl writes them: %s', (locale) => {
  const { intl } = LOCALE_SETTINGS[locale]
  // Intl writes a mark of direction before the sign of an Arabic number.
  const expected = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(intl, options).format(value).replace(/\u200e|\u061c/g, '')
  for (const value of NUMBERS) {
    expect(formatNumber(value)).toBe(expected(value))
    const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    expect(formatNumber(value, 2)).toBe(expected(value, two))
  }
})
