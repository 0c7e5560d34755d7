import { expect, test } from 'vitest'
import { asPiastres } from '../money/units'
import { type PayPageState, payPageState } from './pay-page'

const NOW = new Date('2026-11-29T10:00:00Z')
const LATER = new Date('2026-11-29T11:00:00Z')
const EARLIER = new Date('2026-11-29T09:00:00Z')

const ORDER = {
  status: 'Pending',
  paymentState: 'due',
  paidPiastres: asPiastres(0),
  amountToPayNowPiastres: asPiastres(10_000),
  prepayUntil: LATER,
} as const

const PAID = { ...ORDER, paidPiastres: asPiastres(10_000), amountToPayNowPiastres: asPiastres(0) }

type Order = Parameters<typeof payPageState>[0]
type Attempt = Parameters<typeof payPageState>[1]

test.each<[PayPageState, Order, Attempt]>([
  ['toPay', ORDER, undefined],
  ['waiting', ORDER, { state: 'waiting', expiresAt: LATER }],
  ['waiting', ORDER, { state: 'waiting', expiresAt: null }],
  ['waiting', ORDER, { state: 'authorised', expiresAt: EARLIER }],
  ['failed', ORDER, { state: 'waiting', expiresAt: EARLIER }],
  ['failed', ORDER, { state: 'failed', expiresAt: LATER }],
  ['failed', ORDER, { state: 'expired', expiresAt: EARLIER }],
  ['failed', ORDER, { state: 'refunded', expiresAt: EARLIER }],
  [
    'paid',
    { ...PAID, paymentState: 'prepaid', prepayUntil: null },
    { state: 'paid', expiresAt: LATER },
  ],
  // A deposit.
  ['paid', { ...PAID, paidPiastres: asPiastres(2_500) }, { state: 'paid', expiresAt: LATER }],
  ['nothingToPay', { ...PAID, paidPiastres: asPiastres(0) }, undefined],
  ['expired', { ...ORDER, prepayUntil: EARLIER }, undefined],
  ['expired', { ...ORDER, status: 'Cancelled', paymentState: 'none' }, undefined],
  ['toRefund', { ...PAID, paymentState: 'toRefund' }, { state: 'paid', expiresAt: LATER }],
  [
    'toRefund',
    { ...PAID, status: 'Cancelled', paymentState: 'toRefund' },
    { state: 'paid', expiresAt: LATER },
  ],
])('The page of a payment says %s of %j with %j', (state, order, last) => {
  expect(payPageState(order, last, NOW)).toBe(state)
})
