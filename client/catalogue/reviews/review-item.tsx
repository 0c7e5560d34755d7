import type { ReactNode } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { ReviewDetailsFragment } from '../../platform/gql/reviews'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { Picture } from '../../platform/ui/picture'
import { Stars } from './stars'
import './review-item.css'

interface ReviewItemProps {
  readonly review: Omit<ReviewDetailsFragment, '__typename' | 'size'> &
    Partial<Pick<ReviewDetailsFragment, 'size'>>
  /** Instead of the public picture, which a review that is not approved does not have. */
  readonly picture?: ReactNode
  /** Shown next to the name of the author. */
  readonly badge?: ReactNode
  readonly children?: ReactNode
}

/** A review as plain text, and the shop's reply. */
export function ReviewItem({ review, picture, badge, children }: ReviewItemProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const { author, isSample, size, stars, text, imageUrl, locale, answer, createdAt } = review
  // The text may be in another language than the page; screen readers need to know.
  const { intl } = LOCALE_SETTINGS[locale === 'AR' ? 'ar' : 'en']
  return (
    <article className="review">
      <header className="review__head">
        <Stars value={stars} />
        <span className="visually-hidden">{t('review.stars', { count: stars })}</span>
        <h3 className="review__author">
          <bdi>{author}</bdi>
        </h3>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {size && <bdi className="review__size">{size}</bdi>}
        {isSample && <span className="review__sample">{t('review.sample')}</span>}
        {badge}
      </header>
      {text && (
        <p className="review__text" dir="auto" lang={intl}>
          {text}
        </p>
      )}
      {picture}
      {imageUrl && !picture && (
        <a className="review__picture" href={imageUrl} target="_blank" rel="noreferrer">
          <Picture src={imageUrl} alt={t('review.pictureBy', { name: author })} size={120} />
        </a>
      )}
      {answer && (
        <div className="review__answer">
          <b>{t('review.answer')}</b>
          <p className="review__text" dir="auto">
            {answer}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
