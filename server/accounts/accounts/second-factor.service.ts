import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Role } from '#domain/accounts/roles'
import {
  type SecondFactorCodeInput,
  secondFactorCodeSchema,
} from '#domain/accounts/second-factor.schema'
import { AppError } from '#domain/errors'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import type { AccountSettings } from './accounts.service'
import { confirmPassword } from './own-account.service'
import { seal, unseal } from './secret-box'

/** The second step of signing in of an account. */
export interface SecondFactorView {
  readonly enabledAt: Date
  readonly recoveryCodesLeft: number
}

/** Secret that an authenticator app needs to generate codes. */
export interface SecondFactorSetupView {
  /** In base 32, to be typed. */
  readonly secret: string
  /** The same as an `otpauth:` address, for a QR code. */
  readonly uri: string
}

type Settings = Pick<AccountSettings, 'jwtSecret' | 'loginLimiter'>

interface Account {
  readonly id: number
  readonly role: Role
}

const PURPOSE = 'second-factor'
const PERIOD_SECONDS = 30
/** Codes of one period before and after are accepted: clocks differ, and typing takes time. */
const WINDOW = 1
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_CODE_LENGTH = 10
/** Base 32: without digits and letters that look alike. */
const RECOVERY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const readFactor = statement({
  name: 'secondFactor.readFactor',
  sql: `SELECT secret, enabled_at AS "enabledAt", cardinality(recovery_hashes) AS "recoveryCodesLeft"
     FROM second_factors WHERE user_id = $1`,
  row: z.object({
    secret: z.string(),
    enabledAt: z.date().nullable(),
    recoveryCodesLeft: z.int(),
  }),
})

/** Returns undefined for an account without a second step. */
export async function getSecondFactor(
  db: EntityManager,
  userId: number,
): Promise<SecondFactorView | undefined> {
  const [factor] = await readFactor(db, [userId])
  if (!factor?.enabledAt) return undefined
  return { enabledAt: factor.enabledAt, recoveryCodesLeft: factor.recoveryCodesLeft }
}

// An enabled one is not replaced: it would let an open session lock its owner out.
const storeSecret = statement({
  name: 'secondFactor.storeSecret',
  sql: `INSERT INTO second_factors (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = NULL
     WHERE second_factors.enabled_at IS NULL
     RETURNING user_id AS "userId"`,
  row: z.object({ userId: z.int() }),
})

/**
 * Makes a secret for an app; the second step begins with its first code. Throws INVALID for a wrong password,
 * TOO_MANY_ATTEMPTS, or CONFLICT if the account has a second step already.
 */
export async function startSecondFactor(
  db: EntityManager,
  settings: AccountSettings,
  userId: number,
  { password, issuer }: { readonly password: string; readonly issuer: string },
): Promise<SecondFactorSetupView> {
  const { email } = await confirmPassword(db, userId, password, { settings, field: 'password' })
  const secret = new Secret({ size: SECRET_BYTES })
  const [stored] = await storeSecret(db, [userId, seal(secret.base32, settings.jwtSecret, PURPOSE)])
  if (!stored) throw new AppError('CONFLICT', { key: 'secondFactor.isOn' })
  const totp = new TOTP({ issuer, label: email, secret, period: PERIOD_SECONDS })
  return { secret: secret.base32, uri: totp.toString() }
}

const spendStep = statement({
  name: 'secondFactor.spendStep',
  sql: `UPDATE second_factors SET last_step = $2
     WHERE user_id = $1 AND coalesce(last_step < $2, true)
     RETURNING user_id AS "userId"`,
  row: z.object({ userId: z.int() }),
})

const spendRecoveryCode = statement({
  name: 'secondFactor.spendRecoveryCode',
  sql: `UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, $2)
     WHERE user_id = $1 AND $2 = ANY (recovery_hashes)
     RETURNING user_id AS "userId"`,
  row: z.object({ userId: z.int() }),
})

// The codes are random enough to need no slow hash.
function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** Whether the code of an app is correct now. It then works no more, also not at the same moment on another server. */
async function takeAppCode(
  db: EntityManager,
  settings: Settings,
  userId: number,
  code: string,
): Promise<boolean> {
  const [factor] = await readFactor(db, [userId])
  const secret = factor && unseal(factor.secret, settings.jwtSecret, PURPOSE)
  if (secret === undefined) return false
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
  return (await spendStep(db, [userId, step])).length > 0
}

/** The same of a recovery code, which works in place of the app's. */
async function takeAnyCode(
  db: EntityManager,
  settings: Settings,
  userId: number,
  code: string,
): Promise<boolean> {
  return (
    (await takeAppCode(db, settings, userId, code)) ||
    (await spendRecoveryCode(db, [userId, hashRecoveryCode(code)])).length > 0
  )
}

/** Counts the attempt, so that nobody guesses codes. Throws TOO_MANY_ATTEMPTS, or `wrong` for a wrong code. */
async function takeCode(
  settings: Settings,
  userId: number,
  take: () => Promise<boolean>,
  wrong: AppError,
): Promise<void> {
  const key = `second-factor-${userId}`
  await settings.loginLimiter.inSession.count(key)
  if (!(await take())) throw wrong
  await settings.loginLimiter.inSession.clear(key)
}

const enable = statement({
  name: 'secondFactor.enable',
  sql: `UPDATE second_factors SET enabled_at = now(), recovery_hashes = $2
     WHERE user_id = $1 AND enabled_at IS NULL
     RETURNING user_id AS "userId"`,
  row: z.object({ userId: z.int() }),
})

function createRecoveryCode(): string {
  const letters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  )
  return letters.join('')
}

/**
 * Begins the second step with the first code of the app. Returns codes that each replace one code of the app,
 * for when it is lost: they are shown this once. Throws INVALID, TOO_MANY_ATTEMPTS, or CONFLICT if it is on already.
 */
export async function enableSecondFactor(
  db: EntityManager,
  settings: Settings,
  userId: number,
  input: Unchecked<SecondFactorCodeInput>,
): Promise<readonly string[]> {
  const { code } = validate(secondFactorCodeSchema, input)
  if (await getSecondFactor(db, userId))
    throw new AppError('CONFLICT', { key: 'secondFactor.isOn' })
  await takeCode(
    settings,
    userId,
    () => takeAppCode(db, settings, userId, code),
    invalid([{ field: 'code', key: 'secondFactor.wrong' }]),
  )
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  const [enabled] = await enable(db, [userId, codes.map(hashRecoveryCode)])
  if (!enabled) throw new AppError('CONFLICT', { key: 'secondFactor.isOn' })
  return codes
}

const deleteFactor = statement({
  name: 'secondFactor.deleteFactor',
  sql: 'DELETE FROM second_factors WHERE user_id = $1 RETURNING user_id AS "userId"',
  row: z.object({ userId: z.int() }),
})

/**
 * Ends the second step of the own account, with the password and a code of the app or a recovery code: a password that
 * was learned and an open session do not do. Throws INVALID for a wrong one, or TOO_MANY_ATTEMPTS.
 */
export async function disableSecondFactor(
  db: EntityManager,
  settings: AccountSettings,
  userId: number,
  { password, ...input }: { readonly password: string; readonly code: unknown },
): Promise<void> {
  await confirmPassword(db, userId, password, { settings, field: 'password' })
  if (await getSecondFactor(db, userId)) {
    const { code } = validate(secondFactorCodeSchema, input)
    const wrong = invalid([{ field: 'code', key: 'secondFactor.wrong' }])
    await takeCode(settings, userId, () => takeAnyCode(db, settings, userId, code), wrong)
  }
  await deleteFactor(db, [userId])
}

/** Ends the second step of somebody else, who has lost the app and the recovery codes. Returns whether there was one. */
export async function removeSecondFactor(db: EntityManager, userId: number): Promise<boolean> {
  return (await deleteFactor(db, [userId])).length > 0
}

/** Whether signing in to an account takes a code. */
export async function needsCode(db: EntityManager, { id, role }: Account): Promise<boolean> {
  // Shoppers have none, and sign in without a further statement.
  return role !== 'shopper' && (await getSecondFactor(db, id)) !== undefined
}

/**
 * Checks the code of an account that has just shown its password. Throws UNAUTHENTICATED at `code` if it is missing
 * or wrong, or TOO_MANY_ATTEMPTS. A recovery code works in place of the app's.
 */
export async function checkSecondFactor(
  db: EntityManager,
  settings: Settings,
  account: Account,
  code: string | undefined,
): Promise<void> {
  if (!(await needsCode(db, account))) return
  if (!code) throw refused('secondFactor.needed')
  await takeCode(
    settings,
    account.id,
    () => takeAnyCode(db, settings, account.id, code),
    refused('secondFactor.wrong'),
  )
}

function refused(key: 'secondFactor.needed' | 'secondFactor.wrong'): AppError {
  return new AppError('UNAUTHENTICATED', { key, problems: [{ field: 'code', key }] })
}
