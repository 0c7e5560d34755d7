import type { MessageKey } from './messages'
import { encodeMessage } from './text.schema'
import { z } from './zod'

type IssueMessage = string | ((issue: { readonly input?: unknown }) => string)

/** The error `invalid.required` for a missing value, and `key` for any other. */
export function requiredOr(key: MessageKey): IssueMessage {
  return ({ input }) => encodeMessage(input == null ? 'invalid.required' : key)
}

const DECIMAL = /^-?\d{1,20}(?:\.\d{1,20})?$/

function fromText(value: unknown): unknown {
  return typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value
}

function fromNumber(value: unknown): unknown {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : value
}

/**
 * A number, or a decimal number as text, such as "2" or "119.85": older clients send the values of
 * their form fields.
 */
export function numberSchema(error: IssueMessage = requiredOr('invalid.number')) {
  // The input type is a number: our own forms must not send text.
  return z.preprocess(fromText, z.number({ error })).nonoptional() as z.ZodType<number, number>
}

/** Text of digits, or the same as a whole number. */
export function digitsSchema(key: MessageKey) {
  const schema = z.preprocess(fromNumber, z.string({ error: requiredOr(key) })).nonoptional()
  return schema as z.ZodType<string, string>
}
