import type { WebhookEvent as Event } from '#domain/integrations/webhooks.schema'
import type { MessageKey } from '#domain/messages'
import type { WebhookEvent } from '../../platform/gql/integrations'

/** The webhook events: their names in the domain and in GraphQL, and their texts. */
export const EVENTS = [
  {
    event: 'order.placed',
    name: 'ORDER_PLACED',
    title: 'webhook.event.orderPlaced',
    short: 'delivery.event.orderPlaced',
  },
  {
    event: 'order.statusChanged',
    name: 'ORDER_STATUS_CHANGED',
    title: 'webhook.event.orderStatusChanged',
    short: 'delivery.event.orderStatusChanged',
  },
  {
    event: 'order.confirmationChanged',
    name: 'ORDER_CONFIRMATION_CHANGED',
    title: 'webhook.event.orderConfirmationChanged',
    short: 'delivery.event.orderConfirmationChanged',
  },
  {
    event: 'order.shipmentChanged',
    name: 'ORDER_SHIPMENT_CHANGED',
    title: 'webhook.event.orderShipmentChanged',
    short: 'delivery.event.orderShipmentChanged',
  },
  {
    event: 'order.paymentChanged',
    name: 'ORDER_PAYMENT_CHANGED',
    title: 'webhook.event.orderPaymentChanged',
    short: 'delivery.event.orderPaymentChanged',
  },
  {
    event: 'order.returnChanged',
    name: 'ORDER_RETURN_CHANGED',
    title: 'webhook.event.orderReturnChanged',
    short: 'delivery.event.orderReturnChanged',
  },
  {
    event: 'order.edited',
    name: 'ORDER_EDITED',
    title: 'webhook.event.orderEdited',
    short: 'delivery.event.orderEdited',
  },
  {
    event: 'product.changed',
    name: 'PRODUCT_CHANGED',
    title: 'webhook.event.productChanged',
    short: 'delivery.event.productChanged',
  },
  {
    event: 'product.lowStock',
    name: 'PRODUCT_LOW_STOCK',
    title: 'webhook.event.productLowStock',
    short: 'delivery.event.productLowStock',
  },
  {
    event: 'order.refunded',
    name: 'ORDER_REFUNDED',
    title: 'webhook.event.orderRefunded',
    short: 'delivery.event.orderRefunded',
  },
  {
    event: 'review.changed',
    name: 'REVIEW_CHANGED',
    title: 'webhook.event.reviewChanged',
    short: 'delivery.event.reviewChanged',
  },
  {
    event: 'customer.changed',
    name: 'CUSTOMER_CHANGED',
    title: 'webhook.event.customerChanged',
    short: 'delivery.event.customerChanged',
  },
  {
    event: 'payment.changed',
    name: 'PAYMENT_CHANGED',
    title: 'webhook.event.paymentChanged',
    short: 'delivery.event.paymentChanged',
  },
] as const satisfies readonly {
  event: Event
  name: WebhookEvent
  title: MessageKey
  short: MessageKey
}[]

/** The event's short title. */
export function eventTitle(name: WebhookEvent): MessageKey {
  return EVENTS.find((event) => event.name === name)?.short ?? 'delivery.event'
}
