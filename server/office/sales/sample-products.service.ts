import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type RemovedSamples,
  removeSampleProducts as removeSamples,
} from '../../catalogue/products/sample-products.service'
import { removeSampleReviews } from '../../catalogue/reviews/sample-reviews.service'
import { statement } from '../../platform/database/statements/statement'

const findUsed = statement({
  name: 'sampleProducts.findUsed',
  sql: `SELECT id FROM products WHERE id = ANY ($1::int[])
       AND (EXISTS (SELECT FROM order_items WHERE product_id = products.id)
         OR EXISTS (SELECT FROM reviews WHERE product_id = products.id AND sample_author IS NULL))`,
  row: z.object({ id: z.int() }),
})

/** Deletes the sample products with their sample reviews, and hides those that somebody has ordered or reviewed. */
export async function removeSampleProducts(db: EntityManager): Promise<RemovedSamples> {
  return db.transaction((transaction) =>
    removeSamples(transaction, async (ids) => {
      // Orders that were placed before the lock are found only by a statement after it.
      const used = await findUsed(transaction, [ids])
      await removeSampleReviews(transaction, ids)
      return used.map(({ id }) => id)
    }),
  )
}
