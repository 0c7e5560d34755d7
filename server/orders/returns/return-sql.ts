import { DELIVERED_ORDER_STATUS } from '#domain/orders/order-status'
import { OPEN_RETURN_STATES, RETURN_STATE_TABLE } from '#domain/orders/returns'
import { sqlList } from '../orders/entities/order-status-sql'

/** The condition of the index `returns_one_open`. */
export const IS_OPEN_RETURN = `state IN (${sqlList(OPEN_RETURN_STATES)})`

/** The index `returns_one_open` has them as well. */
export const IS_REQUESTED_RETURN = `state = '${RETURN_STATE_TABLE.REQUESTED.value}'`

/** Orders with an open return, for the view of them. */
export const HAS_OPEN_RETURN = `orders.id IN (SELECT order_id FROM returns WHERE ${IS_OPEN_RETURN})`

/** Orders whose courier has taken items back in exchange and has yet to bring them. */
export const IS_TAKEN_BACK = `(orders.status = '${DELIVERED_ORDER_STATUS}' AND orders.id = ANY(ARRAY(
    SELECT exchange_order_id FROM returns
    WHERE exchange_order_id IS NOT NULL AND state = '${RETURN_STATE_TABLE.ACCEPTED.value}')))`
