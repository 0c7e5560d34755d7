import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { REVIEWS_FURTHER_PAGE_SIZE } from '#domain/limits'
import { type PageInfo, useNextPage } from '../../platform/api/use-next-page'
import { type ReviewDetailsFragment, useProductReviewsQuery } from '../../platform/gql/reviews'
import { notifyError } from '../../platform/lib/notify'
import { useNearViewport } from '../../platform/lib/use-near-viewport'
import { useLoginState } from '../../platform/routing/return-path'
import { useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { RatingSummary } from './rating-summary'
import { ReviewItem } from './review-item'
import './product-reviews.css'

const OwnReview = lazy(async () => {
  const { loadOwnReview } = await import('./own/load-own-review')
  return loadOwnReview()
})

const ANCHOR = '#reviews'
/** The place where a shopper writes one. */
const OWN_ANCHOR = '#your-review'

interface ProductReviewsProps {
  readonly productId: string
  readonly rating: Parameters<typeof RatingSummary>[0]['rating'] | null
  /** The first page. */
  readonly reviews: {
    readonly nodes: readonly ReviewDetailsFragment[]
    readonly pageInfo: PageInfo
  }
}

/** The reviews of a product, and the shopper's own. */
export function ProductReviews({ productId, rating, reviews }: ProductReviewsProps) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isNewPage = useNavigationType() === 'PUSH'
  // A link to the reviews of another page, whose data was loaded after the link was followed.
  useEffect(() => {
    if (isNewPage && hash === ANCHOR) section.current?.scrollIntoView()
    if (isNewPage && hash === OWN_ANCHOR) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isNewPage, hash])
  return (
    <section
      className="product-reviews"
      id={ANCHOR.slice(1)}
      ref={section}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title">{t('review.title')}</h2>
      {rating ? <RatingSummary rating={rating} /> : <p>{t('review.none')}</p>}
      {rating && <ReviewList productId={productId} first={reviews} />}
      <OwnPart productId={productId} />
    </section>
  )
}

interface ReviewListProps {
  readonly productId: string
  readonly first: ProductReviewsProps['reviews']
}

function ReviewList({ productId, first }: ReviewListProps) {
  const t = useText()
  const [wantsMore, setWantsMore] = useState(false)
  const variables = { id: productId, first: REVIEWS_FURTHER_PAGE_SIZE }
  const { data, failed, fetchMore } = useProductReviewsQuery(variables, { skip: !wantsMore })
  const shown = data?.product?.sizesReviews ?? first
  const nextPage = useNextPage(data?.product?.sizesReviews, fetchMore, () =>
    notifyError(t('review.loadFailed')),
  )
  const isLoading = wantsMore && !data && !failed
  const hasMore = data ? nextPage.hasNextPage : first.pageInfo.hasNextPage
  return (
    <div className="product-reviews__all">
      {shown.nodes.length > 0 && (
        <ul className="product-reviews__list">
          {shown.nodes.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {failed && <p role="alert">{t('review.loadFailed')}</p>}
      {hasMore && (
        <Button
          variant="secondary"
          busy={isLoading || nextPage.isLoading}
          onClick={() => (data ? void nextPage.loadNextPage() : setWantsMore(true))}
        >
          {t('review.more')}
        </Button>
      )}
    </div>
  )
}

/** Whether the shopper may write a review is only known in the browser. */
function OwnPart({ productId }: { readonly productId: string }) {
  const t = useText()
  const loginState = useLoginState()
  const session = useSession()
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(part)
  return (
    <div className="product-reviews__own" id={OWN_ANCHOR.slice(1)} ref={part}>
      {session?.token && isNear ? (
        <Suspense fallback={<p>{t('review.onlyDelivered')}</p>}>
          <OwnReview key={session.token} productId={productId} />
        </Suspense>
      ) : (
        <>
          <p>{t('review.onlyDelivered')}</p>
          {session && !session.token && (
            <ButtonLink variant="secondary" to="/login" state={loginState}>
              {t('review.signIn')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  )
}
