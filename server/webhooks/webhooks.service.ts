import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { MAX_WEBHOOKS } from '#domain/limits'
import { invalid, type Unchecked, validate } from '#domain/validate'
import { type WebhookEvent, type WebhookInput, webhookSchema } from '#domain/webhooks.schema'
import { readId } from '../catalogue/catalogue.service'
import { looksPublic, type WebhookSettings } from './webhook-address'

const SECRET_BYTES = 32

export interface WebhookView {
  readonly id: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly createdAt: Date
}

const COLUMNS = 'id, url, events, created_at AS "createdAt"'

/** All webhooks, newest first. */
export function listWebhooks(db: EntityManager): Promise<WebhookView[]> {
  return db.query(`SELECT ${COLUMNS} FROM webhooks ORDER BY id DESC`)
}

/**
 * Makes a webhook, which is told of what happens from now on, and returns the secret its messages
 * are signed with: this once. Throws INVALID, and CONFLICT when there are too many.
 */
export async function createWebhook(
  db: EntityManager,
  settings: WebhookSettings,
  input: Unchecked<WebhookInput>,
): Promise<{ readonly webhook: WebhookView; readonly secret: string }> {
  const { url, events } = validate(webhookSchema, input)
  if (!settings.mayBePrivate && !looksPublic(url)) {
    throw invalid([{ field: 'url', key: 'webhook.notPublic' }])
  }
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  const [webhook] = await db.query<WebhookView[]>(
    `INSERT INTO webhooks (url, events, secret)
     SELECT $1, $2, $3 WHERE (SELECT count(*) FROM webhooks) < $4
     RETURNING ${COLUMNS}`,
    [url, events, secret, MAX_WEBHOOKS],
  )
  if (!webhook) {
    throw new AppError('CONFLICT', { key: 'webhook.tooMany', parameters: { max: MAX_WEBHOOKS } })
  }
  return { webhook, secret }
}

/** Deletes a webhook with what it was, or was to be, told. Throws NOT_FOUND. */
export async function deleteWebhook(db: EntityManager, id: unknown): Promise<number> {
  const webhookId = readId(id)
  const [[deleted]] = await db.query<[{ id: number }[], number]>(
    'DELETE FROM webhooks WHERE id = $1 RETURNING id',
    [webhookId ?? null],
  )
  if (!deleted) throw new AppError('NOT_FOUND', { key: 'webhook.notFound' })
  return deleted.id
}
