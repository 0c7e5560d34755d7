import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPounds, hasAtMostTwoDecimals, toDecimalString, toPiastres, toPounds } from './money'
import { asPiastres, asPounds, MAX_PRICE_PIASTRES, MAX_PRICE_POUNDS } from './units'

// 200 lines of 999 products at EGP 1,000,000: the largest sum an order can have.
const LARGEST_SUM = 200 * 999 * 100_000_000

describe('money', () => {
  test('piastres survive the conversion to pounds and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -LARGEST_SUM, max: LARGEST_SUM }).map(asPiastres),
        (piastres) => {
          expect(toPiastres(toPounds(piastres))).toBe(piastres)
          expect(hasAtMostTwoDecimals(toPounds(piastres))).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([0.1, 0.07, 1.1, 19.99, 249.5, 1_000_000])('%d has at most two decimals', (pounds) => {
    expect(hasAtMostTwoDecimals(pounds)).toBe(true)
  })

  test('rounding errors of floats do not change an amount', () => {
    const piastres = fc.integer({ min: 1, max: 100_000_000 }).map(asPiastres)
    fc.assert(
      fc.property(piastres, fc.integer({ min: 1, max: 999 }), (price, quantity) => {
        const computed = asPounds(toPounds(price) * quantity)
        expect(hasAtMostTwoDecimals(computed)).toBe(true)
        expect(toPiastres(computed)).toBe(price * quantity)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    0.001,
    1.005,
    249.999,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('%d is not an amount with at most two decimals', (pounds) => {
    expect(hasAtMostTwoDecimals(pounds)).toBe(false)
  })

  test('pounds that a float cannot represent exactly convert to the right piastres', () => {
    expect([0.29, 1.15, 4.35, 8.2, 1.1].map(asPounds).map(toPiastres)).toEqual([
      29, 115, 435, 820, 110,
    ])
  })

  test('decimal strings have two decimals and no currency', () => {
    expect([124_950, 5, 0, 100].map(asPiastres).map(toDecimalString)).toEqual([
      '1249.50',
      '0.05',
      '0.00',
      '1.00',
    ])
  })

  test('formatted pounds have two decimals and EGP', () => {
    expect(formatPounds(asPounds(1249.5), 'en')).toBe('EGP 1,249.50')
    expect(formatPounds(asPounds(0.05), 'en')).toBe('EGP 0.05')
    expect(formatPounds(asPounds(-24.69), 'en')).toBe('−EGP 24.69')
    expect(formatPounds(asPounds(-24.69), 'ar')).toBe('\u2066−24.69\u2069\u00a0ج.م')
  })

  test('the highest price is the same in either unit', () => {
    expect(toPiastres(MAX_PRICE_POUNDS)).toBe(MAX_PRICE_PIASTRES)
  })
})
