import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay } from '#domain/delivery/cairo-day'
import { AppError } from '#domain/errors'
import { daysLeft } from '#domain/stock/expiry'
import {
  type ExpiringInput,
  expiringSchema,
  type ProductBatchInput,
  productBatchSchema,
} from '#domain/stock/product-batches.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { lockProducts } from '../products/stock.service'
import { batchesOfProductsExpiring, TODAY } from './batch-sql'
import { ProductBatchEntity } from './product-batch.entity'

/** A batch with the units that are left of it on the shelf. */
export interface ProductBatchView {
  readonly id: number
  readonly productId: number
  /** The last day on which it may be used, such as 2027-03-31. */
  readonly expiresOn: string
  readonly daysLeft: number
  readonly code: string | null
  /** Units that were received, or 0 if it was added by hand. */
  readonly quantity: number
  readonly units: number
  readonly receivedAt: Date
  /** The first name of who received it; null if it was not recorded. */
  readonly receivedBy: string | null
}

export interface ExpiringBatchView extends ProductBatchView {
  readonly productName: string
  readonly productNameAr: string | null
  readonly supplier: string | null
}

const batchColumns = entityColumns(ProductBatchEntity, ['product', 'atMost'])

const BATCH_COLUMNS = batchColumns.select('product_batches')

const batchRow = z.object({ ...batchColumns.shape, units: z.int() })

type BatchRow = z.output<typeof batchRow>

function withDaysLeft<Row extends BatchRow>(row: Row): Row & { readonly daysLeft: number } {
  return { ...row, daysLeft: daysLeft(row.expiresOn, cairoDay(new Date())) }
}

const settle = statement({
  name: 'productBatches.settle',
  sql: 'SELECT count(*)::int AS calls FROM settle_batches($1::int, $2::date)',
  row: z.object({ calls: z.int() }),
})

const insert = statement({
  name: 'productBatches.insert',
  sql: `INSERT INTO product_batches (product_id, expires_on, code, quantity, at_most, received_by)
    VALUES ($1, $2, $3, $4, $4, nullif(current_setting('mishmish.actor', true), '')::jsonb ->> 'name')
    RETURNING id`,
  row: z.object({ id: z.int() }),
})

interface ReceivedUnits {
  readonly productId: number
  readonly quantity: number
  readonly expiresOn: string | null
}

/** Notes the batch of units before they are added to the stock of their product, which the transaction has locked. */
export async function receiveBatch(
  transaction: EntityManager,
  { productId, quantity, expiresOn }: ReceivedUnits,
): Promise<void> {
  await settle(transaction, [productId, expiresOn])
  if (expiresOn !== null && quantity > 0)
    await insert(transaction, [productId, expiresOn, null, quantity])
}

/** Batches of a product that are listed; later ones follow once these are used up. */
export const MAX_BATCHES = 100

const selectOfProduct = statement({
  name: 'productBatches.selectOfProduct',
  sql: `SELECT ${BATCH_COLUMNS}, batches_left.units
    FROM product_batches JOIN batches_left(ARRAY[$1::int]) ON batch_id = product_batches.id
    WHERE batches_left.units > 0 ORDER BY product_batches.expires_on, product_batches.id
    LIMIT ${MAX_BATCHES}`,
  row: batchRow,
})

/** The batches of a product of which units are left, those that expire first at the top. */
export async function listProductBatches(
  db: EntityManager,
  productId: unknown,
): Promise<readonly ProductBatchView[]> {
  const id = readId(productId)
  return id === undefined ? [] : (await selectOfProduct(db, [id])).map(withDaysLeft)
}

const LAST = `${TODAY} + $days::int`

const selectExpiring = statement({
  name: 'productBatches.selectExpiring',
  sql: `SELECT ${BATCH_COLUMNS}, expiring.units, products.name AS "productName",
      products.name_ar AS "productNameAr", supplier, (product_batches.expires_on - DATE '2000-01-01') AS day
    FROM (
      SELECT batch_id, units FROM ${batchesOfProductsExpiring(LAST)}
      WHERE units > 0 AND expires_on < ${LAST}
        AND ($day::int IS NULL OR (expires_on, batch_id) > (DATE '2000-01-01' + $day::int, $id::int))
      ORDER BY expires_on, batch_id LIMIT $limit
    ) AS expiring
      JOIN product_batches ON product_batches.id = batch_id
      JOIN products ON products.id = product_batches.product_id
    ORDER BY product_batches.expires_on, product_batches.id`,
  row: batchRow.extend({
    productName: z.string(),
    productNameAr: z.string().nullable(),
    supplier: z.string().nullable(),
    day: z.int(),
  }),
})

const countExpiring = statement({
  name: 'productBatches.countExpiring',
  sql: `SELECT count(*)::int AS count FROM ${batchesOfProductsExpiring(LAST)}
    WHERE units > 0 AND expires_on < ${LAST}`,
  row: countRow,
})

/**
 * A page of the batches with units left that expire within `days` days, or have expired; with 0, only the latter. Throws
 * INVALID.
 */
export async function listExpiring(
  db: EntityManager,
  input: Unchecked<ExpiringInput>,
): Promise<CountedPage<ExpiringBatchView>> {
  const { days, first, after } = validate(expiringSchema, input)
  const [day = null, id = null] = decodeCursor(after, 2) ?? []
  const limit = first + 1
  // Today's last minutes are still a day of use: within 30 days is what expires 30 days from now, too.
  const within = days === 0 ? 0 : days + 1
  const rows = await selectExpiring(db, { days: within, day, id, limit })
  return {
    ...toPage(rows.map(withDaysLeft), { first, after }, (row) => [row.day, row.id]),
    count: () => readCount(countExpiring(db, { days: within })),
  }
}

const readUnits = statement({
  name: 'productBatches.readUnits',
  sql: `SELECT units_on_shelf.units, (SELECT coalesce(sum(units), 0)::int
      FROM batches_left(ARRAY[$1::int]) WHERE batch_id IS DISTINCT FROM $2) AS others
    FROM units_on_shelf(ARRAY[$1::int])`,
  row: z.object({ units: z.int(), others: z.int() }),
})

const correct = statement({
  name: 'productBatches.correct',
  sql: `UPDATE product_batches SET expires_on = $expiresOn, code = $code, at_most = $units,
      quantity = quantity + $units - at_most
    WHERE id = $id AND product_id = $productId RETURNING id`,
  row: z.object({ id: z.int() }),
})

const batchNotFound = () => new AppError('NOT_FOUND', { key: 'batch.notFound' })

/**
 * Adds a batch of units that are in stock already, or corrects its date, its code and what is left of it. The stock stays
 * as it is. Throws NOT_FOUND, INVALID.
 */
export async function saveProductBatch(
  db: EntityManager,
  input: Unchecked<ProductBatchInput>,
): Promise<readonly ProductBatchView[]> {
  const { productId, id, expiresOn, code, units } = validate(productBatchSchema, input)
  return db.transaction(async (transaction) => {
    await lockProducts(transaction, [productId])
    const [shelf] = await readUnits(transaction, [productId, id])
    if (!shelf) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
    const max = Math.max(shelf.units - shelf.others, 0)
    if (units > max) {
      throw invalid([{ field: 'units', key: 'batch.moreThanOnShelf', parameters: { max } }])
    }
    // Units that are used up of other batches would otherwise come back.
    await settle(transaction, [productId, null])
    if (id === null) {
      if (units > 0) await insert(transaction, [productId, expiresOn, code, units])
    } else {
      const [corrected] = await correct(transaction, { id, productId, expiresOn, code, units })
      if (!corrected) throw batchNotFound()
    }
    return listProductBatches(transaction, productId)
  })
}
