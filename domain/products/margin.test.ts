import { expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { marginPercentOf } from './margin'
import { isLowStock } from './stock'

test.each([
  [10_000, 7_500, 25],
  [10_000, 6_667, 33.3],
  [10_000, 10_000, 0],
  [10_000, 12_000, -20],
  [100_000_000, 1, 100],
  [1, 100_000_000, -9_999_999_900],
])('Of a price of %i piastres, bought for %i, %d percent are left', (price, cost, percent) => {
  const margin = marginPercentOf(asPiastres(price), asPiastres(cost))
  expect(margin).toBe(percent)
  expect(Object.is(margin, -0)).toBe(false)
})

test.each([
  [5, null, null, true],
  [6, null, null, false],
  [6, null, 6, true],
  [6, 6, null, true],
  [5, 4, 9, false],
  [0, 0, null, true],
  [1, null, 0, false],
  [null, 100, 100, false],
])(
  'A stock of %s with the threshold %s, and %s in the settings, is low: %s',
  (stock, own, shop, expected) => {
    expect(isLowStock(stock, own, shop)).toBe(expected)
  },
)
