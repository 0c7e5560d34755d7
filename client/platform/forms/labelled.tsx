import { type ReactNode, useId } from 'react'
import './field.css'

export interface LabelledProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string
}

/** The attributes that connect an input with its label, hint and error. */
interface InputAttributes {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props extends LabelledProps {
  readonly className?: string
  readonly children: (attributes: InputAttributes) => ReactNode
}

/** The label, hint and error of an input; screen readers read them out with it. */
export function Labelled({ label, hint, error, className, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        // Explicit, since screen readers report an empty required field as invalid otherwise.
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
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
