import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  createResetRequestSchema,
  type PasswordResetInput,
  passwordResetSchema,
  type ResetRequestInput,
} from '#domain/accounts/accounts.schema'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { requestIdOf } from '../../platform/database/connection/request-ids'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import type { DueMail } from '../../platform/features/mail-content'
import { MailEntity } from '../../shop/mail/mail.entity'
import { insertMails } from '../../shop/mail/mail-sql'
import type { AccountSettings } from './accounts.service'
import { linkToken } from './link-token'
import { PasswordResetEntity } from './password-reset.entity'
import { hashPassword } from './passwords'
import { needsCode } from './second-factor.service'
import { createSession, type Device, type SessionView } from './sessions.service'
import { canSignIn, UserEntity } from './user.entity'

const VALID_MINUTES = 30
/** A link that has just arrived stays valid when another one is requested. */
const KEPT_MINUTES = 10

/** From any network: more would only flood somebody's mailbox. */
const MAILS_PER_HOUR = 10

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const addRequest = statement({
  name: 'passwordReset.addRequest',
  sql: `WITH added AS (
       ${insertMails(
         { kind: `'passwordReset'`, address: '$1::text', locale: '$2', request_id: '$3' },
         `WHERE (
            SELECT count(*) FROM mails WHERE kind = 'passwordReset' AND address = $1::text
              AND created_at > now() - interval '1 hour'
          ) < ${MAILS_PER_HOUR}`,
       )}
     )
     SELECT ${notify('mailsDue')} AS notified FROM added`,
  row: z.object({ notified: NOTIFIED }),
})

/**
 * Sends a link to the account with this email, if there is one. The same happens for every email: a mail is
 * added to the outbox, and the account is looked up only when it is due, so that neither the response nor its
 * time reveals whether there is one. Throws INVALID or TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(
  db: EntityManager,
  { schemas, resetLimiter }: Pick<AccountSettings, 'schemas' | 'resetLimiter'>,
  { address, locale }: { readonly address: string; readonly locale: Locale },
  input: Unchecked<ResetRequestInput>,
): Promise<void> {
  const { email } = validate(createResetRequestSchema(schemas), input)
  await resetLimiter.countRequest(email, address)
  await addRequest(db, [email, locale, requestIdOf(db)])
}

function lockAccount(transaction: EntityManager, userId: number): Promise<UserEntity | null> {
  return transaction.findOne(UserEntity, {
    where: { id: userId },
    lock: { mode: 'for_no_key_update' },
  })
}

/**
 * Makes the token of a mail that is about to be sent: the same at each attempt, since an earlier one may have
 * arrived. Only its hash is stored, and it replaces tokens that are some minutes old. Null if the mail was
 * voided since: by a later request, or by a change of the password or the email.
 */
export function createResetToken(
  db: EntityManager,
  secret: string,
  { id: mailId, createdAt }: Pick<DueMail, 'id' | 'createdAt'>,
  { userId, address }: { readonly userId: number; readonly address: string },
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    // Locked, so that a change at the same time either deletes the mail first, or the token afterwards.
    await lockAccount(transaction, userId)
    const [newest] = await transaction.find(MailEntity, {
      select: { id: true },
      where: { kind: 'passwordReset', address },
      order: { id: 'DESC' },
      take: 1,
    })
    if (newest?.id !== mailId) return null
    const token = linkToken(secret, ['passwordReset', mailId, createdAt.getTime(), userId])
    await replaceTokens(transaction, [userId, hashToken(token)])
    return token
  })
}

const replaceTokens = statement({
  name: 'passwordReset.replaceTokens',
  sql: `WITH replaced AS (
       DELETE FROM password_resets WHERE user_id = $1::int AND token_hash <> $2
         AND (created_at < now() - interval '${KEPT_MINUTES} minutes' OR expires_at <= now())
     )
     INSERT INTO password_resets (user_id, token_hash, expires_at)
     VALUES ($1::int, $2, now() + interval '${VALID_MINUTES} minutes')
     ON CONFLICT (token_hash) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
})

const takeToken = statement({
  name: 'passwordReset.takeToken',
  sql: `DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > now()
     RETURNING user_id AS "userId"`,
  row: z.object({ userId: z.int() }),
})

function invalidLink() {
  return invalid([{ field: 'token', key: 'account.resetInvalid' }])
}

/**
 * Sets a new password with the token of a link, once, ends all sessions and creates a new one. Throws
 * INVALID, also for a link that is used, expired or replaced, TOO_MANY_ATTEMPTS, or UNAUTHENTICATED once the password
 * is set, if signing in takes a second step.
 */
export async function resetPassword(
  db: EntityManager,
  settings: AccountSettings,
  device: Device,
  input: Unchecked<PasswordResetInput>,
): Promise<SessionView> {
  const { token, password } = validate(passwordResetSchema, input)
  await settings.resetLimiter.countUse(device.address)
  const tokenHash = hashToken(token)
  const found = await db.findOneBy(PasswordResetEntity, { tokenHash })
  if (!found) throw invalidLink()
  const passwordHash = await hashPassword(password)
  const user = await db.transaction(async (transaction) => {
    // Locks the account first, as when a token is made, so that the two cannot deadlock.
    const account = await lockAccount(transaction, found.userId)
    const [taken] = await takeToken(transaction, [tokenHash])
    if (!account || !canSignIn(account) || !taken) throw invalidLink()
    const tokenVersion = account.tokenVersion + 1
    // The link proves access to the mailbox of this address.
    const emailConfirmedAt = account.emailConfirmedAt ?? new Date()
    const changes = { passwordHash, tokenVersion, emailConfirmedAt }
    await transaction.update(UserEntity, { id: account.id }, changes)
    return { ...account, tokenVersion }
  })
  // Users who forgot their password may have tried too often.
  await settings.loginLimiter.clearAttempts(user.email, device.address)
  // The mailbox stands for the password, not for the second step.
  if (await needsCode(db, user)) {
    throw new AppError('UNAUTHENTICATED', { key: 'secondFactor.signInAgain' })
  }
  return createSession(db, user, settings, device)
}

/** Deletes the tokens of links that work no longer. */
export const deleteExpiredResets = deletesOld('passwordReset.deleteExpired', {
  table: 'password_resets',
  where: 'expires_at <= now()',
})
