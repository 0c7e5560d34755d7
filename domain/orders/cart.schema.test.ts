import { describe, expect, test } from 'vitest'
import { problemsOf } from '../validation/test/problems'
import { validate } from '../validation/validate'
import { addToCartSchema, setQuantitySchema } from './cart.schema'

const INVALID = ['quantity: Quantity must be a whole number from 1 to 999.']

describe('a quantity', () => {
  test.each([
    [1, 1],
    [2, 2],
    [999, 999],
    ['2', 2],
    [0.1 * 3 * 10, 3],
  ])('may be %j', (quantity, parsed) => {
    expect(validate(setQuantitySchema, { quantity })).toEqual({ quantity: parsed })
  })

  test.each([
    [0],
    [-1],
    [1000],
    [1.5],
    ['two'],
    [''],
    [1.01],
    [999.5],
    [null],
    [true],
    [[1]],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e300],
  ])('may not be %j', (quantity) => {
    expect(problemsOf(setQuantitySchema, { quantity })).toEqual(INVALID)
    expect(problemsOf(addToCartSchema, { quantity })).toEqual(INVALID)
  })

  test('defaults to 1 when adding', () => {
    expect(validate(addToCartSchema, {})).toEqual({ quantity: 1 })
  })

  test('is required when setting it', () => {
    expect(problemsOf(setQuantitySchema, {})).toEqual(INVALID)
  })
})
