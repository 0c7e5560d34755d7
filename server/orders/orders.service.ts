import type { EntityManager } from 'typeorm'
import { pageSchema } from '#domain/catalogue.schema'
import { AppError } from '#domain/errors'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import type { OrderStatus } from '#domain/order-status'
import { validate } from '#domain/validate'
import { readId } from '../catalogue/catalogue.service'
import { decodeCursor, type Page, toPage } from '../catalogue/cursor'
import { prepared } from '../database/prepared'

export interface OrderItemView {
  readonly id: number
  /** Null once the product is deleted; name and price stay as bought. */
  readonly productId: number | null
  readonly name: string
  readonly pricePiastres: number
  readonly quantity: number
}

export interface OrderStatusChangeView {
  readonly status: OrderStatus
  readonly changedAt: Date
}

export interface OrderView {
  readonly id: number
  readonly createdAt: Date
  readonly totalPiastres: number
  readonly address: string
  readonly city: string
  readonly phone: string
  readonly status: OrderStatus
  readonly items: readonly OrderItemView[]
  /** Every status with its time, oldest first. */
  readonly history: readonly OrderStatusChangeView[]
}

/** An order as SQL returns it under {@link ORDER_COLUMNS}. */
export interface OrderRow extends Omit<OrderView, 'history' | 'totalPiastres'> {
  readonly totalPiastres: string
  readonly history: readonly { readonly status: OrderStatus; readonly changedAt: string }[]
}

/** The columns of an OrderView, with its items and history, from the table `orders`. */
export const ORDER_COLUMNS = `orders.id, orders.created_at AS "createdAt",
  orders.total_piastres AS "totalPiastres", orders.address, orders.city, orders.phone, orders.status,
  (SELECT json_agg(json_build_object('id', id, 'productId', product_id, 'name', name,
            'pricePiastres', price_piastres, 'quantity', quantity) ORDER BY id)
   FROM order_items WHERE order_id = orders.id) AS items,
  (SELECT json_agg(json_build_object('status', status, 'changedAt', changed_at) ORDER BY id)
   FROM order_status_changes WHERE order_id = orders.id ) AS history`

export function toOrderView(row: OrderRow): OrderView {
  return {
    ...row,
    totalPiastres: Number(row.totalPiastres),
    history: row.history.map(({ status, changedAt }) => ({
      status,
      changedAt: new Date(changedAt),
    })),
  }
}

export interface OrderPage extends Page<OrderView> {
  count(): Promise<number>
}

// No order comes after it.
const LAST_ID = 2_147_483_647

// Items and history of the whole page at once: looked up order by order they take twice as long.
const READ_PAGE = prepared(
  `WITH page AS MATERIALIZED (
     SELECT id, created_at AS "createdAt", total_piastres AS "totalPiastres", address, city, phone, status
     FROM orders WHERE user_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3
   ), item AS (
     SELECT order_id AS "orderId", id, product_id AS "productId", name,
       price_piastres AS "pricePiastres", quantity
     FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page))
   ), change AS (
     SELECT order_id AS "orderId", id, status, changed_at AS "changedAt"
     FROM order_status_changes WHERE order_id = ANY(ARRAY(SELECT id FROM page)) AND $4
   )
   SELECT coalesce((SELECT json_agg(page ORDER BY id DESC) FROM page), '[]') AS orders,
     coalesce((SELECT json_agg(item ORDER BY id) FROM item), '[]') AS items,
     coalesce((SELECT json_agg(change ORDER BY id) FROM change), '[]') AS history`,
)

interface OrdersRow {
  readonly orders: readonly (Omit<OrderView, 'createdAt' | 'items' | 'history'> & {
    readonly createdAt: string
  })[]
  readonly items: readonly (OrderItemView & { readonly orderId: number })[]
  readonly history: readonly {
    readonly orderId: number
    readonly status: OrderStatus
    readonly changedAt: string
  }[]
}

/** What belongs to each order. */
function byOrder<T extends { readonly orderId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.orderId)
    if (group) group.push(row)
    else groups.set(row.orderId, [row])
  }
  return groups
}

function toOrderViews({ orders, items, history }: OrdersRow): OrderView[] {
  const itemsOf = byOrder(items)
  const historyOf = byOrder(history)
  // Named one by one: copying what JSON made takes four times as long.
  return orders.map(({ id, createdAt, totalPiastres, address, city, phone, status }) => ({
    id,
    createdAt: new Date(createdAt),
    totalPiastres,
    address,
    city,
    phone,
    status,
    items: (itemsOf.get(id) ?? []).map((item) => ({
      id: item.id,
      productId: item.productId,
      name: item.name,
      pricePiastres: item.pricePiastres,
      quantity: item.quantity,
    })),
    history: (historyOf.get(id) ?? []).map((change) => ({
      status: change.status,
      changedAt: new Date(change.changedAt),
    })),
  }))
}

/** A page of a user's own orders, newest first, each without its history unless that is asked. Throws INVALID. */
export async function listOrders(
  db: EntityManager,
  userId: number,
  input: { readonly first?: number; readonly after?: string | null },
  isHistoryAsked = true,
): Promise<OrderPage> {
  const { first, after } = validate(pageSchema, { first: ORDERS_PAGE_SIZE, ...input })
  const [beforeId = LAST_ID] = decodeCursor(after, 1) ?? []
  const [row] = await db.query<OrdersRow[]>(READ_PAGE, [
    userId,
    beforeId,
    first + 1,
    isHistoryAsked,
  ])
  return {
    ...toPage(row ? toOrderViews(row) : [], first, (order) => [order.id]),
    async count() {
      const [row] = await db.query<{ count: number }[]>(
        'SELECT count(*)::int AS count FROM orders WHERE user_id = $1',
        [userId],
      )
      return row?.count ?? 0
    },
  }
}

/** All of a user's own orders, newest first: the REST list. */
export async function listAllOrders(db: EntityManager, userId: number): Promise<OrderView[]> {
  const rows = await db.query<OrderRow[]>(
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE user_id = $1 ORDER BY id DESC`,
    [userId],
  )
  return rows.map(toOrderView)
}

/** One of the user's own orders. Throws NOT_FOUND, for somebody else's order as well. */
export async function getOrder(db: EntityManager, userId: number, id: unknown): Promise<OrderView> {
  const orderId = readId(id)
  const [row] =
    orderId === undefined
      ? []
      : await db.query<OrderRow[]>(
          `SELECT ${ORDER_COLUMNS} FROM orders WHERE user_id = $1 AND id = $2`,
          [userId, orderId],
        )
  if (!row) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
  return toOrderView(row)
}
