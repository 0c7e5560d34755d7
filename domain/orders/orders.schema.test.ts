import { describe, expect, test } from 'vitest'
import { problemsOf } from '../validation/test/problems'
import { orderStatusSchema } from './orders.schema'

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
