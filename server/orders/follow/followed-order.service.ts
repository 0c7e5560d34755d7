import type { EntityManager } from 'typeorm'
import { isOpenStatus } from '#domain/orders/order-status'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import type { FollowLinks } from '../orders/reads/follow-link'
import type { AdminOrderView } from '../orders/reads/order-view'

/** How long a link works after its order was delivered or cancelled. */
export const FOLLOWED_DAYS = 30

const DAY_MILLISECONDS = 24 * 3_600_000

/** When an order was delivered or cancelled; undefined as long as it is open. */
function endedAt({ status, history, createdAt }: AdminOrderView): Date | undefined {
  if (isOpenStatus(status)) return undefined
  return history.findLast((change) => change.status === status)?.changedAt ?? createdAt
}

/**
 * Returns the order of a link; null if the link is wrong, the order ended more than {@link FOLLOWED_DAYS} ago, or its
 * account was deleted.
 */
export async function findFollowedOrder(
  db: EntityManager,
  links: FollowLinks,
  token: string,
  now = new Date(),
): Promise<AdminOrderView | null> {
  const id = links.orderOf(token)
  const order = id === undefined ? null : await findAdminOrder(db, id)
  // The phone of an order goes with its account.
  if (!order?.phone || !links.isTokenOf(token, order)) return null
  const end = endedAt(order)
  const isOver = end && now.getTime() - end.getTime() > FOLLOWED_DAYS * DAY_MILLISECONDS
  return isOver ? null : order
}
