import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { type Unchecked, validate } from '#domain/validate'
import {
  type DeliveriesInput,
  type DeliveryProblem,
  type DeliveryState,
  deliveriesSchema,
  type WebhookEvent,
} from '#domain/webhooks.schema'
import { readId } from '../catalogue/catalogue.service'
import { decodeCursor, type Page, toPage } from '../catalogue/cursor'
import type { Attempt, WebhookMessage } from './send-webhook'

/** How long after each failed attempt the next one follows; after the last there is none. */
export const RETRY_DELAYS_SECONDS = [
  30,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
] as const

const MAX_ATTEMPTS = RETRY_DELAYS_SECONDS.length + 1

/** Longer than an attempt can take: a server that dies during one leaves it to be tried again. */
const LEASE_SECONDS = 60
const KEPT_DAYS = 30

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

const STATE = `CASE WHEN next_attempt_at IS NOT NULL THEN 'waiting'
  WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'failed' END`

const COLUMNS = `id, webhook_id AS "webhookId", event, message_id AS "messageId", body,
  created_at AS "createdAt", ${STATE} AS state, attempts, attempted_at AS "attemptedAt",
  next_attempt_at AS "nextAttemptAt", problem, status_code AS "statusCode"`

/** A page of deliveries, newest first. Throws INVALID. */
export async function listDeliveries(
  db: EntityManager,
  input: Unchecked<DeliveriesInput>,
): Promise<Page<DeliveryView>> {
  const { first, after, webhookId, state } = validate(deliveriesSchema, input)
  const [beforeId = null] = decodeCursor(after, 1) ?? []
  const rows = await db.query<DeliveryView[]>(
    `SELECT ${COLUMNS} FROM webhook_deliveries
     WHERE ($1::int IS NULL OR webhook_id = $1) AND ($2::text IS NULL OR ${STATE} = $2)
       AND ($3::int IS NULL OR id < $3)
     ORDER BY id DESC LIMIT $4`,
    [webhookId ?? null, state ?? null, beforeId, first + 1],
  )
  return toPage(rows, first, ({ id }) => [id])
}

/** Has a message sent once more, the same as before, with all its attempts. Throws NOT_FOUND. */
export async function resendDelivery(db: EntityManager, id: unknown): Promise<DeliveryView> {
  const [delivery] = await db.query<DeliveryView[]>(
    `WITH webhook_deliveries AS (
       UPDATE webhook_deliveries SET attempts = 0, next_attempt_at = now(), delivered_at = NULL
       WHERE id = $1 RETURNING *
     )
     SELECT ${COLUMNS}, pg_notify('mishmish', '{"kind":"deliveriesDue"}') FROM webhook_deliveries`,
    [readId(id) ?? null],
  )
  if (!delivery) throw new AppError('NOT_FOUND', { key: 'webhook.deliveryNotFound' })
  return delivery
}

export interface Outbox {
  /** The webhooks that have something due. */
  readonly webhookIds: readonly number[]
  /** Until the next thing is due that is not yet; null when there is nothing. */
  readonly waitMilliseconds: number | null
}

/** What the outbox holds. */
export async function readOutbox(db: EntityManager): Promise<Outbox> {
  const rows = await db.query<{ webhookId: number; wait: number }[]>(
    `SELECT webhook_id AS "webhookId",
       (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL GROUP BY webhook_id`,
  )
  const later = rows.filter(({ wait }) => wait > 0).map(({ wait }) => wait)
  return {
    webhookIds: rows.filter(({ wait }) => wait <= 0).map(({ webhookId }) => webhookId),
    waitMilliseconds: later.length > 0 ? Math.min(...later) : null,
  }
}

export interface DueDelivery extends WebhookMessage {
  readonly id: number
  /** With this one. */
  readonly attempts: number
}

/** Takes up to `limit` due messages of a webhook, oldest first, which no other server takes meanwhile. */
export function claimDeliveries(
  db: EntityManager,
  webhookId: number,
  limit: number,
): Promise<DueDelivery[]> {
  return db.query<DueDelivery[]>(
    `WITH due AS (
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
       webhooks.url, webhooks.secret
     FROM claimed JOIN webhooks ON webhooks.id = claimed.webhook_id ORDER BY claimed.id`,
    [webhookId, limit, LEASE_SECONDS],
  )
}

/** Notes what became of an attempt, and when the next one follows, if any. */
export async function recordAttempt(
  db: EntityManager,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  { problem, statusCode }: Attempt,
): Promise<void> {
  const delay = problem && attempts < MAX_ATTEMPTS ? RETRY_DELAYS_SECONDS[attempts - 1] : undefined
  await db.query(
    `UPDATE webhook_deliveries SET problem = $3, status_code = $4,
       delivered_at = CASE WHEN $3::text IS NULL THEN now() END,
       next_attempt_at = now() + $5::int * interval '1 second'
     WHERE id = $1 AND attempts = $2`,
    [id, attempts, problem, statusCode, delay ?? null],
  )
}

/** Forgets what was settled so long ago that nobody will ask. */
export async function forgetOldDeliveries(db: EntityManager): Promise<void> {
  await db.query(
    `DELETE FROM webhook_deliveries
     WHERE next_attempt_at IS NULL AND created_at < now() - $1 * interval '1 day'`,
    [KEPT_DAYS],
  )
}

/** Forgets what was told of these orders: their customer is to be forgotten. */
export async function forgetOrders(db: EntityManager, orderIds: readonly number[]): Promise<void> {
  await db.query(
    `DELETE FROM webhook_deliveries
     WHERE event LIKE 'order.%' AND (body::jsonb #>> '{data,order,id}')::int = ANY($1)`,
    [orderIds],
  )
}
