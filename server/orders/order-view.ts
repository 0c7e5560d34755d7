import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { piastresColumn } from '#domain/money/money.schema'
import { ADJUSTMENT_KINDS, calculateTotals, type Totals } from '#domain/money/pricing'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { addressColumns, toAddress } from '../addresses/address-columns'
import { entityColumns } from '../database/entity-columns'
import { OrderEntity } from './order.entity'
import { OrderItemEntity } from './order-item.entity'
import { OrderStatusChangeEntity } from './order-status-change.entity'

// How orders are read. The entities declare the columns: each is read, and is in the view unchanged, unless
// it is listed here.

const orderColumns = entityColumns(OrderEntity, ['userId', 'user'])
const itemColumns = entityColumns(OrderItemEntity, ['orderId', 'order', 'product', 'stockTaken'])
const changeColumns = entityColumns(OrderStatusChangeEntity, ['id', 'orderId', 'order'])

/** A line of an order. Names and price are those at the time of purchase. */
export type OrderItemView = Readonly<
  Omit<OrderItemEntity, 'orderId' | 'order' | 'product' | 'stockTaken'>
>

export type OrderStatusChangeView = Readonly<
  Omit<OrderStatusChangeEntity, 'id' | 'orderId' | 'order'>
>

export interface DeliveryDaysView {
  readonly min: number
  readonly max: number
}

type PlainColumns = Readonly<
  Omit<
    OrderEntity,
    'userId' | 'user' | 'deliveryMinDays' | 'deliveryMaxDays' | keyof typeof addressColumns
  >
>

export interface OrderView extends PlainColumns, Totals {
  /** How long delivery was expected to take when the order was placed; null if unknown. */
  readonly deliveryDays: DeliveryDaysView | null
  /** The fields that address and city were composed from; null if the client sent the two texts. */
  readonly shippingAddress: Address | null
  readonly items: readonly OrderItemView[]
  /** Every status with its time, oldest first. */
  readonly history: readonly OrderStatusChangeView[]
}

export interface CustomerView {
  readonly firstName: string
  readonly secondName: string
  readonly mobile: string
}

/** An order with its customer. */
export interface AdminOrderView extends OrderView {
  /** Null once the account is deleted. */
  readonly customer: CustomerView | null
}

const adjustmentJson = z.strictObject({
  kind: z.enum(ADJUSTMENT_KINDS),
  label: z.string(),
  piastres: piastresColumn,
  applies: z.enum(['beforeItemsTotal', 'afterItemsTotal']),
})

/** A row of {@link selectOrders}. */
export const orderRow = z.object({
  ...orderColumns.shape,
  ...addressColumns,
  adjustments: z.array(adjustmentJson),
  items: z.array(z.strictObject(itemColumns.shape)),
  history: z.array(
    z.strictObject({ status: z.enum(ORDER_STATUSES), changedAt: z.iso.datetime({ offset: true }) }),
  ),
})

/** A row of {@link selectOrders} with customers. */
export const adminOrderRow = orderRow.extend({
  customer: z
    .strictObject({ firstName: z.string(), secondName: z.string(), mobile: z.string() })
    .nullable(),
})

const CUSTOMER = `, (
  SELECT json_build_object('firstName', first_name, 'secondName', second_name, 'mobile', mobile)
  FROM users WHERE users.id = page.user_id) AS customer`

interface OrderSelection {
  /** The SQL after FROM orders: a condition, an order and a limit. */
  readonly rows: string
  readonly direction?: 'ASC' | 'DESC'
  readonly hasCustomers?: boolean
  /** An SQL condition. */
  readonly hasHistory?: string
}

/**
 * The SQL of orders with their items and history, newest first by default. Items and history are read for all
 * orders at once: reading them per order takes twice as long.
 */
export const selectOrders = ({
  rows,
  direction = 'DESC',
  hasCustomers = false,
  hasHistory = 'true',
}: OrderSelection): string => `WITH page AS MATERIALIZED (SELECT * FROM orders ${rows}),
  item AS (
    SELECT order_id, json_agg(${itemColumns.toJson()} ORDER BY id) AS items
    FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page)) GROUP BY order_id
  ), change AS (
    SELECT order_id, json_agg(${changeColumns.toJson()} ORDER BY id) AS history
    FROM order_status_changes WHERE order_id = ANY(ARRAY(SELECT id FROM page)) AND ${hasHistory}
    GROUP BY order_id
  )
  SELECT ${orderColumns.select('page')}, coalesce(items, '[]') AS items,
    coalesce(history, '[]') AS history ${hasCustomers ? CUSTOMER : ''}
  FROM page LEFT JOIN item ON item.order_id = page.id LEFT JOIN change ON change.order_id = page.id
  ORDER BY page.id ${direction}`

/** Converts a row to a view, with the totals as stored. */
export function toOrderView(row: z.infer<typeof orderRow>): OrderView {
  const {
    governorate,
    area,
    street,
    floor,
    apartment,
    landmark,
    courierNote,
    deliveryMinDays: min,
    deliveryMaxDays: max,
    ...order
  } = row
  return {
    ...order,
    itemsTotalPiastres: calculateTotals(order.items, order.adjustments).itemsTotalPiastres,
    deliveryDays: min === null || max === null ? null : { min, max },
    shippingAddress: toAddress({
      governorate,
      area,
      street,
      floor,
      apartment,
      landmark,
      courierNote,
    }),
    history: order.history.map(({ status, changedAt }) => ({
      status,
      changedAt: new Date(changedAt),
    })),
  }
}

export function toAdminOrderView(row: z.infer<typeof adminOrderRow>): AdminOrderView {
  return { ...toOrderView(row), customer: row.customer }
}
