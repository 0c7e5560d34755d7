import { type EntityManager, IsNull } from 'typeorm'
import type { LoginInput } from '#domain/accounts/accounts.schema'
import { AppError } from '#domain/errors'
import { type Unchecked, validate } from '#domain/validation/validate'
import type { AccountSettings, Visitor } from './accounts.service'
import { verifyPassword } from './passwords'
import { checkSecondFactor } from './second-factor.service'
import { createSession, type SessionView } from './sessions.service'
import { UserEntity } from './user.entity'

/**
 * Creates a session of 7 days. Throws INVALID, TOO_MANY_ATTEMPTS, UNAUTHENTICATED at `code` for a missing or wrong
 * code of an account with a second step, or the same UNAUTHENTICATED for an unknown email and a wrong password. Failures are counted per IP address of the caller, whose
 * language is stored if the account has none.
 */
export async function login(
  db: EntityManager,
  settings: AccountSettings,
  visitor: Visitor,
  input: Unchecked<LoginInput>,
): Promise<SessionView> {
  const { email, password, code } = validate(settings.schemas.login, input)
  const { address, locale } = visitor
  await settings.loginLimiter.countAttempt(email, address)
  const user = await db.findOneBy(UserEntity, { email })
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    settings.onLoginFailed?.()
    throw new AppError('UNAUTHENTICATED', { key: 'account.invalidLogin' })
  }
  await checkSecondFactor(db, settings, user, code ?? undefined)
  await settings.loginLimiter.clearAttempts(email, address)
  if (user.locale === null) {
    await db.update(UserEntity, { id: user.id, locale: IsNull() }, { locale })
    user.locale = locale
  }
  return createSession(db, user, settings, visitor)
}
