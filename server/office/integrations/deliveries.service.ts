import { type EntityManager, type FindOptionsWhere, IsNull, LessThan, Not } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import {
  type DeliveriesInput,
  type DeliveryProblem,
  type DeliveryState,
  deliveriesSchema,
  type WebhookEvent,
} from '#domain/integrations/webhooks.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import {
  LEASE_SECONDS,
  type Outbox,
  RETENTION_DAYS,
  retryDelaySeconds,
} from '../../platform/database/events/outbox-dispatcher'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { decodeCursor, type Page, toPage } from '../../platform/database/statements/cursor'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { Caller } from '../../platform/features/caller'
import type { PersonalDataProvider } from '../../platform/features/feature'
import type { Attempt, WebhookMessage } from './send-webhook'
import { webhooksOf } from './webhook-access'
import { WebhookDeliveryEntity } from './webhook-delivery.entity'

export interface DeliveryView {
  readonly id: number
  readonly webhookId: number
  readonly event: WebhookEvent
  readonly messageId: string
  readonly body: string
  readonly createdAt: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly attemptedAt: Date | null
  readonly nextAttemptAt: Date | null
  readonly problem: DeliveryProblem | null
  readonly statusCode: number | null
}

const IN_STATE: Readonly<Record<DeliveryState, FindOptionsWhere<WebhookDeliveryEntity>>> = {
  waiting: { nextAttemptAt: Not(IsNull()) },
  delivered: { nextAttemptAt: IsNull(), deliveredAt: Not(IsNull()) },
  failed: { nextAttemptAt: IsNull(), deliveredAt: IsNull() },
}

function toDeliveryView({
  deliveredAt,
  ...delivery
}: Omit<WebhookDeliveryEntity, 'webhook' | 'requestId'>): DeliveryView {
  const state = delivery.nextAttemptAt ? 'waiting' : deliveredAt ? 'delivered' : 'failed'
  return { ...delivery, state }
}

/** A page of deliveries to the caller's webhooks, newest first. Throws INVALID. */
export async function listDeliveries(
  db: EntityManager,
  input: Unchecked<DeliveriesInput>,
  caller?: Caller,
): Promise<Page<DeliveryView> & { count(): Promise<number> }> {
  const { first, after, webhookId, state } = validate(deliveriesSchema, input)
  const [beforeId] = decodeCursor(after, 1) ?? []
  const where = {
    ...(webhookId != null && { webhookId }),
    ...(state && IN_STATE[state]),
    webhook: webhooksOf(caller),
  }
  const deliveries = await db.find(WebhookDeliveryEntity, {
    where: { ...where, ...(beforeId !== undefined && { id: LessThan(beforeId) }) },
    order: { id: 'DESC' },
    take: first + 1,
  })
  return {
    ...toPage(deliveries.map(toDeliveryView), { first, after }, ({ id }) => [id]),
    count: () => db.countBy(WebhookDeliveryEntity, where),
  }
}

const deliveryColumns = entityColumns(WebhookDeliveryEntity, ['webhook', 'requestId'])

const resend = statement({
  name: 'deliveries.resend',
  sql: `UPDATE webhook_deliveries SET attempts = 0, next_attempt_at = now(), delivered_at = NULL
     WHERE id = $1
       AND ($2::int IS NULL OR webhook_id IN (SELECT id FROM webhooks WHERE api_key_id = $2))
     RETURNING ${deliveryColumns.select('webhook_deliveries')}, ${notify('deliveriesDue')} AS notified`,
  row: z.object({ ...deliveryColumns.shape, notified: NOTIFIED }),
})

/** Schedules the same message to a webhook of the caller again, with all retries. Throws NOT_FOUND. */
export async function resendDelivery(
  db: EntityManager,
  id: unknown,
  caller?: Caller,
): Promise<DeliveryView> {
  const [row] = await resend(db, [readId(id) ?? null, caller?.apiKeyId ?? null])
  if (!row) throw new AppError('NOT_FOUND', { key: 'webhook.deliveryNotFound' })
  const { notified: _, ...delivery } = row
  return toDeliveryView(delivery)
}

const readNextAttempts = statement({
  name: 'deliveries.readNextAttempts',
  sql: `SELECT webhook_id AS "webhookId",
       (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL GROUP BY webhook_id`,
  row: z.object({ webhookId: z.int(), wait: z.number() }),
})

/** The due and scheduled deliveries of all webhooks. */
export async function readOutbox(db: EntityManager): Promise<Outbox<number>> {
  const rows = await readNextAttempts(db)
  const later = rows.filter(({ wait }) => wait > 0).map(({ wait }) => wait)
  return {
    queues: rows.filter(({ wait }) => wait <= 0).map(({ webhookId }) => webhookId),
    waitMilliseconds: later.length > 0 ? Math.min(...later) : null,
  }
}

export interface DueDelivery extends WebhookMessage {
  readonly id: number
  /** Including the current one. */
  readonly attempts: number
  /** Of the request that caused it; null if none did. */
  readonly requestId: string | null
}

const claimDue = statement({
  name: 'deliveries.claimDue',
  sql: `WITH due AS (
       SELECT id FROM webhook_deliveries
       WHERE webhook_id = $1 AND next_attempt_at <= now()
       ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE webhook_deliveries SET attempts = attempts + 1, attempted_at = now(),
         next_attempt_at = now() + $3 * interval '1 second'
       FROM due WHERE webhook_deliveries.id = due.id
       RETURNING webhook_deliveries.*
     )
     SELECT claimed.id, claimed.attempts, claimed.body, claimed.message_id AS "messageId",
       claimed.request_id AS "requestId", webhooks.url, webhooks.secret
     FROM claimed JOIN webhooks ON webhooks.id = claimed.webhook_id ORDER BY claimed.id`,
  row: z.object({
    id: z.int(),
    attempts: z.int(),
    body: z.string(),
    messageId: z.string(),
    requestId: z.string().nullable(),
    url: z.string(),
    secret: z.string(),
  }),
})

/** Claims up to `limit` due deliveries of a webhook for this server, oldest first. */
export function claimDeliveries(
  db: EntityManager,
  webhookId: number,
  limit: number,
): Promise<DueDelivery[]> {
  return claimDue(db, [webhookId, limit, LEASE_SECONDS])
}

/** Stores the result of an attempt and schedules the next one, if any. */
export async function recordAttempt(
  db: EntityManager,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  { problem, statusCode }: Attempt,
): Promise<void> {
  const delay = problem ? retryDelaySeconds(attempts) : undefined
  await db.update(
    WebhookDeliveryEntity,
    { id, attempts },
    {
      problem,
      statusCode,
      deliveredAt: problem ? null : () => 'now()',
      nextAttemptAt: delay === undefined ? null : () => `now() + interval '${delay} seconds'`,
    },
  )
}

/** Deletes deliveries that were settled longer ago than the retention period. */
export const deleteOldDeliveries = deletesOld('deliveries.deleteOld', {
  table: 'webhook_deliveries',
  where: `next_attempt_at IS NULL AND created_at < now() - interval '${RETENTION_DAYS} days'`,
})

const dropWaiting = statement({
  name: 'deliveries.dropWaiting',
  sql: `WITH dropped AS (DELETE FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL RETURNING id)
     SELECT count(*)::int AS count FROM dropped`,
  row: z.object({ count: z.int() }),
})

/** Drops the messages that wait in a restored shop. Returns how many. */
export async function dropWaitingDeliveries(db: EntityManager): Promise<number> {
  const [row] = await dropWaiting(db)
  return row?.count ?? 0
}

const deleteOfCustomer = statement({
  name: 'deliveries.deleteOfCustomer',
  sql: (whose: WhoseOrders) => `DELETE FROM webhook_deliveries
     WHERE event LIKE 'order.%'
       AND (body::jsonb #>> '{data,order,id}')::int = ANY(ARRAY(SELECT id FROM orders WHERE ${whose}))`,
})

/** Deletes the deliveries about the orders of a customer, which contain the name and address. */
export const integrationsPersonalData: PersonalDataProvider = {
  erase: async (db, userId) => deleteOfCustomer(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => deleteOfCustomer(db, [orderIds], OF_IDS),
}
