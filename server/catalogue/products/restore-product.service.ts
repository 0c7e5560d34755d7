import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
  getAdminProduct,
} from './admin-products.service'
import { announceProductChanges } from './product-events'

/** A change of one number of a product. */
interface NumberChange {
  readonly before: number | null
  readonly after: number | null
}

/** The numbers of a product that a change has changed, in piastres and units. */
export interface ProductNumbers {
  readonly price?: NumberChange | undefined
  readonly wasPrice?: NumberChange | undefined
  readonly stock?: NumberChange | undefined
}

const restoreIfUnchanged = statement({
  name: 'products.restoreIfUnchanged',
  // Units sold since then stay sold: a tracked stock is restored by adding the difference.
  sql: `WITH restored AS (
       SELECT id AS "productId",
         CASE WHEN $restoresPrice THEN $price ELSE price_piastres END AS price,
         CASE WHEN $restoresWasPrice THEN $wasPrice::int ELSE was_price_piastres END AS "wasPrice",
         CASE WHEN NOT $restoresStock THEN stock
              WHEN $stock::int IS NULL OR $stockAfter::int IS NULL THEN $stock
              ELSE stock + $stock - $stockAfter END AS "newStock"
       FROM products
       WHERE id = $id
         AND (NOT $restoresPrice OR price_piastres = $priceAfter)
         AND (NOT $restoresWasPrice OR was_price_piastres IS NOT DISTINCT FROM $wasPriceAfter::int)
         AND (NOT $restoresStock OR stock IS NOT DISTINCT FROM $stockAfter::int
           OR (stock IS NOT NULL AND $stock::int IS NOT NULL AND $stockAfter::int IS NOT NULL))
       FOR NO KEY UPDATE
     )
     UPDATE products SET price_piastres = price, was_price_piastres = "wasPrice", stock = "newStock",
       version = version + 1
     FROM restored
     WHERE id = "productId" AND ("wasPrice" IS NULL OR "wasPrice" > price)
       AND ("newStock" IS NULL OR "newStock" BETWEEN 0 AND $maxStock)
     RETURNING ${ADMIN_PRODUCT_COLUMNS}`,
  row: adminProductRow,
})

/**
 * Puts numbers of a product back to what they were before a change: a stock by the difference, so that sales since are
 * kept. Throws CONFLICT if something else has changed them since, or if the product is gone.
 */
export async function restoreProduct(
  db: EntityManager,
  id: number,
  { price, wasPrice, stock }: ProductNumbers,
  request?: RequestKey,
): Promise<AdminProductView> {
  const run = (transaction: EntityManager) =>
    announceProductChanges(transaction, [id], async () => {
      const [product] = await restoreIfUnchanged(transaction, {
        id,
        restoresPrice: Boolean(price),
        price: price?.before ?? null,
        priceAfter: price?.after ?? null,
        restoresWasPrice: Boolean(wasPrice),
        wasPrice: wasPrice?.before ?? null,
        wasPriceAfter: wasPrice?.after ?? null,
        restoresStock: Boolean(stock),
        stock: stock?.before ?? null,
        stockAfter: stock?.after ?? null,
        maxStock: MAX_STOCK,
      })
      if (!product) throw new AppError('CONFLICT', { key: 'product.cannotRestore' })
      return product
    })
  return runOnce(db, request, {
    run,
    replay: (transaction) => getAdminProduct(transaction, id),
  })
}
