import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import type { PushKind } from '#domain/push/push'
import { NOTIFIED, type Notification, notifyAll, toPayload } from '../connection/notifications'
import { noteOrders, requestIdOf } from '../connection/request-ids'
import { type NamedParameters, statement } from '../statements/statement'

/** A mail of the outbox; without an account, it is to the owner. */
interface AnnouncedMail {
  readonly kind: string
  readonly userId?: number
  /** Parameters of the mail, which is composed when it is sent. */
  readonly data: Readonly<Record<string, unknown>>
}

/** A push notification to devices of staff. */
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

export interface WebhookMessages {
  readonly event: WebhookEvent
  /** The `data` of each message, in their order. Only called if a webhook has subscribed to the event. */
  readonly data: () => Promise<readonly object[]> | readonly object[]
}

/**
 * Something that has happened in the shop, and who is notified of it. Each feature creates its own events.
 */
export interface ShopEvent {
  /** Event for open pages, on every server. */
  readonly live?: LiveEvent
  readonly mails?: readonly AnnouncedMail[]
  readonly push?: AnnouncedPush
  readonly webhooks?: WebhookMessages
}

/** Who subscribes to kinds of events: their messages are only made if somebody does. */
interface Subscriptions {
  /** An SQL expression: the kinds that somebody has subscribed to, as an array of text. */
  readonly sql: string
  readonly has: (transaction: EntityManager, events: readonly WebhookEvent[]) => Promise<boolean>
  /** Writes messages about events of a kind into the outbox. Called in the transaction of the change. */
  readonly send: (
    transaction: EntityManager,
    event: WebhookEvent,
    messages: readonly WebhookMessages[],
    now: Date,
  ) => Promise<void>
}

/** Those who a feature notifies of events. It declares how, as its outbox is nobody else's. */
export interface Audience {
  /** A common table expression of the statement that records events, which writes the outbox. Its parameters are named. */
  readonly outbox?: string
  readonly parametersOf?: (
    events: readonly ShopEvent[],
    requestId: string | null,
  ) => NamedParameters
  /** Notification to servers, sent once the transaction commits. */
  readonly notificationOf?: (events: readonly ShopEvent[]) => Notification | undefined
  readonly subscriptions?: Subscriptions
}

/** Declares the statement that records events for all audiences at once. */
function createAnnouncer(audiences: readonly Audience[]) {
  const outboxes = audiences.flatMap(({ outbox }) => outbox ?? [])
  const [subscriptions] = audiences.flatMap((audience) => audience.subscriptions ?? [])
  if (!subscriptions) throw new Error('No feature has subscriptions to events')
  const record = statement({
    name: 'announce.record',
    sql: `WITH ${outboxes.join(', ')}
     SELECT ${notifyAll('$notifications')} AS notified,
       ${subscriptions.sql} AS subscribed, clock_timestamp() AS now`,
    row: z.object({ notified: z.array(NOTIFIED), subscribed: z.array(z.string()), now: z.date() }),
    prepare: true,
  })
  return { audiences, record, subscriptions }
}

let announcer: ReturnType<typeof createAnnouncer> | undefined

/** Called once, by the list of features, with the audiences that they declare. */
export function setAudiences(audiences: readonly Audience[]): void {
  announcer = createAnnouncer(audiences)
}

function requireAnnouncer(): NonNullable<typeof announcer> {
  if (!announcer) throw new Error('Nothing is announced before the features are loaded')
  return announcer
}

/**
 * Announces events, in order, when the transaction commits, and none when it rolls back: mails, webhook messages and
 * push notifications are written to their outboxes, and servers are notified. Called by the service that makes the
 * change, in its transaction. Costs one statement, and another for each kind of event with subscribers, whose messages
 * are written together.
 */
export async function announce(
  transaction: EntityManager,
  ...events: readonly ShopEvent[]
): Promise<void> {
  const { audiences, record, subscriptions } = requireAnnouncer()
  noteOrders(
    transaction,
    events.flatMap(({ live }) => live?.id ?? []),
  )
  const requestId = requestIdOf(transaction)
  const parameters = audiences.map(({ parametersOf }) => parametersOf?.(events, requestId) ?? {})
  const notifications = audiences.flatMap(({ notificationOf }) => notificationOf?.(events) ?? [])
  const [recorded] = await record(
    transaction,
    Object.assign({ notifications: notifications.map(toPayload) }, ...parameters),
  )
  if (!recorded) throw new Error('SELECT returned no row')
  const messages = events.flatMap(({ webhooks }) => webhooks ?? [])
  for (const event of new Set(messages.map((message) => message.event))) {
    if (!recorded.subscribed.includes(event)) continue
    const ofEvent = messages.filter((message) => message.event === event)
    await subscriptions.send(transaction, event, ofEvent, recorded.now)
  }
}

/** Whether somebody has subscribed to any of the events; if not, the previous state need not be read. */
export async function hasSubscribers(
  transaction: EntityManager,
  ...events: readonly WebhookEvent[]
): Promise<boolean> {
  return requireAnnouncer().subscriptions.has(transaction, events)
}
