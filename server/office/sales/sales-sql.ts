import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, type Piastres } from '#domain/money/units'
import {
  DELIVERED_ORDER_STATUS,
  ORDER_STATUSES,
  type OrderStatus,
  statusesWhere,
} from '#domain/orders/order-status'
import { sqlList } from '../../orders/orders/entities/order-status-sql'

/** The time zone of the shop: a day begins at midnight in Cairo. */
export const TIME_ZONE = 'Africa/Cairo'

export const IS_SALE = `status IN (${sqlList(statusesWhere('isSale'))})`

export const startOf = (day: string) => `(${day}) AT TIME ZONE '${TIME_ZONE}'`

/** The day of $1. */
export const TODAY = `date_trunc('day', $1::timestamptz AT TIME ZONE '${TIME_ZONE}')`

/** Orders from the first moment of the period of $2 days that ends with the day of $1, until the end of that day. */
export const PERIOD = `orders.created_at >= ${startOf(`${TODAY} - ($2::int - 1) * interval '1 day'`)}
  AND orders.created_at < ${startOf(`${TODAY} + interval '1 day'`)}`

/**
 * That a row belongs to one of the orders of `placed`, a materialized CTE with their ids. PostgreSQL finds the rows by their
 * range, which is theirs alone because ids follow the time, instead of reading those of all years.
 */
export const ofPlaced = (orderId: string): string =>
  `placed.id = ${orderId} AND ${orderId} BETWEEN (SELECT min(id) FROM placed) AND (SELECT max(id) FROM placed)`

/** The delivery fee of an order, less free-delivery discounts. */
export const DELIVERY_OF_ORDER = `coalesce((
        SELECT sum((adjustment ->> 'piastres')::bigint)
        FROM jsonb_array_elements(adjustments) AS adjustment
        WHERE adjustment ->> 'applies' = 'afterItemsTotal'
      ), 0)`

/** The orders with a status, as statements return them. */
export const statusAmounts = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  orders: z.int(),
  itemsPiastres: piastresColumn,
  deliveryPiastres: piastresColumn,
})

/** The totals of a set of orders: their items and, separately, their delivery. */
export interface SalesAmountsView {
  readonly orders: number
  /** After discounts. */
  readonly itemsPiastres: Piastres
  /** Delivery fees, less free-delivery discounts. */
  readonly deliveryPiastres: Piastres
}

/** The last days of a period, until a moment of its last one. */
export interface SalesPeriodView {
  readonly days: number
  readonly now: Date
}

/** The totals of the orders that were not cancelled, and of those among them that were delivered. */
export function bookedAndDelivered(rows: readonly z.output<typeof statusAmounts>[]) {
  const sumOf = (statuses: readonly OrderStatus[]): SalesAmountsView => {
    const ofStatuses = rows.filter(({ status }) => statuses.includes(status))
    return {
      orders: ofStatuses.reduce((sum, { orders }) => sum + orders, 0),
      itemsPiastres: addPiastres(...ofStatuses.map((one) => one.itemsPiastres)),
      deliveryPiastres: addPiastres(...ofStatuses.map((one) => one.deliveryPiastres)),
    }
  }
  return { booked: sumOf(statusesWhere('isSale')), delivered: sumOf([DELIVERED_ORDER_STATUS]) }
}
