import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { FAILURE_DAYS, TASK_KINDS, type TaskKind } from '#domain/orders/tasks'
import { EXPIRING_SOON_DAYS } from '#domain/stock/expiry'
import { STOCK_CONDITIONS } from '../../catalogue/products/admin-product-filter'
import { batchesOfProductsExpiring, TODAY } from '../../catalogue/stock/batch-sql'
import type { AllOrderConditions } from '../../orders/orders/reads/order-filter'
import { IS_REQUESTED_RETURN } from '../../orders/returns/return-sql'
import { statement } from '../../platform/database/statements/statement'
import { IS_FAILED_MAIL } from '../../shop/mail/failed-mails.service'

const IS_RECENT = `created_at > now() - interval '${FAILURE_DAYS} days'`

const SOON = `${TODAY} + ${EXPIRING_SOON_DAYS + 1}`

/** The rows of each task. Each is found by an index, see tasks.test.ts. */
const rowsOf = ({ views }: AllOrderConditions): Readonly<Record<TaskKind, string>> => ({
  TO_CONFIRM: `orders WHERE ${views.TO_CONFIRM}`,
  LATE: `orders WHERE ${views.LATE}`,
  TO_PACK: `orders WHERE ${views.TO_PACK}`,
  TO_HAND_OVER: `orders WHERE ${views.TO_HAND_OVER}`,
  TO_RECEIVE_BACK: `orders WHERE ${views.TO_RECEIVE_BACK}`,
  COURIER_PROBLEMS: `orders WHERE ${views.COURIER_PROBLEMS}`,
  EARLIER_PARCELS: `orders WHERE ${views.EARLIER_PARCELS}`,
  RETURNS_TO_ANSWER: `returns WHERE ${IS_REQUESTED_RETURN}`,
  OPEN_SETTLEMENTS: 'settlements WHERE closed_at IS NULL',
  LOW_STOCK: `products WHERE ${STOCK_CONDITIONS.LOW}`,
  EXPIRED: `${batchesOfProductsExpiring(TODAY)} WHERE units > 0 AND expires_on < ${TODAY}`,
  EXPIRING_SOON: `${batchesOfProductsExpiring(SOON)}
    WHERE units > 0 AND expires_on >= ${TODAY} AND expires_on < ${SOON}`,
  REVIEWS_TO_MODERATE: `reviews WHERE status = 'WAITING'`,
  QUESTIONS_TO_ANSWER: 'product_questions WHERE answer IS NULL',
  FAILED_MAILS: `mails WHERE ${IS_FAILED_MAIL}`,
  FAILED_WEBHOOKS: `webhook_deliveries
    WHERE next_attempt_at IS NULL AND delivered_at IS NULL AND ${IS_RECENT}`,
})

const countTasks = statement({
  name: 'tasks.count',
  sql: (kinds: readonly TaskKind[], rows: Readonly<Record<TaskKind, string>>) =>
    kinds
      .map((kind) => `SELECT '${kind}' AS kind, count(*)::int AS count FROM ${rows[kind]}`)
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
  conditions: AllOrderConditions,
): Promise<readonly TaskView[]> {
  const rows = kinds.length > 0 ? await countTasks(db, [], kinds, rowsOf(conditions)) : []
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  return kinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
}
