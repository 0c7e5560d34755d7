import { isInShop, type ShipmentState } from './order-life'
import { type OrderStatus, statusesWhere } from './order-status'

/**
 * What of an order can be changed: everything as long as it is in the shop, and what the courier can still be told
 * once it is on its way: phone, note and a lower amount.
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
  // What was refused or lost is changed once it is packed again.
  return isInShop(shipmentState) ? 'everything' : 'nothing'
}

/** What an edit may have changed, in the order of the form. */
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
