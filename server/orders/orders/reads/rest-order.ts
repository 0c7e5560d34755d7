import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import {
  CONFIRMATION_STATES,
  CONFIRMED_BY,
  PARCEL_CONDITIONS,
  PAYMENT_STATES,
  REFUSAL_REASONS,
  SHIPMENT_STATES,
} from '#domain/orders/order-life'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'
import { restAddressSchema, toRestAddress } from '../../../accounts/addresses/rest-address'
import { toRestAdjustments } from '../../../platform/http/rest/rest-lines'
import {
  restAdjustmentSchema,
  restCustomerSchema,
  restIdSchema,
  restOrderStatusSchema,
  restPriceSchema,
} from '../../../platform/http/rest/rest-schemas'
import type { AdminOrderView, OrderItemView, OrderView } from './order-view'

// Every shape of an order outside GraphQL: in REST, whose shapes never change, in personal data, and in
// webhooks, whose bodies keep the order of their fields.

export const restItemSchema = z
  .strictObject({
    id: restIdSchema,
    product: z.strictObject({ name: z.string() }),
    quantity: z.int(),
    price: restPriceSchema,
    product_id: restIdSchema
      .nullable()
      .meta({ description: 'The ID of the product, hidden or not; null if it was deleted.' }),
  })
  .meta({ title: 'OrderItem' })

/** The shared fields of own and admin orders. */
export const restOrderSchema = z.strictObject({
  id: restIdSchema,
  created_at: z.iso.datetime(),
  total: restPriceSchema,
  status: restOrderStatusSchema,
  items: z.array(restItemSchema),
})

/** The fees and discounts in the total of an order that has any. */
export const restAdjustmentsSchema = z
  .array(restAdjustmentSchema)
  .optional()
  .meta({ description: 'The fees and discounts in `total`; missing if there are none.' })

export const EXAMPLE_ORDER: z.output<typeof restOrderSchema> = {
  id: 1,
  created_at: '2026-01-31T09:30:00.000Z',
  total: 240,
  status: INITIAL_ORDER_STATUS,
  items: [{ id: 1, product: { name: 'Nilo Cat Toy' }, quantity: 2, price: 120, product_id: 1 }],
}

type RestItem = Pick<OrderItemView, 'id' | 'productId' | 'name' | 'quantity' | 'pricePiastres'>

/** Converts items to the shape that legacy clients expect (docs/specification.md, section 7). */
export function toRestItems(items: readonly RestItem[]): z.output<typeof restItemSchema>[] {
  return items.map(({ id, productId, name, quantity, pricePiastres }) => ({
    id,
    product: { name },
    quantity,
    price: toPounds(pricePiastres),
    product_id: productId,
  }))
}

/** The `adjustments` of an order that has any. */
export function toRestOrderAdjustments({ adjustments }: Pick<OrderView, 'adjustments'>) {
  return adjustments.length > 0 ? { adjustments: toRestAdjustments(adjustments) } : {}
}

/** The fields of an order in webhooks and personal data, except its items and its customer. */
const detailsSchema = z.strictObject({
  id: restIdSchema,
  created_at: z.iso.datetime(),
  status: restOrderStatusSchema,
  total: restPriceSchema,
  adjustments: z.array(restAdjustmentSchema),
  address: z.string(),
  city: z.string(),
  shipping_address: restAddressSchema.nullable().meta({
    description: 'The fields of `address` and `city`; null for orders of older clients.',
  }),
  cancel_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why the shopper cancelled, if they said so.' }),
  phone: z.string(),
})

function toDetails(order: OrderView): z.output<typeof detailsSchema> {
  return {
    id: order.id,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    total: toPounds(order.totalPiastres),
    adjustments: toRestAdjustments(order.adjustments),
    address: order.address,
    city: order.city,
    shipping_address: order.shippingAddress && toRestAddress(order.shippingAddress),
    cancel_reason: order.cancelReason,
    phone: order.phone,
  }
}

const EXAMPLE_DETAILS: z.output<typeof detailsSchema> = {
  id: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  status: INITIAL_ORDER_STATUS,
  total: 249.99,
  adjustments: [{ kind: 'delivery', label: 'Delivery', amount: 50 }],
  address: '5 Tahrir Square, Downtown',
  city: 'Cairo',
  shipping_address: {
    governorate: 'C',
    area: 'Downtown',
    street: '5 Tahrir Square',
    floor: null,
    apartment: null,
    landmark: null,
    courier_note: null,
  },
  cancel_reason: null,
  phone: '+201012345678',
}

export const personalOrderSchema = detailsSchema.extend({
  items: z.array(
    restItemSchema.extend({
      product: z.strictObject({ name: z.string(), name_ar: z.string().nullable() }),
    }),
  ),
  history: z.array(z.strictObject({ status: restOrderStatusSchema, changed_at: z.iso.datetime() })),
})

export function toPersonalOrder(order: OrderView): z.output<typeof personalOrderSchema> {
  return {
    ...toDetails(order),
    items: toRestItems(order.items).map((item, index) => ({
      ...item,
      product: { ...item.product, name_ar: order.items[index]?.nameAr ?? null },
    })),
    history: order.history.map(({ status, changedAt }) => ({
      status,
      changed_at: changedAt.toISOString(),
    })),
  }
}

/** The example account, as the other REST examples create it. */
export const EXAMPLE_PERSONAL_ORDER: z.output<typeof personalOrderSchema> = {
  ...EXAMPLE_DETAILS,
  ...EXAMPLE_ORDER,
  items: EXAMPLE_ORDER.items.map((item) => ({
    ...item,
    product: { ...item.product, name_ar: 'نيلو لعبة قطط' },
  })),
  adjustments: [],
  address: '5 Tahrir Square',
  shipping_address: null,
  history: [{ status: EXAMPLE_ORDER.status, changed_at: EXAMPLE_ORDER.created_at }],
}

export const webhookOrderSchema = detailsSchema
  .extend({
    user: restCustomerSchema.nullable(),
    items: z.array(
      z.strictObject({
        product_id: restIdSchema.nullable(),
        name: z.string(),
        price: restPriceSchema,
        quantity: z.int(),
      }),
    ),
  })
  .meta({ title: 'WebhookOrder' })

export function toWebhookOrder(order: AdminOrderView): z.output<typeof webhookOrderSchema> {
  const { customer, items } = order
  return {
    ...toDetails(order),
    user: customer && { first_name: customer.firstName, mobile: customer.mobile },
    items: items.map(({ productId, name, pricePiastres, quantity }) => ({
      product_id: productId,
      name,
      price: toPounds(pricePiastres),
      quantity,
    })),
  }
}

export const EXAMPLE_WEBHOOK_ORDER: z.output<typeof webhookOrderSchema> = {
  ...EXAMPLE_DETAILS,
  user: { first_name: 'Mona', mobile: '1012345678' },
  items: [{ product_id: 1, name: 'Nilo Cat Toy', price: 199.99, quantity: 1 }],
}

export const webhookConfirmationSchema = z
  .strictObject({
    state: z.enum(CONFIRMATION_STATES),
    confirmed_by: z.enum(CONFIRMED_BY).nullable(),
    confirmed_at: z.iso.datetime().nullable(),
    unanswered_calls: z.int(),
  })
  .meta({ title: 'WebhookConfirmation' })

export function toWebhookConfirmation(
  order: OrderView,
): z.output<typeof webhookConfirmationSchema> {
  return {
    state: order.confirmationState,
    confirmed_by: order.confirmedBy,
    confirmed_at: order.confirmedAt?.toISOString() ?? null,
    unanswered_calls: order.unansweredCalls,
  }
}

export const webhookShipmentSchema = z
  .strictObject({
    state: z.enum(SHIPMENT_STATES),
    courier: z.string().nullable().meta({ description: 'The name of the courier.' }),
    tracking_number: z.string().nullable(),
    parcel_count: z
      .int()
      .nullable()
      .meta({ description: 'How many parcels it fills; null before it is packed.' }),
    packed_at: z.iso.datetime().nullable(),
    handed_over_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    refused_at: z.iso.datetime().nullable(),
    refusal_reason: z.enum(REFUSAL_REASONS).nullable(),
    lost_at: z.iso.datetime().nullable(),
    received_back_at: z.iso.datetime().nullable(),
    condition: z
      .enum(PARCEL_CONDITIONS)
      .nullable()
      .meta({ description: 'In what condition it came back.' }),
    awaited_items: z
      .array(z.strictObject({ name: z.string(), quantity: z.int() }))
      .meta({ description: 'What of a delivered parcel is to come back.' }),
  })
  .meta({ title: 'WebhookShipment' })

export function toWebhookShipment({
  shipment,
  shipmentState,
  awaitedItems,
}: AdminOrderView): z.output<typeof webhookShipmentSchema> {
  return {
    state: shipmentState,
    courier: shipment?.courierName ?? null,
    tracking_number: shipment?.trackingNumber ?? null,
    parcel_count: shipment?.parcelCount ?? null,
    packed_at: shipment?.packedAt?.toISOString() ?? null,
    handed_over_at: shipment?.handedOverAt?.toISOString() ?? null,
    delivered_at: shipment?.deliveredAt?.toISOString() ?? null,
    refused_at: shipment?.refusedAt?.toISOString() ?? null,
    refusal_reason: shipment?.refusalReason ?? null,
    lost_at: shipment?.lostAt?.toISOString() ?? null,
    received_back_at: shipment?.receivedBackAt?.toISOString() ?? null,
    condition: shipment?.condition ?? null,
    awaited_items: awaitedItems.map(({ name, quantity }) => ({ name, quantity })),
  }
}

export const webhookPaymentSchema = z
  .strictObject({
    state: z.enum(PAYMENT_STATES),
    paid: restPriceSchema.meta({ description: 'What the customer has paid and not got back.' }),
    amount_due: restPriceSchema.meta({ description: 'What is to be collected at the door.' }),
  })
  .meta({ title: 'WebhookPayment' })

export function toWebhookPayment(order: OrderView): z.output<typeof webhookPaymentSchema> {
  return {
    state: order.paymentState,
    paid: toPounds(order.paidPiastres),
    amount_due: toPounds(order.amountDuePiastres),
  }
}
