import { ADMIN_REVIEWS_PAGE_SIZE } from '#domain/limits'
import { type ReviewStatus, useAdminReviewsQuery } from '../../gql/reviews-admin'
import { notifyError } from '../../lib/notify'
import { refetchSilently } from '../../lib/refetch-silently'
import { useText } from '../../lib/text'
import { PAGINATED, useNextPage } from '../../lib/use-next-page'

/** The reviews in pages, newest first; of any status for null. */
export function useAdminReviews(status: ReviewStatus | null) {
  const t = useText()
  const { data, previousData, error, refetch, fetchMore } = useAdminReviewsQuery({
    variables: { first: ADMIN_REVIEWS_PAGE_SIZE, status },
    ...PAGINATED,
  })
  // Those of another status stay visible while these load, but not if they fail to load.
  const list = (data ?? (error ? undefined : previousData))?.adminReviews
  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('reviews.loadFailed')))
  return { reviews: list?.nodes, error, refetch: () => refetchSilently(refetch), nextPage }
}
