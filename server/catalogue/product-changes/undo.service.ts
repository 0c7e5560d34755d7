import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_PRODUCTS_AT_ONCE, PRODUCT_CHANGE_UNDO_HOURS } from '#domain/limits'
import { undoChange } from '#domain/products/product-change'
import { readId } from '#domain/validation/text.schema'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockAllCollections } from '../collections/collections.service'
import { announceProductChanges } from '../products/product-events'
import { getBatch } from './batches.service'
import { lockChangeable, productState, writeStates } from './changeable-products'
import type { ChangedProducts, ProductFailure } from './product-changes.service'
import { readTakenNumbers } from './taken-numbers'

const begin = statement({
  name: 'productChanges.beginUndo',
  // Locked, so that a second click waits, and finds nothing left to undo.
  sql: `UPDATE product_change_batches SET undone_at = coalesce(undone_at, now())
     WHERE id = $1 AND kind <> 'isDeleted'
       AND created_at > now() - make_interval(hours => ${PRODUCT_CHANGE_UNDO_HOURS})
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** What states of earlier versions have no word about: both have the same, so that it stays as it is. */
const UNKNOWN = JSON.stringify({
  brandAr: null,
  sku: null,
  gtin: null,
  costPricePiastres: null,
  collectionSlugs: [],
})

const readOpen = statement({
  name: 'productChanges.readOpen',
  sql: `SELECT product_id AS id, '${UNKNOWN}' || before AS before,
       '${UNKNOWN}' || after AS after, version FROM product_changes
     WHERE batch_id = $1 AND undone_at IS NULL AND product_id > $2
     ORDER BY product_id LIMIT ${MAX_PRODUCTS_AT_ONCE}`,
  row: z.object({
    id: z.int(),
    before: productState,
    after: productState.nullable(),
    version: z.int().nullable(),
  }),
})

const markUndone = statement({
  name: 'productChanges.markUndone',
  sql: `UPDATE product_changes SET undone_at = now()
     WHERE batch_id = $1 AND product_id = ANY($2::int[])`,
})

const readChanges = statement({
  name: 'productChanges.readChanges',
  sql: `SELECT product_id AS "productId", undone_at IS NOT NULL AS "isUndone" FROM product_changes
     WHERE batch_id = $1 ORDER BY product_id`,
  row: z.object({ productId: z.int(), isUndone: z.boolean() }),
})

/** Returns the products that an earlier request has undone, and those that it could not. */
async function readUndone(transaction: EntityManager, batchId: number): Promise<ChangedProducts> {
  const changes = await readChanges(transaction, [batchId])
  const idsWhere = (wasUndone: boolean) =>
    changes.flatMap(({ productId, isUndone }) => (isUndone === wasUndone ? [productId] : []))
  return {
    batch: await getBatch(transaction, batchId),
    productIds: idsWhere(true),
    failures: idsWhere(false).map((productId) => ({ productId, error: cannotUndo() })),
  }
}

const cannotUndo = () => new AppError('CONFLICT', { key: 'change.cannotUndo' })

type OpenChange = Awaited<ReturnType<typeof readOpen>>[number]

/** Sets products back, as far as they still are what the change made them, and into collections that still exist. */
async function setBack(
  transaction: EntityManager,
  batchId: number,
  changes: readonly OpenChange[],
  collections: ReadonlySet<string>,
): Promise<{ readonly ids: readonly number[]; readonly failures: readonly ProductFailure[] }> {
  const all = changes.map(({ id }) => id)
  const locked = new Map((await lockChangeable(transaction, [all])).map((row) => [row.id, row]))
  const takenOf = await readTakenNumbers(
    transaction,
    changes.map(({ before }) => before),
  )
  const states: object[] = []
  const ids: number[] = []
  const failures: ProductFailure[] = []
  for (const { id, before, after, version } of changes) {
    const product = locked.get(id)
    const state = product && after && undoChange(product, { before, after, version })
    if (!product) {
      const error = new AppError('NOT_FOUND', { key: 'product.notFound' })
      failures.push({ productId: id, error })
    } else if (!state || takenOf(product, state).length > 0) {
      failures.push({ productId: id, error: cannotUndo() })
    } else {
      const collectionSlugs = state.collectionSlugs.filter((slug) => collections.has(slug))
      states.push({ ...state, collectionSlugs, id })
      ids.push(id)
    }
  }
  if (ids.length > 0) {
    await writeStates(transaction, [JSON.stringify(states)])
    await markUndone(transaction, [batchId, ids])
  }
  return { ids, failures }
}

/**
 * Undoes a change of several products within a day: each product whose values are still those that the change set gets
 * its old ones back, and the others are named. Units sold since then stay sold. Throws NOT_FOUND, and CONFLICT if it is
 * too late or products were deleted.
 */
export async function undoProductChange(
  db: EntityManager,
  id: unknown,
  request?: RequestKey,
): Promise<ChangedProducts> {
  const batchId = readId(id)
  if (batchId === undefined) throw new AppError('NOT_FOUND', { key: 'change.notFound' })
  const run = async (transaction: EntityManager) => {
    if ((await begin(transaction, [batchId])).length === 0) {
      const { kind } = await getBatch(transaction, batchId)
      const key = kind === 'isDeleted' ? 'change.deletionStays' : 'change.tooLate'
      throw new AppError('CONFLICT', { key })
    }
    const collections = await lockAllCollections(transaction)
    const productIds: number[] = []
    const failures: ProductFailure[] = []
    let last = 0
    for (;;) {
      const open = await readOpen(transaction, [batchId, last])
      const ids = open.map((change) => change.id)
      last = ids.at(-1) ?? last
      if (open.length > 0) {
        const done = await announceProductChanges(transaction, ids, () =>
          setBack(transaction, batchId, open, collections),
        )
        productIds.push(...done.ids)
        failures.push(...done.failures)
      }
      if (open.length < MAX_PRODUCTS_AT_ONCE) break
    }
    return { batch: await getBatch(transaction, batchId), productIds, failures }
  }
  return runOnce(db, request, {
    run,
    replay: (transaction) => readUndone(transaction, batchId),
  })
}
