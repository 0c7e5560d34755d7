import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import {
  API_KEY_SCOPES,
  type ApiKeyInput,
  type ApiKeyScope,
  apiKeySchema,
} from '#domain/integrations/api-keys.schema'
import { MAX_API_KEYS } from '#domain/limits'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import type { Caller } from '../../platform/features/caller'
import { ApiKeyEntity } from './api-key.entity'

/** Distinguishes keys from session tokens, and lets secret scanners detect them. */
const KEY_PREFIX = 'mishmish_'
const KEY_BYTES = 32
const PREFIX_LENGTH = KEY_PREFIX.length + 6

export interface ApiKeyView {
  readonly id: number
  readonly name: string
  /** The first characters of the key. */
  readonly prefix: string
  readonly scopes: readonly ApiKeyScope[]
  readonly createdAt: Date
  /** Accurate to a minute; null if never used. */
  readonly lastUsedAt: Date | null
}

// Everything except the hash.
const VIEW_FIELDS = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
} as const

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** All keys, newest first. */
export function listApiKeys(db: EntityManager): Promise<ApiKeyView[]> {
  return db.find(ApiKeyEntity, { select: VIEW_FIELDS, order: { id: 'DESC' } })
}

const insertWithinLimit = statement({
  name: 'apiKeys.insertWithinLimit',
  sql: `INSERT INTO api_keys (name, prefix, key_hash, scopes)
     SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM api_keys) < $5
     RETURNING id, name, prefix, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt"`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(API_KEY_SCOPES)),
    createdAt: z.date(),
    lastUsedAt: z.date().nullable(),
  }),
})

/**
 * Creates a key and returns it once: only its hash is stored. Throws INVALID, or CONFLICT if there
 * are too many.
 */
export async function createApiKey(
  db: EntityManager,
  input: Unchecked<ApiKeyInput>,
): Promise<{ readonly apiKey: ApiKeyView; readonly key: string }> {
  const { name, scopes } = validate(apiKeySchema, input)
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  const prefix = key.slice(0, PREFIX_LENGTH)
  const [apiKey] = await whileAdding(db, 'api_keys', (transaction) =>
    insertWithinLimit(transaction, [name, prefix, hashKey(key), scopes, MAX_API_KEYS]),
  )
  if (!apiKey) {
    throw new AppError('CONFLICT', { key: 'apiKey.tooMany', parameters: { max: MAX_API_KEYS } })
  }
  return { apiKey, key }
}

/** Revokes a key, effective immediately. Throws NOT_FOUND. */
export async function revokeApiKey(db: EntityManager, id: unknown): Promise<number> {
  const keyId = readId(id)
  const { affected } = keyId === undefined ? {} : await db.delete(ApiKeyEntity, { id: keyId })
  if (keyId === undefined || !affected) throw new AppError('NOT_FOUND', { key: 'apiKey.notFound' })
  return keyId
}

const removeAll = statement({
  name: 'apiKeys.removeAll',
  sql: `WITH removed AS (DELETE FROM api_keys RETURNING id, name)
     SELECT name FROM removed ORDER BY id`,
  row: z.object({ name: z.string() }),
})

/** Removes all keys of a restored shop. Returns their names. */
export async function removeAllApiKeys(db: EntityManager): Promise<readonly string[]> {
  return (await removeAll(db)).map(({ name }) => name)
}

/** Whether a bearer token is an API key rather than a session token. */
export function isApiKey(token: string | undefined): token is string {
  return token?.startsWith(KEY_PREFIX) ?? false
}

const findAndTouch = statement({
  name: 'apiKeys.findAndTouch',
  sql: `WITH found AS (SELECT id, scopes, last_used_at FROM api_keys WHERE key_hash = $1), used AS (
       UPDATE api_keys SET last_used_at = now() FROM found
       WHERE api_keys.id = found.id
         AND coalesce(found.last_used_at < now() - interval '1 minute', true)
     )
     SELECT id, scopes FROM found`,
  row: z.object({ id: z.int(), scopes: z.array(z.enum(API_KEY_SCOPES)) }),
})

/** Returns the tool with a key and records its use. Throws UNAUTHENTICATED for an unknown key. */
export async function authenticateApiKey(db: EntityManager, key: string): Promise<Caller> {
  const [found] = await findAndTouch(db, [hashKey(key)])
  if (!found) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
  return { apiKeyId: found.id, scopes: found.scopes }
}
