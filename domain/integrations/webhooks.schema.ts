import { DELIVERIES_PAGE_SIZE, MAX_WEBHOOK_URL_LENGTH } from '../limits'
import { pageFields } from '../validation/list.schema'
import { encodeMessage, idSchema, requiredText } from '../validation/text.schema'
import { parseUrl } from '../validation/url'
import { z } from '../validation/zod'

/** The events that a webhook may subscribe to. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.statusChanged',
  'order.confirmationChanged',
  'order.shipmentChanged',
  'order.paymentChanged',
  'order.returnChanged',
  'order.edited',
  'product.changed',
  'product.lowStock',
  'order.refunded',
  'review.changed',
  'customer.changed',
  'payment.changed',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

function isWebAddress(text: string): boolean {
  // requiredText has already reported a missing URL.
  if (text === '') return true
  const url = parseUrl(text)
  if (!url) return false
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
}

/** A new webhook. The server checks whether its address is allowed. */
export const webhookSchema = z.object({
  url: requiredText(MAX_WEBHOOK_URL_LENGTH).refine(
    isWebAddress,
    encodeMessage('invalid.webhookUrl'),
  ),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: encodeMessage('invalid.noEvents') }), {
      error: encodeMessage('invalid.noEvents'),
    })
    .min(1, encodeMessage('invalid.noEvents'))
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
})

export type WebhookInput = z.input<typeof webhookSchema>

/** A delivery is waiting for its first or next attempt, delivered, or given up. */
const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a delivery attempt failed. */
export const DELIVERY_PROBLEMS = ['status', 'timeout', 'unreachable', 'notPublic'] as const

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** A page of deliveries, optionally of one webhook or in one state. */
export const deliveriesSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(DELIVERIES_PAGE_SIZE),
  webhookId: idSchema.nullish(),
  state: z.enum(DELIVERY_STATES, { error: encodeMessage('invalid.text') }).nullish(),
})

export type DeliveriesInput = z.input<typeof deliveriesSchema>
