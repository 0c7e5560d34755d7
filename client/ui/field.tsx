import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

/** The types of inputs for text in any language; others hold numbers, addresses and passwords. */
const FREE_TEXT_TYPES: readonly string[] = ['text', 'search']

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  /** Shown before the text, such as +20. */
  readonly prefix?: string
  /** Shown after the text, such as a button that shows the password. */
  readonly suffix?: ReactNode
}

/** A labelled input; screen readers read out its hint and error with it. */
export function Field(props: FieldProps) {
  const { label, hint, error, prefix, suffix, className, dir, ...input } = props
  const direction = dir ?? (FREE_TEXT_TYPES.includes(input.type ?? 'text') ? 'auto' : 'ltr')
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div
        className="field__box"
        // The prefix of a phone number precedes it in every language.
        dir={direction === 'ltr' ? 'ltr' : undefined}
        data-invalid={error ? true : undefined}
      >
        {prefix && <span className="field__prefix">{prefix}</span>}
        <input
          {...input}
          dir={direction}
          id={id}
          className="field__input"
          // Explicit, since screen readers report an empty required field as invalid otherwise.
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
        />
        {suffix}
      </div>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
