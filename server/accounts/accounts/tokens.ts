import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { ROLES, type Role } from '#domain/accounts/roles'
import { TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { idSchema } from '#domain/validation/text.schema'

// Pinned for signing and verifying, so that a token cannot choose its algorithm.
const ALGORITHM = 'HS256'

const claimsSchema = z.object({
  sub: idSchema,
  role: z.enum(ROLES),
  version: z.int32(),
  session: z.uuid().optional(),
})

export interface TokenClaims {
  readonly userId: number
  readonly role: Role
  /** The account's token version when the token was signed. */
  readonly version: number
  /** Of staff, whose sessions end one by one. */
  readonly sessionId?: string | undefined
}

let key: { readonly secret: string; readonly object: KeyObject } | undefined

/** Caches the key object: given a string, the library tries to parse it for each token. */
function getKey(secret: string): KeyObject {
  if (key?.secret !== secret) key = { secret, object: createSecretKey(secret, 'utf8') }
  return key.object
}

export function signToken(claims: TokenClaims, jwtSecret: string): string {
  const { userId, role, version, sessionId: session } = claims
  return jwt.sign({ role, version, ...(session && { session }) }, getKey(jwtSecret), {
    algorithm: ALGORITHM,
    subject: String(userId),
    expiresIn: TOKEN_LIFETIME_SECONDS,
  })
}

/** Returns the claims of a valid token, otherwise undefined. */
export function verifyToken(token: string, jwtSecret: string): TokenClaims | undefined {
  try {
    const claims = claimsSchema.parse(
      jwt.verify(token, getKey(jwtSecret), { algorithms: [ALGORITHM] }),
    )
    const { sub: userId, role, version, session: sessionId } = claims
    return { userId, role, version, ...(sessionId && { sessionId }) }
  } catch {
    return undefined
  }
}
