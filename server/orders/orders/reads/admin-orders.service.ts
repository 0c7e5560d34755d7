import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, NO_PIASTRES } from '#domain/money/units'
import { orderIdsSchema } from '#domain/orders/fulfilment.schema'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import {
  type AdminOrdersFilter,
  type AdminOrdersInput,
  adminOrdersSchema,
  type OrderSort,
} from '#domain/orders/orders.schema'
import { listedAdjustments } from '#domain/orders/reduction'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import {
  CHANGES_CURSOR_LENGTH,
  CHANGES_ORDER,
  changesCompleteUntil,
  changesCondition,
  toChangesPage,
} from '../../../platform/database/statements/changes'
import { decodeCursor, toPage } from '../../../platform/database/statements/cursor'
import { statement } from '../../../platform/database/statements/statement'
import {
  type AllOrderConditions,
  buildCondition,
  idsOfCourier,
  type OrderSearchOptions,
} from './order-filter'
import {
  type AdminOrderView,
  adjustmentJson,
  adminOrderRow,
  type CustomerView,
  type OrderItemView,
  selectOrders,
  toAdminOrderView,
} from './order-view'
import { MAX_ORDER_ID, type OrderPage } from './orders.service'

export interface AdminOrderPage extends OrderPage {
  readonly nodes: readonly AdminOrderView[]
  /** Of a list of changes: of what changed before, everything is in this page and those before it. */
  readonly updatedUntil?: Date
}

type SortedOrder = Pick<AdminOrderView, 'id' | 'totalPiastres'>

/** How a list is sorted, and how a page continues after the position of its cursor. */
interface SortSql {
  readonly order: string
  readonly after: (position: readonly string[]) => string
  readonly valuesOf: (order: SortedOrder) => readonly number[]
}

const byId = (direction: 'ASC' | 'DESC'): SortSql => ({
  order: `id ${direction}`,
  after: ([id]) => `orders.id ${direction === 'ASC' ? '>' : '<'} ${id}`,
  valuesOf: ({ id }) => [id],
})

const byAmount = (direction: 'ASC' | 'DESC'): SortSql => ({
  order: `total_piastres ${direction}, id ${direction}`,
  after: ([total, id]) =>
    `(orders.total_piastres, orders.id) ${direction === 'ASC' ? '>' : '<'} (${total}, ${id})`,
  valuesOf: ({ totalPiastres, id }) => [totalPiastres, id],
})

const SORTS: Readonly<Record<OrderSort, SortSql>> = {
  NEWEST: byId('DESC'),
  OLDEST: byId('ASC'),
  AMOUNT_DESC: byAmount('DESC'),
  AMOUNT_ASC: byAmount('ASC'),
}

const NO_ORDER: SortedOrder = { id: 0, totalPiastres: NO_PIASTRES }

const readAdminPage = statement({
  name: 'orders.readAdminPage',
  sql: (condition: string, order: string, limit: string) =>
    selectOrders({
      rows: `WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`,
      order,
      hasCustomers: true,
    }),
  row: adminOrderRow,
})

const countAdminList = statement({
  name: 'orders.countAdminList',
  sql: (condition: string) => `SELECT count(*)::int AS count FROM orders WHERE ${condition}`,
  row: z.object({ count: z.int() }),
})

// Of the indexes alone, without the orders.
const countOfCourier = statement({
  name: 'orders.countOfCourier',
  sql: `SELECT count(*)::int AS count FROM (${idsOfCourier('$1')}) AS ids`,
  row: z.object({ count: z.int() }),
})

/** How many orders a filter finds. */
async function countOrders(
  db: EntityManager,
  filter: AdminOrdersFilter,
  options: OrderSearchOptions,
): Promise<number> {
  const { courierId, ...others } = filter
  const isCourierAlone = courierId != null && Object.values(others).every((one) => one == null)
  const { sql, parameters } = buildCondition(filter, options)
  const [row] = await (isCourierAlone
    ? countOfCourier(db, [courierId])
    : countAdminList(db, parameters, sql))
  return row?.count ?? 0
}

/** A page of the orders that have changed since a time, in the order of the changes. */
async function listChangedOrders(
  db: EntityManager,
  { first, after, ...filter }: AdminOrdersFilter & Parameters<typeof toChangesPage>[1],
  options: OrderSearchOptions,
): Promise<AdminOrderPage> {
  const position = decodeCursor(after, CHANGES_CURSOR_LENGTH)
  const until = await changesCompleteUntil(db)
  const { sql, parameters, bind } = buildCondition(filter, options)
  const isListed = `${sql} AND ${changesCondition('orders', until, position, bind)}`
  const rows = await readAdminPage(db, parameters, isListed, CHANGES_ORDER, bind(first + 1))
  return {
    ...toChangesPage(rows.map(toAdminOrderView), { first, after }, until),
    count: () => countOrders(db, filter, options),
  }
}

/** Returns a page of all orders, newest first by default. Throws INVALID. */
export async function listAdminOrders(
  db: EntityManager,
  input: Unchecked<AdminOrdersInput>,
  options: OrderSearchOptions,
): Promise<AdminOrderPage> {
  const { first, after, sort, ...filter } = validate(adminOrdersSchema, input)
  if (filter.updatedSince) return listChangedOrders(db, { first, after, ...filter }, options)
  const sortSql = SORTS[sort]
  const position = decodeCursor(after, sortSql.valuesOf(NO_ORDER).length)
  const { sql, parameters, bind } = buildCondition(filter, options)
  const isAfter = position ? `AND ${sortSql.after(position.map(bind))}` : ''
  const limit = bind(first + 1)
  const rows = await readAdminPage(db, parameters, `${sql} ${isAfter}`, sortSql.order, limit)
  return {
    ...toPage(rows.map(toAdminOrderView), { first, after }, sortSql.valuesOf),
    count: () => countOrders(db, filter, options),
  }
}

const countViews = statement({
  name: 'orders.countViews',
  sql: (views: AllOrderConditions['views']) =>
    `SELECT ${ORDER_VIEWS.map(
      (view) => `(SELECT count(*)::int FROM orders WHERE ${views[view]}) AS "${view}"`,
    ).join(', ')}`,
  row: z.object(Object.fromEntries(ORDER_VIEWS.map((view) => [view, z.int()]))),
})

/** How many orders each saved view has. */
export async function countOrderViews(
  db: EntityManager,
  { views }: AllOrderConditions,
): Promise<readonly { readonly view: OrderListView; readonly count: number }[]> {
  const [counts = {}] = await countViews(db, [], views)
  return ORDER_VIEWS.map((view) => ({ view, count: counts[view] ?? 0 }))
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

const findManyForAdmin = statement({
  name: 'orders.findManyForAdmin',
  sql: selectOrders({ rows: 'WHERE id = ANY($1)', hasCustomers: true }),
  row: adminOrderRow,
})

/**
 * Returns orders with their customers, each once and in the order of the input, without those that do not
 * exist. Throws INVALID.
 */
export async function findAdminOrders(
  db: EntityManager,
  input: readonly unknown[],
): Promise<readonly AdminOrderView[]> {
  const { ids } = validate(orderIdsSchema, { ids: input })
  const byId = await readBackAll(db, ids)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An order as REST lists it. */
export type AdminOrderSummary = Pick<
  AdminOrderView,
  | 'id'
  | 'createdAt'
  | 'address'
  | 'totalPiastres'
  | 'adjustments'
  | 'status'
  | 'recipientName'
  | 'phone'
> & {
  readonly customer: Pick<CustomerView, 'firstName' | 'mobile'> | null
  readonly items: readonly Pick<
    OrderItemView,
    'id' | 'productId' | 'name' | 'quantity' | 'pricePiastres'
  >[]
}

/** How many orders `allAdminOrders` reads at once. */
export const ALL_ORDERS_PAGE = 500

// The items of the whole page are read at once: reading them per order takes twice as long.
const readSummaries = statement({
  name: 'orders.readSummaries',
  sql: `WITH page AS MATERIALIZED (
     SELECT id, user_id, created_at, address, total_piastres, adjustments, status,
       recipient_name, phone
     FROM orders WHERE id < $1 ORDER BY id DESC LIMIT $2
   ), item AS (
     SELECT order_id, json_agg(json_build_object('id', id, 'productId', product_id, 'name', name,
       'pricePiastres', price_piastres, 'quantity', quantity) ORDER BY id) AS items
     FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page)) GROUP BY order_id
   )
   SELECT page.id, page.created_at AS "createdAt", page.address,
     page.total_piastres AS "totalPiastres", page.adjustments, page.status, page.phone,
     page.recipient_name AS "recipientName", users.first_name AS "firstName",
     users.mobile, item.items
   FROM page LEFT JOIN users ON users.id = page.user_id LEFT JOIN item ON item.order_id = page.id
   ORDER BY page.id DESC`,
  row: z.object({
    id: z.int(),
    createdAt: z.date(),
    address: z.string(),
    // A bigint.
    totalPiastres: z.string(),
    adjustments: z.array(adjustmentJson),
    status: z.enum(ORDER_STATUSES),
    phone: z.string(),
    recipientName: z.string(),
    firstName: z.string().nullable(),
    mobile: z.string().nullable(),
    items: z.array(
      z.strictObject({
        id: z.int(),
        productId: z.int().nullable(),
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
    const page = rows.map(({ firstName, mobile, totalPiastres, adjustments, ...row }) => ({
      ...row,
      adjustments: listedAdjustments(adjustments),
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

/** Reads orders that the transaction has written or locked, at once and by their ids. */
export async function readBackAll(
  transaction: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AdminOrderView>> {
  const rows = await findManyForAdmin(transaction, [ids])
  return new Map(rows.map((row) => [row.id, toAdminOrderView(row)]))
}
