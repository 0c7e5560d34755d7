import type { MessageKey } from '../messages'

interface OrderListViewRow {
  readonly label: MessageKey
  readonly description: string
}

/** The saved views of the owner's list of orders, in the order of the work. */
export const ORDER_VIEW_TABLE = {
  TO_CONFIRM: {
    label: 'orders.view.toConfirm',
    description: 'Pending orders that the customer has yet to confirm.',
  },
  TO_PACK: {
    label: 'orders.view.toPack',
    description: 'Confirmed orders that are not packed.',
  },
  TO_HAND_OVER: {
    label: 'orders.view.toHandOver',
    description: 'Packed orders that are still in the shop.',
  },
  WITH_COURIER: {
    label: 'orders.view.withCourier',
    description: 'Orders on their way.',
  },
  TELL_COURIER: {
    label: 'orders.view.tellCourier',
    description:
      'Orders on their way that were changed, of which the courier has yet to be notified.',
  },
  COURIER_PROBLEMS: {
    label: 'orders.view.courierProblems',
    description:
      'Orders on their way whose parcel the company with an API has yet to create, those of which it says that a part was delivered, and those that one of its reports may be about.',
  },
  EARLIER_PARCELS: {
    label: 'orders.view.earlierParcels',
    description: 'Orders of which a company has reported on an earlier parcel.',
  },
  REFUSED: {
    label: 'orders.view.refused',
    description: 'Orders that were refused at the door or lost.',
  },
  TO_RECEIVE_BACK: {
    label: 'orders.view.toReceiveBack',
    description: 'Cancelled orders whose parcel has yet to come back.',
  },
  RETURNS: {
    label: 'orders.view.returns',
    description:
      'Delivered orders of which items are to come back, or a request waits for an answer.',
  },
  UNPAID: {
    label: 'orders.view.unpaid',
    description: 'Orders whose cash a courier still has, or whose money is to be given back.',
  },
  LATE: {
    label: 'orders.view.late',
    description: 'Open orders that should have arrived, or been confirmed, by now.',
  },
} as const satisfies Readonly<Record<string, OrderListViewRow>>

export type OrderListView = keyof typeof ORDER_VIEW_TABLE

export const ORDER_VIEWS = Object.keys(ORDER_VIEW_TABLE) as readonly OrderListView[]

/** Without a promised time, an order is late after so many days. */
export const LATE_AFTER_DAYS = 3
