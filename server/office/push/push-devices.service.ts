import { ECDH } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_PUSH_DEVICES } from '#domain/limits'
import { PUSH_KINDS, type PushKind, pushKindsOf, type QuietHours } from '#domain/push/push'
import {
  type PushDeviceInput,
  pushDeviceSchema,
  type QuietHoursInput,
  quietHoursSchema,
} from '#domain/push/push.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { statement } from '../../platform/database/statements/statement'
import type { Viewer } from '../../platform/features/caller'
import { looksPublic } from '../../platform/outbound/public-host'
import type { WebhookSettings } from '../integrations/webhook-address'
import { PushSubscriptionEntity } from './push-subscription.entity'
import { QuietHoursEntity } from './quiet-hours.entity'

/** A device that receives notifications. */
export interface PushDeviceView {
  readonly id: number
  readonly endpoint: string
  readonly kinds: readonly PushKind[]
  /** How the browser described itself; may be empty. */
  readonly userAgent: string
  readonly createdAt: Date
}

const MAX_AGENT_LENGTH = 300

const COLUMNS = `id, endpoint, kinds, agent AS "userAgent", created_at AS "createdAt"`
const deviceRow = z.object({
  id: z.int(),
  endpoint: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  userAgent: z.string(),
  createdAt: z.date(),
})

const readDevices = statement({
  name: 'push.readDevices',
  sql: `SELECT ${COLUMNS} FROM push_subscriptions WHERE user_id = $1 ORDER BY id DESC`,
  row: deviceRow,
})

/** The devices of an account, newest first. */
export function listPushDevices(
  db: EntityManager,
  { id }: Pick<Viewer, 'id'>,
): Promise<PushDeviceView[]> {
  return readDevices(db, [id])
}

// Of two devices that are added at the same moment, the second counts the first.
const lockAccount = statement({
  name: 'push.lockAccount',
  sql: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
  row: z.object({ id: z.int() }),
})

// A device that somebody else has used before is theirs no longer.
const saveWithinLimit = statement({
  name: 'push.saveWithinLimit',
  sql: `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, kinds, agent)
     SELECT $userId::int, $sessionId::uuid, $endpoint, $p256dh, $auth, $kinds::text[], $agent
     WHERE (
       SELECT count(*) FROM push_subscriptions WHERE user_id = $userId::int AND endpoint <> $endpoint
     ) < ${MAX_PUSH_DEVICES}
     ON CONFLICT (endpoint) DO UPDATE SET user_id = EXCLUDED.user_id,
       session_id = EXCLUDED.session_id, p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth,
       kinds = EXCLUDED.kinds, agent = EXCLUDED.agent
     RETURNING ${COLUMNS}`,
  row: deviceRow,
})

/** Whether a key is a point of P-256: with any other one, no message can be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/**
 * Tells a device of some kinds from now on. Throws INVALID, also for kinds that the role may not see and for an
 * endpoint that is not on the internet, or CONFLICT if the account has too many devices.
 */
export async function savePushDevice(
  db: EntityManager,
  settings: WebhookSettings,
  { id, role, sessionId }: Viewer,
  input: Unchecked<PushDeviceInput>,
  userAgent: string,
): Promise<PushDeviceView> {
  const { endpoint, p256dh, auth, kinds } = validate(pushDeviceSchema, input)
  const allowed = pushKindsOf(role)
  const problems = [
    ...(isPoint(p256dh) ? [] : [{ field: 'p256dh', key: 'push.badKey' } as const]),
    ...(settings.allowsPrivate || looksPublic(endpoint)
      ? []
      : [{ field: 'endpoint', key: 'push.badEndpoint' } as const]),
    ...(kinds.every((kind) => allowed.includes(kind))
      ? []
      : [{ field: 'kinds', key: 'push.kindNotAllowed' } as const]),
  ]
  if (problems.length > 0) throw invalid(problems)
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH)
  const device = await whileAccountExists(() =>
    db.transaction(async (transaction) => {
      await lockAccount(transaction, [id])
      const [saved] = await saveWithinLimit(transaction, {
        userId: id,
        sessionId: sessionId ?? null,
        endpoint,
        p256dh,
        auth,
        kinds,
        agent,
      })
      return saved
    }),
  )
  if (!device) {
    throw new AppError('CONFLICT', {
      key: 'push.tooManyDevices',
      parameters: { max: MAX_PUSH_DEVICES },
    })
  }
  return device
}

/** Ends the notifications to a device of the account. Throws NOT_FOUND. */
export async function removePushDevice(
  db: EntityManager,
  { id: userId }: Viewer,
  id: unknown,
): Promise<number> {
  const deviceId = readId(id) ?? 0
  const { affected } = await db.delete(PushSubscriptionEntity, { id: deviceId, userId })
  if (!affected) throw new AppError('NOT_FOUND', { key: 'push.deviceNotFound' })
  return deviceId
}

const addTest = statement({
  name: 'push.addTest',
  sql: `WITH waiting AS (
       DELETE FROM push_messages USING push_subscriptions
       WHERE subscription_id = push_subscriptions.id AND push_subscriptions.id = $2
         AND user_id = $1 AND kind = 'test'
     ), added AS (
       INSERT INTO push_messages (subscription_id, kind)
       SELECT id, 'test' FROM push_subscriptions WHERE user_id = $1 AND id = $2
       RETURNING subscription_id
     )
     SELECT subscription_id AS id, ${notify('pushesDue')} AS notified FROM added`,
  row: z.object({ id: z.int(), notified: NOTIFIED }),
})

/** Sends a message to a device of the account, also in quiet hours. Throws NOT_FOUND. */
export async function sendTestPush(
  db: EntityManager,
  { id: userId }: Viewer,
  id: unknown,
): Promise<number> {
  const [added] = await addTest(db, [userId, readId(id) ?? 0])
  if (!added) throw new AppError('NOT_FOUND', { key: 'push.deviceNotFound' })
  return added.id
}

/** Null if there are none. */
export async function getQuietHours(
  db: EntityManager,
  { id: userId }: Pick<Viewer, 'id'>,
): Promise<QuietHours | null> {
  const hours = await db.findOneBy(QuietHoursEntity, { userId })
  return hours && { from: hours.from, to: hours.to }
}

const wake = statement({
  name: 'push.wake',
  sql: `WITH woken AS (
       UPDATE push_messages SET next_attempt_at = now() FROM push_subscriptions
       WHERE subscription_id = push_subscriptions.id AND user_id = $1 AND attempts = 0
       RETURNING push_messages.id
     )
     SELECT ${notify('pushesDue')} AS notified FROM woken LIMIT 1`,
  row: z.object({ notified: NOTIFIED }),
})

/** Sets or removes the quiet hours of an account. Held notifications follow the new hours at once. Throws INVALID. */
export async function setQuietHours(
  db: EntityManager,
  { id: userId }: Viewer,
  input: Unchecked<QuietHoursInput>,
): Promise<QuietHours | null> {
  const hours = validate(quietHoursSchema, input)
  await whileAccountExists(async () => {
    if (hours) await db.upsert(QuietHoursEntity, { userId, ...hours }, ['userId'])
    else await db.delete(QuietHoursEntity, { userId })
  })
  await wake(db, [userId])
  return hours
}
