import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { FAILURE_DAYS, TASK_KINDS, type TaskKind } from '#domain/orders/tasks'
import { EXPIRING_SOON_DAYS } from '#domain/stock/expiry'
import { statement } from '../database/statement'
import { IS_FAILED_MAIL } from '../mail/failed-mails.service'
import { VIEW_CONDITIONS } from '../orders/order-filter'
import { IS_REQUESTED_RETURN } from '../orders/return-sql'
import { STOCK_CONDITIONS } from '../products/admin-product-filter'
import { batchesOfProductsExpiring, TODAY } from '../stock/batch-sql'

const ordersOf = (view: keyof typeof VIEW_CONDITIONS) => `orders WHERE ${VIEW_CONDITIONS[view]}`

const IS_RECENT = `created_at > now() - interval '${FAILURE_DAYS} days'`

const SOON = `${TODAY} + ${EXPIRING_SOON_DAYS + 1}`

/** The rows of each task. Each is found by an index, see tasks.test.ts. */
const ROWS: Readonly<Record<TaskKind, string>> = {
  TO_CONFIRM: ordersOf('TO_CONFIRM'),
  LATE: ordersOf('LATE'),
  TO_PACK: ordersOf('TO_PACK'),
  TO_HAND_OVER: ordersOf('TO_HAND_OVER'),
  TO_RECEIVE_BACK: ordersOf('TO_RECEIVE_BACK'),
  COURIER_PROBLEMS: ordersOf('COURIER_PROBLEMS'),
  EARLIER_PARCELS: ordersOf('EARLIER_PARCELS'),
  RETURNS_TO_ANSWER: `returns WHERE ${IS_REQUESTED_RETURN}`,
  OPEN_SETTLEMENTS: 'settlements WHERE closed_at IS NULL',
  LOW_STOCK: `products WHERE ${STOCK_CONDITIONS.LOW}`,
  EXPIRED: `${batchesOfProductsExpiring(TODAY)} WHERE units > 0 AND expires_on < ${TODAY}`,
  EXPIRING_SOON: `${batchesOfProductsExpiring(SOON)}
    WHERE units > 0 AND expires_on >= ${TODAY} AND expires_on < ${SOON}`,
  REVIEWS_TO_MODERATE: `reviews WHERE status = 'WAITING'`,
  FAILED_MAILS: `mails WHERE ${IS_FAILED_MAIL}`,
  FAILED_WEBHOOKS: `webhook_deliveries
    WHERE next_attempt_at IS NULL AND delivered_at IS NULL AND ${IS_RECENT}`,
}

const countTasks = statement({
  name: 'tasks.count',
  sql: (kinds: readonly TaskKind[]) =>
    kinds
      .map((kind) => `SELECT '${kind}' AS kind, count(*)::int AS count FROM ${ROWS[kind]}`)
      .join(' UNION ALL '),
  row: z.object({ kind: z.enum(TASK_KINDS), count: z.int() }),
})

export interface TaskView {
  readonly kind: TaskKind
  readonly count: number
}

/** How much there is to do of each kind, in one statement. */
export async function listTasks(
  db: EntityManager,
  kinds: readonly TaskKind[],
): Promise<readonly TaskView[]> {
  const rows = kinds.length > 0 ? await countTasks(db, [], kinds) : []
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  return kinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
}
