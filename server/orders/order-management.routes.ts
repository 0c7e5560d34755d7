import { toPounds } from '#domain/money'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import {
  listAllManagedOrders,
  type ManagedOrderView,
  setOrderStatus,
} from './order-management.service'
import { toRestItems } from './orders.routes'

function toRest({
  id,
  customer,
  address,
  createdAt,
  totalPiastres,
  status,
  items,
}: ManagedOrderView) {
  return {
    id,
    user: customer && { first_name: customer.firstName, mobile: customer.mobile },
    // Spelled so: older clients depend on it.
    addres: address,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items),
  }
}

/** GET /adminorder, PATCH /adminorder/{id}/status. Both need the owner's token. */
export function orderManagementRoutes(app: RestApp): void {
  app.getBesidePage('/adminorder', async (request) => {
    await request.context.admin()
    return (await listAllManagedOrders(request.context.db)).map(toRest)
  })

  app.patch<{ Params: { id: string } }>('/adminorder/:id/status', async (request) => {
    await request.context.admin()
    const { id } = request.params
    return toRest(await setOrderStatus(request.context.db, id, bodyFields(request)))
  })
}
