import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statusesWhere } from '#domain/orders/order-status'
import { statement } from '../../../platform/database/statements/statement'
import { isUsedUp } from '../../discounts/discount-check.service'
import { sqlList } from '../entities/order-status-sql'
import { countDiscountUses } from './discount-uses.service'

// A code is used once however many deliveries its order comes in, and each time by orders that were merged.

/** The orders that came from the order $1, or that it came from. */
const FAMILY = `family (id) AS (
    SELECT $1::int UNION
    SELECT CASE WHEN order_id = family.id THEN of_order_id ELSE order_id END
    FROM family JOIN order_links ON family.id IN (order_id, of_order_id)
  )`

/** The order $1, and the orders that were merged into it. */
const MERGED = `merged (id) AS (
    SELECT $1::int UNION
    SELECT order_id FROM merged JOIN order_links ON of_order_id = merged.id AND kind = 'merged'
  )`

const lockCodeOfOrder = statement({
  name: 'orderDiscount.lockCodeOfOrder',
  sql: `SELECT id, max_uses AS "maxUses", max_uses_per_customer AS "maxUsesPerCustomer",
       (SELECT user_id FROM orders WHERE id = $1) AS "userId"
     FROM discount_codes
     WHERE id = (SELECT code_id FROM discount_uses WHERE order_id = $1)
     FOR NO KEY UPDATE`,
  row: z.object({
    id: z.int(),
    maxUses: z.int().nullable(),
    maxUsesPerCustomer: z.int().nullable(),
    userId: z.int().nullable(),
  }),
})

const giveBack = statement({
  name: 'orderDiscount.giveBack',
  // While another delivery of the same order is open or has arrived, that one holds the use.
  sql: `WITH RECURSIVE ${FAMILY}, ${MERGED}, own AS (
       SELECT code_id FROM discount_uses WHERE order_id = $1 AND counts
     ), heir AS (
       SELECT min(discount_uses.order_id) AS id FROM own
         JOIN discount_uses ON discount_uses.code_id = own.code_id AND NOT counts
         JOIN family ON family.id = discount_uses.order_id AND family.id <> $1
         JOIN orders ON orders.id = discount_uses.order_id
           AND orders.status IN (${sqlList(statusesWhere('holdsStock'))})
     )
     UPDATE discount_uses SET counts = order_id IS NOT DISTINCT FROM (SELECT id FROM heir)
     WHERE order_id IN (SELECT id FROM merged UNION SELECT id FROM heir)`,
})

/** Gives back the use of a cancelled order's code, once, even if called again. */
export async function returnDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  const [code] = await lockCodeOfOrder(db, [orderId])
  // In a statement of its own: it sees what was committed before the lock.
  if (code) await giveBack(db, [orderId])
}

const isCounted = statement({
  name: 'orderDiscount.isCounted',
  sql: `WITH RECURSIVE ${FAMILY} SELECT EXISTS (
       SELECT FROM discount_uses JOIN family ON family.id = order_id AND order_id <> $1
       WHERE counts AND code_id = $2 AND EXISTS (SELECT FROM order_links
         WHERE kind = 'rest' AND $1 IN (order_id, of_order_id))
     ) AS "isCounted"`,
  row: z.object({ isCounted: z.boolean() }),
})

const count = statement({
  name: 'orderDiscount.count',
  sql: `WITH RECURSIVE ${MERGED}
     UPDATE discount_uses SET counts = true FROM merged WHERE merged.id = order_id`,
})

/** Counts the use of the code of an order that has arrived, whatever its limits. */
export async function countDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  const [code] = await lockCodeOfOrder(db, [orderId])
  if (!code) return
  const [other] = await isCounted(db, [orderId, code.id])
  if (!other?.isCounted) await count(db, [orderId])
}

/** Counts the use of a reopened order's code again. Throws CONFLICT if the code has been used up in the meantime. */
export async function takeDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  const [code] = await lockCodeOfOrder(db, [orderId])
  if (!code) return
  const [other] = await isCounted(db, [orderId, code.id])
  if (other?.isCounted) return
  if (isUsedUp(code, await countDiscountUses(db, code.id, code.userId))) {
    throw new AppError('CONFLICT', { key: 'order.discountUsedUp' })
  }
  await count(db, [orderId])
}

const merge = statement({
  name: 'orderDiscount.merge',
  // An order has one code: a second one stays with the order that was merged. A use that was counted stays counted.
  sql: `WITH ours AS (
       SELECT code_id, counts FROM discount_uses WHERE order_id = $into
     ), theirs AS (
       SELECT code_id, counts FROM discount_uses WHERE order_id = $from
     ), kept AS (
       UPDATE discount_uses SET counts = true FROM ours, theirs
       WHERE order_id = $into AND ours.code_id = theirs.code_id AND NOT ours.counts AND theirs.counts
     ), moved AS (
       UPDATE discount_uses SET order_id = $into
       WHERE order_id = $from AND NOT EXISTS (SELECT FROM ours)
     )
     DELETE FROM discount_uses USING ours, theirs
     WHERE order_id = $from
       AND (NOT theirs.counts OR ours.code_id = theirs.code_id AND NOT ours.counts)`,
})

/** Transfers the use of a discount code from an order to the one that it is merged into. */
export async function mergeDiscountUses(
  db: EntityManager,
  orders: { readonly into: number; readonly from: number },
): Promise<void> {
  await merge(db, { ...orders })
}
