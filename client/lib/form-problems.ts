import type { FieldError, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { readMessage } from '#domain/text.schema'
import type { Translate } from './text'

/** A refusal of the server, as every mutation's `userErrors` carries it. */
export interface Refusal {
  readonly message: string
  readonly field: string | null
}

const FROM_SERVER = 'server'

/**
 * The text at a form's field: all its problems. Those of the shared schemas are keys of the message
 * catalogue; those of the server are already in words.
 */
export function problemText(t: Translate, error: FieldError | undefined): string | undefined {
  if (!error) return undefined
  if (error.type === FROM_SERVER) return error.message
  const messages = Object.values(error.types ?? { [error.type]: error.message }).flat()
  const texts = messages
    .filter((message) => typeof message === 'string')
    .map((message) => {
      const { key, parameters } = readMessage(message)
      return t(key, parameters)
    })
  return [...new Set(texts)].join(' ')
}

/**
 * Puts each refusal at its field and the focus into the first one.
 * Returns the words of those that concern none of the form's fields.
 */
export function placeRefusals<T extends FieldValues>(
  refusals: readonly Refusal[],
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): string | undefined {
  const messagesAt = (field: string) =>
    refusals.filter((refusal) => refusal.field === field).map(({ message }) => message)
  const wrong = fields.filter((field) => messagesAt(field).length > 0)
  wrong.forEach((field, index) => {
    const message = messagesAt(field).join(' ')
    setError(field, { type: FROM_SERVER, message }, { shouldFocus: index === 0 })
  })
  const others = refusals.filter(({ field }) => !fields.some((name) => name === field))
  return others.map(({ message }) => message).join(' ') || undefined
}
