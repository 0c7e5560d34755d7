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
