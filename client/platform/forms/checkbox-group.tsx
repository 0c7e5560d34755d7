import { type ComponentProps, useId } from 'react'
import './checkbox-group.css'

interface CheckboxGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  readonly label: string
  readonly error?: string
  /** Whether a choice is checked, unless the form knows. */
  readonly isChosen?: (value: string) => boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** Checkboxes with a common label; screen readers read out the error with it. */
export function CheckboxGroup({ label, error, choices, isChosen, ...input }: CheckboxGroupProps) {
  const errorId = useId()
  return (
    <fieldset className="choices" aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="checkbox">
          <input
            {...input}
            {...(isChosen && { checked: isChosen(choice.value) })}
            type="checkbox"
            value={choice.value}
            aria-invalid={error ? true : undefined}
          />
          {choice.label}
        </label>
      ))}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
