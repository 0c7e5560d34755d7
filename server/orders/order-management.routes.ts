import { z } from 'zod'
import { toPounds } from '#domain/money'
import { orderStatusSchema } from '#domain/orders.schema'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { idParameter } from '../http/rest-schemas'
import {
  listAllManagedOrders,
  type ManagedOrderView,
  setOrderStatus,
} from './order-management.service'
import { EXAMPLE_ORDER, restOrderSchema, toRestItems } from './orders.routes'

const managedOrderSchema = restOrderSchema.extend({
  user: z.strictObject({ first_name: z.string(), mobile: z.string() }).nullable(),
  // Spelled so: older clients depend on it.
  addres: z.string(),
})

type RestManagedOrder = z.output<typeof managedOrderSchema>

const EXAMPLE: RestManagedOrder = {
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
}: ManagedOrderView): RestManagedOrder {
  return {
    id,
    user: customer && { first_name: customer.firstName, mobile: customer.mobile },
    addres: address,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items),
  }
}

/** GET /adminorder, PATCH /adminorder/{id}/status. Both need the owner's token. */
export function orderManagementRoutes(app: RestApp): void {
  const list = documented({
    id: 'listOrders',
    tag: 'Management',
    summary: 'Everybody’s orders, newest first',
    role: 'owner',
    scope: 'readOrders',
    answer: {
      status: 200,
      description: 'The orders; `user` is null when the account is gone.',
      schema: z.array(managedOrderSchema),
      example: [EXAMPLE],
    },
  })
  app.getBesidePage('/adminorder', list, async (request) => {
    await request.context.admin('readOrders')
    return (await listAllManagedOrders(request.context.db)).map(toRest)
  })

  const change = documented({
    id: 'setOrderStatus',
    tag: 'Management',
    summary: 'Changes the status of an order',
    role: 'owner',
    scope: 'writeOrderStatus',
    path: { id: idParameter('The order.') },
    body: { schema: orderStatusSchema, example: { status: 'Processing' } },
    answer: {
      status: 200,
      description: 'The order as it is now.',
      schema: managedOrderSchema,
      example: { ...EXAMPLE, status: 'Processing' },
    },
    refusals: { 409: { description: 'A cancelled order has products that are sold out by now.' } },
  })
  app.patch<{ Params: { id: string } }>('/adminorder/:id/status', change, async (request) => {
    await request.context.admin('writeOrderStatus')
    const { id } = request.params
    return toRest(await setOrderStatus(request.context.db, id, bodyFields(request)))
  })
}
