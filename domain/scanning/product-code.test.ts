import { expect, test } from 'vitest'
import { isSameCode, readProductCode } from './product-code'

test.each([
  ['4006381333931', { kind: 'gtin', code: '4006381333931' }],
  ['036000291452', { kind: 'gtin', code: '0036000291452' }],
  [']E040170725', { kind: 'gtin', code: '40170725' }],
  ['010400638133393117270300', { kind: 'gtin', code: '4006381333931' }],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', { kind: 'gtin', code: '4006381333931' }],
  ['KOURA-12', { kind: 'sku', code: 'KOURA-12' }],
  // Somebody has to say what the keys were.
  ['نخعقش-12', undefined],
  ['', undefined],
] as const)('%s becomes %j', (text, expected) => {
  expect(readProductCode(text)).toEqual(expected)
})

test('A barcode is the same whatever the zeros in front', () => {
  const code = { kind: 'gtin', code: '0036000291452' } as const
  expect(isSameCode(code, '036000291452')).toBe(true)
  expect(isSameCode(code, '4006381333931')).toBe(false)
  expect(isSameCode(code, null)).toBe(false)
  expect(isSameCode({ kind: 'sku', code: 'A-1' }, 'a-1')).toBe(true)
})
