import { useRef, useState } from 'react'
import { LazyApolloProvider } from '../../../platform/api/lazy-apollo-provider'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { reportOutcome } from '../../../platform/api/report-outcome'
import { useDeleteReviewMutation, useOwnReviewQuery } from '../../../platform/gql/reviews-own'
import { isFormKept } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'
import { Picture } from '../../../platform/ui/picture'
import { PrivatePicture } from '../../../platform/ui/private-picture'
import { Stars } from '../stars'
import { ReviewForm, reviewFormId } from './review-form'
import './own-review.css'

/** The shopper's review of a product, the form for it, or why there is none. Import it lazily. */
export function OwnReview({ productId }: { readonly productId: string }) {
  return (
    <LazyApolloProvider>
      <Loaded productId={productId} />
    </LazyApolloProvider>
  )
}

function Loaded({ productId }: { readonly productId: string }) {
  const t = useText()
  const { data, error, refetch } = useOwnReviewQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  })
  const [isEditing, setIsEditing] = useState(() => isFormKept(reviewFormId(productId)))
  const title = useRef<HTMLHeadingElement>(null)
  if (!data) return <p>{t(error ? 'review.loadFailed' : 'review.onlyDelivered')}</p>
  const { canReview, review } = data.ownReview
  const OwnPicture = review?.status === 'APPROVED' ? Picture : PrivatePicture
  if (!canReview && !review) return <p>{t('review.notBought')}</p>

  // Also after a cancellation: the review may be saved, and only its picture not.
  function close(): void {
    setIsEditing(false)
    refetchSilently(refetch)
    title.current?.focus()
  }

  function edit(): void {
    setIsEditing(true)
    title.current?.focus()
  }

  return (
    <div className="card own-review">
      <h3 ref={title} tabIndex={-1}>
        {t(review ? 'review.yours' : 'review.write')}
      </h3>
      {review && !isEditing ? (
        <>
          <p className="own-review__status">{t(`review.status.${review.status}`)}</p>
          <p className="own-review__stars">
            <Stars value={review.stars} />
            <span className="visually-hidden">{t('review.stars', { count: review.stars })}</span>
          </p>
          {review.text && (
            <p className="review__text" dir="auto">
              {review.text}
            </p>
          )}
          {review.imageUrl && (
            <OwnPicture src={review.imageUrl} alt={t('review.yourPicture')} size={120} />
          )}
          <div className="own-review__actions">
            {canReview && (
              <Button variant="secondary" onClick={edit}>
                {t('review.change')}
              </Button>
            )}
            <DeleteReview productId={productId} onDeleted={close} />
          </div>
        </>
      ) : (
        <ReviewForm
          productId={productId}
          review={review}
          onSaved={close}
          onCancel={review ? close : undefined}
        />
      )}
    </div>
  )
}

interface DeleteReviewProps {
  readonly productId: string
  readonly onDeleted: () => void
}

function DeleteReview({ productId, onDeleted }: DeleteReviewProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [deleteReview, { loading }] = useDeleteReviewMutation()

  async function remove(): Promise<void> {
    const deleted = await reportOutcome(deleteReview({ variables: { productId } }), {
      done: t('review.deleted'),
      failed: t('review.deleteFailed'),
    })
    if (!deleted) return
    // Nothing behind an open dialog can get the focus.
    dialog.current?.close()
    onDeleted()
  }

  return (
    <>
      <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
        {t('review.delete')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('review.deleteQuestion')}
        cancel={t('review.keep')}
        confirm={t('review.delete')}
        busy={loading}
        onConfirm={remove}
      >
        {t('review.deleteText')}
      </ConfirmDialog>
    </>
  )
}
