import { type EntityManager, Not } from 'typeorm'
import { z } from 'zod'
import type { AccountSchemas, RegisterInput } from '#domain/accounts/accounts.schema'
import { ROLES, type Role } from '#domain/accounts/roles'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { type Unchecked, validate } from '#domain/validation/validate'
import { StartupError } from '../../platform/config/startup-error'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import type { Viewer } from '../../platform/features/caller'
import type { ReadAccountNames } from '../../platform/features/feature'
import { addConfirmationMail } from './email-confirmation.service'
import type { LoginLimiter } from './login-limiter'
import { hashPassword, verifyPassword } from './passwords'
import type { RegistrationLimiter } from './registration-limiter'
import type { ResetLimiter } from './reset-limiter'
import type { Device } from './sessions.service'
import { type TokenClaims, verifyToken } from './tokens'
import { canSignIn, UserEntity } from './user.entity'

/** The dependencies of signing in, in addition to the database. */
export interface AccountSettings {
  readonly jwtSecret: string
  readonly loginLimiter: LoginLimiter
  readonly registrationLimiter: RegistrationLimiter
  readonly resetLimiter: ResetLimiter
  readonly schemas: AccountSchemas
  /** For metrics. */
  readonly onLoginFailed?: () => void
}

export interface UserView {
  readonly id: number
  readonly firstName: string
  readonly secondName: string
  /** Of a visitor's account: the address that they gave, or nothing. */
  readonly email: string
  readonly mobile: string
  readonly role: Role
  /** The language of messages. */
  readonly locale: Locale | null
  /** Whether the address is confirmed. */
  readonly emailConfirmed: boolean
  /** False for the account of a visitor, who cannot sign in again. */
  readonly canSignIn: boolean
}

/** Who registers or signs in. */
export interface Visitor extends Device {
  readonly locale: Locale
}

export function toUserView(user: UserEntity): UserView {
  const { id, firstName, secondName, mobile, role, locale, emailConfirmedAt } = user
  return {
    id,
    firstName,
    secondName,
    email: user.email ?? user.contactEmail ?? '',
    mobile,
    role,
    locale,
    emailConfirmed: emailConfirmedAt !== null,
    canSignIn: canSignIn(user),
  }
}

/**
 * Creates a shopper account, and sends a link that confirms its email address. Throws INVALID, CONFLICT if the email is taken, or TOO_MANY_ATTEMPTS.
 * Registrations are counted per IP address and email. The account gets the caller's language.
 */
export async function register(
  db: EntityManager,
  { schemas, registrationLimiter }: Pick<AccountSettings, 'schemas' | 'registrationLimiter'>,
  { address, locale }: Visitor,
  input: Unchecked<RegisterInput>,
): Promise<UserView> {
  const { password, ...details } = validate(schemas.register, input)
  return registrationLimiter.guard({ address, email: details.email }, async (markTaken) => {
    // Even if the email is taken, so that the response time does not reveal it.
    const passwordHash = await hashPassword(password)
    const user = db.create(UserEntity, {
      ...details,
      passwordHash,
      role: 'shopper',
      locale,
      emailConfirmedAt: null,
    })
    try {
      return await db.transaction(async (transaction) => {
        const created = toUserView(await transaction.save(user, { transaction: false }))
        await addConfirmationMail(transaction, created.id)
        return created
      })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      markTaken()
      throw new AppError('CONFLICT', {
        key: 'account.emailTaken',
        problems: [{ field: 'email', key: 'account.emailTaken' }],
      })
    }
  })
}

// Runs on every request with a token: loading the entity takes five times as long.
const findViewer = statement({
  name: 'accounts.findViewer',
  sql: 'SELECT role FROM users WHERE id = $1 AND token_version = $2',
  row: z.object({ role: z.enum(ROLES) }),
  prepare: true,
})

// In one statement, too. Shoppers are not recorded.
const findStaffAndTouch = statement({
  name: 'accounts.findStaffAndTouch',
  sql: `WITH found AS (
       SELECT users.id, role, staff_sessions.last_seen_at
       FROM users JOIN staff_sessions ON staff_sessions.user_id = users.id
       WHERE users.id = $1 AND token_version = $2 AND staff_sessions.id = $3
     ), session AS (
       UPDATE staff_sessions SET last_seen_at = now() FROM found
       WHERE staff_sessions.id = $3 AND found.last_seen_at < now() - interval '10 minutes'
     ), account AS (
       UPDATE users SET last_seen_at = now() FROM found
       WHERE users.id = found.id AND found.role <> 'shopper'
         AND coalesce(users.last_seen_at < now() - interval '10 minutes', true)
     )
     SELECT role FROM found`,
  row: z.object({ role: z.enum(ROLES) }),
  prepare: true,
})

async function findAccount(
  db: EntityManager,
  { userId, role, version, sessionId }: TokenClaims,
): Promise<Viewer | undefined> {
  const isShopper = role === 'shopper'
  // A token of staff without a session was signed before they were recorded.
  if (!isShopper && !sessionId) return undefined
  const [user] = isShopper
    ? await findViewer(db, [userId, version])
    : await findStaffAndTouch(db, [userId, version, sessionId])
  return user && { id: userId, role: user.role, ...(sessionId && { sessionId }) }
}

/** Returns the account of a token. Throws UNAUTHENTICATED for an invalid, expired, revoked or missing token. */
export async function authenticate(
  db: EntityManager,
  jwtSecret: string,
  token: string | undefined,
): Promise<Viewer> {
  const claims = token ? verifyToken(token, jwtSecret) : undefined
  const viewer = claims && (await findAccount(db, claims))
  if (!viewer) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return viewer
}

export async function getUser(db: EntityManager, id: number): Promise<UserView> {
  const user = await db.findOneBy(UserEntity, { id })
  if (!user) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return toUserView(user)
}

const readNames = statement({
  name: 'accounts.readNames',
  sql: `SELECT id, concat_ws(' ', first_name, second_name) AS name FROM users
     WHERE id = ANY ($1::int[])`,
  row: z.object({ id: z.int(), name: z.string() }),
})

export const readAccountNames: ReadAccountNames = (db, ids) => readNames(db, [ids])

// An arbitrary number, the same on all servers of the shop.
const ADMIN_LOCK = 7_264_311

const lockAdmin = statement({
  name: 'accounts.lockAdmin',
  sql: 'SELECT pg_advisory_xact_lock($1) AS locked',
  // pg returns void as an empty string.
  row: z.object({ locked: z.literal('') }),
})

async function insertAdmin(db: EntityManager, { email, password }: AdminLogin): Promise<boolean> {
  const { raw } = await db
    .createQueryBuilder()
    .insert()
    .into(UserEntity)
    .values({
      firstName: 'Shop',
      secondName: 'Admin',
      mobile: '1000000000',
      email,
      passwordHash: await hashPassword(password),
      role: 'admin',
      emailConfirmedAt: new Date(),
    })
    // Someone may register with this email concurrently.
    .orIgnore()
    .execute()
  return (raw as unknown[]).length > 0
}

/**
 * Makes an existing account the admin if it has ADMIN_PASSWORD, as the account of an earlier admin
 * does. An account that someone else registered must not become the admin.
 */
async function promoteToAdmin(db: EntityManager, { email, password }: AdminLogin): Promise<void> {
  const user = await db.findOneByOrFail(UserEntity, { email })
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw new StartupError('ADMIN_EMAIL belongs to a shopper account. Choose another address.')
  }
  await db.update(
    UserEntity,
    { email },
    {
      role: 'admin',
      tokenVersion: nextTokenVersion,
      emailConfirmedAt: () => 'coalesce(email_confirmed_at, now())',
    },
  )
}

const nextTokenVersion = () => 'token_version + 1'

interface AdminLogin {
  readonly email: string
  readonly password: string
}

/**
 * Creates the admin account on the first start. Later starts leave it unchanged, with its current
 * password. There is one admin: when ADMIN_EMAIL changes, the earlier admin becomes a shopper and
 * its sessions end. Returns whether the account was created. Throws a StartupError if a shopper has
 * that email.
 */
export function ensureAdmin(db: EntityManager, admin: AdminLogin): Promise<boolean> {
  const { email } = admin
  return db.transaction(async (transaction) => {
    // Servers take turns, so that two with different settings cannot create two admins.
    await lockAdmin(transaction, [ADMIN_LOCK])
    const existing = await transaction.findOneBy(UserEntity, { email })
    const isCreated = !existing && (await insertAdmin(transaction, admin))
    if (!isCreated && existing?.role !== 'admin') await promoteToAdmin(transaction, admin)
    await transaction.update(
      UserEntity,
      { role: 'admin', email: Not(email) },
      { role: 'shopper', tokenVersion: nextTokenVersion },
    )
    return isCreated
  })
}
