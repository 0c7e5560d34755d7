import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statement } from '../database/statement'
import { countDiscountUses, isUsedUp } from '../discounts/discount-check.service'
import { DiscountUseEntity } from './discount-use.entity'

/** Gives back the use of a cancelled order's code, once, even if called again. */
export async function returnDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  await db.update(DiscountUseEntity, { orderId }, { counts: false })
}

/** Counts the use of the code of an order that has arrived, whatever its limits. */
export async function countDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  await db.update(DiscountUseEntity, { orderId }, { counts: true })
}

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

/**
 * Takes the use of a reopened order's code again. Throws CONFLICT if the code has been used up in the
 * meantime.
 */
export async function takeDiscountUse(db: EntityManager, orderId: number): Promise<void> {
  const [code] = await lockCodeOfOrder(db, [orderId])
  if (!code) return
  if (isUsedUp(code, await countDiscountUses(db, code.id, code.userId))) {
    throw new AppError('CONFLICT', { key: 'order.discountUsedUp' })
  }
  await db.update(DiscountUseEntity, { orderId }, { counts: true })
}
