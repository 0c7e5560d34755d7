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
import type { Caller } from '../../platform/features/caller'
import { looksPublic } from '../../platform/outbound/public-host'
import { WebhookEntity } from './webhook.entity'
import { forbiddenEvents, webhooksOf } from './webhook-access'
import type { WebhookSettings } from './webhook-address'

const SECRET_BYTES = 32

export interface WebhookView {
  readonly id: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly createdAt: Date
}

/** The webhooks of the caller, or for staff all, newest first. */
export function listWebhooks(db: EntityManager, caller?: Caller): Promise<WebhookView[]> {
  return db.find(WebhookEntity, {
    where: webhooksOf(caller),
    // Everything except the secret.
    select: { id: true, url: true, events: true, createdAt: true },
    order: { id: 'DESC' },
  })
}

const insertWithinLimit = statement({
  name: 'webhooks.insertWithinLimit',
  sql: `INSERT INTO webhooks (url, events, secret, api_key_id)
     SELECT $1, $2, $3, $5 WHERE (SELECT count(*) FROM webhooks) < $4
     RETURNING id, url, events, created_at AS "createdAt"`,
  row: z.object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    createdAt: z.date(),
  }),
})

/**
 * Creates a webhook for future events and returns once the secret that signs its messages. That of an API key ends with
 * the key, and receives only what the key may read. Throws INVALID, or CONFLICT if there are too many.
 */
export async function createWebhook(
  db: EntityManager,
  settings: WebhookSettings,
  input: Unchecked<WebhookInput>,
  caller?: Caller,
): Promise<{ readonly webhook: WebhookView; readonly secret: string }> {
  const { url, events } = validate(webhookSchema, input)
  if (!settings.allowsPrivate && !looksPublic(url)) {
    throw invalid([{ field: 'url', key: 'webhook.notPublic' }])
  }
  const forbidden = forbiddenEvents(caller, events)
  if (forbidden.length > 0) {
    const parameters = { events: forbidden.join(', ') }
    throw invalid([{ field: 'events', key: 'webhook.forbiddenEvents', parameters }])
  }
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  const [webhook] = await whileAdding(db, 'webhooks', (transaction) =>
    insertWithinLimit(transaction, [url, events, secret, MAX_WEBHOOKS, caller?.apiKeyId ?? null]),
  )
  if (!webhook) {
    throw new AppError('CONFLICT', { key: 'webhook.tooMany', parameters: { max: MAX_WEBHOOKS } })
  }
  return { webhook, secret }
}

/** Deletes a webhook of the caller with all its deliveries. Throws NOT_FOUND. */
export async function deleteWebhook(
  db: EntityManager,
  id: unknown,
  caller?: Caller,
): Promise<number> {
  const webhookId = readId(id)
  const { affected } =
    webhookId === undefined
      ? {}
      : await db.delete(WebhookEntity, { id: webhookId, ...webhooksOf(caller) })
  if (webhookId === undefined || !affected) {
    throw new AppError('NOT_FOUND', { key: 'webhook.notFound' })
  }
  return webhookId
}
