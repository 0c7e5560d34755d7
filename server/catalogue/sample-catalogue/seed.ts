import type { EntityManager } from 'typeorm'
import { announce } from '../../platform/database/events/announce'
import { productsAdded } from '../products/product-events'
import { addSampleProducts, lockEmptyCatalogue } from '../products/sample-products.service'
import { addSampleReviews } from '../reviews/sample-reviews.service'
import { addSampleBatches } from '../stock/sample-batches.service'
import { readSampleProducts } from './sample-products'

/** Adds the sample products of a file, with their texts, batches and reviews, to an empty catalogue. Returns how many were added. */
export async function seed(db: EntityManager, file: URL): Promise<number> {
  return db.transaction(async (transaction) => {
    if (!(await lockEmptyCatalogue(transaction))) return 0
    const samples = readSampleProducts(file)
    const ids = await addSampleProducts(
      transaction,
      samples.map(({ product }) => product),
    )
    await addSampleBatches(
      transaction,
      samples.flatMap(({ batch }, index) =>
        batch ? [{ productId: ids[index] ?? 0, ...batch }] : [],
      ),
    )
    await addSampleReviews(
      transaction,
      samples.map(({ reviews }, index) => ({ id: ids[index] ?? 0, reviews })),
    )
    await announce(transaction, productsAdded(transaction, ids))
    return samples.length
  })
}
