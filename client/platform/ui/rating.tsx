import { useText } from '../texts/text'
import { starPath } from './star-path'
import './rating.css'

interface RatingProps {
  /** Null without reviews. */
  readonly rating: { readonly average: number; readonly count: number } | null
}

const STAR = starPath()

/** The average number of stars, and the number of reviews; nothing without reviews. */
export function Rating({ rating }: RatingProps) {
  const t = useText()
  if (!rating) return null
  const { count } = rating
  const average = rating.average.toFixed(1)
  return (
    <span className="rating">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span aria-hidden="true">
        <b>{average}</b> {`(${count})`}
      </span>
      <span className="visually-hidden">{t('rating.label', { average, count })}</span>
    </span>
  )
}
