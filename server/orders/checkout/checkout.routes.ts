import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import {
  type CheckoutInput,
  checkoutSchema,
  idempotencyKeySchema,
} from '#domain/orders/checkout.schema'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'
import { restWayToPay, WAYS_TO_PAY } from '#domain/payments/ways-to-pay'
import type { Unchecked } from '#domain/validation/validate'
import { bodyFields } from '../../platform/http/rest/request'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { restConflictSchema } from '../../platform/http/rest/rest-schemas'
import { codeLimiter } from '../discounts/code-limiter'
import {
  restAdjustmentsSchema,
  restOrderSchema,
  toRestOrderAdjustments,
} from '../orders/reads/rest-order'
import { paymentSetup } from '../payments/payment-setup'
import { logProviderFailure } from '../payments/provider-failures'
import { checkout } from './checkout.service'
import { openPaymentOf } from './payment-of-checkout.service'
import { refusedOrders } from './refused-orders'

function toCheckoutInput(body: Readonly<Record<string, unknown>>): Unchecked<CheckoutInput> {
  const {
    total,
    amount_due: amountDue,
    discount_code: discountCode,
    keep_cart: keepCart,
    address,
    city,
    phone,
    cart_items,
    way_to_pay: way,
  } = body
  const wayToPay = WAYS_TO_PAY.find((one) => restWayToPay(one) === way) ?? way
  const lines = Array.isArray(cart_items)
    ? cart_items.map((item) =>
        typeof item === 'object' && item !== null
          ? { productId: item.product_id, quantity: item.quantity, price: item.price }
          : item,
      )
    : cart_items
  return { total, amountDue, discountCode, keepCart, address, city, phone, lines, wayToPay }
}

/** POST /checkout. Requires a token. */
export function checkoutRoutes(app: RestApp): void {
  const place = documented({
    id: 'checkout',
    tag: 'Orders',
    summary: 'Places an order, paid in cash on delivery unless it is paid online',
    role: 'shopper',
    headers: {
      'Idempotency-Key': {
        description:
          'A unique key for each order. A retry with the same key returns the same order. Without a key, the same checkout within 30 seconds does.',
        schema: idempotencyKeySchema.shape.idempotencyKey,
        example: '0b5c2f0e-5d4c-4b8e-9d53-3a1c8f6f2d11',
      },
    },
    body: {
      schema: checkoutSchema,
      example: {
        address: '5 Tahrir Square',
        city: 'Cairo',
        phone: '01012345678',
        total: 1090.5,
        cart_items: [
          { product_id: 1, quantity: 2, price: 120 },
          { product_id: 2, quantity: 1, price: 850.5 },
        ],
      },
    },
    response: {
      status: 201,
      description:
        'The order; `total` is the amount due, with the delivery fee and the discount in `adjustments`. One that is paid online waits for its payment, which is made at `payment_url`.',
      schema: restOrderSchema
        .pick({ id: true, total: true, status: true })
        .extend({ adjustments: restAdjustmentsSchema, payment_url: z.url().optional() }),
      example: { id: 2, total: 1090.5, status: INITIAL_ORDER_STATUS },
      headers: {
        'Idempotent-Replayed': {
          description: '`true` if an earlier request had placed the order.',
          schema: z.literal('true').optional(),
        },
      },
    },
    errors: {
      409: {
        description:
          'Prices changed, there is not enough stock or the discount code cannot be used (with the lines that are available); the shop does not take orders of this phone number online; or the key was used for a different order.',
        schema: restConflictSchema,
      },
    },
  })
  app.post<{ Headers: { 'idempotency-key'?: string } }>(
    '/checkout',
    place,
    async (request, reply) => {
      const { id: userId } = await request.context.viewer()
      const input = toCheckoutInput(bodyFields(request))
      const key = request.headers['idempotency-key']
      const { db, get, locale, log } = request.context
      const setup = get(paymentSetup)
      const order = await get(refusedOrders).count(() =>
        get(codeLimiter).guard(userId, input.discountCode, (observeCode) =>
          checkout(db, userId, input, key, { observeCode, ways: setup.ways }),
        ),
      )
      const { wayToPay } = input
      const options = { wayToPay, locale, onFailure: logProviderFailure(log) }
      const paymentUrl = await openPaymentOf(db, setup, order, options)
      const { id, totalPiastres, status, isReplayed } = order
      if (isReplayed) reply.header('idempotent-replayed', 'true')
      return reply.code(201).send({
        id,
        total: toPounds(totalPiastres),
        status,
        ...toRestOrderAdjustments(order),
        ...(paymentUrl !== null && { payment_url: paymentUrl }),
      })
    },
  )
}
