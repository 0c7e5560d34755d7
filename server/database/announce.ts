import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import type { PushKind } from '#domain/push/push'
import { NOTIFIED, type Notification, notify, notifyAll, toPayload } from './notifications'
import { noteOrders, requestIdOf } from './request-ids'
import { statement } from './statement'

/** A mail of the outbox; without an account, it is to the owner. */
interface AnnouncedMail {
  readonly kind: string
  readonly userId?: number
  /** What it is about; it is composed when it is sent. */
  readonly data: Readonly<Record<string, unknown>>
}

/** What devices of staff are told of with no page open. */
interface AnnouncedPush {
  readonly kind: PushKind
  /** The number of the order or product; the message is composed when it is sent. */
  readonly subjectId: number
}

/** An event of an order, for open pages. */
interface LiveEvent {
  readonly kind: 'orderPlaced' | 'orderChanged'
  readonly id: number
}

interface WebhookMessages {
  readonly event: WebhookEvent
  /** The `data` of each message, in their order. Only called if a webhook has subscribed to the event. */
  readonly data: () => Promise<readonly object[]> | readonly object[]
}

/**
 * Something that has happened in the shop, and who is notified of it. Each feature creates its own events.
 */
export interface ShopEvent {
  /** What open pages are told, on every server. */
  readonly live?: LiveEvent
  readonly mails?: readonly AnnouncedMail[]
  readonly push?: AnnouncedPush
  readonly webhooks?: WebhookMessages
}

const record = statement({
  name: 'announce.record',
  sql: `WITH mailed AS (
       INSERT INTO mails (kind, user_id, data, request_id)
       SELECT kind, user_id, data, $requestId::text
       FROM unnest($kinds::text[], $userIds::int[], $data::jsonb[]) AS mail (kind, user_id, data)
     ), pushed AS (
       INSERT INTO push_events (kind, subject_id)
       SELECT kind, subject_id FROM unnest($pushKinds::text[], $pushIds::int[]) AS push (kind, subject_id)
       WHERE EXISTS (SELECT FROM push_subscriptions WHERE kind = ANY (kinds))
     ), live AS (
       INSERT INTO live_events (kind, order_id)
       SELECT kind, order_id
       FROM unnest($liveKinds::text[], $liveIds::int[]) WITH ORDINALITY AS live (kind, order_id, position)
       ORDER BY position
     )
     SELECT ${notifyAll('$notifications')} AS notified,
       ARRAY(SELECT DISTINCT unnest(events) FROM webhooks) AS subscribed, clock_timestamp() AS now`,
  row: z.object({ notified: z.array(NOTIFIED), subscribed: z.array(z.string()), now: z.date() }),
  prepare: true,
})

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

async function sendToWebhooks(
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

/**
 * Announces events, in order, when the transaction commits, and none when it rolls back: mails, webhook messages and
 * what devices are told of are written to their outboxes, and servers are notified. Called by the service that makes the
 * change, in its transaction. Costs one statement, and another for each kind of event with subscribers, whose
 * messages are written together.
 */
export async function announce(
  transaction: EntityManager,
  ...events: readonly ShopEvent[]
): Promise<void> {
  const mails = events.flatMap((event) => event.mails ?? [])
  const live = events.flatMap((event) => event.live ?? [])
  const liveIds = live.map(({ id }) => id)
  noteOrders(transaction, liveIds)
  // The database notifies servers of live events, once it knows their order.
  const notifications: Notification[] = []
  if (mails.length > 0) notifications.push({ kind: 'mailsDue' })
  const pushes = events.flatMap(({ push }) => push ?? [])
  if (pushes.length > 0) notifications.push({ kind: 'pushesDue' })
  const [recorded] = await record(transaction, {
    kinds: mails.map(({ kind }) => kind),
    userIds: mails.map(({ userId }) => userId ?? null),
    data: mails.map(({ data }) => JSON.stringify(data)),
    pushKinds: pushes.map(({ kind }) => kind),
    pushIds: pushes.map(({ subjectId }) => subjectId),
    requestId: requestIdOf(transaction),
    liveKinds: live.map(({ kind }) => kind),
    liveIds,
    notifications: notifications.map(toPayload),
  })
  if (!recorded) throw new Error('SELECT returned no row')
  const messages = events.flatMap(({ webhooks }) => webhooks ?? [])
  for (const event of new Set(messages.map((message) => message.event))) {
    if (!recorded.subscribed.includes(event)) continue
    const ofEvent = messages.filter((message) => message.event === event)
    await sendToWebhooks(transaction, event, ofEvent, recorded.now)
  }
}

const readSubscribed = statement({
  name: 'announce.readSubscribed',
  sql: 'SELECT EXISTS (SELECT FROM webhooks WHERE $1 = ANY (events)) AS "isSubscribed"',
  row: z.object({ isSubscribed: z.boolean() }),
  prepare: true,
})

/** Whether a webhook has subscribed to an event; if not, the previous state need not be read. */
export async function hasSubscribers(
  transaction: EntityManager,
  event: WebhookEvent,
): Promise<boolean> {
  const [row] = await readSubscribed(transaction, [event])
  return row?.isSubscribed ?? false
}
