import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPiastres, MAX_PRICE_PIASTRES } from '../money/units'
import { addPercent, PRICE_ROUNDINGS, roundPrice } from './price-change'

const price = fc.integer({ min: 1, max: MAX_PRICE_PIASTRES }).map(asPiastres)
const percent = fc.integer({ min: -9_999, max: 100_000 }).map((hundredths) => hundredths / 100)

describe('A rounded price', () => {
  test.each([
    [1234, 'exact', 1234],
    [1234, 'whole', 1200],
    [1250, 'whole', 1300],
    [1234, 'half', 1250],
    [1299, 'half', 1250],
    [1300, 'half', 1350],
    [1234, 'ninetyFive', 1195],
    [1250, 'ninetyFive', 1295],
    [20, 'whole', 0],
    [20, 'half', 50],
    [20, 'ninetyFive', 95],
  ] as const)('of %i piastres is, %s, %i', (from, rounding, to) => {
    expect(roundPrice(asPiastres(from), rounding)).toBe(to)
  })

  test('has its ending, and no other price with that ending is nearer', () => {
    const endings = { whole: 0, half: 50, ninetyFive: 95 } as const
    fc.assert(
      fc.property(price, fc.constantFrom('whole', 'half', 'ninetyFive'), (from, rounding) => {
        const rounded = roundPrice(from, rounding)
        expect(rounded % 100).toBe(endings[rounding])
        if (rounded > 100) expect(Math.abs(rounded - from)).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('is whole piastres, is the same when rounded again, and keeps the order of prices', () => {
    fc.assert(
      fc.property(price, price, fc.constantFrom(...PRICE_ROUNDINGS), (a, b, rounding) => {
        const rounded = roundPrice(a, rounding)
        expect(Number.isInteger(rounded)).toBe(true)
        expect(rounded).toBeGreaterThanOrEqual(0)
        expect(roundPrice(rounded, rounding)).toBe(rounded)
        if (a <= b) expect(rounded).toBeLessThanOrEqual(roundPrice(b, rounding))
      }),
    )
  })
})

describe('A price that changes by per cent', () => {
  test.each([
    [10_000, 5, 10_500],
    [3_550, 5, 3_728],
    [3_333, -10, 3_000],
    [1, 50, 2],
    [1, 49, 1],
    [10_000, 0.25, 10_025],
    [10_000, -99.99, 1],
  ])('of %i piastres by %d is %i', (from, by, to) => {
    expect(addPercent(asPiastres(from), by)).toBe(to)
  })

  test('is exact to half a piastre, as fractions without floats say', () => {
    fc.assert(
      fc.property(price, percent, (from, by) => {
        const exact = BigInt(from) * BigInt(10_000 + Math.round(by * 100))
        const doubled = 2n * BigInt(addPercent(from, by)) * 10_000n
        expect(doubled - 2n * exact).toBeGreaterThan(-10_000n)
        expect(doubled - 2n * exact).toBeLessThanOrEqual(10_000n)
      }),
    )
  })
})
