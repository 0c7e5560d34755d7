import type { EntityManager } from 'typeorm'
import type { StaffRole } from '#domain/accounts/roles'
import { type NewStaffAccountInput, newStaffAccountSchema } from '#domain/accounts/staff.schema'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import type { AccountSettings } from '../accounts/accounts.service'
import { hashPassword, verifyPassword } from '../accounts/passwords'
import { createStaffAccount, noteConfirmedEmail, setRole } from '../accounts/roles.service'
import { createSession, type Device, type SessionView } from '../accounts/sessions.service'
import { canSignIn, type SignInAccount, UserEntity } from '../accounts/user.entity'
import { findInvitation } from './invitation-link'
import { StaffInvitationEntity } from './staff-invitation.entity'

/** An invitation as shown to the holder of its link. */
export interface OpenInvitationView {
  readonly email: string
  readonly firstName: string
  readonly role: StaffRole
  /** Whether there is an account with this email, whose password accepts the invitation. */
  readonly hasAccount: boolean
}

/** Returns the invitation of a link; null if the link does not work. */
export async function readInvitation(
  db: EntityManager,
  { jwtSecret }: Pick<AccountSettings, 'jwtSecret'>,
  token: unknown,
): Promise<OpenInvitationView | null> {
  const invitation = await findInvitation(db, jwtSecret, token)
  if (!invitation) return null
  const { email, firstName, role } = invitation
  return { email, firstName, role, hasAccount: await db.existsBy(UserEntity, { email }) }
}

interface Visitor extends Device {
  readonly locale: Locale
}

interface AcceptanceInput extends Unchecked<NewStaffAccountInput> {
  readonly token: unknown
}

const invalidLink = () => invalid([{ field: 'token', key: 'staff.linkInvalid' }])
const wrongPassword = () => invalid([{ field: 'password', key: 'account.wrongPassword' }])

/** Takes the invitation, once: the second of two at the same time finds none. */
async function take(
  transaction: EntityManager,
  { id, sentAt }: StaffInvitationEntity,
): Promise<void> {
  const { affected } = await transaction.delete(StaffInvitationEntity, { id, sentAt })
  if (!affected) throw invalidLink()
}

/** Gives the role to the account that has this email, after its password was checked; its sessions end. */
async function promote(
  db: EntityManager,
  account: SignInAccount,
  invitation: StaffInvitationEntity,
): Promise<UserEntity> {
  return db.transaction(async (transaction) => {
    await take(transaction, invitation)
    const { id, passwordHash } = account
    const isPromoted = await setRole(
      transaction,
      { id, passwordHash, role: 'shopper' },
      invitation.role,
    )
    if (!isPromoted) throw wrongPassword()
    // The link proves access to the mailbox.
    await noteConfirmedEmail(transaction, id)
    return transaction.findOneByOrFail(UserEntity, { id })
  })
}

/**
 * Accepts an invitation with the token of its link, and signs in: with the password of the account that has its email,
 * or else with the password and mobile number of a new account. Throws INVALID, also for a link that does not work,
 * CONFLICT or TOO_MANY_ATTEMPTS.
 */
export async function acceptInvitation(
  db: EntityManager,
  settings: AccountSettings,
  visitor: Visitor,
  { token, ...input }: AcceptanceInput,
): Promise<SessionView> {
  const { address, locale } = visitor
  await settings.resetLimiter.countUse(address)
  const invitation = await findInvitation(db, settings.jwtSecret, token)
  if (!invitation) throw invalidLink()
  const { email, firstName, secondName, role } = invitation
  const account = await db.findOneBy(UserEntity, { email })
  if (account && account.role !== 'shopper') {
    throw new AppError('CONFLICT', { key: 'staff.alreadyStaff' })
  }
  if (account) {
    const { password } = validate(settings.schemas.login.pick({ password: true }), input)
    await settings.loginLimiter.countAttempt(email, address)
    if (!(await verifyPassword(account.passwordHash, password)) || !canSignIn(account)) {
      throw wrongPassword()
    }
    await settings.loginLimiter.clearAttempts(email, address)
    return createSession(db, await promote(db, account, invitation), settings, visitor)
  }
  const { password, mobile } = validate(newStaffAccountSchema, input)
  const created = {
    email,
    firstName,
    secondName,
    mobile,
    role,
    locale,
    passwordHash: await hashPassword(password),
  }
  try {
    const user = await db.transaction(async (transaction) => {
      await take(transaction, invitation)
      return createStaffAccount(transaction, created)
    })
    return createSession(db, user, settings, visitor)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Somebody has just signed up with this email: then it is their password that counts.
    throw new AppError('CONFLICT', { key: 'account.emailTaken' })
  }
}
