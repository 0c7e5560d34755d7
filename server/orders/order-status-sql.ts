import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'

/** Formats statuses as an SQL list. */
export function sqlList(statuses: readonly OrderStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

/** The check constraint of status columns. */
export const IS_KNOWN_STATUS = `status IN (${sqlList(ORDER_STATUSES)})`
