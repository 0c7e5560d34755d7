import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import { statement } from '../../platform/database/statements/statement'
import { ReviewEntity } from './review.entity'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000

/** A review of the sample catalogue. */
interface SampleReview {
  readonly author: string
  readonly daysAgo: number
  readonly locale: Locale
  readonly stars: number
  readonly text?: string | null | undefined
  readonly answer?: string | null | undefined
}

/** Adds approved reviews of sample products: those of each, with its id. */
export async function addSampleReviews(
  transaction: EntityManager,
  products: readonly { readonly id: number; readonly reviews: readonly SampleReview[] }[],
): Promise<void> {
  const now = Date.now()
  const rows = products.flatMap(({ id: productId, reviews }) =>
    reviews.map(({ author, daysAgo, ...review }) => ({
      ...review,
      sampleAuthor: author,
      productId,
      status: 'APPROVED' as const,
      writtenAt: new Date(now - daysAgo * DAY_MILLISECONDS),
    })),
  )
  // Oldest first, since lists show the newest id first.
  rows.sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())
  await transaction.insert(ReviewEntity, rows)
}

const removeOfProducts = statement({
  name: 'sampleProducts.removeReviews',
  sql: `DELETE FROM reviews WHERE product_id = ANY ($1::int[]) AND sample_author IS NOT NULL`,
})

export async function removeSampleReviews(
  transaction: EntityManager,
  productIds: readonly number[],
): Promise<void> {
  await removeOfProducts(transaction, [productIds])
}
