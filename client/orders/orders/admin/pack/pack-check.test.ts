import { expect, test } from 'vitest'
import { checkScan, likelyOwners, missingUnits, type PackItem } from './pack-check'

const EAN = '4006381333931'
const TODAY = '2026-11-28'

function item(
  id: string,
  { gtin = null, ...fields }: Partial<PackItem> & { readonly gtin?: string | null } = {},
  sku: string | null = null,
  productId: string | null = id,
): PackItem {
  return {
    id,
    name: `Item ${id}`,
    quantity: 2,
    returnedQuantity: 0,
    productId,
    productToPack: { imageUrl: null, shelf: null, sku, gtin },
    unitsToTake: [],
    ...fields,
  }
}

const take = (expiresOn: string) => [{ expiresOn, code: null, units: 2, isExpired: false }]

const check = (items: readonly PackItem[], text: string, counts = new Map<string, number>()) =>
  checkScan(items, counts, text, TODAY)

test('Each scan counts one unit, until all of them are there', () => {
  const bed = item('1', { gtin: EAN })
  const first = check([bed], EAN)
  expect(first).toMatchObject({ kind: 'counted', takeFirst: null })
  const counts = first.kind === 'counted' ? new Map(first.counts) : new Map()
  expect(missingUnits([bed], counts)).toBe(1)
  const second = check([bed], EAN, counts)
  expect(second).toMatchObject({ kind: 'counted', counts: new Map([['1', 2]]) })
  expect(check([bed], EAN, new Map([['1', 2]]))).toEqual({ kind: 'tooMany', item: bed })
})

test('What is not of the order is wrong, and two items with one code are asked about', () => {
  const items = [item('1', { gtin: EAN }), item('2', {}, EAN)]
  expect(check(items, 'KOURA-12')).toEqual({ kind: 'notOfOrder' })
  expect(check(items, EAN)).toEqual({ kind: 'unclear' })
})

test('Two lines of one product are filled one after the other', () => {
  const fields = { quantity: 1, gtin: EAN }
  const items = [item('1', fields, null, '9'), item('2', fields, null, '9')]
  expect(check(items, EAN, new Map([['1', 1]]))).toMatchObject({ item: { id: '2' } })
})

test('An SKU is found with the Arabic layout', () => {
  expect(check([item('1', {}, 'KOURA-12')], 'نخعقش-12')).toMatchObject({ kind: 'counted' })
})

test('A GS1 code of expired units is refused, and one of later units says which go first', () => {
  const bed = item('1', { gtin: EAN, unitsToTake: take('2027-01-31') })
  const gs1 = (date: string) => `010${EAN}17${date}`
  expect(check([bed], gs1('260101'))).toMatchObject({ kind: 'expired', expiresOn: '2026-01-01' })
  expect(check([bed], gs1('270131'))).toMatchObject({ kind: 'counted', takeFirst: null })
  expect(check([bed], gs1('270630'))).toMatchObject({ kind: 'counted', takeFirst: '2027-01-31' })
  expect(check([bed], `020${EAN}3702`)).toMatchObject({ counts: new Map([['1', 2]]) })
})

test('A code that nobody knows is likeliest of what is missing and has no barcode, never of what is deleted', () => {
  const items = [
    item('1', { gtin: EAN }),
    item('2', {}, 'SKU-2'),
    item('3', { gtin: '96385074' }),
    item('4'),
    item('5', {}, null, null),
  ]
  const counts = new Map([
    ['3', 2],
    ['4', 2],
  ])
  expect(likelyOwners(items, counts).map(({ id }) => id)).toEqual(['2', '1', '4'])
})
