import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'
import type { RestApp } from '../http/rest/rest'
import { documented } from '../http/rest/rest-docs'
import { toRestAdjustments } from '../http/rest/rest-lines'
import {
  restAdjustmentSchema,
  restIdSchema,
  restOrderStatusSchema,
  restPriceSchema,
} from '../http/rest/rest-schemas'
import { listAllOrders, type OrderItemView, type OrderView } from './orders.service'

export const restItemSchema = z
  .strictObject({
    id: restIdSchema,
    product: z.strictObject({ name: z.string() }),
    quantity: z.int(),
    price: restPriceSchema,
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

const ownOrderSchema = restOrderSchema
  .extend({
    address: z.string(),
    adjustments: restAdjustmentsSchema,
  })
  .meta({ title: 'Order' })

export const EXAMPLE_ORDER: z.output<typeof restOrderSchema> = {
  id: 1,
  created_at: '2026-01-31T09:30:00.000Z',
  total: 240,
  status: INITIAL_ORDER_STATUS,
  items: [{ id: 1, product: { name: 'Nilo Cat Toy' }, quantity: 2, price: 120 }],
}

/** Converts items to the shape that legacy clients expect (docs/specification.md, section 7). */
export function toRestItems(
  items: readonly Pick<OrderItemView, 'id' | 'name' | 'quantity' | 'pricePiastres'>[],
): z.output<typeof restItemSchema>[] {
  return items.map(({ id, name, quantity, pricePiastres }) => ({
    id,
    product: { name },
    quantity,
    price: toPounds(pricePiastres),
  }))
}

/** The `adjustments` of an order that has any. */
export function toRestOrderAdjustments({ adjustments }: Pick<OrderView, 'adjustments'>) {
  return adjustments.length > 0 ? { adjustments: toRestAdjustments(adjustments) } : {}
}

function toRest(order: OrderView): z.output<typeof ownOrderSchema> {
  const { id, createdAt, totalPiastres, address, status, items } = order
  return {
    id,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    address,
    status,
    items: toRestItems(items),
    ...toRestOrderAdjustments(order),
  }
}

/** GET /orders. Requires a token. */
export function ordersRoutes(app: RestApp): void {
  const list = documented({
    id: 'listOwnOrders',
    tag: 'Orders',
    summary: 'The orders of the signed-in user, newest first',
    role: 'shopper',
    response: {
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
