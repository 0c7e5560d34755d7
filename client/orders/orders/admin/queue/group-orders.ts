import type { AdminOrdersQuery } from '../../../../platform/gql/orders-admin'
import { isPossible } from '../order-acts'

export type QueuedRow = AdminOrdersQuery['adminOrders']['nodes'][number]

/** The orders of one customer that are to be confirmed, oldest first. */
export interface QueuedCustomer {
  /** The number of the first order. */
  readonly id: string
  readonly phone: string
  readonly name: string
  readonly orders: readonly QueuedRow[]
}

/**
 * The customers to ask, whose order has waited longest first. A customer is a phone; orders whose phone nobody may see, or
 * that have none, stand alone.
 */
export function groupOrders(rows: readonly QueuedRow[]): readonly QueuedCustomer[] {
  const groups = new Map<string, QueuedRow[]>()
  for (const row of rows.filter((order) => isPossible('confirm', order))) {
    const key = row.phone || row.id
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].flatMap((orders) => {
    const [first] = orders
    return first ? [{ id: first.id, phone: first.phone, name: first.recipientName, orders }] : []
  })
}
