import { hash, verify } from '@node-rs/argon2'

// The library's default algorithm is argon2id with OWASP's first choice of costs (19 MiB, 2 passes).

export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let unknownAccountHash: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash (no such account) it does the same work and says no,
 * so that the time of an answer does not tell which emails have an account.
 */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password)
  unknownAccountHash ??= hash('no account has this password')
  await verify(await unknownAccountHash, password)
  return false
}
