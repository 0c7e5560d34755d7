import { expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { amountBeforePackingPiastres, amountToPayNowPiastres } from './order-life'
import type { OrderStatus } from './order-status'

test.each<[string, number, number | null, number, number, OrderStatus]>([
  ['nothing of an order that is paid at the door', 0, null, 10_000, 0, 'Pending'],
  ['all of an order that is paid in advance', 10_000, 10_000, 10_000, 0, 'Pending'],
  ['what is missing of it', 6_000, 10_000, 10_000, 4_000, 'Pending'],
  ['a deposit', 2_500, 2_500, 10_000, 0, 'Pending'],
  ['nothing once the deposit is paid', 0, 2_500, 10_000, 2_500, 'Pending'],
  ['nothing if more is paid than the deposit', 0, 2_500, 10_000, 3_000, 'Processing'],
  ['no more than is due, if the order has become cheaper', 2_000, 2_500, 2_000, 0, 'Pending'],
  ['nothing of an order that was cancelled', 0, 10_000, 10_000, 0, 'Cancelled'],
  ['nothing of an order that was delivered', 0, 10_000, 10_000, 0, 'Completed'],
])(
  'What is to be paid before an order is packed is %s',
  (_, expected, prepay, total, paid, status) => {
    const amount = amountBeforePackingPiastres({
      prepayPiastres: prepay === null ? null : asPiastres(prepay),
      totalPiastres: asPiastres(total),
      returnedPiastres: asPiastres(0),
      paidPiastres: asPiastres(paid),
      status,
    })
    expect(amount).toBe(expected)
  },
)

test('By its deadline, an order that is packed before its payment is to be paid in full, and a deposit is all of one that waits', () => {
  const order = {
    prepayPiastres: null,
    prepayUntil: null,
    totalPiastres: asPiastres(10_000),
    returnedPiastres: asPiastres(0),
    paidPiastres: asPiastres(1_000),
    status: 'Pending',
  } as const
  const prepayUntil = new Date()
  expect(amountToPayNowPiastres(order)).toBe(0)
  expect(amountToPayNowPiastres({ ...order, prepayUntil })).toBe(9_000)
  expect(amountToPayNowPiastres({ ...order, prepayUntil, prepayPiastres: asPiastres(2_500) })).toBe(
    1_500,
  )
})
