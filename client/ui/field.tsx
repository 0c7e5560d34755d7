import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

/** The types of inputs for text in any language. */
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
export function Field({ label, hint, error, prefix, suffix, className, ...input }: FieldProps) {
  const { type = 'text' } = input
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box" data-invalid={error ? true : undefined}>
        {prefix && <span className="field__prefix">{prefix}</span>}
        <input
          dir={FREE_TEXT_TYPES.includes(type) ? 'auto' : undefined}
          {...input}
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
