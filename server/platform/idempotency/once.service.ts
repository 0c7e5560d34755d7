import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { idempotencyKeySchema } from '#domain/orders/checkout.schema'
import { validate } from '#domain/validation/validate'
import { deletesOld } from '../database/statements/delete-old'
import { statement } from '../database/statements/statement'
import type { RequestKey } from './request-key'
import { RequestKeyEntity } from './request-key.entity'

const claim = statement({
  name: 'idempotency.claim',
  sql: `INSERT INTO request_keys (owner, operation, key, part, request_hash)
     VALUES ($owner, $operation, $key, $part, $requestHash)
     ON CONFLICT DO NOTHING RETURNING key`,
  row: z.object({ key: z.string() }),
})

/** Work that runs once, and how to find its result again. */
interface OnceWork<T> {
  /** The order, of a request that changes several, each in a transaction of its own. */
  readonly part?: number
  readonly run: (transaction: EntityManager) => Promise<T>
  /** Identifies the result for `replay` in addition to the input, such as by the ID of a new row. */
  readonly resultId?: (result: T) => string | undefined
  /** Reads the result of the earlier request. */
  readonly replay: (transaction: EntityManager, resultId: string | undefined) => Promise<T>
}

/**
 * Runs the work in a transaction, once for the key of its request: a repeated request returns the result of the first
 * one, and a concurrent one waits for it. Work that fails does not use up its key. Without a key, it runs each time.
 * Throws INVALID for a key that is too long, and CONFLICT if the key was used for another input.
 */
export async function runOnce<T>(
  db: EntityManager,
  request: RequestKey | undefined,
  { part = 0, run, resultId, replay }: OnceWork<T>,
): Promise<T> {
  if (!request) return db.transaction(run)
  const { owner, operation, requestHash } = request
  const { idempotencyKey } = validate(idempotencyKeySchema, { idempotencyKey: request.key })
  const id = { owner, operation, key: idempotencyKey ?? '', part }
  return db.transaction(async (transaction) => {
    const claimed = await claim(transaction, { ...id, requestHash })
    if (claimed.length === 0) {
      const earlier = await transaction.findOneBy(RequestKeyEntity, id)
      if (earlier?.requestHash !== requestHash) {
        throw new AppError('CONFLICT', { key: 'fault.keyReused', field: 'idempotencyKey' })
      }
      return replay(transaction, earlier.resultId ?? undefined)
    }
    const result = await run(transaction)
    const created = resultId?.(result)
    if (created !== undefined) {
      await transaction.update(RequestKeyEntity, id, { resultId: created })
    }
    return result
  })
}

/** Longer than any client retries: after this, a request with the key is a new one. */
const RETENTION_DAYS = 30

/** Deletes the keys of requests that nobody repeats any more. */
export const deleteOldRequestKeys = deletesOld('idempotency.deleteOldRequests', {
  table: 'request_keys',
  where: `created_at < now() - interval '${RETENTION_DAYS} days'`,
})
