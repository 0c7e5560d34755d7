import type { Permission } from '../accounts/permissions'
import { ORDER_STATUS_TABLE } from './order-status'

/** Returns the permission needed to set a status: a completed order was delivered and paid. */
export function statusPermission(status: unknown): Permission {
  return status === ORDER_STATUS_TABLE.COMPLETED.value ? 'orders.deliver' : 'orders.status'
}
