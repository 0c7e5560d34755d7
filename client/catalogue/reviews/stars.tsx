import { MAX_STARS } from '#domain/reviews/rating'
import { starPath } from '../../platform/ui/star-path'
import './stars.css'

const WIDTH = 24
const ALL = Array.from({ length: MAX_STARS }, (_, index) => starPath(WIDTH * index)).join('')

/** Up to five stars, in parts, too. Decorative: the text beside them says how many. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <svg className="stars" viewBox={`0 0 ${WIDTH * MAX_STARS} ${WIDTH}`} aria-hidden="true">
      <path className="stars__empty" d={ALL} />
      {/* A nested picture shows nothing beyond its width. */}
      <svg width={WIDTH * value} height={WIDTH} role="presentation">
        <path className="stars__full" d={ALL} />
      </svg>
    </svg>
  )
}
