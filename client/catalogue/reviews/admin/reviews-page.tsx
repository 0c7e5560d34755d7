import { ADMIN_REVIEWS_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { defineList } from '../../../platform/admin/list/define-list'
import { choiceFilter } from '../../../platform/admin/list/list-filters'
import { type ReviewStatus, useAdminReviewsQuery } from '../../../platform/gql/reviews-admin'
import { useText } from '../../../platform/texts/text'
import { ReviewActs } from './review-acts'
import { REVIEW_COLUMNS } from './review-columns'
import { ReviewSettings } from './review-settings'
import './reviews-page.css'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="reviews.title">
      <p>{t('reviews.about')}</p>
      <Allowed permission="settings.edit">
        <ReviewSettings />
      </Allowed>
      <Reviews />
    </AdminFrame>
  )
}

const STATUSES: readonly ReviewStatus[] = ['WAITING', 'APPROVED', 'HIDDEN']

const Reviews = defineList({
  title: 'reviews.title',
  className: 'admin-reviews',
  useQuery: useAdminReviewsQuery,
  filters: {
    status: choiceFilter({
      label: 'reviews.filter',
      values: ['ANY', ...STATUSES],
      // Those that wait for approval.
      initial: 'WAITING',
      text: (status) => (status === 'ANY' ? 'reviews.any' : `reviews.status.${status}`),
    }),
  },
  variables: ({ status }) => ({
    first: ADMIN_REVIEWS_PAGE_SIZE,
    status: status === 'ANY' ? null : status,
  }),
  rows: ({ adminReviews }) => adminReviews,
  columns: REVIEW_COLUMNS,
  selecting: {
    title: 'reviews.selected',
    label: ({ author, product }, t) => t('reviews.select', { name: author, product: product.name }),
    Acts: ReviewActs,
  },
  // The authors of reviews are headings of the third level.
  Above() {
    return <h2 className="visually-hidden">{useText()('reviews.title')}</h2>
  },
  none: 'reviews.none',
  failed: 'reviews.loadFailed',
  more: 'reviews.more',
})
