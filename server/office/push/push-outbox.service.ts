import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles'
import { DEFAULT_LOCALE, LOCALES } from '#domain/messages/locale'
import { PUSH_KINDS } from '#domain/push/push'
import {
  LEASE_SECONDS,
  type Outbox,
  retryDelaySeconds,
} from '../../platform/database/events/outbox-dispatcher'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'

/** Rows claimed at once; further rows go into another notification. */
const BATCH = 1_000
/** Failed messages older than this are dropped. */
const MAX_AGE_HOURS = 24

const addMessages = statement({
  name: 'push.addMessages',
  sql: `WITH event AS (
       DELETE FROM push_events WHERE id IN (
         SELECT id FROM push_events ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, kind, subject_id, created_at
     ), added AS (
       INSERT INTO push_messages (subscription_id, kind, subject_id, created_at)
       SELECT push_subscriptions.id, event.kind, event.subject_id, event.created_at
       FROM event JOIN push_subscriptions ON event.kind = ANY (push_subscriptions.kinds)
       ORDER BY event.id
     )
     SELECT count(*)::int AS count FROM event`,
  row: z.object({ count: z.int() }),
})

const readNextAttempts = statement({
  name: 'push.readNextAttempts',
  sql: `SELECT subscription_id AS "subscriptionId",
       (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM push_messages GROUP BY subscription_id`,
  row: z.object({ subscriptionId: z.int(), wait: z.number() }),
})

/** Gives each device its messages about what has happened, and reads which devices have some. */
export async function readPushOutbox(db: EntityManager): Promise<Outbox<number>> {
  let count = BATCH
  while (count === BATCH) count = (await addMessages(db, []))[0]?.count ?? 0
  const rows = await readNextAttempts(db, [])
  const later = rows.filter(({ wait }) => wait > 0).map(({ wait }) => wait)
  return {
    queues: rows.filter(({ wait }) => wait <= 0).map(({ subscriptionId }) => subscriptionId),
    waitMilliseconds: later.length > 0 ? Math.min(...later) : null,
  }
}

const duePushRow = z.object({
  id: z.string(),
  kind: z.enum([...PUSH_KINDS, 'test']),
  subjectId: z.int().nullable(),
  attempts: z.int(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  role: z.enum(ROLES),
  locale: z.enum(LOCALES),
  quietFrom: z.int().nullable(),
  quietTo: z.int().nullable(),
})

/** A message that is due, with the device and what its account may see now. */
export type DuePush = z.infer<typeof duePushRow>

const claimDue = statement({
  name: 'push.claimDue',
  sql: `WITH due AS (
       SELECT id FROM push_messages WHERE subscription_id = $1 AND next_attempt_at <= now()
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE push_messages SET attempts = attempts + 1,
         next_attempt_at = now() + interval '${LEASE_SECONDS} seconds'
       FROM due WHERE push_messages.id = due.id
       RETURNING push_messages.*
     )
     SELECT claimed.id::text AS id, claimed.kind, claimed.subject_id AS "subjectId", claimed.attempts,
       endpoint, p256dh, auth, role, coalesce(locale, '${DEFAULT_LOCALE}') AS locale,
       from_hour AS "quietFrom", to_hour AS "quietTo"
     FROM claimed JOIN push_subscriptions ON push_subscriptions.id = claimed.subscription_id
       JOIN users ON users.id = push_subscriptions.user_id
       LEFT JOIN quiet_hours ON quiet_hours.user_id = users.id
     ORDER BY claimed.id`,
  row: duePushRow,
})

/** Claims the due messages of a device for this server, oldest first. */
export function claimPushes(db: EntityManager, subscriptionId: number): Promise<DuePush[]> {
  return claimDue(db, [subscriptionId])
}

// Another server has them if they were attempted again meanwhile.
const CLAIMED = `FROM unnest($1::bigint[], $2::int[]) AS claimed (id, attempts)
  WHERE push_messages.id = claimed.id AND push_messages.attempts = claimed.attempts`

const deleteClaimed = statement({
  name: 'push.deleteClaimed',
  sql: `DELETE FROM push_messages USING unnest($1::bigint[], $2::int[]) AS claimed (id, attempts)
     WHERE push_messages.id = claimed.id AND push_messages.attempts = claimed.attempts`,
})

const holdClaimed = statement({
  name: 'push.holdClaimed',
  sql: `UPDATE push_messages SET attempts = push_messages.attempts - 1, next_attempt_at = $3 ${CLAIMED}`,
})

const retryClaimed = statement({
  name: 'push.retryClaimed',
  sql: `UPDATE push_messages SET next_attempt_at = now() + $3 * interval '1 second' ${CLAIMED}`,
})

/** Deletes what has failed for so long that it is no news any more. */
export const deleteStalePushes = deletesOld('push.deleteStale', {
  table: 'push_messages',
  where: `attempts > 1 AND created_at < now() - interval '${MAX_AGE_HOURS} hours'`,
})

type Claimed = readonly Pick<DuePush, 'id' | 'attempts'>[]

const keysOf = (claimed: Claimed) =>
  [claimed.map(({ id }) => id), claimed.map(({ attempts }) => attempts)] as const

/** They were sent, or are given up. */
export async function deletePushes(db: EntityManager, claimed: Claimed): Promise<void> {
  await deleteClaimed(db, [...keysOf(claimed)])
}

/** They wait until the quiet hours end. */
export async function holdPushes(db: EntityManager, claimed: Claimed, until: Date): Promise<void> {
  await holdClaimed(db, [...keysOf(claimed), until])
}

/**
 * Schedules the next attempt, at the earliest after as many seconds as the push service asks for. Returns whether
 * there is one.
 */
export async function retryPushes(
  db: EntityManager,
  claimed: Claimed,
  minDelaySeconds: number,
): Promise<boolean> {
  const attempts = Math.max(...claimed.map((message) => message.attempts))
  const delay = retryDelaySeconds(attempts)
  if (delay === undefined) {
    await deletePushes(db, claimed)
    return false
  }
  const seconds = Math.min(Math.max(delay, minDelaySeconds), MAX_AGE_HOURS * 3600)
  await retryClaimed(db, [...keysOf(claimed), seconds])
  return true
}
