import { hash, verify } from '@node-rs/argon2'
import { inSpan } from '../../platform/database/connection/spans'

// OWASP's recommendation for argon2id, the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2 }

let unknownAccountHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return inSpan('hash', 'create', () => hash(password, COST))
}

const check = (passwordHash: string, password: string): Promise<boolean> =>
  inSpan('hash', 'verify', () => verify(passwordHash, password))

/**
 * Whether the password is correct. Without a hash (no such account, or the account of a visitor) it does the same work and
 * returns false, so that the response time does not reveal which emails have an account.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash != null) return check(passwordHash, password)
  unknownAccountHash ??= hashPassword('no account has this password')
  await check(await unknownAccountHash, password)
  return false
}
