import { expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { earlierPrice, priceCart } from './cart-totals'

const item = (pounds: number, quantity: number, quantityAvailable: number | null = null) => ({
  pricePiastres: asPiastres(pounds * 100),
  quantity,
  quantityAvailable,
})

test('What is sold out is no part of a cart’s total', () => {
  const cart = priceCart([item(100, 2), item(450, 1, 0)])
  expect(cart).toMatchObject({ quantity: 2, totalPiastres: 20_000 })
  expect(cart.lines).toEqual([item(100, 2)])
})

test('No more than is left is counted', () => {
  const cart = priceCart([item(100, 7, 2), item(10, 1, 3)])
  expect(cart).toMatchObject({ quantity: 3, totalPiastres: 21_000 })
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('A cart of which everything is sold out costs nothing', () => {
  expect(priceCart([item(100, 1, 0)])).toEqual({ lines: [], quantity: 0, totalPiastres: 0 })
})

test('A price is an earlier one only if it is known and has changed', () => {
  expect(earlierPrice(7995, 9995)).toBe(7995)
  expect(earlierPrice(9995, 9995)).toBeNull()
  expect(earlierPrice(null, 9995)).toBeNull()
  expect(earlierPrice(undefined, 9995)).toBeNull()
})
