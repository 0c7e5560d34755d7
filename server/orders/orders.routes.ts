import { z } from 'zod'
import { type CheckoutInput, checkoutSchema, idempotencyKeySchema } from '#domain/checkout.schema'
import { toPounds } from '#domain/money'
import { ORDER_STATUSES } from '#domain/order-status'
import type { Unchecked } from '#domain/validate'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { restConflictSchema, restIdSchema, restPriceSchema } from '../http/rest-schemas'
import { checkout } from './checkout.service'
import { listAllOrders, type OrderView } from './orders.service'

const restItemSchema = z.strictObject({
  id: restIdSchema,
  product: z.strictObject({ name: z.string() }),
  quantity: z.int(),
  price: restPriceSchema,
})

/** What own and managed orders have in common. */
export const restOrderSchema = z.strictObject({
  id: restIdSchema,
  created_at: z.iso.datetime(),
  total: restPriceSchema,
  status: z.enum(ORDER_STATUSES),
  items: z.array(restItemSchema),
})

const ownOrderSchema = restOrderSchema.extend({ address: z.string() })

export const EXAMPLE_ORDER: z.output<typeof restOrderSchema> = {
  id: 1,
  created_at: '2026-01-31T09:30:00.000Z',
  total: 240,
  status: 'Pending',
  items: [{ id: 1, product: { name: 'Nilo Cat Toy' }, quantity: 2, price: 120 }],
}

function toCheckoutInput(body: Readonly<Record<string, unknown>>): Unchecked<CheckoutInput> {
  const { total, address, city, phone, cart_items } = body
  const lines = Array.isArray(cart_items)
    ? cart_items.map((item) =>
        typeof item === 'object' && item !== null
          ? { productId: item.product_id, quantity: item.quantity, price: item.price }
          : item,
      )
    : cart_items
  return { total, address, city, phone, lines }
}

/** An order's items as legacy clients know them. Source: decisions section 2. */
export function toRestItems(items: OrderView['items']): z.output<typeof restItemSchema>[] {
  return items.map(({ id, name, quantity, pricePiastres }) => ({
    id,
    product: { name },
    quantity,
    price: toPounds(pricePiastres),
  }))
}

function toRest({
  id,
  createdAt,
  totalPiastres,
  address,
  status,
  items,
}: OrderView): z.output<typeof ownOrderSchema> {
  return {
    id,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    address,
    status,
    items: toRestItems(items),
  }
}

/** POST /checkout, GET /orders. Both need the token. */
export function ordersRoutes(app: RestApp): void {
  const place = documented({
    id: 'checkout',
    tag: 'Orders',
    summary: 'Orders what it says, paid in cash on delivery',
    role: 'shopper',
    headers: {
      'Idempotency-Key': {
        description: 'The same key with the same order again answers the order there is.',
        schema: idempotencyKeySchema.shape.idempotencyKey,
        example: '0b5c2f0e-5d4c-4b8e-9d53-3a1c8f6f2d11',
      },
    },
    body: {
      schema: checkoutSchema,
      example: {
        address: '5 Tahrir Square',
        city: 'Cairo',
        phone: '1012345678',
        total: 1090.5,
        cart_items: [
          { product_id: 1, quantity: 2, price: 120 },
          { product_id: 2, quantity: 1, price: 850.5 },
        ],
      },
    },
    answer: {
      status: 201,
      description: 'The order.',
      schema: restOrderSchema.pick({ id: true, total: true, status: true }),
      example: { id: 2, total: 1090.5, status: 'Pending' },
    },
    refusals: {
      409: {
        description:
          'Prices changed or too few are left (what can be had comes along), or the key is taken.',
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
      const order = await checkout(request.context.db, userId, input, key)
      const { id, totalPiastres, status } = order
      return reply.code(201).send({ id, total: toPounds(totalPiastres), status })
    },
  )

  const list = documented({
    id: 'listOwnOrders',
    tag: 'Orders',
    summary: 'One’s own orders, newest first',
    role: 'shopper',
    answer: {
      status: 200,
      description: 'The orders.',
      schema: z.array(ownOrderSchema),
      example: [{ ...EXAMPLE_ORDER, address: '5 Tahrir Square' }],
    },
  })
  app.get('/orders', list, async (request) => {
    const { id } = await request.context.viewer()
    return (await listAllOrders(request.context.db, id)).map(toRest)
  })
}
