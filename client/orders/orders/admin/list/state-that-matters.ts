import { INITIAL_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderStateFragment } from '../../../../platform/gql/orders-admin'

export type OrderState = 'status' | 'confirmation' | 'shipment' | 'payment'

/** The state that says what is to be done about an order, or how it ended. */
export function stateThatMatters(order: Omit<AdminOrderStateFragment, 'id'>): OrderState {
  const { status, confirmationState, shipmentState, paymentState } = order
  if (paymentState === 'TO_REFUND') return 'payment'
  if (shipmentState === 'REFUSED' || shipmentState === 'LOST') return 'shipment'
  if (status === INITIAL_ORDER_STATUS_KEY && confirmationState !== 'CONFIRMED')
    return 'confirmation'
  if (ORDER_STATUS_TABLE[status].isOpen) return 'shipment'
  // The courier has yet to hand over its cash.
  return paymentState === 'COLLECTED' ? 'payment' : 'status'
}
