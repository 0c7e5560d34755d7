import type { z } from 'zod'
import { AppError } from '../errors'
import { translate } from '../messages'
import { validate } from '../validate'

/** What a person reads of an input: each problem as `field: message`, in the order shown. */
export function problemsOf(schema: z.ZodType, input: unknown): string[] {
  try {
    validate(schema, input)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return (error.details.problems ?? []).map(
      ({ field, key, parameters }) => `${field}: ${translate(key, parameters)}`,
    )
  }
}
