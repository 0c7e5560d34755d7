import { z } from 'zod'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { LOCALES } from '#domain/messages/locale'
import { EDITED_PARTS } from '#domain/orders/order-edit'
import { CONFIRMATION_STATES, PAYMENT_STATES, SHIPMENT_STATES } from '#domain/orders/order-life'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { RETURN_STATES } from '#domain/orders/returns'
import { ONLINE_PAYMENT_STATES } from '#domain/payments/payment-state'
import { REVIEW_STATUSES } from '#domain/reviews/reviews.schema'
import {
  EXAMPLE_WEBHOOK_ORDER,
  webhookConfirmationSchema,
  webhookOrderSchema,
  webhookPaymentSchema,
  webhookShipmentSchema,
} from '../../orders/orders/reads/rest-order'
import { webhookOnlinePaymentSchema } from '../../orders/payments/rest-payment'
import { EXAMPLE_WEBHOOK_RETURN, webhookReturnSchema } from '../../orders/returns/rest-return'
import {
  restIdSchema,
  restOrderStatusSchema,
  restPriceSchema,
} from '../../platform/http/rest/rest-schemas'

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

const refundSchema = z
  .strictObject({
    id: restIdSchema,
    order_id: restIdSchema,
    amount: restPriceSchema.meta({
      description: 'In EGP; negative for one that was recorded by mistake and is taken back.',
    }),
  })
  .meta({ title: 'WebhookRefund' })

const reviewSchema = z
  .strictObject({
    id: restIdSchema.meta({ description: 'Another one once it is rewritten.' }),
    product_id: restIdSchema,
    status: z.enum(REVIEW_STATUSES),
    stars: z.int().min(1).max(5),
    text: z.string().nullable().meta({ description: 'Null unless it is approved.' }),
    locale: z.enum(LOCALES),
    answer: z.string().nullable().meta({ description: 'The answer of the shop.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ title: 'WebhookReview' })

const customerSchema = z
  .strictObject({
    id: restIdSchema,
    is_blocked: z.boolean().nullable().meta({ description: 'Null once the customer is deleted.' }),
    is_prepay_only: z.boolean().nullable(),
  })
  .meta({ title: 'WebhookCustomer' })

const EXAMPLE_PRODUCT = {
  id: 1,
  name: 'Nilo Cat Toy',
  name_ar: 'نيلو لعبة قطط',
  price: 199.99,
  image_url: 'https://shop.example.com/toy.webp',
  stock: 9,
}

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
  'order.confirmationChanged': {
    summary: 'The customer confirmed an order, or did not answer a call',
    schema: message(
      'order.confirmationChanged',
      z.strictObject({
        previous_confirmation: z.enum(CONFIRMATION_STATES),
        confirmation: webhookConfirmationSchema,
        order: webhookOrderSchema,
      }),
    ),
    example: {
      type: 'order.confirmationChanged',
      timestamp: '2026-11-20T11:00:00.000Z',
      data: {
        previous_confirmation: 'toConfirm',
        confirmation: {
          state: 'confirmed',
          confirmed_by: 'call',
          confirmed_at: '2026-11-20T11:00:00.000Z',
          unanswered_calls: 0,
        },
        order: { ...EXAMPLE_WEBHOOK_ORDER, status: ORDER_STATUS_TABLE.PROCESSING.value },
      },
    },
  },
  'order.shipmentChanged': {
    summary: 'The parcel of an order was packed, handed over, delivered, refused or received back',
    schema: message(
      'order.shipmentChanged',
      z.strictObject({
        previous_shipment_state: z.enum(SHIPMENT_STATES),
        shipment: webhookShipmentSchema,
        order: webhookOrderSchema,
      }),
    ),
    example: {
      type: 'order.shipmentChanged',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: {
        previous_shipment_state: 'packed',
        shipment: {
          state: 'withCourier',
          courier: 'Nile Express',
          tracking_number: '7234258',
          parcel_count: 1,
          packed_at: '2026-11-20T16:00:00.000Z',
          handed_over_at: '2026-11-21T09:00:00.000Z',
          delivered_at: null,
          refused_at: null,
          refusal_reason: null,
          lost_at: null,
          received_back_at: null,
          condition: null,
          awaited_items: [],
        },
        order: { ...EXAMPLE_WEBHOOK_ORDER, status: ORDER_STATUS_TABLE.PROCESSING.value },
      },
    },
  },
  'order.paymentChanged': {
    summary: 'An order was paid, or its money given back',
    schema: message(
      'order.paymentChanged',
      z.strictObject({
        previous_payment_state: z.enum(PAYMENT_STATES),
        payment: webhookPaymentSchema,
        order: webhookOrderSchema,
      }),
    ),
    example: {
      type: 'order.paymentChanged',
      timestamp: '2026-11-22T15:00:00.000Z',
      data: {
        previous_payment_state: 'due',
        payment: { state: 'collected', paid: 249.99, amount_due: 0 },
        order: { ...EXAMPLE_WEBHOOK_ORDER, status: ORDER_STATUS_TABLE.COMPLETED.value },
      },
    },
  },
  'order.returnChanged': {
    summary: 'Items of an order are to be returned, or came back after the delivery',
    schema: message(
      'order.returnChanged',
      z.strictObject({
        previous_return_state: z
          .enum(RETURN_STATES)
          .nullable()
          .meta({ description: 'Null for a new return.' }),
        return: webhookReturnSchema,
        order: webhookOrderSchema,
      }),
    ),
    example: {
      type: 'order.returnChanged',
      timestamp: '2026-11-26T09:00:00.000Z',
      data: {
        previous_return_state: 'accepted',
        return: EXAMPLE_WEBHOOK_RETURN,
        order: { ...EXAMPLE_WEBHOOK_ORDER, status: ORDER_STATUS_TABLE.COMPLETED.value },
      },
    },
  },
  'order.edited': {
    summary: 'The shop changed the items, address, phone or total of an order',
    schema: message(
      'order.edited',
      z.strictObject({
        changed: z
          .array(z.enum(EDITED_PARTS))
          .meta({ description: 'The parts that were changed.' }),
        previous_total: restPriceSchema,
        order: webhookOrderSchema,
      }),
    ),
    example: {
      type: 'order.edited',
      timestamp: '2026-11-20T11:30:00.000Z',
      data: {
        changed: ['items', 'total'],
        previous_total: 449.98,
        order: EXAMPLE_WEBHOOK_ORDER,
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
        product: EXAMPLE_PRODUCT,
      },
    },
  },
  'product.lowStock': {
    summary: 'The stock of a product has become low, or it is sold out',
    schema: message(
      'product.lowStock',
      z.strictObject({
        product: productSchema,
        low_stock_at: z.int().meta({ description: 'The stock at which it is low, or below.' }),
      }),
    ),
    example: {
      type: 'product.lowStock',
      timestamp: '2026-11-20T13:00:00.000Z',
      data: { product: { ...EXAMPLE_PRODUCT, stock: 5 }, low_stock_at: 5 },
    },
  },
  'order.refunded': {
    summary: 'Money of an order was given back',
    schema: message('order.refunded', z.strictObject({ refund: refundSchema })),
    example: {
      type: 'order.refunded',
      timestamp: '2026-11-26T09:00:00.000Z',
      data: { refund: { id: 12, order_id: 1, amount: 199.99 } },
    },
  },
  'review.changed': {
    summary: 'A review was written, approved, hidden, answered or removed',
    schema: message(
      'review.changed',
      z.strictObject({ change: z.enum(['written', 'updated', 'removed']), review: reviewSchema }),
    ),
    example: {
      type: 'review.changed',
      timestamp: '2026-11-27T09:00:00.010Z',
      data: {
        change: 'updated',
        review: {
          id: 3,
          product_id: 1,
          status: 'APPROVED',
          stars: 5,
          text: 'My cat loves it.',
          locale: 'en',
          answer: null,
          created_at: '2026-11-27T09:00:00.000Z',
        },
      },
    },
  },
  'customer.changed': {
    summary: 'A customer was blocked or has to pay in advance, or no longer, or was deleted',
    schema: message(
      'customer.changed',
      z.strictObject({ change: z.enum(['updated', 'deleted']), customer: customerSchema }),
    ),
    example: {
      type: 'customer.changed',
      timestamp: '2026-11-27T10:00:00.000Z',
      data: {
        change: 'updated',
        customer: { id: 7, is_blocked: true, is_prepay_only: false },
      },
    },
  },
  'payment.changed': {
    summary: 'An online payment was paid, failed, expired or given back',
    schema: message(
      'payment.changed',
      z.strictObject({
        previous_state: z
          .enum(ONLINE_PAYMENT_STATES)
          .meta({ description: 'The same after another part was given back.' }),
        payment: webhookOnlinePaymentSchema,
      }),
    ),
    example: {
      type: 'payment.changed',
      timestamp: '2026-11-20T10:03:00.000Z',
      data: {
        previous_state: 'waiting',
        payment: {
          id: 5,
          order_id: 1,
          provider: 'paymob',
          way_to_pay: 'paymob_card',
          state: 'paid',
          amount: 249.99,
          paid: 249.99,
          refunded: 0,
          created_at: '2026-11-20T10:00:00.010Z',
        },
      },
    },
  },
}
