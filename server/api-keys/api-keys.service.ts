import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { type ApiKeyInput, type ApiKeyScope, apiKeySchema } from '#domain/api-keys.schema'
import { AppError } from '#domain/errors'
import { MAX_API_KEYS } from '#domain/limits'
import { type Unchecked, validate } from '#domain/validate'
import { readId } from '../catalogue/catalogue.service'

/** What every key begins with: tells it from a session's token, and secret scanners what it is. */
const KEY_START = 'mishmish_'
const KEY_BYTES = 32
const SHOWN_LENGTH = KEY_START.length + 6

export interface ApiKeyView {
  readonly id: number
  readonly name: string
  /** The first letters of the key. */
  readonly prefix: string
  readonly scopes: readonly ApiKeyScope[]
  readonly createdAt: Date
  /** To the minute; null: never. */
  readonly lastUsedAt: Date | null
}

const COLUMNS = `id, name, prefix, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt"`

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** All keys, newest first. */
export function listApiKeys(db: EntityManager): Promise<ApiKeyView[]> {
  return db.query(`SELECT ${COLUMNS} FROM api_keys ORDER BY id DESC`)
}

/**
 * Makes a key and returns it: this once, for only its hash is kept. Throws INVALID, and CONFLICT
 * when there are too many.
 */
export async function createApiKey(
  db: EntityManager,
  input: Unchecked<ApiKeyInput>,
): Promise<{ readonly apiKey: ApiKeyView; readonly key: string }> {
  const { name, scopes } = validate(apiKeySchema, input)
  const key = KEY_START + randomBytes(KEY_BYTES).toString('base64url')
  const [apiKey] = await db.query<ApiKeyView[]>(
    `INSERT INTO api_keys (name, prefix, key_hash, scopes)
     SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM api_keys) < $5
     RETURNING ${COLUMNS}`,
    [name, key.slice(0, SHOWN_LENGTH), hashOf(key), scopes, MAX_API_KEYS],
  )
  if (!apiKey) {
    throw new AppError('CONFLICT', { key: 'apiKey.tooMany', parameters: { max: MAX_API_KEYS } })
  }
  return { apiKey, key }
}

/** Ends a key at once. Throws NOT_FOUND. */
export async function revokeApiKey(db: EntityManager, id: unknown): Promise<number> {
  const keyId = readId(id)
  const [[revoked]] = await db.query<[{ id: number }[], number]>(
    'DELETE FROM api_keys WHERE id = $1 RETURNING id',
    [keyId ?? null],
  )
  if (!revoked) throw new AppError('NOT_FOUND', { key: 'apiKey.notFound' })
  return revoked.id
}

/** Whether a bearer token is a key; if not it may be a session's. */
export function isApiKey(token: string | undefined): token is string {
  return token?.startsWith(KEY_START) ?? false
}

/** What the key may do, and notes that it was used. Throws UNAUTHENTICATED for one that is not, or not any more. */
export async function authenticateApiKey(
  db: EntityManager,
  key: string,
): Promise<readonly ApiKeyScope[]> {
  const [found] = await db.query<{ scopes: ApiKeyScope[] }[]>(
    `WITH found AS (SELECT id, scopes, last_used_at FROM api_keys WHERE key_hash = $1), used AS (
       UPDATE api_keys SET last_used_at = now() FROM found
       WHERE api_keys.id = found.id
         AND coalesce(found.last_used_at < now() - interval '1 minute', true)
     )
     SELECT scopes FROM found`,
    [hashOf(key)],
  )
  if (!found) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return found.scopes
}
