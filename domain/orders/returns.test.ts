import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discount } from '../discounts/discounts'
import { MAX_LINES, MAX_QUANTITY } from '../limits'
import { shareOut } from '../money/share-out'
import { addPiastres, asPiastres, MAX_PRICE_PIASTRES, NO_PIASTRES } from '../money/units'
import { amountDuePiastres, type CashSums, paidPiastres, paymentState } from './order-life'
import { calculateOrderTotals } from './order-totals'
import { calculateRefund, returnDeadline, returnObstacle } from './returns'

const amount = (max: number) => fc.integer({ min: 1, max }).map(asPiastres)

const linesOf = (maxPrice: number, maxQuantity: number, maxLength: number) =>
  fc.array(
    fc.record({
      pricePiastres: amount(maxPrice),
      quantity: fc.integer({ min: 1, max: maxQuantity }),
    }),
    { minLength: 1, maxLength },
  )

const discount = fc.option(
  fc.record<Discount>({
    code: fc.constant('ZIBDA'),
    kind: fc.constantFrom('percent', 'amount', 'freeDelivery'),
    percent: fc.integer({ min: 1, max: 100 }),
    amountPiastres: fc.oneof(amount(2_000), amount(MAX_PRICE_PIASTRES)),
    minItemsPiastres: fc.constant(NO_PIASTRES),
  }),
  { nil: undefined },
)

/** An order with random discounts and a random fee, and in what portions its units come back. */
const returnedOrder = fc.record({
  // Small amounts are those that rounding decides.
  lines: fc.oneof(
    linesOf(MAX_PRICE_PIASTRES, MAX_QUANTITY, MAX_LINES),
    linesOf(20, 7, 5),
    linesOf(60_000, 5, 8),
  ),
  discount,
  fee: fc.nat({ max: 20_000 }).map(asPiastres),
  portions: fc.array(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
    { maxLength: 5 },
  ),
})

test('The refunds of all units add up to what was paid for them, however they come back', () => {
  fc.assert(
    fc.property(returnedOrder, ({ lines, discount: off, fee, portions }) => {
      const delivery = { feePiastres: fee, freeFromPiastres: null }
      const totals = calculateOrderTotals(lines, { delivery, discount: off })
      const { itemsTotalPiastres, totalPiastres } = totals
      let items = lines.map((line) => ({ ...line, returnedQuantity: 0 }))
      let paid = totalPiastres
      // The last parcel has all that is left, and the delivery fee.
      for (const [index, portion] of [...portions, [1]].entries()) {
        const returning = items.map((item, line) => ({
          ...item,
          returning: Math.round(
            (item.quantity - item.returnedQuantity) * (portion[line % portion.length] ?? 0),
          ),
        }))
        const order = { itemsTotalPiastres, totalPiastres, paidPiastres: paid }
        const refund = calculateRefund({ ...order, items: returning }, index === portions.length)
        expect(refund.itemsPiastres).toBeGreaterThanOrEqual(0)
        // Nothing is held back because it exceeds what was paid.
        expect(refund.totalPiastres).toBe(refund.itemsPiastres + refund.deliveryPiastres)
        paid = asPiastres(paid - refund.totalPiastres)
        items = returning.map(({ returning: units, ...item }) => ({
          ...item,
          returnedQuantity: item.returnedQuantity + units,
        }))
        expect(paid).toBeGreaterThanOrEqual(0)
      }
      expect(items.every((item) => item.returnedQuantity === item.quantity)).toBe(true)
      expect(paid).toBe(0)
    }),
  )
})

test('A unit is refunded at its price less its share of the discount', () => {
  const items = [
    { pricePiastres: asPiastres(10_000), quantity: 2, returnedQuantity: 0, returning: 1 },
    { pricePiastres: asPiastres(5_000), quantity: 1, returnedQuantity: 0, returning: 0 },
  ]
  const order = {
    items,
    itemsTotalPiastres: asPiastres(22_500),
    totalPiastres: asPiastres(27_500),
    paidPiastres: asPiastres(27_500),
  }
  expect(calculateRefund(order, false)).toEqual({
    itemsPiastres: 9_000,
    deliveryPiastres: 0,
    totalPiastres: 9_000,
  })
  expect(calculateRefund(order, true).totalPiastres).toBe(14_000)
  const partlyPaid = { ...order, paidPiastres: asPiastres(4_000) }
  expect(calculateRefund(partlyPaid, true).totalPiastres).toBe(4_000)
})

test('Shares add up to the amount, and none exceeds its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 999 * MAX_PRICE_PIASTRES }).map(asPiastres), {
        minLength: 1,
        maxLength: MAX_LINES,
      }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = addPiastres(...weights)
        const shared = asPiastres(Math.floor(whole * part))
        const shares = shareOut(shared, weights)
        expect(addPiastres(...shares)).toBe(shared)
        for (const [index, weight] of weights.entries()) {
          expect(shares[index]).toBeLessThanOrEqual(weight)
          expect(shares[index]).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test('What is given back for returned items of a delivered order is never due again', () => {
  const total = fc.integer({ min: 1, max: 1_000 }).map(asPiastres)
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(total, share, share, fc.boolean(), (totalPiastres, prepaid, back, isRemitted) => {
      const prepaidPiastres = asPiastres(Math.floor(totalPiastres * prepaid))
      const collectedPiastres = asPiastres(totalPiastres - prepaidPiastres)
      const refundedPiastres = asPiastres(Math.ceil(totalPiastres * back))
      const withCourierPiastres = isRemitted ? NO_PIASTRES : collectedPiastres
      const sums: CashSums = {
        prepaidPiastres,
        collectedPiastres,
        withCourierPiastres,
        refundedPiastres,
      }
      const terms = { totalPiastres, returnedPiastres: refundedPiastres }
      const state = paymentState({ ...terms, status: 'Completed' }, sums)
      if (refundedPiastres === totalPiastres) expect(state).toBe('refunded')
      else if (withCourierPiastres > 0) expect(state).toBe('collected')
      else expect(state).toBe(collectedPiastres > 0 ? 'remitted' : 'prepaid')
      for (const status of ['Completed', 'Processing', 'Cancelled'] as const) {
        const order = { ...terms, status, paidPiastres: paidPiastres(sums) }
        expect(amountDuePiastres(order)).toBe(0)
      }
    }),
  )
})

test('A prepayment that is given back before the delivery is due again', () => {
  const sums = {
    prepaidPiastres: asPiastres(200),
    collectedPiastres: NO_PIASTRES,
    withCourierPiastres: NO_PIASTRES,
    refundedPiastres: asPiastres(50),
  }
  const order = {
    status: 'Processing',
    totalPiastres: asPiastres(200),
    returnedPiastres: NO_PIASTRES,
  } as const
  expect(paymentState(order, sums)).toBe('due')
  expect(amountDuePiastres({ ...order, paidPiastres: paidPiastres(sums) })).toBe(50)
})

test('Customers can ask for a return for 14 days after the delivery', () => {
  const deliveredAt = new Date('2026-11-20T10:00:00Z')
  expect(returnDeadline(deliveredAt)).toEqual(new Date('2026-12-04T10:00:00Z'))
  const at = (time: string) =>
    returnObstacle({ status: 'Completed', deliveredAt }, new Date(`2026-12-04T${time}Z`))
  expect(at('10:00:00')).toBeNull()
  expect(at('10:00:01')).toBe('tooLate')
  const now = new Date('2026-11-21T10:00:00Z')
  expect(returnObstacle({ status: 'Processing', deliveredAt: null }, now)).toBe('notDelivered')
  // Cancelled after the delivery: the whole parcel is received back.
  expect(returnObstacle({ status: 'Cancelled', deliveredAt }, now)).toBe('notDelivered')
})
