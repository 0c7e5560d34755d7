import type { ComponentProps } from 'react'
import { Labelled, type LabelledProps } from './labelled'
import './field.css'

type TextAreaProps = ComponentProps<'textarea'> & LabelledProps

/** A labelled input of several lines, each with its own direction. */
export function TextArea({ label, hint, error, className, ...input }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <div className="field__box" data-invalid={error ? true : undefined}>
          <textarea {...input} {...attributes} dir="auto" className="field__input" />
        </div>
      )}
    </Labelled>
  )
}
