import { expect, test } from 'vitest'
import { buildCart, buildLine } from '../../test/carts'
import { withQuantities } from './with-quantities'

test('Totals are exact to the piastre', () => {
  const cart = buildCart(buildLine(1, 1, 0.1), buildLine(2, 1, 19.99))
  const changed = withQuantities(
    cart,
    new Map([
      ['1', 3],
      ['2', 7],
    ]),
  )
  expect(changed.lines.map(({ total }) => total)).toEqual([0.3, 139.93])
  expect(changed).toMatchObject({ total: 140.23, quantity: 10 })
})

test('A quantity of 0 removes the line', () => {
  const changed = withQuantities(buildCart(buildLine(1, 1), buildLine(2, 2)), new Map([['1', 0]]))
  expect(changed).toMatchObject({ total: 200, quantity: 2, lines: [{ id: '1:2' }] })
})
