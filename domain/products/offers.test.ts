import { expect, test } from 'vitest'
import { asPiastres, MAX_PRICE_PIASTRES } from '../money/units'
import { percentSavedOf } from './offers'

const percentSaved = (price: number, wasPrice: number) =>
  percentSavedOf(asPiastres(price), asPiastres(wasPrice))

test.each([
  [7_500, 10_000, 25],
  [6_667, 10_000, 33],
  [6_666, 10_000, 33],
  [7_001, 10_000, 29],
  [7_000, 10_000, 30],
])('%i instead of %i piastres saves %i %', (price, wasPrice, percent) => {
  expect(percentSaved(price, wasPrice)).toBe(percent)
})

test('Any offer saves at least 1 %, and less than 100 %', () => {
  expect(percentSaved(9_999, 10_000)).toBe(1)
  expect(percentSaved(MAX_PRICE_PIASTRES - 1, MAX_PRICE_PIASTRES)).toBe(1)
  expect(percentSaved(1, MAX_PRICE_PIASTRES)).toBe(99)
})

test('A whole percentage is never a percent less', () => {
  for (let percent = 1; percent < 100; percent += 1) {
    for (const wasPrice of [100, 4_900, 29_900, 99_999_900]) {
      const price = wasPrice - (wasPrice / 100) * percent
      expect(percentSaved(price, wasPrice), `${price} of ${wasPrice}`).toBe(percent)
    }
  }
})
