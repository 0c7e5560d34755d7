import type { ConfirmationState, PaymentState, ShipmentState } from '#domain/orders/order-life'
import type { ShopEvent } from '../database/announce'
import type { OrderEntity } from './order.entity'
import type { AdminOrderView } from './order-view'
import {
  toWebhookConfirmation,
  toWebhookOrder,
  toWebhookPayment,
  toWebhookShipment,
} from './rest-order'

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

/** What an order was like before a change. */
export type OrderBefore = Pick<
  OrderEntity,
  'userId' | 'status' | 'confirmationState' | 'shipmentState' | 'paymentState'
>

function statusChanged(order: AdminOrderView, before: OrderBefore, byShopper: boolean): ShopEvent {
  const { id, status } = order
  const { userId, status: previousStatus } = before
  return {
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

function confirmationChanged(order: AdminOrderView, previous: ConfirmationState): ShopEvent {
  return {
    webhooks: {
      event: 'order.confirmationChanged',
      data: () => [
        {
          previous_confirmation: previous,
          confirmation: toWebhookConfirmation(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

function shipmentChanged(order: AdminOrderView, previous: ShipmentState): ShopEvent {
  return {
    webhooks: {
      event: 'order.shipmentChanged',
      data: () => [
        {
          previous_shipment_state: previous,
          shipment: toWebhookShipment(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

function paymentChanged(order: AdminOrderView, previous: PaymentState): ShopEvent {
  return {
    webhooks: {
      event: 'order.paymentChanged',
      data: () => [
        {
          previous_payment_state: previous,
          payment: toWebhookPayment(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

/** An order has changed: an event for each of its facts that is no longer what it was. */
export function orderChanged(
  order: AdminOrderView,
  before: OrderBefore,
  { byShopper = false }: { readonly byShopper?: boolean } = {},
): readonly ShopEvent[] {
  const { status, confirmationState, shipmentState, paymentState } = before
  return [
    { live: { kind: 'orderChanged', id: order.id } },
    ...(order.status === status ? [] : [statusChanged(order, before, byShopper)]),
    ...(order.confirmationState === confirmationState
      ? []
      : [confirmationChanged(order, confirmationState)]),
    ...(order.shipmentState === shipmentState ? [] : [shipmentChanged(order, shipmentState)]),
    ...(order.paymentState === paymentState ? [] : [paymentChanged(order, paymentState)]),
  ]
}
