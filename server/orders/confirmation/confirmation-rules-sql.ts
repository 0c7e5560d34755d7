import { DEFAULT_CONFIRMATION_RULES } from '#domain/orders/confirmation'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { IS_UNCONFIRMED } from '../orders/reads/order-filter'

const { includesAllOrders, includesFirstOfPhone, abovePiastres, lateAfterHours } =
  DEFAULT_CONFIRMATION_RULES

/** When an order that is placed now has to be paid in advance at the latest, in SQL; null for never. */
export const PREPAY_UNTIL =
  'now() + make_interval(hours => (SELECT prepay_within_hours FROM confirmation_rules))'

/** Orders that should have been confirmed by now, for the view of late ones. */
export const IS_CONFIRMED_LATE = `${IS_UNCONFIRMED} AND orders.created_at < now() - make_interval(hours => coalesce(
  (SELECT late_after_hours FROM confirmation_rules), ${lateAfterHours}))`

/** How long an order that is to be paid online holds its stock, unless the owner has set a deadline. */
const PAY_ONLINE_HOURS = 24

/** When an order that is placed now is cancelled if it is not paid online, in SQL. */
export const PAY_ONLINE_UNTIL = `coalesce(${PREPAY_UNTIL}, now() + interval '${PAY_ONLINE_HOURS} hours')`

/**
 * Whether the rules ask the customer to confirm a new order, in SQL. Of two orders that a phone places at the same
 * moment, neither sees the other: both are a first one.
 */
export const needsConfirmation = (order: {
  readonly phone: string
  readonly totalPiastres: string
}): string => `(
  SELECT all_orders OR coalesce(${order.totalPiastres} > above_piastres, false)
    OR (first_of_phone AND NOT EXISTS (
      SELECT FROM orders
      WHERE orders.phone = ${order.phone} AND status <> '${ORDER_STATUS_TABLE.CANCELLED.value}'
    ))
  FROM (
    SELECT all_orders, first_of_phone, above_piastres FROM confirmation_rules
    UNION ALL SELECT ${includesAllOrders}, ${includesFirstOfPhone}, ${abovePiastres}
    WHERE NOT EXISTS (SELECT FROM confirmation_rules)
  ) AS rules)`
