import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { amountDuePiastres } from '#domain/orders/order-life'
import { ORDER_LINK_KINDS, type OrderRelation, RELATIONS } from '#domain/orders/order-links'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { BATCHED } from '../../../platform/database/statements/batched'
import { statement } from '../../../platform/database/statements/statement'
import { resource } from '../../../platform/features/feature'

/** An order that another one was split from, merged into or exchanged for, or the reverse. */
export interface RelatedOrderView {
  readonly id: number
  readonly relation: OrderRelation
  readonly status: OrderStatus
  readonly totalPiastres: Piastres
  readonly amountDuePiastres: Piastres
}

const readLinks = statement({
  name: 'orderLinks.read',
  sql: `SELECT own_id AS "ownId", link.order_id = own_id AS "isOf", kind, orders.id, status, user_id AS "userId",
       total_piastres::float8 AS "totalPiastres", returned_piastres::float8 AS "returnedPiastres",
       paid_piastres::float8 AS "paidPiastres"
     FROM (
       SELECT *, order_id AS own_id, of_order_id AS other_id FROM order_links
       WHERE order_id = ANY($1::int[])
       UNION ALL
       SELECT *, of_order_id, order_id FROM order_links WHERE of_order_id = ANY($1::int[])
     ) AS link JOIN orders ON orders.id = other_id
     ORDER BY link.id`,
  row: z.object({
    ownId: z.int(),
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

type Link = Awaited<ReturnType<typeof readLinks>>[number]

const toRelated = ({ isOf, kind, ...order }: Link): RelatedOrderView => ({
  id: order.id,
  relation: RELATIONS[kind][isOf ? 'of' : 'has'],
  status: order.status,
  totalPiastres: order.totalPiastres,
  amountDuePiastres: amountDuePiastres(order),
})

const isOf = (userId: number | undefined) => (link: Link) =>
  userId === undefined || link.userId === userId

/** The orders that came from an order, and those that it came from; of one account, if given. */
export async function readRelatedOrders(
  db: EntityManager,
  orderId: number,
  userId?: number,
): Promise<readonly RelatedOrderView[]> {
  const links = await readLinks(db, [[orderId]])
  return links.filter(isOf(userId)).map(toRelated)
}

interface OrderOf {
  readonly id: number
  /** The account that reads it; undefined for the team. */
  readonly userId: number | undefined
}

/** The same for many orders, read at once. */
export const relatedOrdersLoader = resource(
  ({ db }) =>
    new DataLoader<OrderOf, readonly RelatedOrderView[]>(async (orders) => {
      const links = await readLinks(db, [[...new Set(orders.map(({ id }) => id))]])
      return orders.map(({ id, userId }) =>
        links
          .filter(({ ownId }) => ownId === id)
          .filter(isOf(userId))
          .map(toRelated),
      )
    }, BATCHED),
)
