import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import { PARCEL_CONDITIONS } from '#domain/orders/order-life'
import { RETURN_REASONS, RETURN_STATES } from '#domain/orders/returns'
import { restIdSchema, restPriceSchema } from '../../platform/http/rest/rest-schemas'
import type { ReturnView } from './return-view'

// A return outside GraphQL: in webhooks and in personal data.

export const webhookReturnSchema = z
  .strictObject({
    id: restIdSchema,
    state: z.enum(RETURN_STATES),
    reason: z.enum(RETURN_REASONS),
    items: z.array(
      z.strictObject({
        order_item_id: restIdSchema,
        name: z.string(),
        quantity: z.int(),
        received_quantity: z
          .int()
          .nullable()
          .meta({ description: 'How many came back; null until then.' }),
        condition: z.enum(PARCEL_CONDITIONS).nullable(),
      }),
    ),
    refund: restPriceSchema
      .nullable()
      .meta({ description: 'What was given back, in EGP; null until the items came back.' }),
    refunds_delivery: z.boolean(),
    exchange_order_id: restIdSchema.nullable().meta({
      description: 'The order that goes out in exchange; null for other returns.',
    }),
    credit: restPriceSchema.meta({
      description: 'What of the value of the items has paid for that order, in EGP.',
    }),
    created_at: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
    received_at: z.iso.datetime().nullable(),
  })
  .meta({ title: 'WebhookReturn' })

export function toWebhookReturn(view: ReturnView): z.output<typeof webhookReturnSchema> {
  return {
    id: view.id,
    state: view.state,
    reason: view.reason,
    items: view.items.map((item) => ({
      order_item_id: item.orderItemId,
      name: item.name,
      quantity: item.quantity,
      received_quantity: item.receivedQuantity,
      condition: item.condition,
    })),
    refund: view.refundPiastres === null ? null : toPounds(view.refundPiastres),
    refunds_delivery: view.refundsDelivery,
    exchange_order_id: view.exchangeOrderId,
    credit: toPounds(view.creditPiastres),
    created_at: view.createdAt.toISOString(),
    answered_at: view.answeredAt?.toISOString() ?? null,
    received_at: view.receivedAt?.toISOString() ?? null,
  }
}

export const EXAMPLE_WEBHOOK_RETURN: z.output<typeof webhookReturnSchema> = {
  id: 1,
  state: 'received',
  reason: 'damaged',
  items: [
    {
      order_item_id: 1,
      name: 'Nilo Cat Toy',
      quantity: 1,
      received_quantity: 1,
      condition: 'damaged',
    },
  ],
  refund: 199.99,
  refunds_delivery: false,
  exchange_order_id: null,
  credit: 0,
  created_at: '2026-11-24T10:00:00.000Z',
  answered_at: '2026-11-24T11:00:00.000Z',
  received_at: '2026-11-26T09:00:00.000Z',
}

export const personalReturnSchema = webhookReturnSchema.extend({
  order_id: restIdSchema,
  note: z.string().nullable(),
  answer: z.string().nullable(),
})

export function toPersonalReturn(view: ReturnView): z.output<typeof personalReturnSchema> {
  const { orderId, note, answer } = view
  return { ...toWebhookReturn(view), order_id: orderId, note, answer }
}
