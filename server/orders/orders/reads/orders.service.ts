import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { pageSchema } from '#domain/validation/list.schema'
import { readId } from '#domain/validation/text.schema'
import { validate } from '#domain/validation/validate'
import { decodeCursor, type Page, toPage } from '../../../platform/database/statements/cursor'
import { statement } from '../../../platform/database/statements/statement'
import { OrderEntity } from '../entities/order.entity'
import { type OrderView, orderRow, selectOrders, toOrderView } from './order-view'

/** `lineTotal` of `domain/money/pricing.ts` in SQL. */
export const ITEM_TOTAL = 'order_items.price_piastres::bigint * order_items.quantity'

export interface OrderPage extends Page<OrderView> {
  count(): Promise<number>
}

/** The maximum value of the column. */
export const MAX_ORDER_ID = 2_147_483_647

const readPage = statement({
  name: 'orders.readPage',
  sql: selectOrders({
    rows: 'WHERE user_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3',
    hasHistory: '$4',
  }),
  row: orderRow,
  prepare: true,
})

/** Returns a page of the orders of a user, newest first, optionally with history. Throws INVALID. */
export async function listOrders(
  db: EntityManager,
  userId: number,
  input: { readonly first?: number; readonly after?: string | null },
  includesHistory = true,
): Promise<OrderPage> {
  const { first, after } = validate(pageSchema, { first: ORDERS_PAGE_SIZE, ...input })
  const [beforeId = MAX_ORDER_ID] = decodeCursor(after, 1) ?? []
  const rows = await readPage(db, [userId, beforeId, first + 1, includesHistory])
  return {
    ...toPage(rows.map(toOrderView), { first, after }, (order) => [order.id]),
    count: () => db.countBy(OrderEntity, { userId }),
  }
}

const readAllOfUser = statement({
  name: 'orders.readAllOfUser',
  sql: selectOrders({ rows: 'WHERE user_id = $1' }),
  row: orderRow,
})

/** Returns all orders of a user, newest first, for REST. */
export async function listAllOrders(db: EntityManager, userId: number): Promise<OrderView[]> {
  return (await readAllOfUser(db, [userId])).map(toOrderView)
}

const findOfUser = statement({
  name: 'orders.findOfUser',
  sql: selectOrders({ rows: 'WHERE user_id = $1 AND id = $2' }),
  row: orderRow,
})

/** Returns an order of the user. Throws NOT_FOUND, also for an order of another user. */
export async function getOrder(db: EntityManager, userId: number, id: unknown): Promise<OrderView> {
  const orderId = readId(id)
  const [row] = orderId === undefined ? [] : await findOfUser(db, [userId, orderId])
  if (!row) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
  return toOrderView(row)
}
