import { hash, verify } from '@node-rs/argon2'

// OWASP's recommendation for argon2id, the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2 }

let unknownAccountHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Whether the password is correct. Without a hash (no such account) it does the same work and
 * returns false, so that the response time does not reveal which emails have an account.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password)
  unknownAccountHash ??= hashPassword('no account has this password')
  await verify(await unknownAccountHash, password)
  return false
}
