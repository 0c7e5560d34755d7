import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../../platform/database/statements/statement'
import { recordEvents } from './order-life.service'

const move = statement({
  name: 'orders.moveToAccount',
  sql: 'UPDATE orders SET user_id = $2::int WHERE user_id = ANY($1::int[]) RETURNING id',
  row: z.object({ id: z.int() }),
})

/** Gives the orders of some accounts to another account, as their timelines say. Returns how many. */
export async function moveOrders(
  transaction: EntityManager,
  from: readonly number[],
  to: number,
): Promise<number> {
  const orders = await move(transaction, [from, to])
  await recordEvents(
    transaction,
    orders.map(({ id }) => ({ orderId: id, kind: 'movedToAccount', actor: 'customer' })),
  )
  return orders.length
}
