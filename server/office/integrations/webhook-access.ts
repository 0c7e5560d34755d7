import type { Permission } from '#domain/accounts/permissions'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { type Caller, isAllowed } from '../../platform/features/caller'

const ORDER: readonly Permission[] = ['orders.read', 'orders.phones']

/** What the messages of each event reveal: everything that a reader of the same data would need. */
const EVENT_PERMISSIONS: Readonly<Record<WebhookEvent, readonly Permission[]>> = {
  'order.placed': ORDER,
  'order.statusChanged': ORDER,
  'order.confirmationChanged': ORDER,
  'order.shipmentChanged': ORDER,
  'order.paymentChanged': ORDER,
  'order.returnChanged': ORDER,
  'order.edited': ORDER,
  'order.refunded': ['orders.read', 'money.read'],
  'product.changed': ['products.read'],
  'product.lowStock': ['products.read', 'products.inventory'],
  'review.changed': ['reviews.moderate'],
  'customer.changed': ['customers.read'],
  'payment.changed': ['orders.read', 'money.read'],
}

/** Which webhooks a caller sees and changes: an API key its own, staff and the shop itself (without a caller) all. */
export function webhooksOf(caller?: Caller): { readonly apiKeyId?: number } {
  return caller?.apiKeyId === undefined ? {} : { apiKeyId: caller.apiKeyId }
}

/** Those of the events whose messages the caller may not read. */
export function forbiddenEvents(
  caller: Caller | undefined,
  events: readonly WebhookEvent[],
): readonly WebhookEvent[] {
  if (!caller) return []
  return events.filter((event) =>
    EVENT_PERMISSIONS[event].some((permission) => !isAllowed(caller, permission)),
  )
}
