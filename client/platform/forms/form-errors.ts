import type { FieldError, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { decodeMessage } from '#domain/validation/text.schema'
import type { Translate } from '../texts/text'

/** An entry of a mutation's `userErrors`. */
export interface UserError {
  readonly message: string
  readonly field: string | null
}

/** The error of a list, which has no type if only its entries have errors. */
type ListError = Partial<Pick<FieldError, 'type' | 'message' | 'types'>>

const SERVER_ERROR = 'server'

/**
 * All error messages of a field. Errors from the shared schemas carry message keys; errors from the
 * server are already translated.
 */
export function fieldErrorText(
  t: Translate,
  error: FieldError | ListError | undefined,
): string | undefined {
  if (!error?.type) return undefined
  if (error.type === SERVER_ERROR) return error.message
  const types = error.types ?? { [error.type]: error.message }
  // The message of a union is enough: its branches would contradict each other.
  const messages = Object.values('invalid_union' in types ? [types.invalid_union] : types).flat()
  const texts = messages
    .filter((message) => typeof message === 'string')
    .map((message) => {
      const { key, parameters } = decodeMessage(message)
      return t(key, parameters)
    })
  return [...new Set(texts)].join(' ')
}

/**
 * Sets the server's errors on their fields and focuses the first one. Returns the messages of all
 * other errors.
 */
export function applyServerErrors<T extends FieldValues>(
  userErrors: readonly UserError[],
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): string | undefined {
  const messagesAt = (field: string) =>
    userErrors.filter((userError) => userError.field === field).map(({ message }) => message)
  const invalid = fields.filter((field) => messagesAt(field).length > 0)
  invalid.forEach((field, index) => {
    const message = messagesAt(field).join(' ')
    setError(field, { type: SERVER_ERROR, message }, { shouldFocus: index === 0 })
  })
  const others = userErrors.filter(({ field }) => !fields.some((name) => name === field))
  return others.map(({ message }) => message).join(' ') || undefined
}
