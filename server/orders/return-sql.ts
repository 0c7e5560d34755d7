import { OPEN_RETURN_STATES } from '#domain/orders/returns'
import { sqlList } from './order-status-sql'

/** The condition of the index `returns_one_open`. */
export const IS_OPEN_RETURN = `state IN (${sqlList(OPEN_RETURN_STATES)})`
