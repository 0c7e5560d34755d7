import type { MessageKey } from '../messages'
import { asPiastres, type Piastres } from '../money/units'
import {
  CANCELLED_ORDER_STATUS,
  DELIVERED_ORDER_STATUS,
  ORDER_STATUS_IN_PROGRESS,
  type OrderStatus,
} from './order-status'

// The three facts under the status of an order: whether the customer confirmed it, where its parcel is,
// and where its money is (docs/decisions/0019). Each has its own history.

interface FactRow {
  /** Its value in the database and in webhooks. */
  readonly value: string
  readonly label: MessageKey
  readonly description: string
}

/** All states of the confirmation by GraphQL enum value. */
export const CONFIRMATION_TABLE = {
  TO_CONFIRM: {
    value: 'toConfirm',
    label: 'order.confirmation.toConfirm',
    description: 'The customer has yet to confirm it.',
  },
  NO_ANSWER: {
    value: 'noAnswer',
    label: 'order.confirmation.noAnswer',
    description: 'The customer was called and did not answer.',
  },
  CONFIRMED: {
    value: 'confirmed',
    label: 'order.confirmation.confirmed',
    description:
      'Confirmed by the customer, by the shop, or by a rule that asks for no confirmation.',
  },
} as const satisfies Readonly<Record<string, FactRow>>

/** All states of the shipment by GraphQL enum value. */
export const SHIPMENT_TABLE = {
  NONE: {
    value: 'none',
    label: 'order.shipment.none',
    description: 'Not packed yet.',
  },
  PACKED: {
    value: 'packed',
    label: 'order.shipment.packed',
    description: 'Packed, and still in the shop.',
  },
  WITH_COURIER: {
    value: 'withCourier',
    label: 'order.shipment.withCourier',
    description: 'Handed over to a courier.',
  },
  DELIVERED: {
    value: 'delivered',
    label: 'order.shipment.delivered',
    description: 'Delivered to the customer.',
  },
  REFUSED: {
    value: 'refused',
    label: 'order.shipment.refused',
    description: 'Refused at the door, and still with the courier.',
  },
  LOST: {
    value: 'lost',
    label: 'order.shipment.lost',
    description: 'Lost by the courier.',
  },
  RECEIVED_BACK: {
    value: 'receivedBack',
    label: 'order.shipment.receivedBack',
    description: 'Back in the shop.',
  },
} as const satisfies Readonly<Record<string, FactRow>>

/** All states of the payment by GraphQL enum value. */
export const PAYMENT_TABLE = {
  NONE: {
    value: 'none',
    label: 'order.payment.none',
    description: 'Nothing is to be paid.',
  },
  DUE: {
    value: 'due',
    label: 'order.payment.due',
    description: 'To be paid at the door, all or a part.',
  },
  PREPAID: {
    value: 'prepaid',
    label: 'order.payment.prepaid',
    description: 'Paid before delivery.',
  },
  COLLECTED: {
    value: 'collected',
    label: 'order.payment.collected',
    description: 'Paid to the courier, who still has it.',
  },
  REMITTED: {
    value: 'remitted',
    label: 'order.payment.remitted',
    description: 'Paid, and received by the shop.',
  },
  TO_REFUND: {
    value: 'toRefund',
    label: 'order.payment.toRefund',
    description:
      'More was paid than it costs, or it was cancelled after it was paid: the money is to be given back.',
  },
  REFUNDED: {
    value: 'refunded',
    label: 'order.payment.refunded',
    description: 'The money was given back.',
  },
} as const satisfies Readonly<Record<string, FactRow>>

export type ConfirmationState =
  (typeof CONFIRMATION_TABLE)[keyof typeof CONFIRMATION_TABLE]['value']
export type ShipmentState = (typeof SHIPMENT_TABLE)[keyof typeof SHIPMENT_TABLE]['value']
export type PaymentState = (typeof PAYMENT_TABLE)[keyof typeof PAYMENT_TABLE]['value']

const valuesOf = <Value extends string>(
  table: Readonly<Record<string, FactRow & { readonly value: Value }>>,
): readonly Value[] => Object.values(table).map(({ value }) => value)

export const CONFIRMATION_STATES: readonly ConfirmationState[] = valuesOf(CONFIRMATION_TABLE)
export const SHIPMENT_STATES: readonly ShipmentState[] = valuesOf(SHIPMENT_TABLE)
export const PAYMENT_STATES: readonly PaymentState[] = valuesOf(PAYMENT_TABLE)

/** How an order was confirmed: by the customer's link, by a call, or because no rule asks for it. */
export const CONFIRMED_BY = ['link', 'call', 'rule'] as const

export type ConfirmedBy = (typeof CONFIRMED_BY)[number]

/** Why a parcel was refused at the door. */
export const REFUSAL_REASONS = [
  'notAtHome',
  'noAnswer',
  'changedMind',
  'price',
  'late',
  'damaged',
  'wrongItems',
  'other',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** In what condition a parcel came back. */
export const PARCEL_CONDITIONS = ['sellable', 'damaged'] as const

export type ParcelCondition = (typeof PARCEL_CONDITIONS)[number]

/** Who did something to an order. */
export const ACTORS = ['customer', 'staff', 'apiKey', 'courier', 'rule'] as const

export type Actor = (typeof ACTORS)[number]

/** Kinds of events in the timeline of an order. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'statusChanged',
  'callUnanswered',
  'confirmed',
  'corrected',
  'packed',
  'unpacked',
  'handedOver',
  'takenBack',
  'delivered',
  'refused',
  'lost',
  'receivedBack',
  'moneyChanged',
  'edited',
  'courierAssigned',
  'deliveryReported',
  'returnRequested',
  'returnDeclined',
  'itemsReturned',
  'note',
  'split',
  'merged',
  'messageSent',
  'exchanged',
  'movedToAccount',
] as const

export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]

/** Actions on the parcel of an order. */
export const PARCEL_ACTS = [
  'pack',
  'unpack',
  'handOver',
  'takeBack',
  'deliver',
  'refuse',
  'lose',
  'receiveBack',
] as const

export type ParcelAct = (typeof PARCEL_ACTS)[number]

interface ParcelRule {
  /** The states of the shipment in which it can be done. */
  readonly from: readonly ShipmentState[]
  readonly to: ShipmentState
  /** The status that follows; undefined if it stays. */
  readonly status?: OrderStatus
  /** Whether it can be done to a cancelled order, whose parcel is still on its way or comes back. */
  readonly whenCancelled?: readonly ShipmentState[]
}

/** The states in which each action is possible, and its effects. */
export const PARCEL_RULES: Readonly<Record<ParcelAct, ParcelRule>> = {
  // A parcel that came back or never arrived can go out again, as a second shipment of the same order.
  pack: {
    from: ['none', 'refused', 'lost', 'receivedBack'],
    to: 'packed',
    status: ORDER_STATUS_IN_PROGRESS,
    whenCancelled: ['refused', 'lost', 'receivedBack'],
  },
  unpack: { from: ['packed'], to: 'none' },
  // Small shops hand over what they have just packed.
  handOver: { from: ['none', 'packed'], to: 'withCourier', status: ORDER_STATUS_IN_PROGRESS },
  takeBack: { from: ['withCourier'], to: 'packed' },
  deliver: { from: ['withCourier'], to: 'delivered', status: DELIVERED_ORDER_STATUS },
  refuse: {
    from: ['withCourier'],
    to: 'refused',
    status: CANCELLED_ORDER_STATUS,
    whenCancelled: ['withCourier'],
  },
  lose: {
    from: ['withCourier'],
    to: 'lost',
    status: CANCELLED_ORDER_STATUS,
    whenCancelled: ['withCourier', 'refused'],
  },
  receiveBack: {
    from: ['withCourier'],
    to: 'receivedBack',
    status: CANCELLED_ORDER_STATUS,
    whenCancelled: ['withCourier', 'refused', 'lost', 'delivered'],
  },
}

interface LifeState {
  readonly status: OrderStatus
  readonly shipmentState: ShipmentState
}

/** Whether something can be done to the parcel of an order now. */
export function canAct(act: ParcelAct, { status, shipmentState }: LifeState): boolean {
  const { from, whenCancelled = [] } = PARCEL_RULES[act]
  if (status === CANCELLED_ORDER_STATUS) return whenCancelled.includes(shipmentState)
  return status !== DELIVERED_ORDER_STATUS && from.includes(shipmentState)
}

/** Whether the parcel of a cancelled order can turn out to be delivered: the courier has yet to bring it back. */
export function canDeliverAfterAll({ status, shipmentState }: LifeState): boolean {
  const isOut = ['withCourier', 'refused', 'lost'].includes(shipmentState)
  return status === CANCELLED_ORDER_STATUS && isOut
}

/** Whether the shop can cancel an order: delivered orders are returned instead. */
export function canCancel({ status }: Pick<LifeState, 'status'>): boolean {
  return status !== CANCELLED_ORDER_STATUS && status !== DELIVERED_ORDER_STATUS
}

/** Whether a courier can be assigned to an order, who has yet to take it. */
export function canAssignCourier(state: LifeState): boolean {
  return canAct('handOver', state)
}

/** Whether the customer can still be asked to confirm an order. */
export function canConfirm({ status, shipmentState }: LifeState): boolean {
  return (
    status !== CANCELLED_ORDER_STATUS &&
    status !== DELIVERED_ORDER_STATUS &&
    shipmentState === 'none'
  )
}

/** The states of a parcel that did not arrive. */
export const FAILED_SHIPMENT_STATES = ['refused', 'lost', 'receivedBack'] as const

export type FailedShipmentState = (typeof FAILED_SHIPMENT_STATES)[number]

/**
 * Whether cancelling an order returns its items to stock at once: items that have left the shop are not available until
 * they are received back.
 */
export function isInShop(shipmentState: ShipmentState): boolean {
  return ['none', 'packed', 'receivedBack'].includes(shipmentState)
}

/** The kinds of the ledger's entries. */
export const CASH_KINDS = [
  'prepaid',
  'collected',
  'remitted',
  'courierFee',
  'courierTax',
  'compensation',
  'deduction',
  'refunded',
  'writtenOff',
] as const

export type CashKind = (typeof CASH_KINDS)[number]

/** How customers pay in advance in a way that the team records. */
export const RECORDED_METHODS = [
  'instaPay',
  'wallet',
  'bankTransfer',
  'shopCash',
  'cardTerminal',
] as const

/** How customers pay in advance: as the team records it, or online, which a payment provider reports. */
export const PREPAYMENT_METHODS = [...RECORDED_METHODS, 'online'] as const

export type PrepaymentMethod = (typeof PREPAYMENT_METHODS)[number]

/** The sums of an order's entries in the ledger. */
export interface CashSums {
  readonly prepaidPiastres: Piastres
  /** Paid at the door, to a courier or to the shop itself. */
  readonly collectedPiastres: Piastres
  /** The part of it that a courier still has, besides the fee. */
  readonly withCourierPiastres: Piastres
  readonly refundedPiastres: Piastres
}

/** Calculates the customer's payments less refunds. */
export function paidPiastres(sums: CashSums): Piastres {
  return asPiastres(sums.prepaidPiastres + sums.collectedPiastres - sums.refundedPiastres)
}

/** Total and payments of an order. */
interface Payable {
  readonly totalPiastres: Piastres
  /** Given back for items that were returned, which the customer no longer owes. */
  readonly returnedPiastres: Piastres
  readonly paidPiastres: Piastres
}

/** Calculates the amount that the customer still owes for the items that were ordered and not returned. */
export function outstandingPiastres({
  totalPiastres,
  returnedPiastres,
  paidPiastres: paid,
}: Payable): Piastres {
  return asPiastres(Math.max(0, totalPiastres - returnedPiastres - paid))
}

/** Calculates the amount still to be collected on delivery: 0 once an order was delivered, whatever is refunded later. */
export function amountDuePiastres(order: Payable & { readonly status: OrderStatus }): Piastres {
  const { status } = order
  if (status === CANCELLED_ORDER_STATUS || status === DELIVERED_ORDER_STATUS) return asPiastres(0)
  return outstandingPiastres(order)
}

/** What has to be paid before an order is packed, if it is not paid at the door alone. */
interface Prepayable extends Payable {
  readonly status: OrderStatus
  /** In all; null if nothing has to be paid in advance, or no longer. */
  readonly prepayPiastres: Piastres | null
}

/** Calculates the amount that is still to be paid before an order is packed; the rest of what is due is paid at the door. */
export function amountBeforePackingPiastres(order: Prepayable): Piastres {
  const { prepayPiastres, paidPiastres: paid } = order
  if (prepayPiastres === null) return asPiastres(0)
  return asPiastres(Math.min(amountDuePiastres(order), Math.max(0, prepayPiastres - paid)))
}

/**
 * Calculates what the customer is to pay by the deadline: what the order waits for, or all that is due of an order which only
 * has a deadline.
 */
export function amountToPayNowPiastres(
  order: Prepayable & { readonly prepayUntil: Date | null },
): Piastres {
  if (order.prepayPiastres !== null) return amountBeforePackingPiastres(order)
  return order.prepayUntil === null ? asPiastres(0) : amountDuePiastres(order)
}

/** The state of the payment, which follows from the status, the total and the ledger. */
export function paymentState(
  order: Omit<Payable, 'paidPiastres'> & { readonly status: OrderStatus },
  sums: CashSums,
): PaymentState {
  const paid = paidPiastres(sums)
  if (order.status === CANCELLED_ORDER_STATUS) {
    if (paid > 0) return 'toRefund'
    return sums.refundedPiastres > 0 ? 'refunded' : 'none'
  }
  // It became cheaper after it was paid. What a courier has collected too much is between the two of them.
  if (paid > order.totalPiastres && sums.collectedPiastres === 0) return 'toRefund'
  if (order.totalPiastres === 0) return 'none'
  // A delivered order stays paid until all of it is refunded.
  if (order.status === DELIVERED_ORDER_STATUS && sums.refundedPiastres > 0 && paid <= 0) {
    return 'refunded'
  }
  if (amountDuePiastres({ ...order, paidPiastres: paid }) > 0) return 'due'
  if (sums.withCourierPiastres > 0) return 'collected'
  return sums.collectedPiastres > 0 ? 'remitted' : 'prepaid'
}
