import { z } from 'zod'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { restIdSchema, restOrderStatusSchema, restPriceSchema } from '../http/rest/rest-schemas'
import { EXAMPLE_WEBHOOK_ORDER, webhookOrderSchema } from '../orders/rest-order'

const productSchema = z
  .strictObject({
    id: restIdSchema,
    name: z.string(),
    name_ar: z.string().nullable().meta({ description: 'The name in Arabic, if it has one.' }),
    price: restPriceSchema,
    image_url: z.string(),
    stock: z.int().nullable().meta({ description: 'Units in stock; null if not tracked.' }),
  })
  .meta({ title: 'WebhookProduct' })

interface EventDocs {
  readonly summary: string
  readonly schema: z.ZodType
  readonly example: Readonly<Record<string, unknown>>
}

function message(event: WebhookEvent, data: z.ZodType): z.ZodType {
  return z.strictObject({
    type: z.literal(event),
    timestamp: z.iso.datetime().meta({ description: 'When the event happened.' }),
    data,
  })
}

/** The body of the POST for each event. */
export const WEBHOOK_EVENT_DOCS: Readonly<Record<WebhookEvent, EventDocs>> = {
  'order.placed': {
    summary: 'An order was placed',
    schema: message('order.placed', z.strictObject({ order: webhookOrderSchema })),
    example: {
      type: 'order.placed',
      timestamp: '2026-11-20T10:00:00.010Z',
      data: { order: EXAMPLE_WEBHOOK_ORDER },
    },
  },
  'order.statusChanged': {
    summary: 'The status of an order changed',
    schema: message(
      'order.statusChanged',
      z.strictObject({ previous_status: restOrderStatusSchema, order: webhookOrderSchema }),
    ),
    example: {
      type: 'order.statusChanged',
      timestamp: '2026-11-20T12:00:00.000Z',
      data: {
        previous_status: INITIAL_ORDER_STATUS,
        order: { ...EXAMPLE_WEBHOOK_ORDER, status: ORDER_STATUS_TABLE.PROCESSING.value },
      },
    },
  },
  'product.changed': {
    summary: 'A product was added, changed or deleted, or its stock changed',
    schema: message(
      'product.changed',
      z.strictObject({
        change: z.enum(['added', 'updated', 'deleted']),
        product: productSchema,
      }),
    ),
    example: {
      type: 'product.changed',
      timestamp: '2026-11-20T13:00:00.000Z',
      data: {
        change: 'updated',
        product: {
          id: 1,
          name: 'Nilo Cat Toy',
          name_ar: 'نيلو لعبة قطط',
          price: 199.99,
          image_url: 'https://shop.example.com/toy.webp',
          stock: 9,
        },
      },
    },
  },
}
