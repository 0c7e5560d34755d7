import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { type CancelOrderInput, cancelOrderSchema } from '#domain/orders/orders.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { readId } from '../products/catalogue.service'
import { changeStatus } from './admin-orders.service'
import { OrderEntity } from './order.entity'
import type { OrderView } from './order-view'
import { getOrder } from './orders.service'

const { value: cancelled } = ORDER_STATUS_TABLE.CANCELLED

/**
 * Cancels an order of the user, which is possible until the shop starts processing it. The order is locked,
 * so that a concurrent change by the owner comes either before or after. An order that is already cancelled
 * stays as it is. The owner gets an email. Throws INVALID, NOT_FOUND, or CONFLICT if it is too late.
 */
export async function cancelOrder(
  db: EntityManager,
  userId: number,
  id: unknown,
  input: Unchecked<CancelOrderInput>,
): Promise<OrderView> {
  const { reason } = validate(cancelOrderSchema, input)
  const orderId = readId(id)
  return db.transaction(async (transaction) => {
    const order =
      orderId !== undefined &&
      (await transaction.findOne(OrderEntity, {
        select: { id: true, status: true, userId: true },
        where: { id: orderId, userId },
        lock: { mode: 'for_no_key_update' },
      }))
    if (!order) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
    if (order.status === INITIAL_ORDER_STATUS) {
      return changeStatus(transaction, order, cancelled, { byShopper: true, cancelReason: reason })
    }
    if (order.status !== cancelled) throw new AppError('CONFLICT', { key: 'order.cannotCancel' })
    return getOrder(transaction, userId, order.id)
  })
}
