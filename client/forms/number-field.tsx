import type { ComponentProps } from 'react'
import { Field } from './field'

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'> {
  /** Amounts have decimals, counts have none. */
  readonly inputMode: 'decimal' | 'numeric'
}

/**
 * A field for an amount or a count. It is a field for text: one for numbers drops Arabic digits and
 * decimal commas without a word, and changes with the wheel.
 */
export function NumberField(props: NumberFieldProps) {
  return <Field autoComplete="off" {...props} type="text" dir="ltr" />
}
