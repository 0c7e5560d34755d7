import { useRef, useState } from 'react'
import { ADMIN_REVIEWS_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { DataTable } from '../../../platform/admin/table/data-table'
import { TableSkeleton } from '../../../platform/admin/table/table-skeleton'
import { useSelection } from '../../../platform/admin/table/use-selection'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../../platform/api/use-next-page'
import { useShownData } from '../../../platform/api/use-shown-data'
import { Select } from '../../../platform/forms/select'
import { type ReviewStatus, useAdminReviewsQuery } from '../../../platform/gql/reviews-admin'
import { notifyError } from '../../../platform/lib/notify'
import { useFocusAfterRemoval } from '../../../platform/lib/use-focus-after-removal'
import { useText } from '../../../platform/texts/text'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { NextPageButton } from '../../../platform/ui/next-page-button'
import { reviewColumns } from './review-columns'
import { ReviewSelectionBar } from './review-selection-bar'
import { ReviewSettings } from './review-settings'
import '../../../platform/admin/tools.css'
import './reviews-page.css'

/** The reviews in pages, newest first; of any status for null. */
function useAdminReviews(status: ReviewStatus | null) {
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

const STATUSES: readonly ReviewStatus[] = ['WAITING', 'APPROVED', 'HIDDEN']

export function Component() {
  return (
    <AdminFrame title="reviews.title">
      <Reviews />
    </AdminFrame>
  )
}

function Reviews() {
  const t = useText()
  // Starts with the reviews that wait for approval.
  const [status, setStatus] = useState<ReviewStatus | ''>('WAITING')
  const { reviews, error, refetch, nextPage } = useAdminReviews(status || null)
  const ids = reviews?.map(({ id }) => id) ?? []
  const selection = useSelection(ids)
  const list = useRef<HTMLElement>(null)
  useFocusAfterRemoval(list, ids)

  /** A review that stays in the list is changed there, and pages that were loaded stay. */
  function reloadIfOutdated(changedTo?: ReviewStatus): void {
    if (!changedTo || (status && changedTo !== status)) refetch()
  }

  return (
    <>
      <p>{t('reviews.about')}</p>
      <Allowed permission="settings.edit">
        <ReviewSettings />
      </Allowed>
      <div className="admin__tools">
        <Select
          label={t('reviews.filter')}
          value={status}
          options={[
            { value: '', label: t('reviews.any') },
            ...STATUSES.map((value) => ({ value, label: t(`reviews.status.${value}`) })),
          ]}
          onChange={setStatus}
        />
      </div>
      {!reviews && error && <LoadFailed title={t('reviews.loadFailed')} onRetry={refetch} />}
      {!reviews && !error && <TableSkeleton />}
      {reviews?.length === 0 && <EmptyState title={t('reviews.none')} />}
      <section ref={list} tabIndex={-1} className="admin-reviews" aria-label={t('reviews.title')}>
        <h2 className="visually-hidden">{t('reviews.title')}</h2>
        {reviews && reviews.length > 0 && (
          <DataTable
            label={t('reviews.title')}
            columns={reviewColumns(reloadIfOutdated)}
            rows={reviews}
            selecting={{
              selection,
              label: ({ author, product }) =>
                t('reviews.select', { name: author, product: product.name }),
            }}
          />
        )}
      </section>
      <NextPageButton nextPage={nextPage}>{t('reviews.more')}</NextPageButton>
      <ReviewSelectionBar selection={selection} onDone={refetch} />
    </>
  )
}
