import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import type { RestApp } from '../../../platform/http/rest/rest'
import { documented } from '../../../platform/http/rest/rest-docs'
import type { OrderView } from '../reads/order-view'
import { listAllOrders } from '../reads/orders.service'
import {
  EXAMPLE_ORDER,
  restAdjustmentsSchema,
  restOrderSchema,
  toRestItems,
  toRestOrderAdjustments,
} from '../reads/rest-order'

const ownOrderSchema = restOrderSchema
  .extend({
    address: z.string(),
    adjustments: restAdjustmentsSchema,
  })
  .meta({ title: 'Order' })

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
