import { ORDER_STATUSES } from '#domain/orders/order-status'

/** Formats values of the code, such as statuses, as an SQL list. */
export function sqlList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ')
}

/** The check constraint of status columns. */
export const IS_KNOWN_STATUS = `status IN (${sqlList(ORDER_STATUSES)})`
