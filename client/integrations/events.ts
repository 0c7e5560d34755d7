import type { MessageKey } from '#domain/messages'
import type { WebhookEvent as Event } from '#domain/webhooks.schema'
import type { WebhookEvent } from '../gql/integrations'

/** What a webhook may be told of: the domain's name, GraphQL's, and what people read. */
export const EVENTS = [
  { event: 'order.placed', name: 'ORDER_PLACED', title: 'webhook.event.orderPlaced' },
  {
    event: 'order.statusChanged',
    name: 'ORDER_STATUS_CHANGED',
    title: 'webhook.event.orderStatusChanged',
  },
  { event: 'product.changed', name: 'PRODUCT_CHANGED', title: 'webhook.event.productChanged' },
] as const satisfies readonly { event: Event; name: WebhookEvent; title: MessageKey }[]

/** How people call the event. */
export function eventTitle(name: WebhookEvent): MessageKey {
  return EVENTS.find((event) => event.name === name)?.title ?? 'delivery.event'
}
