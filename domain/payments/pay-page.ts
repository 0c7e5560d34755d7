import type { Piastres } from '../money/units'
import type { PaymentState } from '../orders/order-life'
import { CANCELLED_ORDER_STATUS, type OrderStatus } from '../orders/order-status'
import type { OnlinePaymentState } from './payment-state'

// What the page of a payment says, which its customer opens without an account.

/** `toPay` before an attempt, `waiting` while the provider has not answered. */
export const PAY_PAGE_STATES = [
  'toPay',
  'waiting',
  'failed',
  'paid',
  'toRefund',
  'expired',
  'nothingToPay',
] as const

export type PayPageState = (typeof PAY_PAGE_STATES)[number]

interface OrderToPay {
  readonly status: OrderStatus
  readonly paymentState: PaymentState
  readonly paidPiastres: Piastres
  readonly amountToPayNowPiastres: Piastres
  readonly prepayUntil: Date | null
}

/** An attempt to pay it. */
interface Attempt {
  readonly state: OnlinePaymentState
  /** Until when its page is open; null without a page. */
  readonly expiresAt: Date | null
}

/** Returns what the page of an order's payment says. Only what the shop knows counts, which the provider has signed or answered. */
export function payPageState(
  order: OrderToPay,
  last: Attempt | undefined,
  now: Date,
): PayPageState {
  if (order.paymentState === 'toRefund') return 'toRefund'
  if (order.status === CANCELLED_ORDER_STATUS) return 'expired'
  if (order.amountToPayNowPiastres === 0) return order.paidPiastres > 0 ? 'paid' : 'nothingToPay'
  if (order.prepayUntil && order.prepayUntil <= now) return 'expired'
  if (!last) return 'toPay'
  if (last.state === 'authorised') return 'waiting'
  if (last.state !== 'waiting') return 'failed'
  // It was never opened, or nobody can pay it there any more.
  return last.expiresAt && last.expiresAt <= now ? 'failed' : 'waiting'
}
