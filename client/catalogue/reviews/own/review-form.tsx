import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { MAX_PICTURE_BYTES, MAX_REVIEW_LENGTH } from '#domain/limits'
import { type ReviewInput, reviewSchema } from '#domain/reviews/reviews.schema'
import { RestError, restRequest } from '../../../platform/api/rest-request'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../../platform/forms/form-errors'
import { PictureField } from '../../../platform/forms/picture-field'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { TextArea } from '../../../platform/forms/text-area'
import {
  type OwnReviewDetailsFragment,
  useWriteReviewMutation,
} from '../../../platform/gql/reviews-own'
import { notifySuccess } from '../../../platform/lib/notify'
import { shrinkPicture } from '../../../platform/lib/shrink-picture'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { StarChoice } from './star-choice'
import './review-form.css'

const MAX_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024
const FIELDS = ['stars', 'text'] as const

/** The form's id in kept-forms.ts. */
export const reviewFormId = (productId: string) => `review:${productId}`

interface ReviewFormProps {
  readonly productId: string
  /** The review to change. */
  readonly review: OwnReviewDetailsFragment | null
  readonly onSaved: () => void
  readonly onCancel: (() => void) | undefined
}

export function ReviewForm({ productId, review, onSaved, onCancel }: ReviewFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const [keepsPicture, setKeepsPicture] = useState(true)
  const [writeReview] = useWriteReviewMutation()
  const form = useForm<Partial<ReviewInput>, unknown, ReviewInput>({
    resolver: zodResolver(reviewSchema, undefined, { raw: true }) as never,
    criteriaMode: 'all',
    defaultValues: { ...(review && { stars: review.stars }), text: review?.text ?? '' },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  useKeptForm(reviewFormId(productId), form)
  const { field } = useController({ control, name: 'stars' })
  const { ref: starsRef, value: stars, onChange: chooseStars } = field

  function choosePicture(picture: File | undefined): void {
    setFile(picture)
    setFileError(undefined)
  }

  /** Returns the problem with the picture, if any. */
  async function uploadPicture(picture: File): Promise<string | undefined> {
    try {
      await restRequest(`/reviews/${productId}/picture`, picture, 'PUT')
      return undefined
    } catch (error) {
      return (error instanceof RestError && error.message) || t('review.pictureFailed')
    }
  }

  const save = useSingleFlight(async (input: ReviewInput) => {
    setAlert(undefined)
    setFileError(undefined)
    const picture = file && (await shrinkPicture(file))
    if (picture && picture.size > MAX_PICTURE_BYTES) {
      setFileError(t('review.pictureTooLarge', { max: MAX_MEGABYTES }))
      return
    }
    try {
      const { data } = await writeReview({
        variables: { productId, input: { ...input, keepsPicture } },
      })
      const payload = data?.writeReview
      if (!payload?.review) {
        const rest = applyServerErrors(payload?.userErrors ?? [], FIELDS, setError)
        setAlert(rest ?? (payload?.userErrors.length ? undefined : t('review.saveFailed')))
        return
      }
      const problem = picture && (await uploadPicture(picture))
      if (problem) {
        setFileError(problem)
        return
      }
      notifySuccess(t(`review.thanks.${payload.review.status}`))
      onSaved()
    } catch {
      setAlert(t('review.saveFailed'))
    }
  })

  return (
    <form
      className="form review-form"
      noValidate
      aria-label={t('review.write')}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <StarChoice
        ref={starsRef}
        value={stars}
        error={fieldErrorText(t, errors.stars)}
        onChange={chooseStars}
      />
      <TextArea
        {...register('text')}
        label={t('review.text')}
        hint={t('review.textHint')}
        error={fieldErrorText(t, errors.text)}
        rows={5}
        maxLength={MAX_REVIEW_LENGTH}
      />
      {review?.imageUrl && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={!keepsPicture}
            onChange={({ target }) => setKeepsPicture(!target.checked)}
          />
          {t('review.removePicture')}
        </label>
      )}
      <PictureField
        file={file}
        onChange={choosePicture}
        label={t(file ? 'review.otherPicture' : 'review.picture')}
        removeLabel={t('review.removeChosen')}
        hint={t('review.pictureHint', { max: MAX_MEGABYTES })}
        error={fileError}
      />
      <div className="review-form__actions">
        <SubmitButton busy={isSubmitting}>{t('review.send')}</SubmitButton>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('review.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
