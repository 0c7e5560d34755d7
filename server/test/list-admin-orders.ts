import type { EntityManager } from 'typeorm'
import type { AdminOrdersInput } from '#domain/orders/orders.schema'
import type { Unchecked } from '#domain/validation/validate'
import { FEATURES } from '../app/features'
import {
  type AdminOrderPage,
  listAdminOrders as list,
} from '../orders/orders/reads/admin-orders.service'
import { combineConditions } from '../orders/orders/reads/order-filter'

/** A page of the list of orders, with what all features know of them. */
export function listAdminOrders(
  db: EntityManager,
  input: Unchecked<AdminOrdersInput>,
): Promise<AdminOrderPage> {
  return list(db, input, { conditions: combineConditions(FEATURES) })
}
