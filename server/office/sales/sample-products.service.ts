import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { announceProductChanges } from '../../catalogue/products/product-events'
import { statement } from '../../platform/database/statements/statement'

/**
 * A product of the sample catalogue that is still one: with another name or picture, it is the owner's. Copies have
 * no name of a sample.
 */
export const IS_SAMPLE = `sample_name = name AND image_url LIKE '/pictures/%'`

const lockSamples = statement({
  name: 'sampleProducts.lock',
  // In the order of their ids, like everywhere else.
  sql: `SELECT id FROM products WHERE ${IS_SAMPLE} ORDER BY id FOR UPDATE`,
  row: z.object({ id: z.int() }),
})

const findUsed = statement({
  name: 'sampleProducts.findUsed',
  sql: `SELECT id FROM products WHERE id = ANY ($1::int[])
       AND (EXISTS (SELECT FROM order_items WHERE product_id = products.id)
         OR EXISTS (SELECT FROM reviews WHERE product_id = products.id AND sample_author IS NULL))`,
  row: z.object({ id: z.int() }),
})

const hide = statement({
  name: 'sampleProducts.hide',
  sql: `UPDATE products SET hidden = true, version = version + 1
     WHERE id = ANY ($1::int[]) AND NOT hidden RETURNING id`,
  row: z.object({ id: z.int() }),
})

const removeReviews = statement({
  name: 'sampleProducts.removeReviews',
  sql: `DELETE FROM reviews WHERE product_id = ANY ($1::int[]) AND sample_author IS NOT NULL`,
})

export interface RemovedSamples {
  readonly removed: number
  readonly hidden: number
}

/** Deletes the sample products with their sample reviews, and hides those that somebody has ordered or reviewed. */
export async function removeSampleProducts(db: EntityManager): Promise<RemovedSamples> {
  return db.transaction(async (transaction) => {
    const ids = (await lockSamples(transaction)).map(({ id }) => id)
    if (ids.length === 0) return { removed: 0, hidden: 0 }
    return announceProductChanges(transaction, ids, async () => {
      // Orders that were placed before the lock are found only by a statement after it.
      const used = (await findUsed(transaction, [ids])).map(({ id }) => id)
      const unused = ids.filter((id) => !used.includes(id))
      await removeReviews(transaction, [ids])
      const hidden = await hide(transaction, [used])
      await transaction.delete(ProductEntity, { id: In(unused) })
      return { removed: unused.length, hidden: hidden.length }
    })
  })
}
