import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import {
  needsAttention,
  onlinePaymentState,
  PAYMENT_EVENT_KINDS,
  type PaymentEvent,
  type PaymentEventKind,
  paymentSums,
} from './payment-state'

const event = (
  kind: PaymentEventKind,
  piastres: number,
  transactionId = 't1',
  currency = 'EGP',
): PaymentEvent => ({ kind, transactionId, piastres: asPiastres(piastres), currency })

const PAID = event('paid', 10_000)

test.each<[string, readonly PaymentEvent[]]>([
  ['waiting', []],
  ['waiting', [event('refundRefused', 100, 'key')]],
  ['authorised', [event('authorised', 10_000)]],
  ['voided', [event('authorised', 10_000), event('voided', 10_000)]],
  ['failed', [event('failed', 10_000)]],
  ['expired', [event('failed', 10_000), event('expired', 0)]],
  ['paid', [event('failed', 10_000, 't0'), event('expired', 0, 't0'), PAID]],
  ['paid', [PAID, event('failed', 10_000)]],
  ['partlyRefunded', [PAID, event('refunded', 4_000)]],
  ['refunded', [PAID, event('refunded', 4_000), event('refunded', 10_000)]],
  ['refunded', [PAID, event('voided', 10_000)]],
  ['disputed', [PAID, event('disputed', 10_000)]],
  ['waiting', [event('paid', 10_000, 't1', 'USD')]],
])('A payment is %s after %j', (state, events) => {
  expect(onlinePaymentState(events)).toBe(state)
})

test('Two transactions that both succeed are paid twice', () => {
  expect(paymentSums([PAID, event('paid', 10_000, 't2')])).toMatchObject({ paidPiastres: 20_000 })
})

test('What a provider says of refunds is all of them so far, so that a later one includes an earlier one', () => {
  const events = [PAID, event('refunded', 3_000), event('refunded', 5_000)]
  expect(paymentSums(events)).toMatchObject({ returnedPiastres: 5_000 })
})

test('A refund is on its way until it is made or refused', () => {
  const requested = [PAID, event('refundRequested', 4_000, 'key1')]
  expect(paymentSums(requested).refundOnItsWayPiastres).toBe(4_000)
  const made = paymentSums([...requested, event('refunded', 4_000)])
  expect(made).toMatchObject({ refundOnItsWayPiastres: 0, returnedPiastres: 4_000 })
  const refused = paymentSums([...requested, event('refundRefused', 4_000, 'key1')])
  expect(refused).toMatchObject({ refundOnItsWayPiastres: 0, returnedPiastres: 0 })
})

test.each<[boolean, readonly PaymentEvent[]]>([
  [false, []],
  [false, [event('failed', 500)]],
  [false, [PAID]],
  [true, [event('paid', 9_999)]],
  [true, [PAID, event('paid', 10_000, 't2')]],
  [true, [event('paid', 10_000, 't1', 'USD')]],
  [true, [PAID, event('disputed', 10_000)]],
])('That somebody has to look is %s after %j', (expected, events) => {
  expect(needsAttention({ piastres: asPiastres(10_000), events })).toBe(expected)
})

const anyEvent = fc.record({
  kind: fc.constantFrom(...PAYMENT_EVENT_KINDS),
  transactionId: fc.constantFrom('t1', 't2', 't3'),
  piastres: fc.integer({ min: 0, max: 1_000 }).map(asPiastres),
  currency: fc.constantFrom('EGP', 'EGP', 'USD'),
})

test('The order of events and repetitions change nothing, and nothing lowers what is paid', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), anyEvent, (events, added) => {
      const sums = paymentSums(events)
      expect(paymentSums(events.toReversed())).toEqual(sums)
      expect(paymentSums([...events, ...events.slice(0, 3)])).toEqual(sums)
      expect(onlinePaymentState(events.toReversed())).toBe(onlinePaymentState(events))
      expect(paymentSums([...events, added]).paidPiastres).toBeGreaterThanOrEqual(sums.paidPiastres)
      expect(sums.returnedPiastres).toBeLessThanOrEqual(sums.paidPiastres)
    }),
    { seed: 20_261_120 },
  )
})
