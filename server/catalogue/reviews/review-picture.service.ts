import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { REVIEW_STATUSES } from '#domain/reviews/reviews.schema'
import { statement } from '../../platform/database/statements/statement'
import type { PictureAudience } from '../../platform/features/feature'

const findReview = statement({
  name: 'reviews.findByPicture',
  sql: `SELECT status, user_id AS "userId" FROM reviews WHERE image_url = $1
     UNION ALL SELECT 'REMOVED', NULL FROM removed_pictures WHERE image_url = $1`,
  row: z.object({ status: z.enum([...REVIEW_STATUSES, 'REMOVED']), userId: z.int().nullable() }),
  prepare: true,
})

/**
 * Returns the audience of a review picture: everybody if the review is approved, nobody if it is removed, otherwise its
 * author and moderators. Undefined for pictures of products.
 */
export async function readPictureAudience(
  db: EntityManager,
  imageUrl: string,
): Promise<PictureAudience | undefined> {
  const [review] = await findReview(db, [imageUrl])
  if (!review) return undefined
  if (review.status === 'APPROVED') return 'everybody'
  return review.status === 'REMOVED'
    ? 'nobody'
    : { authorId: review.userId, permission: 'reviews.moderate' }
}
