import type { Locale } from '#domain/messages/locale'
import type { ReviewStatus } from '#domain/reviews/reviews.schema'
import type { ShopEvent } from '../../platform/database/events/announce'

interface ReportedReview {
  readonly id: number
  readonly status: ReviewStatus
  readonly stars: number
  readonly text: string | null
  readonly locale: Locale
  readonly answer: string | null
  readonly writtenAt: Date
}

/**
 * A review was written, answered, approved or hidden. The event contains neither its author nor, unless everybody can read
 * it, its text: messages outlive an account that is deleted.
 */
export function reviewChanged(
  change: 'written' | 'updated' | 'removed',
  productId: number,
  { id, status, stars, text, locale, answer, writtenAt }: ReportedReview,
): ShopEvent {
  const review = {
    id,
    product_id: productId,
    status,
    stars,
    text: status === 'APPROVED' ? text : null,
    locale,
    answer,
    created_at: writtenAt.toISOString(),
  }
  return { webhooks: { event: 'review.changed', data: () => [{ change, review }] } }
}
