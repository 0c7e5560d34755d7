import type { ComponentProps, ReactNode } from 'react'
import { Labelled, type LabelledProps } from './labelled'
import './field.css'

/** The types of inputs for text in any language; others hold numbers, addresses and passwords. */
const FREE_TEXT_TYPES: readonly string[] = ['text', 'search']

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, LabelledProps {
  /** Shown before the text, such as +20. */
  readonly prefix?: string
  /** Shown after the text, such as a button that shows the password. */
  readonly suffix?: ReactNode
}

/** A labelled input. */
export function Field(props: FieldProps) {
  const { label, hint, error, prefix, suffix, className, dir, ...input } = props
  const direction = dir ?? (FREE_TEXT_TYPES.includes(input.type ?? 'text') ? 'auto' : 'ltr')
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <div
          className="field__box"
          // The prefix of a phone number precedes it in every language.
          dir={direction === 'ltr' ? 'ltr' : undefined}
          data-invalid={error ? true : undefined}
        >
          {prefix && <span className="field__prefix">{prefix}</span>}
          <input {...input} {...attributes} dir={direction} className="field__input" />
          {suffix}
        </div>
      )}
    </Labelled>
  )
}
