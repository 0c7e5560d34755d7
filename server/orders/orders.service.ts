import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { AppError } from '#domain/errors'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { ADJUSTMENT_KINDS, calculateTotals, type Totals } from '#domain/money/pricing'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { pageSchema } from '#domain/products/product.schema'
import { validate } from '#domain/validation/validate'
import {
  ADDRESS_COLUMNS,
  type AddressRow,
  addressColumns,
  toAddress,
} from '../addresses/address-columns'
import { decodeCursor, type Page, toPage } from '../database/cursor'
import { statement } from '../database/statement'
import { readId } from '../products/catalogue.service'
import { OrderEntity } from './order.entity'

export interface OrderItemView {
  readonly id: number
  /** Null once the product is deleted. Names and price are those at the time of purchase. */
  readonly productId: number | null
  readonly name: string
  readonly nameAr: string | null
  readonly pricePiastres: number
  readonly quantity: number
}

export interface OrderStatusChangeView {
  readonly status: OrderStatus
  readonly changedAt: Date
}

export interface DeliveryDaysView {
  readonly min: number
  readonly max: number
}

export interface OrderView extends Totals {
  readonly id: number
  readonly createdAt: Date
  /** How long delivery was expected to take when the order was placed; null if unknown. */
  readonly deliveryDays: DeliveryDaysView | null
  readonly address: string
  readonly city: string
  readonly phone: string
  /** The fields that address and city were composed from; null if the client sent the two texts. */
  readonly shippingAddress: Address | null
  readonly status: OrderStatus
  /** Why the shopper cancelled it; null if they did not, or did not say. */
  readonly cancelReason: string | null
  readonly items: readonly OrderItemView[]
  /** Every status with its time, oldest first. */
  readonly history: readonly OrderStatusChangeView[]
}

/** An order with its items and history as the database returns it: a row or JSON. */
export interface OrderRow
  extends Omit<
      OrderView,
      | 'createdAt'
      | 'totalPiastres'
      | 'itemsTotalPiastres'
      | 'deliveryDays'
      | 'shippingAddress'
      | 'history'
    >,
    AddressRow {
  readonly createdAt: Date | string
  /** A bigint: a string in a row, a number in JSON. */
  readonly totalPiastres: number | string
  readonly deliveryMinDays: number | null
  readonly deliveryMaxDays: number | null
  readonly history: readonly { readonly status: OrderStatus; readonly changedAt: Date | string }[]
}

/** `lineTotal` of `domain/money/pricing.ts` in SQL. */
export const ITEM_TOTAL = 'order_items.price_piastres::bigint * order_items.quantity'

const DELIVERY_COLUMNS =
  'delivery_min_days AS "deliveryMinDays", delivery_max_days AS "deliveryMaxDays"'

/** The columns of an OrderRow, with its items and history, from the table `orders`. */
export const ORDER_COLUMNS = `orders.id, orders.created_at AS "createdAt",
  orders.total_piastres AS "totalPiastres", orders.adjustments, orders.address, orders.city,
  orders.phone, orders.status, orders.cancel_reason AS "cancelReason",
  ${ADDRESS_COLUMNS}, ${DELIVERY_COLUMNS},
  (SELECT json_agg(json_build_object('id', id, 'productId', product_id, 'name', name,
            'nameAr', name_ar, 'pricePiastres', price_piastres, 'quantity', quantity) ORDER BY id)
   FROM order_items WHERE order_id = orders.id) AS items,
  (SELECT json_agg(json_build_object('status', status, 'changedAt', changed_at) ORDER BY id)
   FROM order_status_changes WHERE order_id = orders.id ) AS history`

const adjustmentJson = z.strictObject({
  kind: z.enum(ADJUSTMENT_KINDS),
  label: z.string(),
  piastres: z.int(),
  applies: z.enum(['beforeItemsTotal', 'afterItemsTotal']),
})

const itemJson = z.strictObject({
  id: z.int(),
  productId: z.int().nullable(),
  name: z.string(),
  nameAr: z.string().nullable(),
  pricePiastres: z.int(),
  quantity: z.int(),
})

const statusChangeJson = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  changedAt: z.iso.datetime({ offset: true }),
})

const sharedColumns = z.strictObject({
  id: z.int(),
  adjustments: z.array(adjustmentJson),
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  status: z.enum(ORDER_STATUSES),
  cancelReason: z.string().nullable(),
  ...addressColumns,
  deliveryMinDays: z.int().nullable(),
  deliveryMaxDays: z.int().nullable(),
})

/** A row of {@link ORDER_COLUMNS}. */
export const orderRow = sharedColumns.extend({
  createdAt: z.date(),
  // A bigint.
  totalPiastres: z.string(),
  items: z.array(itemJson),
  history: z.array(statusChangeJson),
})

function toDeliveryDays({
  deliveryMinDays: min,
  deliveryMaxDays: max,
}: Pick<OrderRow, 'deliveryMinDays' | 'deliveryMaxDays'>): DeliveryDaysView | null {
  return min === null || max === null ? null : { min, max }
}

/** Converts the row of an order with its items and history to a view, with the totals as stored. */
export function toOrderView(
  row: Omit<OrderRow, 'items' | 'history'>,
  rows: Pick<OrderRow, 'items' | 'history'>,
): OrderView {
  // Fields are listed one by one: spreading an object parsed from JSON takes four times as long.
  const items = rows.items.map((item) => ({
    id: item.id,
    productId: item.productId,
    name: item.name,
    nameAr: item.nameAr,
    pricePiastres: item.pricePiastres,
    quantity: item.quantity,
  }))
  return {
    id: row.id,
    createdAt: new Date(row.createdAt),
    adjustments: row.adjustments,
    itemsTotalPiastres: calculateTotals(items, row.adjustments).itemsTotalPiastres,
    totalPiastres: Number(row.totalPiastres),
    deliveryDays: toDeliveryDays(row),
    address: row.address,
    city: row.city,
    phone: row.phone,
    shippingAddress: toAddress(row),
    status: row.status,
    cancelReason: row.cancelReason,
    items,
    history: rows.history.map((change) => ({
      status: change.status,
      changedAt: new Date(change.changedAt),
    })),
  }
}

export interface OrderPage extends Page<OrderView> {
  count(): Promise<number>
}

/** The maximum value of the column. */
export const MAX_ORDER_ID = 2_147_483_647

const pageRow = z.object({
  orders: z.array(
    sharedColumns.extend({
      createdAt: z.iso.datetime({ offset: true }),
      totalPiastres: z.int(),
    }),
  ),
  items: z.array(itemJson.extend({ orderId: z.int() })),
  history: z.array(statusChangeJson.extend({ id: z.int(), orderId: z.int() })),
})

// Items and history of the whole page are read at once: order by order takes twice as long.
const readPage = statement({
  name: 'orders.readPage',
  sql: `WITH page AS MATERIALIZED (
     SELECT id, created_at AS "createdAt", total_piastres AS "totalPiastres", adjustments,
       address, city, phone, status, cancel_reason AS "cancelReason",
        ${ADDRESS_COLUMNS}, ${DELIVERY_COLUMNS}
     FROM orders WHERE user_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3
   ), item AS (
     SELECT order_id AS "orderId", id, product_id AS "productId", name, name_ar AS "nameAr",
       price_piastres AS "pricePiastres", quantity
     FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page))
   ), change AS (
     SELECT order_id AS "orderId", id, status, changed_at AS "changedAt"
     FROM order_status_changes WHERE order_id = ANY(ARRAY(SELECT id FROM page)) AND $4
   )
   SELECT coalesce((SELECT json_agg(page ORDER BY id DESC) FROM page), '[]') AS orders,
     coalesce((SELECT json_agg(item ORDER BY id) FROM item), '[]') AS items,
     coalesce((SELECT json_agg(change ORDER BY id) FROM change), '[]') AS history`,
  row: pageRow,
  prepare: true,
})

/** Groups rows by order. */
function groupByOrder<T extends { readonly orderId: number }>(
  rows: readonly T[],
): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.orderId)
    if (group) group.push(row)
    else groups.set(row.orderId, [row])
  }
  return groups
}

function toOrderViews({ orders, items, history }: z.infer<typeof pageRow>): OrderView[] {
  const itemsOf = groupByOrder(items)
  const historyOf = groupByOrder(history)
  return orders.map((order) =>
    toOrderView(order, {
      items: itemsOf.get(order.id) ?? [],
      history: historyOf.get(order.id) ?? [],
    }),
  )
}

/** Returns a page of the orders of a user, newest first, optionally with history. Throws INVALID. */
export async function listOrders(
  db: EntityManager,
  userId: number,
  input: { readonly first?: number; readonly after?: string | null },
  includesHistory = true,
): Promise<OrderPage> {
  const { first, after } = validate(pageSchema, { first: ORDERS_PAGE_SIZE, ...input })
  const [beforeId = MAX_ORDER_ID] = decodeCursor(after, 1) ?? []
  const [row] = await readPage(db, [userId, beforeId, first + 1, includesHistory])
  return {
    ...toPage(row ? toOrderViews(row) : [], { first, after }, (order) => [order.id]),
    count: () => db.countBy(OrderEntity, { userId }),
  }
}

const readAllOfUser = statement({
  name: 'orders.readAllOfUser',
  sql: `SELECT ${ORDER_COLUMNS} FROM orders WHERE user_id = $1 ORDER BY id DESC`,
  row: orderRow,
})

/** Returns all orders of a user, newest first, for REST. */
export async function listAllOrders(db: EntityManager, userId: number): Promise<OrderView[]> {
  const rows = await readAllOfUser(db, [userId])
  return rows.map((row) => toOrderView(row, row))
}

const findOfUser = statement({
  name: 'orders.findOfUser',
  sql: `SELECT ${ORDER_COLUMNS} FROM orders WHERE user_id = $1 AND id = $2`,
  row: orderRow,
})

/** Returns an order of the user. Throws NOT_FOUND, also for an order of another user. */
export async function getOrder(db: EntityManager, userId: number, id: unknown): Promise<OrderView> {
  const orderId = readId(id)
  const [row] = orderId === undefined ? [] : await findOfUser(db, [userId, orderId])
  if (!row) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
  return toOrderView(row, row)
}
