import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { requestIdOf } from '../../platform/database/connection/request-ids'
import type { Audience, WebhookMessages } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'

/** Messages that are inserted at once. */
const BATCH = 1_000

const addMessages = statement({
  name: 'announce.addMessages',
  sql: `WITH added AS (
       INSERT INTO webhook_deliveries (webhook_id, event, message_id, body, request_id)
       SELECT webhooks.id, $event, 'msg_' || replace(gen_random_uuid()::text, '-', ''), message.body,
         $requestId::text
       FROM unnest($bodies::text[]) WITH ORDINALITY AS message (body, position)
       JOIN webhooks ON $event = ANY (webhooks.events)
       ORDER BY position, webhooks.id
       RETURNING id
     )
     SELECT ${notify('deliveriesDue')} AS notified FROM added LIMIT 1`,
  row: z.object({ notified: NOTIFIED }),
})

/** JSON as PostgreSQL writes it, which is how every released message was written. */
function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `"${name}" : ${toJson(field)}`)
  return `{${fields.join(', ')}}`
}

async function send(
  transaction: EntityManager,
  event: WebhookEvent,
  messages: readonly WebhookMessages[],
  now: Date,
): Promise<void> {
  const bodies: string[] = []
  for (const { data } of messages) {
    for (const content of await data()) {
      bodies.push(toJson({ type: event, timestamp: now.toISOString(), data: content }))
    }
  }
  for (let start = 0; start < bodies.length; start += BATCH) {
    await addMessages(transaction, {
      event,
      bodies: bodies.slice(start, start + BATCH),
      requestId: requestIdOf(transaction),
    })
  }
}

const readSubscribed = statement({
  name: 'announce.readSubscribed',
  sql: 'SELECT EXISTS (SELECT FROM webhooks WHERE events && $1::text[]) AS "isSubscribed"',
  row: z.object({ isSubscribed: z.boolean() }),
  prepare: true,
})

/** Webhooks, which subscribe to kinds of events. */
export const webhookAudience: Audience = {
  subscriptions: {
    sql: 'ARRAY(SELECT DISTINCT unnest(events) FROM webhooks)',
    async has(transaction, events) {
      const [row] = await readSubscribed(transaction, [events])
      return row?.isSubscribed ?? false
    },
    send,
  },
}
