import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_FAILED_MAILS } from '#domain/limits'
import { MAIL_KINDS, type MailKind } from '#domain/mail/mail-kinds'
import { FAILURE_DAYS } from '#domain/orders/tasks'
import { readId } from '#domain/validation/text.schema'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { statement } from '../../platform/database/statements/statement'

/** Mails of which the last attempt has failed; as counted on Today. */
export const IS_FAILED_MAIL = `next_attempt_at IS NULL AND sent_at IS NULL
  AND created_at > now() - interval '${FAILURE_DAYS} days'`

export interface FailedMailView {
  readonly id: number
  readonly kind: MailKind
  /** Null: the owner's account, or the addresses of the settings. */
  readonly to: string | null
  readonly createdAt: Date
  readonly attempts: number
  /** Response of the mail server. */
  readonly problem: string | null
}

const listFailed = statement({
  name: 'mail.listFailed',
  sql: `SELECT mails.id, mails.kind, coalesce(mails.address, users.email, users.contact_email) AS "to",
       mails.created_at AS "createdAt", mails.attempts, mails.problem
     FROM (
       SELECT * FROM mails WHERE ${IS_FAILED_MAIL}
       ORDER BY created_at DESC LIMIT ${MAX_FAILED_MAILS}
     ) AS mails LEFT JOIN users ON users.id = mails.user_id
     ORDER BY mails.created_at DESC, mails.id DESC`,
  row: z.object({
    id: z.int(),
    kind: z.enum(MAIL_KINDS),
    to: z.string().nullable(),
    createdAt: z.date(),
    attempts: z.int(),
    problem: z.string().nullable(),
  }),
})

/** The newest mails of the last days that could not be sent, at most `MAX_FAILED_MAILS`. */
export function listFailedMails(db: EntityManager): Promise<readonly FailedMailView[]> {
  return listFailed(db)
}

const listWaiting = statement({
  name: 'mail.listWaiting',
  sql: `SELECT mails.id, mails.kind, coalesce(mails.address, users.email, users.contact_email) AS "to",
       mails.created_at AS "createdAt", mails.attempts, mails.problem, mails.next_attempt_at AS "nextAttemptAt"
     FROM mails LEFT JOIN users ON users.id = mails.user_id
     WHERE next_attempt_at IS NOT NULL AND problem IS NOT NULL
     ORDER BY next_attempt_at, mails.id LIMIT ${MAX_FAILED_MAILS}`,
  row: z.object({
    id: z.int(),
    kind: z.enum(MAIL_KINDS),
    to: z.string().nullable(),
    createdAt: z.date(),
    attempts: z.int(),
    problem: z.string().nullable(),
    nextAttemptAt: z.date(),
  }),
})

export interface WaitingMailView extends FailedMailView {
  readonly nextAttemptAt: Date
}

/** The mails of which an attempt has failed and another one follows, at most `MAX_FAILED_MAILS`. */
export function listWaitingMails(db: EntityManager): Promise<readonly WaitingMailView[]> {
  return listWaiting(db)
}

const resend = statement({
  name: 'mail.resend',
  sql: `WITH resent AS (
       UPDATE mails SET attempts = 0, next_attempt_at = now()
       WHERE ${IS_FAILED_MAIL} AND ($1::int IS NULL OR id = $1)
       RETURNING id
     )
     SELECT count(*)::int AS count, ${notify('mailsDue')} AS notified FROM resent`,
  row: z.object({ count: z.int(), notified: NOTIFIED }),
})

/**
 * Schedules a failed mail, or all of the last days without an ID, again with all retries. Returns how many. Throws
 * NOT_FOUND for a mail that has been sent meanwhile, too.
 */
export async function resendMails(db: EntityManager, id?: unknown): Promise<number> {
  const mailId = id == null ? null : readId(id)
  const [row] = mailId === undefined ? [] : await resend(db, [mailId])
  if (mailId !== null && !row?.count) throw new AppError('NOT_FOUND', { key: 'mails.notFound' })
  return row?.count ?? 0
}
