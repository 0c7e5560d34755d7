import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { significantDigits } from '#domain/addresses/phone'
import { MAX_QUERY_WORDS } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres } from '#domain/money/units'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import {
  type AdminOrdersFilter,
  type AdminOrdersInput,
  adminOrdersSchema,
} from '#domain/orders/orders.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { decodeCursor, toPage } from '../database/cursor'
import { statement } from '../database/statement'
import { containing, queryWords } from '../products/name-filter'
import { foldText } from '../products/search-text'
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

/** Reads an order that the transaction has written or locked. */
export async function readBack(transaction: EntityManager, id: number): Promise<AdminOrderView> {
  const order = await findAdminOrder(transaction, id)
  if (!order) throw new Error(`Order ${id} disappeared`)
  return order
}
