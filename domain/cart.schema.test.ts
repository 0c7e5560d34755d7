import { describe, expect, test } from 'vitest'
import { addToCartSchema, setQuantitySchema } from './cart.schema'
import { problemsOf } from './test/problems'
import { validate } from './validate'

const REFUSED = ['quantity: Quantity must be a whole number from 1 to 999.']

describe('a quantity', () => {
  test.each([1, 2, 999])('may be %d', (quantity) => {
    expect(validate(setQuantitySchema, { quantity })).toEqual({ quantity })
  })

  test.each([
    [0],
    [-1],
    [1000],
    [1.5],
    ['2'],
    [null],
    [true],
    [[1]],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e300],
  ])('may not be %j', (quantity) => {
    expect(problemsOf(setQuantitySchema, { quantity })).toEqual(REFUSED)
    expect(problemsOf(addToCartSchema, { quantity })).toEqual(REFUSED)
  })

  test('is 1 when an add does not say', () => {
    expect(validate(addToCartSchema, {})).toEqual({ quantity: 1 })
  })

  test('must be said to be set', () => {
    expect(problemsOf(setQuantitySchema, {})).toEqual(REFUSED)
  })
})
