import { expect, test } from 'vitest'
import { hasCheckDigit, hasGtinLength, readGtin, toGtin14 } from './gtin'

const isGtin = (text: string) => hasGtinLength(text) && hasCheckDigit(text)

test.each(['96385074', '036000291452', '4006381333931', '10614141543219'])(
  '%s is a GTIN',
  (text) => {
    expect(isGtin(text)).toBe(true)
  },
)

test('a GTIN with any other check digit is none', () => {
  const wrong = [0, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `400638133393${digit}`)
  expect(wrong.filter(isGtin)).toEqual([])
})

test('two digits that are swapped are noticed', () => {
  expect(isGtin('4006381339331')).toBe(false)
})

test.each(['', '0', '0000000', '400638133393', '40063813339310', '400638133393 ', '٩٦٣٨٥٠٧٤'])(
  '%j is no GTIN',
  (text) => {
    expect(isGtin(text)).toBe(false)
  },
)

test.each(['4006381333931', ' 4006381-333931 ', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
  '“%s” is read as a GTIN',
  (text) => {
    expect(readGtin(text)).toBe('4006381333931')
  },
)

test('a UPC and its EAN are the same number', () => {
  expect(toGtin14('036000291452')).toBe(toGtin14('0036000291452'))
})
