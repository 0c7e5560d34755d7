import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'

const REVIEWS_PER_ACCOUNT = 10
const PICTURES_PER_ACCOUNT = 10
const HOUR_SECONDS = 60 * 60

/** Limits the reviews and pictures of an account, against spam. */
export interface ReviewLimiter {
  /** Counts a written review. Throws TOO_MANY_ATTEMPTS. */
  countReview(userId: number): Promise<void>
  /** Counts an uploaded picture. Throws TOO_MANY_ATTEMPTS. */
  countPicture(userId: number): Promise<void>
}

export const reviewLimiter = resource(({ redis }) => createReviewLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createReviewLimiter(redis?: Redis): ReviewLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({
      name,
      limit,
      message: 'review.tooMany',
      redis,
      windowSeconds: HOUR_SECONDS,
    })
  const reviews = counter('review', REVIEWS_PER_ACCOUNT)
  const pictures = counter('review-picture', PICTURES_PER_ACCOUNT)
  return {
    countReview: (userId) => reviews.count(String(userId)),
    countPicture: (userId) => pictures.count(String(userId)),
  }
}
