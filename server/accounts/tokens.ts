import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { ROLES, type Role } from '#domain/roles'
import { idSchema } from '#domain/text.schema'

// Pinned on both ways, so that a token cannot choose how it is checked.
const ALGORITHM = 'HS256'

const claimsSchema = z.object({
  sub: idSchema,
  role: z.enum(ROLES),
  version: z.int32(),
})

export interface TokenClaims {
  readonly userId: number
  readonly role: Role
  /** The account's token version when the token was signed. */
  readonly version: number
}

let key: { readonly secret: string; readonly object: KeyObject } | undefined

/** The secret as a key, made once: given a text, the library tries at each token whether it is a public key. */
function keyOf(secret: string): KeyObject {
  if (key?.secret !== secret) key = { secret, object: createSecretKey(secret, 'utf8') }
  return key.object
}

export function signToken(claims: TokenClaims, jwtSecret: string): string {
  return jwt.sign({ role: claims.role, version: claims.version }, keyOf(jwtSecret), {
    algorithm: ALGORITHM,
    subject: String(claims.userId),
    expiresIn: TOKEN_LIFETIME_SECONDS,
  })
}

/** The claims of a token that this shop signed and that has not expired; undefined for any other text. */
export function readToken(token: string, jwtSecret: string): TokenClaims | undefined {
  try {
    const claims = claimsSchema.parse(
      jwt.verify(token, keyOf(jwtSecret), { algorithms: [ALGORITHM] }),
    )
    return { userId: claims.sub, role: claims.role, version: claims.version }
  } catch {
    return undefined
  }
}
