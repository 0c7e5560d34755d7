import type { StockReason } from '#domain/stock/stock-movements.schema'

/**
 * SQL that says why the statement that contains it changes stocks, for their history (stock-movements.sql). In the
 * RETURNING list of one of its parts, it costs no statement of its own. A reason holds for the next update of stocks.
 */
export function stockReason(reason: StockReason, orderId = "''"): string {
  return `set_config('mishmish.stock_reason', '${reason} ' || ${orderId}, true)`
}
