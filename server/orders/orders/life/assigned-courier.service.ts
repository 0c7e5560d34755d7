import type { EntityManager } from 'typeorm'
import { type Actor, canAssignCourier } from '#domain/orders/order-life'
import { announce } from '../../../platform/database/events/announce'
import { OrderEntity } from '../entities/order.entity'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import type { AdminOrderView } from '../reads/order-view'
import { type LockedOrder, notPossibleNow, recordEvent } from './order-life.service'

/**
 * Assigns a courier to a locked order, or none; does nothing if that is so already. Throws CONFLICT if the order is closed
 * or was handed over.
 */
export async function assignCourier(
  transaction: EntityManager,
  order: LockedOrder,
  courierId: number | null,
  actor: Actor,
): Promise<AdminOrderView> {
  const { id } = order
  if (!canAssignCourier(order)) throw notPossibleNow(order)
  if (order.assignedCourierId === courierId) return readBack(transaction, id)
  await transaction.update(OrderEntity, { id }, { assignedCourierId: courierId })
  await recordEvent(transaction, id, { kind: 'courierAssigned', actor, data: { courierId } })
  const changed = await readBack(transaction, id)
  await announce(transaction, ...orderChanged(changed, order))
  return changed
}
