import { type Ref, useId } from 'react'
import { MAX_STARS } from '#domain/reviews/rating'
import { useText } from '../../../platform/texts/text'
import { starPath } from '../../../platform/ui/star-path'
import './star-choice.css'

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)
const STAR = starPath()

interface StarChoiceProps {
  /** The first radio button, for the focus. */
  readonly ref: Ref<HTMLInputElement>
  readonly value: number | undefined
  readonly error: string | undefined
  readonly onChange: (value: number) => void
}

/** Radio buttons that look like stars. */
export function StarChoice({ ref, value, error, onChange }: StarChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset className="star-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field__label">{t('review.yourStars')}</legend>
      <div className="star-choice__stars">
        {STARS.map((stars) => (
          <label key={stars} data-full={value !== undefined && stars <= value ? true : undefined}>
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="visually-hidden">{t('review.stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
