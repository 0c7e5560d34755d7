import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  /** Stands in front of the text, such as +20. */
  readonly prefix?: string
  /** Stands behind the text, such as a button that shows the password. */
  readonly suffix?: ReactNode
}

/** A labelled input whose hint and problem are read out with it. */
export function Field({ label, hint, error, prefix, suffix, className, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box" data-invalid={error ? true : undefined}>
        {prefix && <span className="field__prefix">{prefix}</span>}
        <input
          {...input}
          id={id}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
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
