import { asPiastres, type Piastres } from '../money/units'
import { type ConfirmationState, canConfirm, type ShipmentState } from './order-life'
import { ORDER_STATUS_TABLE, type OrderStatus } from './order-status'

/** Which orders their customers are asked to confirm: those that any of the rules is about. */
export interface ConfirmationRules {
  readonly includesAllOrders: boolean
  /** The first order of a phone number, not counting cancelled ones. */
  readonly includesFirstOfPhone: boolean
  /** Orders whose total is above this; null for no such rule. */
  readonly abovePiastres: Piastres | null
  /** After how many hours an order that is not confirmed is late. */
  readonly lateAfterHours: number
  /** After how many hours an order that has to be paid in advance, and is not, is cancelled; null for never. */
  readonly prepayWithinHours: number | null
}

/** The rules until the owner changes them. */
export const DEFAULT_CONFIRMATION_RULES: ConfirmationRules = {
  includesAllOrders: false,
  includesFirstOfPhone: true,
  abovePiastres: asPiastres(400_000),
  lateAfterHours: 24,
  prepayWithinHours: null,
}

/** States of the page that a customer's confirmation link opens. */
export const LINK_STATES = [
  'toConfirm',
  'isConfirmed',
  'isPacked',
  'isDelivered',
  'isCancelled',
] as const

export type LinkState = (typeof LINK_STATES)[number]

/**
 * Returns the state of an order's confirmation link. Nothing can be done with it once the order is packed, delivered or
 * cancelled.
 */
export function linkState(order: {
  readonly status: OrderStatus
  readonly shipmentState: ShipmentState
  readonly confirmationState: ConfirmationState
}): LinkState {
  if (canConfirm(order)) {
    return order.confirmationState === 'confirmed' ? 'isConfirmed' : 'toConfirm'
  }
  if (order.status === ORDER_STATUS_TABLE.CANCELLED.value) return 'isCancelled'
  return order.status === ORDER_STATUS_TABLE.COMPLETED.value ? 'isDelivered' : 'isPacked'
}

/** Messages to customers who have not confirmed yet: first a request, then a reminder. */
export const CUSTOMER_MESSAGES = ['confirm', 'remind'] as const

export type CustomerMessageKind = (typeof CUSTOMER_MESSAGES)[number]

/** After so many hours without an answer, a customer is reminded. */
export const REMIND_AFTER_HOURS = 4
