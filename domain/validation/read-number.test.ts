import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number'

const readValue = (text: string) => {
  const reading = readNumber(text)
  return reading.kind === 'number' ? reading.value : reading.kind
}

test.each([
  ['99.5', 99.5],
  ['99,5', 99.5],
  ['99,50', 99.5],
  ['٩٩٫٥', 99.5],
  ['١٢٠٫٥', 120.5],
  ['١٢٠,٥', 120.5],
  ['١٢٠.٥', 120.5],
  ['١٢٠،٥', 120.5],
  ['۱۲۰٫۵', 120.5],
  ['１２０．５', 120.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['0', 0],
  ['007', 7],
  ['-5', -5],
  ['\u22125,5', -5.5],
  ['\u200e-5', -5],
])('%s is %d', (text, number) => {
  expect(readValue(text)).toBe(number)
})

test.each([
  ['1 500', 1500],
  ['1\u00a0500,50', 1500.5],
  ['1\u202f500.5', 1500.5],
  ["1'500", 1500],
  ['1’500.50', 1500.5],
  ['1٬500', 1500],
  ['١٬٥٠٠٫٥٠', 1500.5],
  ['1,500.50', 1500.5],
  ['1.500,50', 1500.5],
  ['1,500.500', 1500.5],
  ['1 500,500', 1500.5],
  ['1,500,000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000.25', 1_500_000.25],
])('the thousands separators of %s are read: %d', (text, number) => {
  expect(readValue(text)).toBe(number)
})

test.each([
  ['1٫500', 1.5],
  ['0.500', 0.5],
  ['0,500', 0.5],
  ['1500,500', 1500.5],
  ['1500.123', 1500.123],
  ['119.85000000000001', 119.85000000000001],
])('three or more decimals are decimals where they cannot be thousands: %s', (text, number) => {
  expect(readValue(text)).toBe(number)
})

test.each([
  ['1,500', '1500', '1.5'],
  ['1.500', '1500', '1.5'],
  ['١٬٥٠٠'.replace('٬', '،'), '1500', '1.5'],
  ['١٢,٣٤٥', '12345', '12.345'],
  ['-1,500', '-1500', '-1.5'],
  ['999.999', '999999', '999.999'],
])('%s is ambiguous: %s or %s', (text, whole, decimal) => {
  expect(readNumber(text)).toEqual({ kind: 'ambiguous', whole, decimal })
})

test.each([
  '',
  ' ',
  '-',
  '.',
  '5.',
  '5,',
  '--5',
  '1e3',
  '0x10',
  'Infinity',
  'abc',
  '12 kg',
  '1,50,000',
  '1,5,0',
  '1.5.0',
  '1,500 000',
  '0 500',
  '1٫5٫5',
  '1٬50',
  '1 50',
  '1  500',
  '12:30',
  '1/2',
  '٥٪',
  '45²',
  '①',
  '1'.repeat(61),
])('%j is no number', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'none' })
})

test('every amount is read in every spelling of it', () => {
  const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].map((digits) => [...digits])
  const MARKS = [
    ['', '.'],
    ['', ','],
    ['', '٫'],
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u00a0', ','],
    ['’', '.'],
    ['٬', '٫'],
  ]
  const piastres = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(
      piastres,
      fc.constantFrom(...DIGITS),
      fc.constantFrom(...MARKS),
      (amount, digits, [thousands = '', decimal = '']) => {
        const [whole = '', decimals = ''] = (amount / 100).toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
        const text = `${grouped}${decimal}${decimals}`.replace(
          /\d/g,
          (digit) => digits[Number(digit)] ?? '',
        )
        expect(readValue(text)).toBe(amount / 100)
      },
    ),
  )
})
