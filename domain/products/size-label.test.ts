import { expect, test } from 'vitest'
import { arabicLabel, nameInSize, nameWithoutSize, netContentOf } from './size-label'

test.each([
  ['2 kg', 2000, 'G'],
  ['1.15 kg', 1150, 'G'],
  ['400g', 400, 'G'],
  ['12 x 85 g', 1020, 'G'],
  ['٢ كجم', 2000, 'G'],
  ['1.5 L', 1500, 'ML'],
  ['30 pcs', 30, 'PIECE'],
  ['10 قطع', 10, 'PIECE'],
])('The label “%s” says the net content %d %s', (label, amount, unit) => {
  expect(netContentOf(label)).toEqual({ amount, unit })
})

test.each(['Large', '60 x 45 cm', '0 kg', '2,000 kg', '0.5 g', '2 kg bag', '', 'x g'])(
  'The label “%s” says no net content',
  (label) => {
    expect(netContentOf(label)).toBeUndefined()
  },
)

test('A measure is translated, any other label stays', () => {
  expect(arabicLabel('1.5 kg')).toBe('1.5 كجم')
  expect(arabicLabel('12 x 85g')).toBe('12 x 85 جم')
  expect(arabicLabel('60 x 45 cm')).toBe('60 x 45 سم')
  expect(arabicLabel('XL')).toBe('XL')
})

test('A name is without its size what it was before the size was added', () => {
  expect(nameWithoutSize(nameInSize('River Cat Food', '1.5 kg'))).toBe('River Cat Food')
  expect(nameWithoutSize('ريفر ١٫٥ كجم')).toBe('ريفر ١٫٥ كجم')
  expect(nameWithoutSize('ريفر 1.5 كجم')).toBe('ريفر')
  expect(nameWithoutSize('Soft bed')).toBe('Soft bed')
})
