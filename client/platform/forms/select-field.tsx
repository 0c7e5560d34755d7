import type { ComponentProps } from 'react'
import { Labelled, type LabelledProps } from './labelled'
import './select-field.css'

interface SelectFieldProps extends ComponentProps<'select'>, LabelledProps {
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A labelled select of a form, with its error. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, placeholder, options, className, ...select } = props
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <div className="field__box" data-invalid={error ? true : undefined}>
          <select {...select} {...attributes} className="field__input select-field">
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Labelled>
  )
}
