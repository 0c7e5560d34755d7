import type { EntityManager } from 'typeorm'
import { pageSchema } from '#domain/catalogue.schema'
import { orderStatusSchema } from '#domain/checkout.schema'
import { AppError } from '#domain/errors'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import type { OrderStatus } from '#domain/order-status'
import { type Unchecked, validate } from '#domain/validate'
import { readId } from '../catalogue/catalogue.service'
import { decodeCursor, toPage } from '../catalogue/cursor'
import {
  ORDER_COLUMNS,
  type OrderPage,
  type OrderRow,
  type OrderView,
  toOrderView,
} from './orders.service'

export interface CustomerView {
  readonly firstName: string
  readonly mobile: string
}

/** An order as the owner sees it. */
export interface ManagedOrderView extends OrderView {
  /** Null once the account is deleted. */
  readonly customer: CustomerView | null
}

interface ManagedOrderRow extends OrderRow {
  readonly customer: CustomerView | null
}

const MANAGED_COLUMNS = `${ORDER_COLUMNS},
  (SELECT json_build_object('firstName', first_name, 'mobile', mobile)
   FROM users WHERE users.id = orders.user_id) AS customer`

function toManaged(row: ManagedOrderRow): ManagedOrderView {
  return { ...toOrderView(row), customer: row.customer }
}

export interface ManagedOrderPage extends OrderPage {
  readonly nodes: readonly ManagedOrderView[]
}

/** A page of everybody's orders, newest first, of one status if given. Throws INVALID. */
export async function listManagedOrders(
  db: EntityManager,
  input: {
    readonly first?: number
    readonly after?: string | null
    readonly status?: OrderStatus | null
  },
): Promise<ManagedOrderPage> {
  const { status = null, ...page } = input
  const { first, after } = validate(pageSchema, { first: ORDERS_PAGE_SIZE, ...page })
  const [beforeId = null] = decodeCursor(after, 1) ?? []
  const rows = await db.query<ManagedOrderRow[]>(
    `SELECT ${MANAGED_COLUMNS} FROM orders
     WHERE ($1::text IS NULL OR status = $1) AND ($2::int IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [status, beforeId, first + 1],
  )
  return {
    ...toPage(rows.map(toManaged), first, (order) => [order.id]),
    async count() {
      const [row] = await db.query<{ count: number }[]>(
        'SELECT count(*)::int AS count FROM orders WHERE $1::text IS NULL OR status = $1',
        [status],
      )
      return row?.count ?? 0
    },
  }
}

/** Everybody's orders, newest first: the REST list. */
export async function listAllManagedOrders(db: EntityManager): Promise<ManagedOrderView[]> {
  const rows = await db.query<ManagedOrderRow[]>(
    `SELECT ${MANAGED_COLUMNS} FROM orders ORDER BY id DESC`,
  )
  return rows.map(toManaged)
}

/**
 * Sets an order's status, any to any, and keeps the change with its time; the status it already has
 * changes nothing. Throws INVALID, NOT_FOUND. Source: decisions section 6.
 */
export async function setOrderStatus(
  db: EntityManager,
  id: unknown,
  input: Unchecked<{ status: OrderStatus }>,
): Promise<ManagedOrderView> {
  const { status } = validate(orderStatusSchema, input)
  const orderId = readId(id)
  return db.transaction(async (transaction) => {
    // Changes of one order wait here for each other, so its history ends with its status; each has
    // the time of its turn, not of its transaction's start.
    await transaction.query(
      `WITH changed AS (
         UPDATE orders SET status = $2 WHERE id = $1 AND status <> $2 RETURNING id
       )
       INSERT INTO order_status_changes (order_id, status, changed_at)
       SELECT id, $2, clock_timestamp() FROM changed`,
      [orderId ?? null, status],
    )
    const [row] = await transaction.query<ManagedOrderRow[]>(
      `SELECT ${MANAGED_COLUMNS} FROM orders WHERE id = $1`,
      [orderId ?? null],
    )
    if (!row) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
    return toManaged(row)
  })
}
