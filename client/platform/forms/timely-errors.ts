import type { FocusEvent, FormEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The name and text of an input; blank for other elements. */
function read(target: EventTarget): { readonly name: string; readonly text: string } {
  const name = 'name' in target && typeof target.name === 'string' ? target.name : ''
  const text = 'value' in target && typeof target.value === 'string' ? target.value : ''
  return { name, text }
}

/**
 * Handlers of a form that say what is wrong with a field once it is left, and no longer once it is mended. A field that was
 * left blank is not blamed before the form is sent.
 */
export function timelyErrors<Values extends FieldValues, Context, Output>({
  trigger,
  getFieldState,
  getValues,
}: UseFormReturn<Values, Context, Output>) {
  const isField = (name: string): name is Path<Values> => name !== '' && name in getValues()
  return {
    onBlur({ target }: FocusEvent<HTMLFormElement>): void {
      const { name, text } = read(target)
      if (isField(name) && text.trim() !== '') void trigger(name)
    },
    onChange({ target }: FormEvent<HTMLFormElement>): void {
      const { name } = read(target)
      if (isField(name) && getFieldState(name).error) void trigger(name)
    },
  }
}
