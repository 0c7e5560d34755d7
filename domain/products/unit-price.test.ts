import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { NET_UNITS, toReadableContent, unitPriceOf } from './unit-price'

describe('The unit price', () => {
  test.each([
    [3950, { amount: 85, unit: 'G' }, { piastres: asPiastres(46_471), per: 'KG' }],
    [120_000, { amount: 2000, unit: 'G' }, { piastres: asPiastres(60_000), per: 'KG' }],
    [999, { amount: 250, unit: 'ML' }, { piastres: 3996, per: 'L' }],
    [1000, { amount: 3, unit: 'PIECE' }, { piastres: 333, per: 'PIECE' }],
    [5, { amount: 2, unit: 'PIECE' }, { piastres: 3, per: 'PIECE' }],
  ] as const)('of %d piastres for %j is %j', (piastres, content, expected) => {
    expect(unitPriceOf(asPiastres(piastres), content)).toEqual(expected)
  })

  test.each([
    { amount: 1000, unit: 'G' },
    { amount: 1000, unit: 'ML' },
    { amount: 1, unit: 'PIECE' },
  ] as const)('of %j would repeat the price', (content) => {
    expect(unitPriceOf(asPiastres(999), content)).toBeUndefined()
  })

  test('times the content is the price, within what rounding takes', () => {
    const content = fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      unit: fc.constantFrom(...NET_UNITS),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }).map(asPiastres),
        content,
        (piastres, net) => {
          const unitPrice = unitPriceOf(piastres, net)
          const size = net.unit === 'PIECE' ? net.amount : net.amount / 1000
          const total = unitPrice ? unitPrice.piastres * size : piastres
          expect(Math.abs(total - piastres)).toBeLessThanOrEqual(size / 2 + 1e-6)
        },
      ),
    )
  })
})

test.each([
  [
    { amount: 85, unit: 'G' },
    { amount: 85, unit: 'G' },
  ],
  [
    { amount: 1500, unit: 'G' },
    { amount: 1.5, unit: 'KG' },
  ],
  [
    { amount: 1000, unit: 'ML' },
    { amount: 1, unit: 'L' },
  ],
  [
    { amount: 6, unit: 'PIECE' },
    { amount: 6, unit: 'PIECE' },
  ],
] as const)('%j reads as %j', (content, readable) => {
  expect(toReadableContent(content)).toEqual(readable)
})
