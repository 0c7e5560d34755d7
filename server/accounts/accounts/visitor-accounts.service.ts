import { type EntityManager, IsNull } from 'typeorm'
import { z } from 'zod'
import { passwordResetSchema } from '#domain/accounts/accounts.schema'
import { splitName } from '#domain/accounts/split-name'
import { createVisitorSchema, type VisitorInput } from '#domain/accounts/visitor.schema'
import { AppError } from '#domain/errors'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import type { AccountSettings, Visitor } from './accounts.service'
import { isSameToken, linkToken } from './link-token'
import { hashPassword } from './passwords'
import { createSession, type Device, type SessionView } from './sessions.service'
import { UserEntity } from './user.entity'

// The accounts of visitors who order. They have no password, and their address has proved nothing: several may have the same
// one, and it may be that of another account. Only a link that is mailed to it makes more of them.

/**
 * Creates the account of a visitor, and signs them in. The response is the same whether or not an account has the address.
 * Throws INVALID, or TOO_MANY_ATTEMPTS for a network that creates very many.
 */
export async function createVisitorAccount(
  db: EntityManager,
  settings: Pick<AccountSettings, 'schemas' | 'registrationLimiter' | 'jwtSecret'>,
  visitor: Visitor,
  input: Unchecked<VisitorInput>,
  rules: { readonly isEmailOptional: boolean },
): Promise<SessionView> {
  const { name, mobile, email } = validate(createVisitorSchema(settings.schemas, rules), input)
  await settings.registrationLimiter.countVisitor(visitor.address)
  const { first: firstName, second: secondName } = splitName(name)
  const account = db.create(UserEntity, {
    firstName,
    secondName,
    mobile,
    email: null,
    passwordHash: null,
    contactEmail: email,
    emailConfirmedAt: null,
    role: 'shopper',
    locale: visitor.locale,
  })
  const created = await db.save(account, { transaction: false })
  return createSession(db, { ...created, tokenVersion: 0 }, settings, visitor)
}

const VALID_SECONDS = 30 * 86_400

const sign = (secret: string, id: number, contactEmail: string, expires: number) =>
  linkToken(secret, ['keepOrders', id, contactEmail, expires])

/**
 * The path of the link with which a visitor keeps their orders, for a mail to their address that is sent at a time; undefined
 * for other accounts. It works for 30 days, until it has been used.
 */
export async function keepOrdersPath(
  db: EntityManager,
  secret: string,
  userId: number,
  sentAt: Date,
): Promise<string | undefined> {
  const { contactEmail } = (await db.findOneBy(UserEntity, { id: userId })) ?? {}
  if (!contactEmail) return undefined
  const expires = Math.floor(sentAt.getTime() / 1000) + VALID_SECONDS
  return `/keeporders#token=${userId}.${expires}.${sign(secret, userId, contactEmail, expires)}`
}

/** The account of the visitor who has given an address last; undefined if there is none. */
export async function findLastVisitor(
  db: EntityManager,
  contactEmail: string,
): Promise<number | undefined> {
  const [last] = await db.find(UserEntity, {
    select: { id: true },
    where: { contactEmail },
    order: { id: 'DESC' },
    take: 1,
  })
  return last?.id
}

/** An account of a visitor, and the address whose mail its link was read in. */
export interface ProvenVisitor {
  readonly id: number
  readonly contactEmail: string
}

const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]+)$/

/** Whose link a token is of; undefined for one that is wrong, has expired, or was used to set a password. */
export async function readKeepLink(
  db: EntityManager,
  secret: string,
  token: string,
): Promise<ProvenVisitor | undefined> {
  const [, id, expires, signature] = TOKEN.exec(token) ?? []
  if (!signature || Number(expires) * 1000 < Date.now()) return undefined
  const user = await db.findOneBy(UserEntity, { id: Math.min(Number(id), 2 ** 31 - 1) })
  if (!user?.contactEmail) return undefined
  const { contactEmail } = user
  const expected = sign(secret, user.id, contactEmail, Number(expires))
  return isSameToken(signature, expected) ? { id: user.id, contactEmail } : undefined
}

/** The error of a link that does not work. */
export const invalidKeepLink = () => invalid([{ field: 'token', key: 'visitor.invalidLink' }])

/** The account that signs in with an address; undefined if there is none. */
export async function findAccountOf(
  db: EntityManager,
  email: string,
): Promise<{ readonly id: number; readonly isConfirmed: boolean } | undefined> {
  const user = await db.findOneBy(UserEntity, { email })
  return user ? { id: user.id, isConfirmed: user.emailConfirmedAt !== null } : undefined
}

/**
 * Gives the account of a visitor its address and a first password. Sessions end, since whoever has ordered need not be who
 * reads the mail. Throws INVALID, or CONFLICT if somebody has registered the address meanwhile.
 */
export async function setFirstPassword(
  transaction: EntityManager,
  { id, contactEmail }: ProvenVisitor,
  input: { readonly password: unknown },
): Promise<UserEntity> {
  const { password } = validate(passwordResetSchema.pick({ password: true }), input)
  const passwordHash = await hashPassword(password)
  try {
    const { affected } = await transaction.update(
      UserEntity,
      { id, contactEmail, email: IsNull() },
      {
        email: contactEmail,
        contactEmail: null,
        passwordHash,
        emailConfirmedAt: () => 'now()',
        tokenVersion: () => 'token_version + 1',
      },
    )
    if (!affected) throw invalidKeepLink()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('CONFLICT', { key: 'account.emailTaken' })
  }
  return transaction.findOneByOrFail(UserEntity, { id })
}

/** Signs in whoever has just set the first password of an account. */
export function startFirstSession(
  db: EntityManager,
  user: UserEntity,
  settings: Pick<AccountSettings, 'jwtSecret'>,
  device: Device,
): Promise<SessionView> {
  return createSession(db, user, settings, device)
}

const listVisitors = statement({
  name: 'visitors.ofAddress',
  sql: 'SELECT id FROM users WHERE contact_email = $1',
  row: z.object({ id: z.int() }),
})

/** The accounts of visitors who have given an address. */
export async function listVisitorsOf(
  db: EntityManager,
  contactEmail: string,
): Promise<readonly number[]> {
  return (await listVisitors(db, [contactEmail])).map(({ id }) => id)
}
