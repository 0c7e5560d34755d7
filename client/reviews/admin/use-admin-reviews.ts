import { ADMIN_REVIEWS_PAGE_SIZE } from '#domain/limits'
import { refetchSilently } from '../../api/refetch-silently'
import { PAGINATED, useNextPage } from '../../api/use-next-page'
import { useShownData } from '../../api/use-shown-data'
import { type ReviewStatus, useAdminReviewsQuery } from '../../gql/reviews-admin'
import { notifyError } from '../../lib/notify'
import { useText } from '../../texts/text'

/** The reviews in pages, newest first; of any status for null. */
export function useAdminReviews(status: ReviewStatus | null) {
  const t = useText()
  const query = useAdminReviewsQuery({
    variables: { first: ADMIN_REVIEWS_PAGE_SIZE, status },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.adminReviews
  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('reviews.loadFailed')))
  return { reviews: list?.nodes, error, refetch: () => refetchSilently(refetch), nextPage }
}
