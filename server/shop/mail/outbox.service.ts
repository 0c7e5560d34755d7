import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#domain/messages/locale'
import {
  type Outbox,
  RETENTION_DAYS,
  retryDelaySeconds,
} from '../../platform/database/events/outbox-dispatcher'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import type { DueMail } from '../../platform/features/mail-content'
import { MailEntity } from './mail.entity'

/** All mails go through one server, so they are one queue. */
const QUEUE = 'mail'
export type MailQueue = typeof QUEUE

const readNextAttempt = statement({
  name: 'mail.readNextAttempt',
  sql: `SELECT (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM mails WHERE next_attempt_at IS NOT NULL`,
  row: z.object({ wait: z.number().nullable() }),
})

/** Whether mails are due, and when the next one is. */
export async function readMailOutbox(db: EntityManager): Promise<Outbox<MailQueue>> {
  const [row] = await readNextAttempt(db)
  const wait = row?.wait ?? null
  return wait !== null && wait <= 0
    ? { queues: [QUEUE], waitMilliseconds: null }
    : { queues: [], waitMilliseconds: wait }
}

const claimDue = statement({
  name: 'mail.claimDue',
  sql: `WITH due AS (
       SELECT id FROM mails WHERE next_attempt_at <= now()
       ORDER BY next_attempt_at, id LIMIT $1 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE mails SET attempts = attempts + 1,
         next_attempt_at = now() + $2 * interval '1 second'
       FROM due WHERE mails.id = due.id
       RETURNING mails.*
     )
     SELECT claimed.id, claimed.kind, claimed.attempts, claimed.data,
       claimed.request_id AS "requestId", claimed.created_at AS "createdAt",
       now() AS "claimedAt", users.id AS "userId", users.first_name AS "firstName",
       users.email_confirmed_at IS NOT NULL AS "isConfirmed",
       coalesce(claimed.address, users.email, users.contact_email) AS "to",
       coalesce(claimed.data ->> 'locale', users.locale, claimed.locale, '${DEFAULT_LOCALE}') AS locale
     FROM claimed LEFT JOIN users ON users.id = coalesce(
       claimed.user_id, (SELECT id FROM users WHERE email = coalesce(claimed.address, $3))
     )
     ORDER BY claimed.id`,
  row: z.object({
    id: z.int(),
    kind: z.string(),
    attempts: z.int(),
    data: z.looseObject({}),
    requestId: z.string().nullable(),
    createdAt: z.date(),
    claimedAt: z.date(),
    userId: z.int().nullable(),
    firstName: z.string().nullable(),
    isConfirmed: z.boolean(),
    to: z.string().nullable(),
    locale: z.enum(LOCALES),
  }),
})

/**
 * Claims up to `limit` due mails for this server, oldest first. A language in the data is the one that the mail was asked
 * for in. The account with the owner's email receives
 * mails to the owner.
 */
export function claimMails(
  db: EntityManager,
  ownerEmail: string,
  { limit, leaseSeconds }: { readonly limit: number; readonly leaseSeconds: number },
): Promise<DueMail[]> {
  return claimDue(db, [limit, leaseSeconds, ownerEmail])
}

const extendLease = statement({
  name: 'mail.extendLease',
  sql: `UPDATE mails SET next_attempt_at = now() + $3 * interval '1 second'
     WHERE id = $1 AND attempts = $2 AND next_attempt_at IS NOT NULL`,
})

/**
 * Extends the claim of a mail while it is being sent, which can take minutes. Returns a function that stops
 * doing so.
 */
export function holdLease(
  db: EntityManager,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  leaseSeconds: number,
): () => Promise<void> {
  let extension = Promise.resolve()
  const timer = setInterval(
    () => {
      // If one extension fails, two more follow before the lease ends.
      extension = extendLease(db, [id, attempts, leaseSeconds]).catch(() => {})
    },
    (leaseSeconds * 1000) / 3,
  )
  timer.unref()
  return async () => {
    clearInterval(timer)
    await extension
  }
}

const POSTPONED_MINUTES = 15

/** The result of an attempt to send a mail. */
export type MailAttempt =
  | { readonly result: 'sent'; readonly isForgotten: boolean }
  /** There is nobody, or nothing left, to send it to. */
  | { readonly result: 'dropped' }
  /** Its recipient has had too many within the last hour. */
  | { readonly result: 'postponed' }
  | { readonly result: 'failed'; readonly problem: string; readonly isFinal: boolean }

/** Stores the result of an attempt and schedules the next one. Returns whether there is one. */
export async function recordMailAttempt(
  db: EntityManager,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  attempt: MailAttempt,
): Promise<boolean> {
  if (attempt.result === 'dropped' || (attempt.result === 'sent' && attempt.isForgotten)) {
    await db.delete(MailEntity, { id, attempts })
    return false
  }
  if (attempt.result === 'postponed') {
    const nextAttemptAt = () => `now() + interval '${POSTPONED_MINUTES} minutes'`
    await db.update(MailEntity, { id, attempts }, { attempts: attempts - 1, nextAttemptAt })
    return true
  }
  const isSent = attempt.result === 'sent'
  const delay = isSent || attempt.isFinal ? undefined : retryDelaySeconds(attempts)
  await db.update(
    MailEntity,
    { id, attempts },
    {
      problem: isSent ? null : attempt.problem,
      sentAt: isSent ? () => 'now()' : null,
      nextAttemptAt: delay === undefined ? null : () => `now() + interval '${delay} seconds'`,
    },
  )
  return delay !== undefined
}

/** Deletes mails that were sent, or have failed, longer ago than the retention period. */
export const deleteOldMails = deletesOld('mail.deleteOld', {
  table: 'mails',
  where: `next_attempt_at IS NULL AND created_at < now() - interval '${RETENTION_DAYS} days'`,
})
