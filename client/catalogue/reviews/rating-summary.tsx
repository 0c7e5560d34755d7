import { useText } from '../../platform/texts/text'
import { Stars } from './stars'
import './rating-summary.css'

interface RatingSummaryProps {
  readonly rating: {
    readonly average: number
    readonly count: number
    /** The numbers of reviews with one to five stars. */
    readonly distribution: readonly number[]
    readonly includesSamples: boolean
  }
}

/** The average rating of a product, and the number of reviews for each number of stars. */
export function RatingSummary({ rating }: RatingSummaryProps) {
  const { average, count, distribution, includesSamples } = rating
  const t = useText()
  return (
    <div className="rating-summary">
      <p className="rating-summary__average">
        <b>{average.toFixed(1)}</b>
        <Stars value={average} />
        <span>{t('review.count', { count })}</span>
      </p>
      <ul className="rating-summary__stars">
        {distribution
          .map((reviews, index) => ({ stars: index + 1, reviews }))
          .reverse()
          .map(({ stars, reviews }) => (
            <li key={stars}>
              <span>{t('review.stars', { count: stars })}</span>
              <svg aria-hidden="true">
                <rect width={`${(100 * reviews) / count}%`} height="100%" />
              </svg>
              <span>{reviews}</span>
            </li>
          ))}
      </ul>
      {includesSamples && <p className="rating-summary__note">{t('review.includesSamples')}</p>}
    </div>
  )
}
