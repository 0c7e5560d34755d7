import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { type WriteOffInput, writeOffSchema } from '#domain/stock/product-batches.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { announceProductChanges } from '../products/product-events'
import { lockProducts } from '../products/stock.service'
import { batchesOfProductsExpiring, TODAY } from './batch-sql'
import { stockReason } from './stock-reason'

/** Arbitrary, but different from the shop's other advisory locks. */
const WRITE_OFF_LOCK = 718_042

const readLeft = statement({
  name: 'writeOff.readLeft',
  sql: `SELECT batch_id AS id, batches_left.units, products.stock, batches_left.expires_on < ${TODAY} AS "isExpired"
    FROM batches_left(ARRAY[$1::int]) JOIN products ON products.id = batches_left.product_id
    ORDER BY batches_left.expires_on, batch_id`,
  row: z.object({ id: z.int(), units: z.int(), stock: z.int().nullable(), isExpired: z.boolean() }),
})

// Units taken from these batches no longer belong to them: a returned unit would be written off again.
const take = statement({
  name: 'writeOff.take',
  sql: `UPDATE product_batches SET at_most = taken.remaining
    FROM unnest($1::int[], $2::int[]) AS taken (id, remaining) WHERE product_batches.id = taken.id`,
})

const lower = statement({
  name: 'writeOff.lower',
  sql: `UPDATE products SET stock = stock - $2
    FROM (SELECT ${stockReason('expired')} AS reason OFFSET 0) AS why
    WHERE id = $1 AND reason <> ''`,
})

type Left = Awaited<ReturnType<typeof readLeft>>[number]

/**
 * Takes what is left of batches out of the stock of their product, which the transaction has locked. Units that orders
 * have taken are in no stock: as many as they need stay on the shelf. Returns how many units were written off.
 */
async function writeOff(
  transaction: EntityManager,
  productId: number,
  batches: readonly Left[],
): Promise<number> {
  let available = batches[0]?.stock ?? 0
  const remaining = batches.map(({ units }) => {
    const taken = Math.min(units, available)
    available -= taken
    return units - taken
  })
  const total = (batches[0]?.stock ?? 0) - available
  await take(transaction, [batches.map(({ id }) => id), remaining])
  if (total > 0) await lower(transaction, [productId, total])
  return total
}

const readProducts = statement({
  name: 'writeOff.readProducts',
  sql: 'SELECT id, product_id AS "productId" FROM product_batches WHERE id = ANY($1::int[]) ORDER BY product_id, id',
  row: z.object({ id: z.int(), productId: z.int() }),
})

interface WriteOffFailure {
  readonly batchId: number
  readonly error: AppError
}

export interface WriteOffResult {
  /** Units that are no longer in stock. */
  readonly units: number
  readonly failures: readonly WriteOffFailure[]
}

const changed = (batchId: number, units: number): WriteOffFailure => ({
  batchId,
  error: new AppError('CONFLICT', { key: 'batch.changed', parameters: { units } }),
})

const needed = (batchId: number): WriteOffFailure => ({
  batchId,
  error: new AppError('CONFLICT', { key: 'batch.needed' }),
})

/**
 * Writes off what is left of batches. Of one of which there is not what was shown, because it was sold or written off
 * meanwhile, nothing is: a repeated request writes nothing off twice. Throws INVALID.
 */
export async function writeOffBatches(
  db: EntityManager,
  input: Unchecked<WriteOffInput>,
  request?: RequestKey,
): Promise<WriteOffResult> {
  const { batches } = validate(writeOffSchema, input)
  const shown = new Map(batches.map(({ id, units }) => [id, units]))
  const found = await readProducts(db, [[...shown.keys()]])
  const failures = batches
    .filter(({ id }) => !found.some((batch) => batch.id === id))
    .map(({ id }) => changed(id, 0))
  let units = 0
  for (const productId of new Set(found.map((batch) => batch.productId))) {
    const ids = found.filter((batch) => batch.productId === productId).map(({ id }) => id)
    const writeOffChosen = (transaction: EntityManager) =>
      announceProductChanges(transaction, [productId], async () => {
        await lockProducts(transaction, [productId])
        const left = await readLeft(transaction, [productId])
        const unitsOf = (id: number) => left.find((batch) => batch.id === id)?.units ?? 0
        const stale = ids.filter((id) => unitsOf(id) !== shown.get(id) || unitsOf(id) === 0)
        failures.push(...stale.map((id) => changed(id, unitsOf(id))))
        const chosen = left.filter(({ id }) => ids.includes(id) && !stale.includes(id))
        if (chosen.length === 0) return 0
        const taken = await writeOff(transaction, productId, chosen)
        if (taken === 0) failures.push(...chosen.map(({ id }) => needed(id)))
        return taken
      })
    units += await runOnce(db, request, {
      part: productId,
      run: writeOffChosen,
      resultId: String,
      // Units that could not be written off are retried.
      replay: async (transaction, taken) => Number(taken) || writeOffChosen(transaction),
    })
  }
  return { units, failures }
}

const readExpired = statement({
  name: 'writeOff.readExpired',
  // Used-up batches, too: what comes back after they have expired has no date.
  sql: `SELECT DISTINCT batches_left.product_id AS "productId"
    FROM ${batchesOfProductsExpiring(TODAY)}
      JOIN product_batches ON product_batches.id = batch_id
      JOIN products ON products.id = batches_left.product_id
    WHERE batches_left.expires_on < ${TODAY}
      AND (products.stock > 0 AND batches_left.units > 0 OR at_most > batches_left.units)
    ORDER BY batches_left.product_id`,
  row: z.object({ productId: z.int() }),
})

const tryLock = statement({
  name: 'writeOff.tryLock',
  sql: 'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
  row: z.object({ isMine: z.boolean() }),
})

/** Returns false if another server is doing this. */
async function writeOffExpiredOf(transaction: EntityManager, productId: number): Promise<boolean> {
  const [lock] = await tryLock(transaction, [WRITE_OFF_LOCK])
  if (!lock?.isMine) return false
  await announceProductChanges(transaction, [productId], async () => {
    await lockProducts(transaction, [productId])
    const left = await readLeft(transaction, [productId])
    await writeOff(
      transaction,
      productId,
      left.filter(({ isExpired }) => isExpired),
    )
  })
  return true
}

/**
 * Writes off what has expired, unless another server is doing so: each product in a transaction of its own, so that one
 * that fails keeps no other.
 */
export async function writeOffExpired(
  db: EntityManager,
  onError: (error: unknown, productId: number) => void,
): Promise<void> {
  for (const { productId } of await readExpired(db)) {
    try {
      const isMine = await db.transaction((transaction) =>
        writeOffExpiredOf(transaction, productId),
      )
      if (!isMine) return
    } catch (error) {
      onError(error, productId)
    }
  }
}
