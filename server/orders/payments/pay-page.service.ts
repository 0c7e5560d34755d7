import type { EntityManager } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import { amountToPayNowPiastres } from '#domain/orders/order-life'
import { type PayPageState, payPageState } from '#domain/payments/pay-page'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { invalid } from '#domain/validation/validate'
import type { AdminOrderView } from '../orders/reads/order-view'
import { askAboutOrder } from './inquiries.service'
import type { PaymentSetup } from './payment-setup'
import { listPayments } from './payments.service'
import { findOrderToPay } from './start-payment.service'

/** An order as the holder of a link to pay it sees it. */
export interface OrderToPayView {
  readonly id: number
  readonly state: PayPageState
  readonly amountToPayNowPiastres: Piastres
  readonly paidPiastres: Piastres
  /** The rest, at the door. */
  readonly amountDuePiastres: Piastres
  readonly prepayUntil: Date | null
  /** How it was tried last; null if it was not. */
  readonly way: OnlineWay | null
}

async function toOrderToPay(db: EntityManager, order: AdminOrderView): Promise<OrderToPayView> {
  const { id, paidPiastres, amountDuePiastres, prepayUntil } = order
  const last = (await listPayments(db, [id])).at(-1)
  const amount = amountToPayNowPiastres(order)
  const state = payPageState({ ...order, amountToPayNowPiastres: amount }, last, new Date())
  return {
    id,
    state,
    amountToPayNowPiastres: amount,
    paidPiastres,
    amountDuePiastres,
    prepayUntil,
    way: last?.way ?? null,
  }
}

/** Returns the order of a link, as the shop knows it; null if the link does not work. */
export async function readOrderToPay(
  db: EntityManager,
  { links }: PaymentSetup,
  token: string,
): Promise<OrderToPayView | null> {
  const order = await findOrderToPay(db, links, token)
  return order && toOrderToPay(db, order)
}

/**
 * Returns the same after asking the provider, if its answer is awaited and it was not asked just now. What the address of the page
 * says of the payment does not matter. Throws INVALID if the link does not work.
 */
export async function refreshOrderToPay(
  db: EntityManager,
  setup: PaymentSetup,
  token: string,
  onError: (error: unknown, paymentId: number) => void,
): Promise<OrderToPayView> {
  const order = await readOrderToPay(db, setup, token)
  if (!order) throw invalid([{ field: 'token', key: 'confirm.linkInvalid' }])
  if (order.state !== 'waiting' || !setup.pause.begin(order.id)) return order
  await askAboutOrder(db, setup.providers, order.id, onError, setup.metrics.changed)
  return (await readOrderToPay(db, setup, token)) ?? order
}
