import type { EntityManager } from 'typeorm'
import type { Actor } from '#domain/orders/order-life'
import type { OrderStatus } from '#domain/orders/order-status'
import type { LockedOrder } from './order-life.service'

declare module '../../../platform/features/feature' {
  interface Feature {
    /** Called before an order changes its status. */
    readonly orderFollower?: OrderFollower
  }
}

/**
 * Runs in a feature that builds on orders, before a locked order changes its status. Returns the updated order, such as
 * with another amount paid. Throws CONFLICT if the order cannot change to that status.
 */
export type OrderFollower = (
  transaction: EntityManager,
  order: LockedOrder,
  status: OrderStatus,
  actor: Actor,
) => Promise<LockedOrder>

const followers = new Set<OrderFollower>()

/** Called by `app/features.ts`, once for the follower of each feature. */
export function addOrderFollower(follower: OrderFollower): void {
  followers.add(follower)
}

/** Lets all features follow an order that is about to get a status. */
export async function beforeStatus(
  transaction: EntityManager,
  order: LockedOrder,
  status: OrderStatus,
  actor: Actor,
): Promise<LockedOrder> {
  if (order.status === status) return order
  let followed = order
  for (const follow of followers) followed = await follow(transaction, followed, status, actor)
  return followed
}
