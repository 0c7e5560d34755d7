import type { OrderStatus } from '#domain/orders/order-status'
import type { ShopEvent } from '../database/announce'
import type { AdminOrderView } from './order-view'
import { toWebhookOrder } from './rest-order'

// Every event of orders, and who is notified of it.

/** An order was placed, by the account `userId`. */
export function orderPlaced(order: AdminOrderView, userId: number): ShopEvent {
  const data = { orderId: order.id }
  return {
    live: { kind: 'orderPlaced', id: order.id },
    mails: [
      { kind: 'orderPlaced', userId, data },
      { kind: 'newOrder', data },
    ],
    webhooks: { event: 'order.placed', data: () => [{ order: toWebhookOrder(order) }] },
  }
}

/** The last unit of a product was ordered. */
export function productSoldOut(productId: number): ShopEvent {
  return { mails: [{ kind: 'soldOut', data: { productId } }] }
}

interface StatusChange {
  readonly previousStatus: OrderStatus
  /** Whose order it is; null once the account is deleted. */
  readonly userId: number | null
  readonly byShopper: boolean
}

/** The status of an order has changed. */
export function orderStatusChanged(
  order: AdminOrderView,
  { previousStatus, userId, byShopper }: StatusChange,
): ShopEvent {
  const { id, status } = order
  return {
    live: { kind: 'orderChanged', id },
    mails: [
      ...(userId === null ? [] : [{ kind: 'orderStatus', userId, data: { orderId: id, status } }]),
      // The owner may already have packed it.
      ...(byShopper ? [{ kind: 'orderCancelled', data: { orderId: id } }] : []),
    ],
    webhooks: {
      event: 'order.statusChanged',
      data: () => [{ previous_status: previousStatus, order: toWebhookOrder(order) }],
    },
  }
}
