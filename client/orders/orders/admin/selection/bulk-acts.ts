import { ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import type { OrderAct } from '../order-acts'

/** Bulk actions on orders, in the order of the workflow. */
export const BULK_ACTS = [
  'confirm',
  'missCall',
  'pack',
  'assignCourier',
  'handOver',
  'deliver',
  'refuse',
  'receiveBack',
  'deliverAfterAll',
  'lose',
  'cancel',
] as const satisfies readonly OrderAct[]

export type BulkAct = (typeof BULK_ACTS)[number]

const ON_THE_ROAD: readonly BulkAct[] = ['deliver', 'refuse', 'receiveBack']

const USUAL: readonly BulkAct[] = ['confirm', 'pack', 'assignCourier', 'handOver', ...ON_THE_ROAD]

/** The main actions of a view, which have buttons of their own; the others are in a menu. */
const USUAL_IN_VIEW: Readonly<Partial<Record<OrderListView, readonly BulkAct[]>>> = {
  TO_CONFIRM: ['confirm', 'missCall', 'cancel'],
  TO_PACK: ['pack', 'assignCourier', 'handOver'],
  TO_HAND_OVER: ['handOver', 'assignCourier'],
  WITH_COURIER: ON_THE_ROAD,
  TELL_COURIER: ON_THE_ROAD,
  COURIER_PROBLEMS: ON_THE_ROAD,
  REFUSED: ['receiveBack', 'deliverAfterAll'],
  TO_RECEIVE_BACK: ['receiveBack', 'deliverAfterAll'],
}

/** The actions of a view's buttons. */
export function usualActs(view: string): readonly BulkAct[] {
  const known = ORDER_VIEWS.find((key) => key === view)
  return (known && USUAL_IN_VIEW[known]) ?? USUAL
}
