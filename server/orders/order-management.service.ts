import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { OrderStatus } from '#domain/order-status'
import {
  type ManagedOrdersFilter,
  type ManagedOrdersInput,
  managedOrdersSchema,
  orderStatusSchema,
  significantDigits,
} from '#domain/orders.schema'
import { type Unchecked, validate } from '#domain/validate'
import { readId } from '../catalogue/catalogue.service'
import { decodeCursor, toPage } from '../catalogue/cursor'
import { containing } from '../catalogue/name-filter'
import { notify } from '../database/notices'
import { returnStock, takeStockAgain } from './order-stock.service'
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

/** SQL for the orders that the owner looks for, with its parameters, numbered from $1. */
function orderCondition({ status, search }: ManagedOrdersFilter) {
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const conditions = [
    ...(status ? [`orders.status = ${bind(status)}`] : []),
    ...(search ? [searchCondition(search, bind)] : []),
  ]
  return { sql: conditions.join(' AND ') || 'true', parameters, bind }
}

// Fewer digits are in nearly every phone number: they are meant as an order's number.
const MIN_PHONE_DIGITS = 5

/**
 * By the customer's name, a phone number or the order's own number. Each alternative is a list of ids
 * that an index finds; one OR over both tables would read every order.
 */
function searchCondition(search: string, bind: (value: unknown) => string): string {
  const digits = significantDigits(search)
  const orderId = readId(search.replace(/^#/, ''))
  const ofCustomers = (condition: string) =>
    `SELECT orders.id FROM orders JOIN users ON users.id = orders.user_id WHERE ${condition}`
  const alternatives = [
    ofCustomers(`first_name || ' ' || second_name ILIKE ${bind(containing(search))}`),
  ]
  if (orderId) alternatives.push(`SELECT id FROM orders WHERE id = ${bind(orderId)}`)
  if (digits.length >= MIN_PHONE_DIGITS) {
    const pattern = bind(containing(digits))
    alternatives.push(ofCustomers(`mobile LIKE ${pattern}`))
    alternatives.push(`SELECT id FROM orders WHERE phone LIKE ${pattern}`)
  }
  return `orders.id IN (${alternatives.join(' UNION ')})`
}

/** A page of everybody's orders, newest first unless told otherwise. Throws INVALID. */
export async function listManagedOrders(
  db: EntityManager,
  input: Unchecked<ManagedOrdersInput>,
): Promise<ManagedOrderPage> {
  const { first, after, oldestFirst, ...filter } = validate(managedOrdersSchema, input)
  const [afterId = null] = decodeCursor(after, 1) ?? []
  const { sql, parameters, bind } = orderCondition(filter)
  const [direction, beyond] = oldestFirst ? ['', '>'] : ['DESC', '<']
  const place = afterId === null ? '' : `AND orders.id ${beyond} ${bind(afterId)}`
  const rows = await db.query<ManagedOrderRow[]>(
    `SELECT ${MANAGED_COLUMNS} FROM orders WHERE ${sql} ${place}
     ORDER BY orders.id ${direction} LIMIT ${bind(first + 1)}`,
    parameters,
  )
  return {
    ...toPage(rows.map(toManaged), first, (order) => [order.id]),
    async count() {
      const condition = orderCondition(filter)
      const [row] = await db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM orders WHERE ${condition.sql}`,
        condition.parameters,
      )
      return row?.count ?? 0
    },
  }
}

/** One order as the owner sees it; null when there is none. */
export async function findManagedOrder(
  db: EntityManager,
  id: unknown,
): Promise<ManagedOrderView | null> {
  const [row] = await db.query<ManagedOrderRow[]>(
    `SELECT ${MANAGED_COLUMNS} FROM orders WHERE id = $1`,
    [readId(id) ?? null],
  )
  return row ? toManaged(row) : null
}

/** Everybody's orders, newest first: the REST list. */
export async function listAllManagedOrders(db: EntityManager): Promise<ManagedOrderView[]> {
  const rows = await db.query<ManagedOrderRow[]>(
    `SELECT ${MANAGED_COLUMNS} FROM orders ORDER BY id DESC`,
  )
  return rows.map(toManaged)
}

async function changeStatus(
  db: EntityManager,
  orderId: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<void> {
  if (to === 'Cancelled') await returnStock(db, orderId)
  if (from === 'Cancelled') await takeStockAgain(db, orderId)
  // The time of its turn, not of its transaction's start.
  await db.query(
    `WITH changed AS (
       UPDATE orders SET status = $2 WHERE id = $1 RETURNING id
     )
     INSERT INTO order_status_changes (order_id, status, changed_at)
     SELECT id, $2, clock_timestamp() FROM changed
     RETURNING ${notify('orderChanged', 'order_id')}`,
    [orderId, to],
  )
}

/**
 * Sets an order's status, any to any, and keeps the change with its time; the status it already has
 * changes nothing. Cancelling puts back what the order took out of the stock, once; an order that is
 * taken up again takes it out again. Throws INVALID, NOT_FOUND, and OUT_OF_STOCK when there is not
 * enough left to take an order up again. Source: decisions section 6.
 */
export async function setOrderStatus(
  db: EntityManager,
  id: unknown,
  input: Unchecked<{ status: OrderStatus }>,
): Promise<ManagedOrderView> {
  const { status } = validate(orderStatusSchema, input)
  const orderId = readId(id)
  return db.transaction(async (transaction) => {
    // Changes of one order wait here for each other, so its history ends with its status.
    const [before] = await transaction.query<{ status: OrderStatus }[]>(
      'SELECT status FROM orders WHERE id = $1 FOR NO KEY UPDATE',
      [orderId ?? null],
    )
    if (!before || orderId === undefined) {
      throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
    }
    if (before.status !== status) await changeStatus(transaction, orderId, before.status, status)
    const order = await findManagedOrder(transaction, orderId)
    if (!order) throw new Error('A locked order was gone')
    return order
  })
}
