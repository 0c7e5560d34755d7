import { z } from 'zod'
import { toPounds } from '#domain/money'
import { ORDER_STATUS_TABLE } from '#domain/order-status'
import { orderStatusSchema } from '#domain/orders.schema'
import { bodyFields } from '../http/rest/request'
import type { RestApp } from '../http/rest/rest'
import { documented } from '../http/rest/rest-docs'
import { idParameter } from '../http/rest/rest-schemas'
import { type AdminOrderView, listAllAdminOrders, setOrderStatus } from './admin-orders.service'
import { EXAMPLE_ORDER, restOrderSchema, toRestItems } from './orders.routes'

const adminOrderSchema = restOrderSchema.extend({
  user: z.strictObject({ first_name: z.string(), mobile: z.string() }),
  // Misspelled on purpose: legacy clients depend on it.
  addres: z.string(),
})

const NEXT_STATUS = ORDER_STATUS_TABLE.PROCESSING.value

type RestAdminOrder = z.output<typeof adminOrderSchema>

const EXAMPLE: RestAdminOrder = {
  ...EXAMPLE_ORDER,
  user: { first_name: 'Mona', mobile: '1012345678' },
  addres: '5 Tahrir Square',
}

function toRest({
  id,
  customer,
  address,
  createdAt,
  totalPiastres,
  status,
  items,
}: AdminOrderView): RestAdminOrder {
  return {
    id,
    user: { first_name: customer?.firstName ?? '', mobile: customer?.mobile ?? '' },
    addres: address,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items),
  }
}

/** GET /adminorder, PATCH /adminorder/{id}/status. Both require the admin or an API key. */
export function adminOrdersRoutes(app: RestApp): void {
  const list = documented({
    id: 'listOrders',
    tag: 'Management',
    summary: 'All orders, newest first',
    role: 'admin',
    scope: 'readOrders',
    response: {
      status: 200,
      description: 'The orders. The fields of `user` are empty if the account was deleted.',
      schema: z.array(adminOrderSchema),
      example: [EXAMPLE],
    },
  })
  app.getOrPage('/adminorder', list, async (request) => {
    await request.context.requireAdmin('readOrders')
    return (await listAllAdminOrders(request.context.db)).map(toRest)
  })

  const change = documented({
    id: 'setOrderStatus',
    tag: 'Management',
    summary: 'Changes the status of an order',
    role: 'admin',
    scope: 'writeOrderStatus',
    path: { id: idParameter('The order.') },
    body: { schema: orderStatusSchema, example: { status: NEXT_STATUS } },
    response: {
      status: 200,
      description:
        'The updated order; for an API key without the scope readOrders only its id and status.',
      schema: z.union([adminOrderSchema, adminOrderSchema.pick({ id: true, status: true })]),
      example: { ...EXAMPLE, status: NEXT_STATUS },
    },
    errors: {
      409: { description: 'The order cannot be reopened, because there is not enough stock.' },
    },
  })
  app.patch<{ Params: { id: string } }>('/adminorder/:id/status', change, async (request) => {
    const { db, requireAdmin, permits } = request.context
    await requireAdmin('writeOrderStatus')
    const mayRead = await permits('readOrders')
    const namesStock = mayRead && (await permits('readCatalogue'))
    const order = await setOrderStatus(db, request.params.id, bodyFields(request), { namesStock })
    return mayRead ? toRest(order) : { id: order.id, status: order.status }
  })
}
