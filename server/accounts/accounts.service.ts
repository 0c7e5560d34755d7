import { type EntityManager, QueryFailedError } from 'typeorm'
import {
  type LoginInput,
  loginSchema,
  type RegisterInput,
  registerSchema,
} from '#domain/accounts.schema'
import { AppError } from '#domain/errors'
import type { Role } from '#domain/roles'
import { type Unchecked, validate } from '#domain/validate'
import { prepared } from '../database/prepared'
import type { LoginLimiter } from './login-limiter'
import { hashPassword, passwordFits } from './passwords'
import { readToken, signToken } from './tokens'
import { UserEntity } from './user.entity'

/** What signing in needs beside the database. */
export interface AccountSettings {
  readonly jwtSecret: string
  readonly loginLimiter: LoginLimiter
}

export interface UserView {
  readonly id: number
  readonly firstName: string
  readonly secondName: string
  readonly email: string
  readonly mobile: string
  readonly role: Role
}

export interface SessionView {
  readonly token: string
  readonly firstName: string
  readonly role: Role
}

/** Who asks: read from the token and checked against the account at each request. */
export interface Viewer {
  readonly id: number
  readonly role: Role
}

export function toUserView(user: UserEntity): UserView {
  const { id, firstName, secondName, email, mobile, role } = user
  return { id, firstName, secondName, email, mobile, role }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && error.driverError.code === '23505'
}

/** Makes a shopper's account. Throws INVALID, or CONFLICT when the email has an account. */
export async function register(
  db: EntityManager,
  input: Unchecked<RegisterInput>,
): Promise<UserView> {
  const { password, ...details } = validate(registerSchema, input)
  const passwordHash = await hashPassword(password)
  try {
    const user = db.create(UserEntity, { ...details, passwordHash, role: 'shopper' })
    return toUserView(await db.save(user, { transaction: false }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('CONFLICT', {
      key: 'account.emailTaken',
      problems: [{ field: 'email', key: 'account.emailTaken' }],
    })
  }
}

/**
 * Opens a session of 7 days. Throws INVALID, TOO_MANY_ATTEMPTS, or UNAUTHENTICATED, the same for
 * an unknown email and a wrong password. `address` is the caller's, for counting failures.
 */
export async function login(
  db: EntityManager,
  settings: AccountSettings,
  address: string,
  input: Unchecked<LoginInput>,
): Promise<SessionView> {
  const { email, password } = validate(loginSchema, input)
  await settings.loginLimiter.count(email, address)
  const user = await db.findOneBy(UserEntity, { email })
  if (!(await passwordFits(user?.passwordHash, password)) || !user) {
    throw new AppError('UNAUTHENTICATED', { key: 'account.invalidLogin' })
  }
  await settings.loginLimiter.forgive(email, address)
  return openSession(user, settings)
}

/** A session of 7 days, until the account's token version is raised. */
export function openSession(
  user: UserEntity,
  { jwtSecret }: Pick<AccountSettings, 'jwtSecret'>,
): SessionView {
  const { id, role, tokenVersion, firstName } = user
  return {
    token: signToken({ userId: id, role, version: tokenVersion }, jwtSecret),
    firstName,
    role,
  }
}

const FIND_VIEWER = prepared('SELECT role FROM users WHERE id = $1 AND token_version = $2')

/** Who a token speaks for. Throws UNAUTHENTICATED for a bad, expired or revoked one, or none. */
export async function authenticate(
  db: EntityManager,
  jwtSecret: string,
  token: string | undefined,
): Promise<Viewer> {
  const claims = token ? readToken(token, jwtSecret) : undefined
  const [user] = claims
    ? await db.query<{ role: Role }[]>(FIND_VIEWER, [claims.userId, claims.version])
    : []
  if (!claims || !user) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return { id: claims.userId, role: user.role }
}

/** Lets the owner through. Throws FORBIDDEN for everybody else. */
export function requireAdmin(viewer: Viewer): Viewer {
  if (viewer.role !== 'admin') throw new AppError('FORBIDDEN', { key: 'fault.forbidden' })
  return viewer
}

export async function getUser(db: EntityManager, id: number): Promise<UserView> {
  const user = await db.findOneBy(UserEntity, { id })
  if (!user) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return toUserView(user)
}

/**
 * Makes the owner's account at start, once; later starts leave it alone, so that a password changed
 * since then stays. Returns whether it was made. Throws when a shopper already has that email.
 */
export async function ensureAdmin(
  db: EntityManager,
  admin: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const findOwner = () => db.findOneBy(UserEntity, { email: admin.email })
  // Hashing takes a while: only for an account that is yet to be made.
  if (!(await findOwner())) {
    const rows = await db.query<unknown[]>(
      `INSERT INTO users (first_name, second_name, mobile, email, password_hash, role)
       VALUES ('Shop', 'Owner', '1000000000', $1, $2, 'admin')
       ON CONFLICT (email) DO NOTHING
       RETURNING id`,
      [admin.email, await hashPassword(admin.password)],
    )
    if (rows.length > 0) return true
  }
  if ((await findOwner())?.role !== 'admin') {
    throw new Error('ADMIN_EMAIL belongs to a shopper account. Choose another address.')
  }
  return false
}
