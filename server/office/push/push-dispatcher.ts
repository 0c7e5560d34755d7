import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import webPush from 'web-push'
import { quietUntil } from '#domain/push/push'
import { OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import { postToPublicHost } from '../integrations/post'
import type { WebhookSettings } from '../integrations/webhook-address'
import { composePush, type PushContent } from './compose-push'
import { getPushKeys } from './push-keys.service'
import {
  claimPushes,
  type DuePush,
  deletePushes,
  holdPushes,
  readPushOutbox,
  retryPushes,
} from './push-outbox.service'
import { PushSubscriptionEntity } from './push-subscription.entity'

/** How long a push service keeps a message for a phone that is switched off. */
const TTL_SECONDS = 24 * 3600

/** The device no longer wants messages: the browser was reset, or the permission withdrawn. */
const GONE: readonly number[] = [404, 410]

interface DispatcherOptions {
  readonly db: EntityManager
  readonly settings: WebhookSettings
  /** Encrypts the keys in the database. */
  readonly secret: string
  /** The contact for push services, an address of the shop: `https:` or `mailto:`. */
  readonly contact: string
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Result of an attempt. The endpoint is never logged: anybody who knows it can reach the device. */
type Attempt =
  | { readonly result: 'sent' | 'gone' }
  | { readonly result: 'refused'; readonly statusCode: number }
  | {
      readonly result: 'failed'
      readonly statusCode?: number
      readonly code?: string
      /** As long as the push service asks to wait. */
      readonly waitSeconds: number
    }

/** As a number of seconds; the other form, a date, and nonsense count as not given. */
function toSeconds(retryAfter: string | undefined): number {
  return retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0
}

async function post(
  { endpoint, p256dh, auth }: DuePush,
  content: PushContent,
  { db, secret, contact, settings }: DispatcherOptions,
): Promise<Attempt> {
  const keys = await getPushKeys(db, secret)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: TTL_SECONDS,
      urgency: 'high',
    },
  )
  try {
    const { statusCode, retryAfter } = await postToPublicHost(
      { url: endpoint, headers: headers as Record<string, string>, body: body as Buffer },
      settings,
    )
    if (statusCode >= 200 && statusCode < 300) return { result: 'sent' }
    if (GONE.includes(statusCode)) return { result: 'gone' }
    if (statusCode === 429 || statusCode >= 500) {
      return { result: 'failed', statusCode, waitSeconds: toSeconds(retryAfter) }
    }
    return { result: 'refused', statusCode }
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return { result: 'failed', code: code ?? name, waitSeconds: 0 }
  }
}

/** Sends the messages of a device that are due together. */
async function send(
  subscriptionId: number,
  messages: readonly [DuePush, ...DuePush[]],
  options: DispatcherOptions,
): Promise<void> {
  const { db, log } = options
  const [first] = messages
  const content = await composePush(db, messages, first)
  if (!content) return deletePushes(db, messages)
  const { result, ...details } = await post(first, content, options)
  if (result === 'gone') {
    // With its messages.
    await db.delete(PushSubscriptionEntity, { id: subscriptionId, endpoint: first.endpoint })
    return
  }
  if (result === 'sent') return deletePushes(db, messages)
  if (result === 'refused') {
    await deletePushes(db, messages)
    log.error({ push: { subscriptionId }, ...details }, 'A notification was refused')
    return
  }
  const { waitSeconds = 0, ...problem } = details as Extract<Attempt, { result: 'failed' }>
  const isScheduled = await retryPushes(db, messages, waitSeconds)
  log.warn(
    { push: { subscriptionId }, ...problem },
    `A notification was not sent, and will ${isScheduled ? '' : 'not '}be tried again`,
  )
}

/** The messages that are not held until the end of quiet hours; tests never are. */
async function holdInQuietHours(
  db: EntityManager,
  messages: readonly DuePush[],
): Promise<readonly DuePush[]> {
  const [first] = messages
  if (!first || first.quietFrom === null || first.quietTo === null) return messages
  const until = quietUntil(new Date(), { from: first.quietFrom, to: first.quietTo })
  if (!until) return messages
  const held = messages.filter(({ kind }) => kind !== 'test')
  if (held.length > 0) await holdPushes(db, held, until)
  return messages.filter(({ kind }) => kind === 'test')
}

/** Sends notifications to the devices of staff; each device has a queue of its own. */
export function createPushDispatcher(options: DispatcherOptions): OutboxDispatcher<number> {
  const { db, log } = options
  return new OutboxDispatcher({
    name: 'push',
    notifications: ['pushesDue'],
    log,
    read: () => readPushOutbox(db),
    async sendDue(subscriptionId) {
      const due = await claimPushes(db, subscriptionId)
      const [first, ...others] = await holdInQuietHours(db, due)
      if (first) await send(subscriptionId, [first, ...others], options)
      return due.length
    },
  })
}
