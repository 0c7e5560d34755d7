import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../../platform/database/statements/statement'
import { type UsesCount, usesCount } from '../../discounts/discount-check.service'
import { DiscountUseEntity } from '../entities/discount-use.entity'

/** Counts the uses of the code $1, in all and by the customer $2, as JSON. */
export const usesCountOf = (phone: string): string => `(SELECT json_build_object(
    'all', count(*),
    'own', count(*) FILTER (WHERE orders.user_id = $2 OR orders.phone = ${phone}))
  FROM discount_uses JOIN orders ON orders.id = order_id WHERE code_id = $1 AND counts)`

const countUses = statement({
  name: 'discounts.countUses',
  sql: `SELECT ${usesCountOf('NULL')} AS uses`,
  row: z.object({ uses: usesCount }),
})

/** Counts how often a code was used, in all and by the customer; cancelled orders do not count. */
export async function countDiscountUses(
  db: EntityManager,
  codeId: number,
  userId: number | null,
): Promise<UsesCount> {
  const [row] = await countUses(db, [codeId, userId])
  return row?.uses ?? { all: 0, own: 0 }
}

/** Replaces the code that an order has used; without one, it has used none. */
export async function setDiscountUse(
  transaction: EntityManager,
  orderId: number,
  codeId: number | undefined,
): Promise<void> {
  await transaction.delete(DiscountUseEntity, { orderId })
  if (codeId !== undefined) await transaction.insert(DiscountUseEntity, { orderId, codeId })
}
