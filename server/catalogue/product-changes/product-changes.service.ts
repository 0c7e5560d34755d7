import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { applyChange, isSameState, type ProductState } from '#domain/products/product-change'
import {
  type ExpectedProducts,
  type ProductChange,
  productChangeRequestSchema,
} from '#domain/products/product-change.schema'
import { invalid, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import type { Caller } from '../../platform/features/caller'
import { lockCollections } from '../collections/collections.service'
import { announceProductChanges } from '../products/product-events'
import { withFreeNumbers } from '../products/product-numbers.service'
import { getBatch, lockBatch, type ProductChangeBatchView } from './batches.service'
import {
  type ChangeableProduct,
  deleteProducts,
  lockChangeable,
  writeStates,
} from './changeable-products'
import { readTakenNumbers, type TakenNumbers } from './taken-numbers'

/** Why one of several products was not changed. */
export interface ProductFailure {
  readonly productId: number
  readonly error: AppError
}

export interface ChangedProducts {
  readonly batch: ProductChangeBatchView
  /** The products that have been changed, also by an earlier request with the same key. */
  readonly productIds: readonly number[]
  readonly failures: readonly ProductFailure[]
}

const findDone = statement({
  name: 'productChanges.findDone',
  sql: 'SELECT product_id AS id FROM product_changes WHERE batch_id = $1 AND product_id = ANY($2::int[])',
  row: z.object({ id: z.int() }),
})

const record = statement({
  name: 'productChanges.record',
  sql: `INSERT INTO product_changes (batch_id, product_id, name, before, after, version)
     SELECT $1, id, name, before, after, version
     FROM jsonb_to_recordset($2::jsonb)
       AS change (id int, name text, before jsonb, after jsonb, version int)`,
})

interface Step {
  readonly product: ChangeableProduct
  readonly after: ProductState | null
}

/** Plans the changes of the locked products, and lists those that cannot be changed. */
function plan(
  locked: readonly ChangeableProduct[],
  expected: ExpectedProducts,
  change: ProductChange,
  takenOf: TakenNumbers,
): { readonly steps: readonly Step[]; readonly failures: readonly ProductFailure[] } {
  const products = new Map(locked.map((product) => [product.id, product]))
  const steps: Step[] = []
  const failures: ProductFailure[] = []
  const fail = (productId: number, error: AppError) => failures.push({ productId, error })
  for (const { id, expectedVersion, expectedStock } of expected) {
    const product = products.get(id)
    if (!product) {
      fail(id, new AppError('NOT_FOUND', { key: 'product.notFound' }))
    } else if (product.version !== expectedVersion) {
      fail(id, new AppError('CONFLICT', { key: 'change.changedMeanwhile' }))
    } else {
      const { after, problem } = applyChange(product, change, expectedStock)
      const taken = after ? takenOf(product, after) : []
      if (problem) fail(id, invalid([problem]))
      else if (taken.length > 0) fail(id, invalid(taken))
      else if (!after || !isSameState(product, after)) steps.push({ product, after })
    }
  }
  return { steps, failures }
}

const toState = ({
  pricePiastres,
  wasPricePiastres,
  stock,
  hidden,
  brand,
  brandAr,
  sku,
  gtin,
  costPricePiastres,
  categoryKeys,
  collectionSlugs,
}: ProductState): ProductState => ({
  pricePiastres,
  wasPricePiastres,
  stock,
  hidden,
  brand,
  brandAr,
  sku,
  gtin,
  costPricePiastres,
  categoryKeys,
  collectionSlugs,
})

/** Writes the new states of locked products, or deletes them, and keeps both states of each. */
async function take(
  transaction: EntityManager,
  batchId: number,
  steps: readonly Step[],
): Promise<void> {
  const deleted = steps.filter(({ after }) => !after).map(({ product }) => product.id)
  const states = steps.flatMap(({ product: { id }, after }) => (after ? [{ ...after, id }] : []))
  if (deleted.length > 0) await deleteProducts(transaction, [deleted])
  const written = states.length > 0 ? await writeStates(transaction, [JSON.stringify(states)]) : []
  const versions = new Map(written.map(({ id, version }) => [id, version]))
  const rows = steps.map(({ product, after }) => ({
    id: product.id,
    name: product.name,
    before: toState(product),
    after: after && toState(after),
    version: versions.get(product.id) ?? null,
  }))
  await record(transaction, [batchId, JSON.stringify(rows)])
}

/**
 * Makes one change to products as a preview showed them, in one transaction: each that somebody has changed since then,
 * or that cannot be changed, is named, and the rest is done. Orders in the meantime count: a stock changes by a
 * difference. A key stands for one change, which changes each product at most once however often it is sent; several
 * requests with the same key are one change. Throws INVALID, and CONFLICT if the key stands for another change.
 */
export async function changeProducts(
  db: EntityManager,
  input: { readonly idempotencyKey: unknown; readonly products: unknown; readonly change: unknown },
  caller: Caller,
): Promise<ChangedProducts> {
  const { idempotencyKey: key, products, change } = validate(productChangeRequestSchema, input)
  const ids = products.map(({ id }) => id)
  const run = async (transaction: EntityManager) => {
    const batchId = await lockBatch(transaction, key, change, caller)
    const done = new Set((await findDone(transaction, [batchId, ids])).map(({ id }) => id))
    const open = products.filter(({ id }) => !done.has(id))
    const openIds = open.map(({ id }) => id)
    await lockCollections(transaction, change.collections?.add ?? [], 'change.collections.add')
    const { steps, failures } = await announceProductChanges(transaction, openIds, async () => {
      const locked = await lockChangeable(transaction, [openIds])
      const takenOf = await readTakenNumbers(transaction, change.values ?? [])
      const planned = plan(locked, open, change, takenOf)
      if (planned.steps.length > 0) await take(transaction, batchId, planned.steps)
      return planned
    })
    const productIds = [...done, ...steps.map(({ product }) => product.id)]
    return { batch: await getBatch(transaction, batchId), productIds, failures }
  }
  // The next attempt finds, and names, the product that took a number meanwhile.
  return withFreeNumbers(
    () => db.transaction(run),
    async () => undefined,
  )
}
