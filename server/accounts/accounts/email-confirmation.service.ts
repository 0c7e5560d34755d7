import { type EntityManager, IsNull } from 'typeorm'
import { z } from 'zod'
import { type ConfirmationInput, confirmationSchema } from '#domain/accounts/accounts.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { requestIdOf } from '../../platform/database/connection/request-ids'
import { statement } from '../../platform/database/statements/statement'
import { insertMails } from '../../shop/mail/mail-sql'
import { isSameToken, linkToken } from './link-token'
import type { ResetLimiter } from './reset-limiter'
import { UserEntity } from './user.entity'

const VALID_SECONDS = 7 * 86_400
const MAILS_PER_HOUR = 5

const addRequest = statement({
  name: 'emailConfirmation.addRequest',
  sql: `WITH added AS (
       ${insertMails(
         { kind: `'confirmEmail'`, user_id: 'id', request_id: '$2' },
         `FROM users WHERE id = $1::int AND email IS NOT NULL AND email_confirmed_at IS NULL AND (
            SELECT count(*) FROM mails WHERE kind = 'confirmEmail' AND user_id = $1::int
              AND created_at > now() - interval '1 hour'
          ) < ${MAILS_PER_HOUR}`,
       )}
     )
     SELECT ${notify('mailsDue')} AS notified FROM added`,
  row: z.object({ notified: NOTIFIED }),
})

/** Sends a link that confirms the email address of the account, unless that was confirmed. */
export async function addConfirmationMail(db: EntityManager, userId: number): Promise<void> {
  await addRequest(db, [userId, requestIdOf(db)])
}

/** Sends the link again on request. Throws TOO_MANY_ATTEMPTS. */
export async function requestEmailConfirmation(
  db: EntityManager,
  { resetLimiter }: { readonly resetLimiter: ResetLimiter },
  userId: number,
): Promise<void> {
  await resetLimiter.countConfirmation(userId)
  await addConfirmationMail(db, userId)
}

/**
 * The token of a link that confirms an address for a week: the same at each attempt to send it, and void once
 * the account has another address.
 */
export function confirmationToken(
  secret: string,
  { id, email }: { readonly id: number; readonly email: string },
  sentAt: Date,
): string {
  const expires = Math.floor(sentAt.getTime() / 1000) + VALID_SECONDS
  return `${id}.${expires}.${linkToken(secret, ['confirmEmail', id, email, expires])}`
}

const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]+)$/

const invalidLink = () => invalid([{ field: 'token', key: 'account.confirmInvalid' }])

/** Confirms the email address of an account with the token of a link. Throws INVALID. */
export async function confirmEmail(
  db: EntityManager,
  { jwtSecret }: { readonly jwtSecret: string },
  input: Unchecked<ConfirmationInput>,
): Promise<void> {
  const { token } = validate(confirmationSchema, input)
  const [, id, expires, signature] = TOKEN.exec(token) ?? []
  if (!signature || Number(expires) * 1000 < Date.now()) throw invalidLink()
  const user = await db.findOneBy(UserEntity, { id: Math.min(Number(id), 2 ** 31 - 1) })
  if (!user || user.email === null) throw invalidLink()
  const expected = linkToken(jwtSecret, ['confirmEmail', user.id, user.email, Number(expires)])
  if (!isSameToken(signature, expected)) throw invalidLink()
  await db.update(
    UserEntity,
    { id: user.id, email: user.email, emailConfirmedAt: IsNull() },
    { emailConfirmedAt: () => 'now()' },
  )
}
