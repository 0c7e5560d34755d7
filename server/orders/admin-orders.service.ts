import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { significantDigits } from '#domain/addresses/phone'
import { AppError } from '#domain/errors'
import { MAX_QUERY_WORDS } from '#domain/limits'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres } from '#domain/money/units'
import { holdsStock, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import {
  type AdminOrdersFilter,
  type AdminOrdersInput,
  adminOrdersSchema,
  type OrderStatusInput,
  orderStatusSchema,
} from '#domain/orders/orders.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../database/announce'
import { decodeCursor, toPage } from '../database/cursor'
import { statement } from '../database/statement'
import { readId } from '../products/catalogue.service'
import { containing, queryWords } from '../products/name-filter'
import { foldText } from '../products/search-text'
import { OrderEntity } from './order.entity'
import { returnDiscountUse, takeDiscountUse } from './order-discount.service'
import { orderStatusChanged } from './order-events'
import { restock, takeStock } from './order-stock.service'
import {
  type AdminOrderView,
  adminOrderRow,
  type CustomerView,
  type OrderItemView,
  selectOrders,
  toAdminOrderView,
} from './order-view'
import { MAX_ORDER_ID, type OrderPage } from './orders.service'

export interface AdminOrderPage extends OrderPage {
  readonly nodes: readonly AdminOrderView[]
}

/** Builds the SQL condition of a filter, with its parameters, numbered from $1. */
function buildCondition({ status, search, since }: AdminOrdersFilter) {
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const conditions = [
    ...(status ? [`orders.status = ${bind(status)}`] : []),
    ...(since ? [`orders.created_at >= ${bind(since)}`] : []),
    ...(search ? [buildSearchCondition(search, bind)] : []),
  ]
  return { sql: conditions.join(' AND ') || 'true', parameters, bind }
}

// A trigram index needs three characters, and fewer digits match nearly every phone number.
const MIN_PHONE_DIGITS = 3

/** An order number as it is written in mails, such as #455. */
const ORDER_NUMBER = /^#\s*(\d+)$/

/**
 * Searches the name and email of the customer, the city, phone numbers and the order number; #455 finds
 * that order only. All words are found in any order, folded as in product searches.
 * Each alternative is a subquery that uses an index; one OR over both tables would read every order.
 */
function buildSearchCondition(search: string, bind: (value: unknown) => string): string {
  const folded = foldText(search).trim()
  const [, orderNumber] = ORDER_NUMBER.exec(folded) ?? []
  if (orderNumber) return `orders.id = ${bind(readId(orderNumber) ?? 0)}`
  const digits = significantDigits(folded)
  const orderId = readId(folded)
  const patterns = queryWords(folded, MAX_QUERY_WORDS).map((word) => bind(containing(word)))
  const hasWords = (text: string) =>
    patterns.map((pattern) => `search_fold(${text}) LIKE ${pattern}`).join(' AND ') || 'false'
  const byCustomer = (condition: string) =>
    `SELECT orders.id FROM orders JOIN users ON users.id = orders.user_id WHERE ${condition}`
  const alternatives = [
    byCustomer(hasWords("first_name || ' ' || second_name || ' ' || email")),
    `SELECT id FROM orders WHERE ${hasWords('city')}`,
  ]
  if (orderId) alternatives.push(`SELECT id FROM orders WHERE id = ${bind(orderId)}`)
  if (digits.length >= MIN_PHONE_DIGITS) {
    const pattern = bind(containing(digits))
    alternatives.push(byCustomer(`mobile LIKE ${pattern}`))
    alternatives.push(`SELECT id FROM orders WHERE phone LIKE ${pattern}`)
  }
  return `orders.id IN (${alternatives.join(' UNION ')})`
}

const readAdminPage = statement({
  name: 'orders.readAdminPage',
  sql: (condition: string, direction: 'ASC' | 'DESC', limit: string) =>
    selectOrders({
      rows: `WHERE ${condition} ORDER BY orders.id ${direction} LIMIT ${limit}`,
      direction,
      hasCustomers: true,
    }),
  row: adminOrderRow,
})

const countAdminList = statement({
  name: 'orders.countAdminList',
  sql: (condition: string) => `SELECT count(*)::int AS count FROM orders WHERE ${condition}`,
  row: z.object({ count: z.int() }),
})

/** Returns a page of all orders, newest first by default. Throws INVALID. */
export async function listAdminOrders(
  db: EntityManager,
  input: Unchecked<AdminOrdersInput>,
): Promise<AdminOrderPage> {
  const { first, after, sort, ...filter } = validate(adminOrdersSchema, input)
  const [afterId = null] = decodeCursor(after, 1) ?? []
  const { sql, parameters, bind } = buildCondition(filter)
  const [direction, comparison] =
    sort === 'OLDEST' ? (['ASC', '>'] as const) : (['DESC', '<'] as const)
  const position = afterId === null ? '' : `AND orders.id ${comparison} ${bind(afterId)}`
  const limit = bind(first + 1)
  const rows = await readAdminPage(db, parameters, `${sql} ${position}`, direction, limit)
  return {
    ...toPage(rows.map(toAdminOrderView), { first, after }, (order) => [order.id]),
    async count() {
      const condition = buildCondition(filter)
      const [row] = await countAdminList(db, condition.parameters, condition.sql)
      return row?.count ?? 0
    },
  }
}

const findForAdmin = statement({
  name: 'orders.findForAdmin',
  sql: selectOrders({ rows: 'WHERE id = $1', hasCustomers: true }),
  row: adminOrderRow,
})

/** Returns an order with its customer; null if it does not exist. */
export async function findAdminOrder(
  db: EntityManager,
  id: unknown,
): Promise<AdminOrderView | null> {
  const [row] = await findForAdmin(db, [readId(id) ?? null])
  return row ? toAdminOrderView(row) : null
}

/** An order as REST lists it. */
export type AdminOrderSummary = Pick<
  AdminOrderView,
  'id' | 'createdAt' | 'address' | 'totalPiastres' | 'status'
> & {
  readonly customer: Pick<CustomerView, 'firstName' | 'mobile'> | null
  readonly items: readonly Pick<OrderItemView, 'id' | 'name' | 'quantity' | 'pricePiastres'>[]
}

/** How many orders `allAdminOrders` reads at once. */
export const ALL_ORDERS_PAGE = 500

// The items of the whole page are read at once: reading them per order takes twice as long.
const readSummaries = statement({
  name: 'orders.readSummaries',
  sql: `WITH page AS MATERIALIZED (
     SELECT id, user_id, created_at, address, total_piastres, status
     FROM orders WHERE id < $1 ORDER BY id DESC LIMIT $2
   ), item AS (
     SELECT order_id, json_agg(json_build_object('id', id, 'name', name,
       'pricePiastres', price_piastres, 'quantity', quantity) ORDER BY id) AS items
     FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page)) GROUP BY order_id
   )
   SELECT page.id, page.created_at AS "createdAt", page.address,
     page.total_piastres AS "totalPiastres", page.status, users.first_name AS "firstName",
     users.mobile, item.items
   FROM page LEFT JOIN users ON users.id = page.user_id LEFT JOIN item ON item.order_id = page.id
   ORDER BY page.id DESC`,
  row: z.object({
    id: z.int(),
    createdAt: z.date(),
    address: z.string(),
    // A bigint.
    totalPiastres: z.string(),
    status: z.enum(ORDER_STATUSES),
    firstName: z.string().nullable(),
    mobile: z.string().nullable(),
    items: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        pricePiastres: piastresColumn,
        quantity: z.int(),
      }),
    ),
  }),
  prepare: true,
})

/**
 * All orders, newest first, in pages. Each page is read by its own statement, starting where the previous one
 * ended: memory does not depend on the number of orders, a slow client holds no connection, and an order
 * placed in the meantime neither appears nor moves others.
 */
export async function* allAdminOrders(
  db: EntityManager,
): AsyncGenerator<readonly AdminOrderSummary[]> {
  let beforeId = MAX_ORDER_ID
  for (;;) {
    const rows = await readSummaries(db, [beforeId, ALL_ORDERS_PAGE])
    const page = rows.map(({ firstName, mobile, totalPiastres, ...row }) => ({
      ...row,
      totalPiastres: asPiastres(Number(totalPiastres)),
      customer: firstName === null || mobile === null ? null : { firstName, mobile },
    }))
    if (page.length > 0) yield page
    if (page.length < ALL_ORDERS_PAGE) return
    beforeId = page.at(-1)?.id ?? beforeId
  }
}

// clock_timestamp, because now() is the start of the transaction, before it waited for the lock.
const updateStatus = statement({
  name: 'orders.updateStatus',
  sql: `WITH changed AS (
       UPDATE orders SET status = $2, cancel_reason = $3 WHERE id = $1 RETURNING id
     )
     INSERT INTO order_status_changes (order_id, status, changed_at)
     SELECT id, $2, clock_timestamp() FROM changed`,
})

/** Reads an order that the transaction has written or locked. */
export async function readBack(transaction: EntityManager, id: number): Promise<AdminOrderView> {
  const order = await findAdminOrder(transaction, id)
  if (!order) throw new Error(`Order ${id} disappeared`)
  return order
}

interface StatusChangeOptions {
  /** Whether the shopper makes the change, not the owner. */
  readonly byShopper?: boolean
  /** Why the shopper cancelled it. */
  readonly cancelReason?: string | null
}

/** Changes the status of an order that the transaction has locked, and announces it. */
export async function changeStatus(
  transaction: EntityManager,
  { id, userId, status: previousStatus }: Pick<OrderEntity, 'id' | 'userId' | 'status'>,
  status: OrderStatus,
  { byShopper = false, cancelReason = null }: StatusChangeOptions = {},
): Promise<AdminOrderView> {
  if (holdsStock(previousStatus) && !holdsStock(status)) {
    await restock(transaction, id)
    await returnDiscountUse(transaction, id)
  }
  if (!holdsStock(previousStatus) && holdsStock(status)) {
    await takeStock(transaction, id)
    await takeDiscountUse(transaction, id)
  }
  await updateStatus(transaction, [id, status, cancelReason])
  const order = await readBack(transaction, id)
  await announce(transaction, orderStatusChanged(order, { previousStatus, userId, byShopper }))
  return order
}

function statusChanged(currentStatus: OrderStatus): AppError {
  const label = (locale: Locale) => translate(`order.status.${currentStatus}`, {}, locale)
  return new AppError('CONFLICT', {
    key: 'order.changedMeanwhile',
    parameters: { status: { en: label('en'), ar: label('ar') } },
    currentStatus,
  })
}

/**
 * Sets the status of an order and adds it to the history, unless it is unchanged. Any status can
 * follow any other. Cancelling an order returns its items to stock and the use of its discount code;
 * reopening it takes them again. Throws INVALID, NOT_FOUND, CONFLICT if the order does not have the
 * expected status, or OUT_OF_STOCK or CONFLICT if there is not enough stock, or no use of the code left, to
 * reopen the order.
 */
export async function setOrderStatus(
  db: EntityManager,
  id: unknown,
  input: Unchecked<OrderStatusInput>,
  /** Whether the caller may read products and stock; otherwise, errors do not name them. */
  { namesStock = true }: { readonly namesStock?: boolean } = {},
): Promise<AdminOrderView> {
  const { status, expected } = validate(orderStatusSchema, input)
  const orderId = readId(id)
  return db.transaction(async (transaction) => {
    // Locked, so that concurrent changes are stored in order and the history ends with the status.
    const before =
      orderId !== undefined &&
      (await transaction.findOne(OrderEntity, {
        select: { id: true, status: true, userId: true },
        where: { id: orderId },
        lock: { mode: 'for_no_key_update' },
      }))
    if (!before) {
      throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
    }
    if (expected && before.status !== expected) throw statusChanged(before.status)
    if (before.status === status) return readBack(transaction, before.id)
    try {
      return await changeStatus(transaction, before, status)
    } catch (error) {
      const isUnnamed = error instanceof AppError && error.code === 'OUT_OF_STOCK' && !namesStock
      throw isUnnamed ? new AppError('OUT_OF_STOCK', { key: 'order.notEnoughStock' }) : error
    }
  })
}
