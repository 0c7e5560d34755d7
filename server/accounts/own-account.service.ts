import type { EntityManager } from 'typeorm'
import {
  type PasswordChangeInput,
  type ProfileInput,
  passwordChangeSchema,
  profileSchema,
} from '#domain/accounts.schema'
import { AppError } from '#domain/errors'
import { invalid, type Unchecked, validate } from '#domain/validate'
import {
  type AccountSettings,
  openSession,
  type SessionView,
  toUserView,
  type UserView,
} from './accounts.service'
import { hashPassword, passwordFits } from './passwords'
import { UserEntity } from './user.entity'

async function findUser(db: EntityManager, id: number): Promise<UserEntity> {
  const user = await db.findOneBy(UserEntity, { id })
  if (!user) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return user
}

/** Changes name and mobile number. Throws INVALID. */
export async function updateProfile(
  db: EntityManager,
  userId: number,
  input: Unchecked<ProfileInput>,
): Promise<UserView> {
  const profile = validate(profileSchema, input)
  await db.update(UserEntity, { id: userId }, profile)
  return toUserView(await findUser(db, userId))
}

/** Who asks again for the password, and from where: guesses count as failed logins do. */
export interface PasswordCheck {
  readonly settings: AccountSettings
  readonly address: string
  readonly field: string
}

/**
 * The account, if the password is its own. Throws INVALID at the field, and TOO_MANY_ATTEMPTS, so
 * that a session that was left open is no place to guess at.
 */
export async function confirmPassword(
  db: EntityManager,
  userId: number,
  password: string,
  { settings, address, field }: PasswordCheck,
): Promise<UserEntity> {
  const user = await findUser(db, userId)
  await settings.loginLimiter.count(user.email, address)
  if (!(await passwordFits(user.passwordHash, password))) {
    throw invalid([{ field, key: 'account.wrongPassword' }])
  }
  await settings.loginLimiter.forgive(user.email, address)
  return user
}

/**
 * Changes the password, which ends every session, and opens a new one. Throws INVALID, also for a
 * wrong current password, and TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  db: EntityManager,
  userId: number,
  check: Omit<PasswordCheck, 'field'>,
  input: Unchecked<PasswordChangeInput>,
): Promise<SessionView> {
  const { currentPassword, newPassword } = validate(passwordChangeSchema, input)
  const { passwordHash } = await confirmPassword(db, userId, currentPassword, {
    ...check,
    field: 'currentPassword',
  })
  const newHash = await hashPassword(newPassword)
  // Of two changes at once, the second one no longer knows the current password.
  const changed = await db.query<unknown[]>(
    `WITH changed AS (
       UPDATE users SET password_hash = $3, token_version = token_version + 1
       WHERE id = $1 AND password_hash = $2 RETURNING id
     )
     SELECT id FROM changed`,
    [userId, passwordHash, newHash],
  )
  if (changed.length === 0) {
    throw invalid([{ field: 'currentPassword', key: 'account.wrongPassword' }])
  }
  return openSession(await findUser(db, userId), check.settings)
}

/** Ends every session of the account, this one, too. */
export async function signOutEverywhere(db: EntityManager, userId: number): Promise<void> {
  await db.increment(UserEntity, { id: userId }, 'tokenVersion', 1)
}
