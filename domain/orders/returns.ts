import type { MessageKey } from '../messages'
import { lineTotal, type Priceable } from '../money/pricing'
import { shareOut } from '../money/share-out'
import { addPiastres, asPiastres, minPiastres, NO_PIASTRES, type Piastres } from '../money/units'
import { DELIVERED_ORDER_STATUS, type OrderStatus } from './order-status'

// Returns of delivered items. The order stays Completed; its stock and its money follow from what comes back.

/** How long customers may return what they received: Consumer Protection Law 181 of 2018, article 17. */
export const RETURN_DAYS = 14

/** Why items are returned. */
export const RETURN_REASONS = [
  'damaged',
  'wrongItem',
  'notAsDescribed',
  'changedMind',
  'other',
] as const

export type ReturnReason = (typeof RETURN_REASONS)[number]

const SHOPS_FAULT: readonly ReturnReason[] = ['damaged', 'wrongItem', 'notAsDescribed']

/** Whether the shop is to blame for a return, so that it gives back the delivery fee as well. */
export function isShopsFault(reason: ReturnReason): boolean {
  return SHOPS_FAULT.includes(reason)
}

interface ReturnStateRow {
  /** Its value in the database and in webhooks. */
  readonly value: string
  readonly label: MessageKey
  readonly description: string
}

/** All states of a return by GraphQL enum value. */
export const RETURN_STATE_TABLE = {
  REQUESTED: {
    value: 'requested',
    label: 'return.state.requested',
    description: 'The customer asked for it; the shop has yet to answer.',
  },
  ACCEPTED: {
    value: 'accepted',
    label: 'return.state.accepted',
    description: 'The shop agreed, and waits for the items.',
  },
  DECLINED: {
    value: 'declined',
    label: 'return.state.declined',
    description: 'The shop does not take the items back.',
  },
  RECEIVED: {
    value: 'received',
    label: 'return.state.received',
    description: 'The items came back, and the money was given back.',
  },
} as const satisfies Readonly<Record<string, ReturnStateRow>>

export type ReturnState = (typeof RETURN_STATE_TABLE)[keyof typeof RETURN_STATE_TABLE]['value']

export const RETURN_STATES: readonly ReturnState[] = Object.values(RETURN_STATE_TABLE).map(
  ({ value }) => value,
)

/** The states in which there is still something to do. An order has one such return at most. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = ['requested', 'accepted']

/** Actions on a return. */
export type ReturnAct = 'accept' | 'decline' | 'receive'

const POSSIBLE_IN: Readonly<Record<ReturnAct, readonly ReturnState[]>> = {
  accept: ['requested'],
  // Also later, such as for items that never came.
  decline: OPEN_RETURN_STATES,
  // Small shops are handed the items before they have answered.
  receive: OPEN_RETURN_STATES,
}

/** Whether something can be done to a return now. */
export function canActOnReturn(act: ReturnAct, state: ReturnState): boolean {
  return POSSIBLE_IN[act].includes(state)
}

/** Until when the customer may ask to return what was delivered. */
export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1000)
}

/** Why a customer cannot ask for a return of an order, or null. */
export function returnObstacle(
  order: { readonly status: OrderStatus; readonly deliveredAt: Date | null },
  now: Date,
): 'notDelivered' | 'tooLate' | null {
  const { status, deliveredAt } = order
  if (status !== DELIVERED_ORDER_STATUS || !deliveredAt) return 'notDelivered'
  return now > returnDeadline(deliveredAt) ? 'tooLate' : null
}

/** A line of an order, of which some units may have come back. */
export interface ReturnableItem extends Priceable {
  readonly returnedQuantity: number
}

/** How many units of a line can still be returned. */
export function returnableQuantity({
  quantity,
  returnedQuantity,
}: Pick<ReturnableItem, 'quantity' | 'returnedQuantity'>): number {
  return quantity - returnedQuantity
}

/** The part of a line's price that its first units make up. Of all units, it is the whole. */
export function priceOfUnits(linePiastres: Piastres, quantity: number, units: number): Piastres {
  return asPiastres(Math.floor((linePiastres * units) / quantity))
}

/** Refund for returned units. */
export interface Refund {
  /** Their price less their share of the discounts. */
  readonly itemsPiastres: Piastres
  /** The delivery fee, if it is given back as well. */
  readonly deliveryPiastres: Piastres
  /** Both, but never more than the customer has paid. */
  readonly totalPiastres: Piastres
}

interface RefundedOrder {
  readonly items: readonly (ReturnableItem & { readonly returning: number })[]
  readonly itemsTotalPiastres: Piastres
  readonly totalPiastres: Piastres
  readonly paidPiastres: Piastres
}

/**
 * Calculates the refund for units of an order. Each line has its share of the items' total after discounts, to the
 * piastre; however the units come back, the refunds of all of them are exactly that total.
 */
export function calculateRefund(order: RefundedOrder, includesDelivery: boolean): Refund {
  const { items, itemsTotalPiastres, totalPiastres, paidPiastres } = order
  const shares = shareOut(itemsTotalPiastres, items.map(lineTotal))
  const itemsPiastres = addPiastres(
    ...items.map(({ quantity, returnedQuantity, returning }, index) => {
      const share = shares[index] ?? NO_PIASTRES
      const before = priceOfUnits(share, quantity, returnedQuantity)
      return asPiastres(priceOfUnits(share, quantity, returnedQuantity + returning) - before)
    }),
  )
  const deliveryPiastres = includesDelivery
    ? asPiastres(totalPiastres - itemsTotalPiastres)
    : NO_PIASTRES
  return {
    itemsPiastres,
    deliveryPiastres,
    totalPiastres: minPiastres(addPiastres(itemsPiastres, deliveryPiastres), paidPiastres),
  }
}
