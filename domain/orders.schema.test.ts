import { describe, expect, test } from 'vitest'
import { orderStatusSchema, significantDigits } from './orders.schema'
import { problemsOf } from './test/problems'

describe('an order status', () => {
  test.each(['Pending', 'Processing', 'Completed', 'Cancelled'])('may be %s', (status) => {
    expect(problemsOf(orderStatusSchema, { status })).toEqual([])
  })

  test.each([['Shipped'], ['pending'], [null], [1]])('may not be %j', (status) => {
    expect(problemsOf(orderStatusSchema, { status })).toEqual([
      'status: Status must be one of Pending, Processing, Completed, Cancelled.',
    ])
  })
})

describe('the significant digits of a phone number', () => {
  test.each([
    ['01012345678', '1012345678'],
    ['+20 101 234-5678', '1012345678'],
    ['0020 (101) 2345678', '1012345678'],
    ['1012345678', '1012345678'],
    ['#42', '42'],
    ['207', '207'],
    ['0101', '101'],
    ['+20 101', '101'],
    ['0020-101', '101'],
    ['010', '010'],
    ['Mona', ''],
    ['5 Nile Street', ''],
    ['', ''],
  ])('of %j are %j', (text, digits) => {
    expect(significantDigits(text)).toBe(digits)
  })
})
