import type { MessageKey } from '../messages'
import { withoutInvisible } from './characters'
import { readNumber } from './read-number'
import { encodeMessage } from './text.schema'
import { z } from './zod'

type IssueMessage = string | ((issue: { readonly input?: unknown }) => string)

/** The error `invalid.required` for a missing value, and `key` for any other. */
export function requiredOr(key: MessageKey): IssueMessage {
  return ({ input }) => encodeMessage(input == null ? 'invalid.required' : key)
}

function fromText(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value
  const reading = readNumber(value)
  if (reading.kind === 'number') return reading.value
  if (reading.kind === 'none') return value
  const { whole, decimal } = reading
  const message = encodeMessage('invalid.ambiguousNumber', { whole, decimal })
  context.addIssue({ code: 'custom', message, input: value })
  return z.NEVER
}

function fromNumber(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value)
  return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : value
}

/**
 * A number, or one as text, such as "2", "119.85" or "١١٩٫٨٥": older clients send the values of their
 * form fields. {@link readNumber} says what is read.
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
