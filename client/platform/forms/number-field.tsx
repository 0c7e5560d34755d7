import type { ComponentProps } from 'react'
import { Field } from './field'

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'> {
  /** Amounts have decimals, counts have none. */
  readonly inputMode: 'decimal' | 'numeric'
}

/**
 * A field for an amount or a count. It is a text field, because number fields silently drop Arabic digits and
 * decimal commas, and change with the mouse wheel.
 */
export function NumberField(props: NumberFieldProps) {
  return <Field autoComplete="off" {...props} type="text" dir="ltr" />
}
