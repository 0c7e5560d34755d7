import type { EntityManager } from 'typeorm'
import {
  type LocaleInput,
  localeSchema,
  type PasswordChangeInput,
  type ProfileInput,
  passwordChangeSchema,
  profileSchema,
} from '#domain/accounts/accounts.schema'
import { AppError } from '#domain/errors'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { type AccountSettings, toUserView, type UserView } from './accounts.service'
import { hashPassword, verifyPassword } from './passwords'
import { createSession, type Device, type SessionView } from './sessions.service'
import { canSignIn, type SignInAccount, UserEntity } from './user.entity'

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

/** Changes the language of messages to the account. Throws INVALID. */
export async function setLocale(
  db: EntityManager,
  userId: number,
  input: Unchecked<LocaleInput>,
): Promise<UserView> {
  await db.update(UserEntity, { id: userId }, validate(localeSchema, input))
  return toUserView(await findUser(db, userId))
}

/** The context of a password prompt within a session. */
export interface PasswordCheck {
  readonly settings: AccountSettings
  readonly field: string
}

/**
 * Returns the account if the password is correct. Throws INVALID at the field, or
 * TOO_MANY_ATTEMPTS, so that a session left open cannot be used to guess the password.
 */
export async function confirmPassword(
  db: EntityManager,
  userId: number,
  password: string,
  { settings, field }: PasswordCheck,
): Promise<SignInAccount> {
  const user = await findUser(db, userId)
  await settings.loginLimiter.inSession.count(String(userId))
  if (!(await verifyPassword(user.passwordHash, password)) || !canSignIn(user)) {
    throw invalid([{ field, key: 'account.wrongPassword' }])
  }
  await settings.loginLimiter.inSession.clear(String(userId))
  return user
}

/**
 * Changes the password, ends all sessions and creates a new one. Throws INVALID, also for a wrong
 * current password, or TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  db: EntityManager,
  userId: number,
  { device, ...check }: Omit<PasswordCheck, 'field'> & { readonly device: Device },
  input: Unchecked<PasswordChangeInput>,
): Promise<SessionView> {
  const { currentPassword, newPassword } = validate(passwordChangeSchema, input)
  const { passwordHash } = await confirmPassword(db, userId, currentPassword, {
    ...check,
    field: 'currentPassword',
  })
  const newHash = await hashPassword(newPassword)
  // The condition on the old hash makes the second of two concurrent changes fail.
  const { affected } = await db.update(
    UserEntity,
    { id: userId, passwordHash },
    { passwordHash: newHash, tokenVersion: () => 'token_version + 1' },
  )
  if (!affected) {
    throw invalid([{ field: 'currentPassword', key: 'account.wrongPassword' }])
  }
  return createSession(db, await findUser(db, userId), check.settings, device)
}

/** Ends all sessions of the account, including the current one. */
export async function signOutEverywhere(db: EntityManager, userId: number): Promise<void> {
  await db.increment(UserEntity, { id: userId }, 'tokenVersion', 1)
}
