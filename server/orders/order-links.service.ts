import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { amountDuePiastres } from '#domain/orders/order-life'
import { ORDER_LINK_KINDS, type OrderRelation, RELATIONS } from '#domain/orders/order-links'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { statement } from '../database/statement'

/** Another order that an order came from, or that came from it. */
export interface RelatedOrderView {
  readonly id: number
  readonly relation: OrderRelation
  readonly status: OrderStatus
  readonly totalPiastres: Piastres
  readonly amountDuePiastres: Piastres
}

const readLinks = statement({
  name: 'orderLinks.read',
  sql: `SELECT link.order_id = $1 AS "isOf", kind, orders.id, status, user_id AS "userId",
       total_piastres::float8 AS "totalPiastres", returned_piastres::float8 AS "returnedPiastres",
       paid_piastres::float8 AS "paidPiastres"
     FROM (
       SELECT *, of_order_id AS other_id FROM order_links WHERE order_id = $1
       UNION ALL SELECT *, order_id FROM order_links WHERE of_order_id = $1
     ) AS link JOIN orders ON orders.id = other_id
     ORDER BY link.id`,
  row: z.object({
    isOf: z.boolean(),
    kind: z.enum(ORDER_LINK_KINDS),
    id: z.int(),
    status: z.enum(ORDER_STATUSES),
    userId: z.int().nullable(),
    totalPiastres: piastresColumn,
    returnedPiastres: piastresColumn,
    paidPiastres: piastresColumn,
  }),
})

/** The orders that came from an order, and those that it came from; of one account, if given. */
export async function readRelatedOrders(
  db: EntityManager,
  orderId: number,
  userId?: number,
): Promise<readonly RelatedOrderView[]> {
  const links = await readLinks(db, [orderId])
  return links
    .filter((link) => userId === undefined || link.userId === userId)
    .map(({ isOf, kind, ...order }) => ({
      id: order.id,
      relation: RELATIONS[kind][isOf ? 'of' : 'has'],
      status: order.status,
      totalPiastres: order.totalPiastres,
      amountDuePiastres: amountDuePiastres(order),
    }))
}

const findMerged = statement({
  name: 'orderLinks.findMerged',
  sql: `SELECT of_order_id AS "intoId" FROM order_links WHERE order_id = $1 AND kind = 'merged'`,
  row: z.object({ intoId: z.int() }),
})

/** Throws CONFLICT if the items of an order are in another one, so that it cannot be taken up again. */
export async function requireNotMerged(db: EntityManager, orderId: number): Promise<void> {
  const [link] = await findMerged(db, [orderId])
  if (!link) return
  throw new AppError('CONFLICT', {
    key: 'order.isMerged',
    parameters: { id: String(link.intoId) },
  })
}
