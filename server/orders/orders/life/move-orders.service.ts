import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../../platform/database/statements/statement'

const move = statement({
  name: 'orders.moveToAccount',
  sql: 'UPDATE orders SET user_id = $2::int WHERE user_id = ANY($1::int[]) RETURNING id',
  row: z.object({ id: z.int() }),
})

/** Gives the orders of some accounts to another account. Returns how many. */
export async function moveOrders(
  transaction: EntityManager,
  from: readonly number[],
  to: number,
): Promise<number> {
  return (await move(transaction, [from, to])).length
}
