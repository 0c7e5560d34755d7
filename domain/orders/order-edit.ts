import { isInShop, type ShipmentState } from './order-life'
import { type OrderStatus, statusesWhere } from './order-status'

/**
 * Editable parts of an order: everything while it is in the shop; phone, note and a lower amount once it is on its way,
 * which the courier can still be notified of.
 */
export type EditScope = 'everything' | 'onItsWay' | 'nothing'

export function editScope({
  status,
  shipmentState,
}: {
  readonly status: OrderStatus
  readonly shipmentState: ShipmentState
}): EditScope {
  if (!statusesWhere('isOpen').includes(status)) return 'nothing'
  if (shipmentState === 'withCourier') return 'onItsWay'
  // A refused or lost parcel can be edited once it is packed again.
  return isInShop(shipmentState) ? 'everything' : 'nothing'
}

/** Parts that an edit can change, in the order of the form. */
export const EDITED_PARTS = [
  'items',
  'recipientName',
  'phone',
  'address',
  'courierNote',
  'discountCode',
  'total',
] as const

export type EditedPart = (typeof EDITED_PARTS)[number]
