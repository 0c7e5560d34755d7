import { z } from 'zod'
import { pageFields } from './catalogue.schema'
import { DELIVERIES_PAGE_SIZE, MAX_WEBHOOK_URL_LENGTH } from './limits'
import { idSchema, requiredText, says } from './text.schema'

/** What a webhook may be told of. */
export const WEBHOOK_EVENTS = ['order.placed', 'order.statusChanged', 'product.changed'] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** That something is missing is said already when there is nothing. */
function isWebAddress(text: string): boolean {
  if (text === '') return true
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && !username && !password
}

/** A new webhook: where to, and of what. Whether the address may be told is the server's to say. */
export const webhookSchema = z.object({
  url: requiredText(MAX_WEBHOOK_URL_LENGTH).refine(isWebAddress, says('invalid.webhookUrl')),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: says('invalid.noEvents') }), {
      error: says('invalid.noEvents'),
    })
    .min(1, says('invalid.noEvents'))
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
})

export type WebhookInput = z.input<typeof webhookSchema>

/** Where a delivery stands: to be tried (again), arrived, or given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed. */
export const DELIVERY_PROBLEMS = ['status', 'timeout', 'unreachable', 'notPublic'] as const

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** A page of deliveries, of one webhook or in one state if so wished. */
export const deliveriesSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(DELIVERIES_PAGE_SIZE),
  webhookId: idSchema.nullish(),
  state: z.enum(DELIVERY_STATES, { error: says('invalid.text') }).nullish(),
})

export type DeliveriesInput = z.input<typeof deliveriesSchema>
