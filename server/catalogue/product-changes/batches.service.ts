import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { PRODUCT_CHANGE_UNDO_HOURS, PRODUCT_CHANGES_SHOWN } from '#domain/limits'
import { kindOf } from '#domain/products/product-change'
import {
  PRODUCT_CHANGE_KINDS,
  type ProductChange,
  type ProductChangeKind,
} from '#domain/products/product-change.schema'
import { statement } from '../../platform/database/statements/statement'
import { actorOf, type Caller } from '../../platform/features/caller'

/** A change that was made to several products. */
export interface ProductChangeBatchView {
  readonly id: number
  readonly kind: ProductChangeKind
  /** How many products it has changed. */
  readonly count: number
  /** How many of them were set back. */
  readonly undoneCount: number
  /** The name of the account that made it; null for an API key, and after the account was deleted. */
  readonly by: string | null
  readonly createdAt: Date
  /** Whether it can still be undone. */
  readonly isUndoable: boolean
}

const findOrAdd = statement({
  name: 'productChanges.findOrAddBatch',
  // The update of nothing returns, and locks, the row that exists.
  sql: `INSERT INTO product_change_batches AS batch (key, kind, change, actor, user_id)
     VALUES ($key, $kind, $change::jsonb, $actor, $userId::int)
     ON CONFLICT (key) DO UPDATE SET key = batch.key
     RETURNING id, change = $change::jsonb AS "isSame", undone_at IS NOT NULL AS "isUndone"`,
  row: z.object({ id: z.int(), isSame: z.boolean(), isUndone: z.boolean() }),
})

/**
 * The ID of the batch of a key, which is locked until the transaction ends: requests with one key take turns. Throws
 * CONFLICT if the key stands for another change, or for one that was undone.
 */
export async function lockBatch(
  transaction: EntityManager,
  key: string,
  change: ProductChange,
  caller: Caller,
): Promise<number> {
  const [batch] = await findOrAdd(transaction, {
    key,
    kind: kindOf(change),
    change: JSON.stringify(change),
    actor: actorOf(caller),
    userId: caller.viewer?.id ?? null,
  })
  if (!batch?.isSame || batch.isUndone)
    throw new AppError('CONFLICT', { key: 'change.otherChange', field: 'key' })
  return batch.id
}

const readRows = statement({
  name: 'productChanges.readBatches',
  sql: (condition: string) => `SELECT batch.id, batch.kind, batch.created_at AS "createdAt",
       users.first_name AS "by", changed.count, changed."undoneCount",
       batch.kind <> 'isDeleted' AND batch.undone_at IS NULL AND changed.count > 0
         AND batch.created_at > now() - make_interval(hours => ${PRODUCT_CHANGE_UNDO_HOURS}) AS "isUndoable"
     FROM product_change_batches AS batch
     LEFT JOIN users ON users.id = batch.user_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS count, count(undone_at)::int AS "undoneCount"
       FROM product_changes WHERE batch_id = batch.id
     ) AS changed
     WHERE ${condition} ORDER BY batch.id DESC LIMIT ${PRODUCT_CHANGES_SHOWN}`,
  row: z.object({
    id: z.int(),
    kind: z.enum(PRODUCT_CHANGE_KINDS),
    createdAt: z.date(),
    by: z.string().nullable(),
    count: z.int(),
    undoneCount: z.int(),
    isUndoable: z.boolean(),
  }),
})

/** The last changes of several products, newest first. */
export function listBatches(db: EntityManager): Promise<readonly ProductChangeBatchView[]> {
  return readRows(db, [], 'changed.count > 0')
}

/** One of them. Throws NOT_FOUND. */
export async function getBatch(db: EntityManager, id: number): Promise<ProductChangeBatchView> {
  const [batch] = await readRows(db, [id], 'batch.id = $1')
  if (!batch) throw new AppError('NOT_FOUND', { key: 'change.notFound' })
  return batch
}
