import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import {
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookInput,
  webhookSchema,
} from '#domain/integrations/webhooks.schema'
import { MAX_WEBHOOKS } from '#domain/limits'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import { looksPublic } from '../../platform/outbound/public-host'
import { WebhookEntity } from './webhook.entity'
import type { WebhookSettings } from './webhook-address'

const SECRET_BYTES = 32

export interface WebhookView {
  readonly id: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly createdAt: Date
}

/** All webhooks, newest first. */
export function listWebhooks(db: EntityManager): Promise<WebhookView[]> {
  return db.find(WebhookEntity, {
    // Everything except the secret.
    select: { id: true, url: true, events: true, createdAt: true },
    order: { id: 'DESC' },
  })
}

const insertWithinLimit = statement({
  name: 'webhooks.insertWithinLimit',
  sql: `INSERT INTO webhooks (url, events, secret)
     SELECT $1, $2, $3 WHERE (SELECT count(*) FROM webhooks) < $4
     RETURNING id, url, events, created_at AS "createdAt"`,
  row: z.object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    createdAt: z.date(),
  }),
})

/**
 * Creates a webhook for future events and returns once the secret that signs its messages. Throws
 * INVALID, or CONFLICT if there are too many.
 */
export async function createWebhook(
  db: EntityManager,
  settings: WebhookSettings,
  input: Unchecked<WebhookInput>,
): Promise<{ readonly webhook: WebhookView; readonly secret: string }> {
  const { url, events } = validate(webhookSchema, input)
  if (!settings.allowsPrivate && !looksPublic(url)) {
    throw invalid([{ field: 'url', key: 'webhook.notPublic' }])
  }
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  const [webhook] = await whileAdding(db, 'webhooks', (transaction) =>
    insertWithinLimit(transaction, [url, events, secret, MAX_WEBHOOKS]),
  )
  if (!webhook) {
    throw new AppError('CONFLICT', { key: 'webhook.tooMany', parameters: { max: MAX_WEBHOOKS } })
  }
  return { webhook, secret }
}

/** Deletes a webhook with all its deliveries. Throws NOT_FOUND. */
export async function deleteWebhook(db: EntityManager, id: unknown): Promise<number> {
  const webhookId = readId(id)
  const { affected } =
    webhookId === undefined ? {} : await db.delete(WebhookEntity, { id: webhookId })
  if (webhookId === undefined || !affected) {
    throw new AppError('NOT_FOUND', { key: 'webhook.notFound' })
  }
  return webhookId
}
