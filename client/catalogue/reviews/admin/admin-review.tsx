import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_ANSWER_LENGTH } from '#domain/limits'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { TextArea } from '../../../platform/forms/text-area'
import type { AdminReviewDetailsFragment } from '../../../platform/gql/reviews-admin'
import { useFocusAfterRemoval } from '../../../platform/lib/use-focus-after-removal'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'
import { PrivatePicture } from '../../../platform/ui/private-picture'
import { ReviewItem } from '../review-item'
import { useModeration } from './use-moderation'

interface AdminReviewProps {
  readonly review: AdminReviewDetailsFragment
}

/** A review and its answer, with the owner's actions. */
export function AdminReview({ review }: AdminReviewProps) {
  const t = useText()
  const { id, product, status, author, imageUrl } = review
  const [isAnswering, setIsAnswering] = useState(false)
  const { moderate, answer, remove, isBusy } = useModeration(id)
  const dialog = useRef<HTMLDialogElement>(null)
  const answerButton = useRef<HTMLButtonElement>(null)
  // A new status removes the button that set it.
  useFocusAfterRemoval(answerButton, [status])

  function closeAnswer(): void {
    // The button has to be back before it can get the focus.
    flushSync(() => setIsAnswering(false))
    answerButton.current?.focus()
  }

  const named = { name: author, product: product.name }
  return (
    <ReviewItem
      review={review}
      picture={
        imageUrl &&
        status !== 'APPROVED' && (
          <PrivatePicture
            src={imageUrl}
            alt={t('review.pictureBy', { name: author })}
            size={120}
            linkClass="review__picture"
          />
        )
      }
    >
      {isAnswering && (
        <AnswerForm
          review={review}
          isBusy={isBusy}
          onCancel={closeAnswer}
          onSubmit={async (text) => {
            if (await answer(text)) closeAnswer()
          }}
        />
      )}
      <div className="admin-review__actions">
        {status !== 'APPROVED' && (
          <Button
            busy={isBusy}
            aria-label={t('reviews.approveNamed', named)}
            onClick={() => void moderate('APPROVED')}
          >
            {t('reviews.approve')}
          </Button>
        )}
        {status !== 'HIDDEN' && (
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={t('reviews.hideNamed', named)}
            onClick={() => void moderate('HIDDEN')}
          >
            {t('reviews.hide')}
          </Button>
        )}
        {!isAnswering && (
          <Button
            ref={answerButton}
            variant="secondary"
            aria-label={t('reviews.answerNamed', named)}
            onClick={() => setIsAnswering(true)}
          >
            {t('reviews.answer')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('reviews.deleteNamed', named)}
          onClick={() => dialog.current?.showModal()}
        >
          {t('reviews.delete')}
        </Button>
      </div>
      <ConfirmDialog
        ref={dialog}
        title={t('reviews.deleteQuestion')}
        cancel={t('admin.cancel')}
        confirm={t('reviews.delete')}
        busy={isBusy}
        onConfirm={remove}
      >
        {t('reviews.deleteText')}
      </ConfirmDialog>
    </ReviewItem>
  )
}

interface AnswerFormProps {
  readonly review: AdminReviewDetailsFragment
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSubmit: (text: string) => Promise<void>
}

/** An empty answer removes the answer. */
function AnswerForm({ review, isBusy, onCancel, onSubmit }: AnswerFormProps) {
  const t = useText()
  const [text, setText] = useState(review.answer ?? '')
  return (
    <form
      className="form"
      aria-label={t('reviews.answer')}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(text)
      }}
    >
      <TextArea
        label={t('reviews.yourAnswer')}
        hint={t('reviews.answerHint')}
        rows={3}
        maxLength={MAX_ANSWER_LENGTH}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="admin-review__actions">
        <SubmitButton busy={isBusy}>{t('reviews.saveAnswer')}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </div>
    </form>
  )
}
