import type { MessageKey, MessageParameters } from '../messages'
import { cleanLine, cleanText, hasControlCharacters } from './characters'
import { z } from './zod'

/**
 * Encodes a message key and its parameters as a zod message, which is decoded and translated where it is
 * shown, so that rules are written once for both sides and all languages.
 */
export function encodeMessage(key: MessageKey, parameters?: MessageParameters): string {
  return parameters ? `${key}|${JSON.stringify(parameters)}` : key
}

/** Reverses {@link encodeMessage}. */
export function decodeMessage(message: string): {
  readonly key: MessageKey
  readonly parameters?: MessageParameters
} {
  const at = message.indexOf('|')
  if (at < 0) return { key: message as MessageKey }
  return {
    key: message.slice(0, at) as MessageKey,
    parameters: JSON.parse(message.slice(at + 1)) as MessageParameters,
  }
}

/**
 * A required text on one line (see {@link cleanLine}), without control characters, 1 to `max` characters
 * long.
 */
export function requiredText(max: number) {
  return z
    .string({
      error: (issue) => encodeMessage(issue.input == null ? 'invalid.required' : 'invalid.text'),
    })
    .overwrite(cleanLine)
    .min(1, encodeMessage('invalid.required'))
    .max(max, encodeMessage('invalid.tooLong', { max }))
    .refine((text) => !hasControlCharacters(text), encodeMessage('invalid.text'))
}

/** A text that may be missing: as {@link requiredText}, but null when blank. */
export function optionalText(max: number) {
  return z
    .string({ error: encodeMessage('invalid.text') })
    .overwrite(cleanLine)
    .max(max, encodeMessage('invalid.tooLong', { max }))
    .refine((text) => !hasControlCharacters(text), encodeMessage('invalid.text'))
    .transform((text) => text || null)
    .nullable()
}

const CONTROL_CHARACTERS_BUT_LINES = /[^\P{C}\p{Cf}\p{Cn}\p{Co}\n]/u

/** An optional text of several lines; null when blank. Tabs, which Markdown takes for code, are spaces. */
export function optionalLines(max: number) {
  return z
    .string({ error: encodeMessage('invalid.text') })
    .transform(
      (text) => cleanText(text).replace(/\r\n?/g, '\n').replace(/\t/g, '  ').trim() || null,
    )
    .pipe(
      z
        .string()
        .max(max, encodeMessage('invalid.tooLong', { max }))
        .refine((text) => !CONTROL_CHARACTERS_BUT_LINES.test(text), encodeMessage('invalid.text'))
        .nullable(),
    )
    .nullable()
}

const MAX_ID = 2_147_483_647

/** A row's id, as a number (REST) or as digits (GraphQL's ID). */
export const idSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number),
    ],
    {
      error: (issue) => encodeMessage(issue.input == null ? 'invalid.required' : 'invalid.id'),
    },
  )
  .refine((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID, encodeMessage('invalid.id'))
  .meta({ type: 'integer', minimum: 1, maximum: MAX_ID })

/** Parses an id from a client; undefined if no row can have it. */
export function readId(id: unknown): number | undefined {
  const result = idSchema.safeParse(id)
  return result.success ? result.data : undefined
}
