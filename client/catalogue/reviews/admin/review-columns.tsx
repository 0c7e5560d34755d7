import { Link } from 'react-router-dom'
import type { Column } from '../../../platform/admin/table/column'
import type { AdminReviewDetailsFragment, ReviewStatus } from '../../../platform/gql/reviews-admin'
import { useText } from '../../../platform/texts/text'
import { ProductName } from '../../../platform/ui/product-name'
import { AdminReview } from './admin-review'

export const REVIEW_COLUMNS: readonly Column<AdminReviewDetailsFragment>[] = [
  {
    id: 'product',
    title: 'reviews.product',
    isRowHeader: true,
    card: 'title',
    cell: ({ product }) => (
      <Link to={`/productdetails/${product.id}`}>
        <ProductName name={product.name} />
      </Link>
    ),
    text: ({ product }) => product.name,
  },
  {
    id: 'review',
    title: 'reviews.review',
    card: 'field',
    cell: (review) => <AdminReview review={review} />,
    text: ({ text }) => text,
  },
  {
    id: 'status',
    title: 'reviews.status',
    card: 'end',
    cell: ({ status }) => <Status status={status} />,
    text: ({ status }, { t }) => t(`reviews.status.${status}`),
  },
]

function Status({ status }: { readonly status: ReviewStatus }) {
  const t = useText()
  return (
    <span className="admin-review__status" data-status={status}>
      {t(`reviews.status.${status}`)}
    </span>
  )
}
