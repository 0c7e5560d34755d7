import { AppError } from '../../errors'
import { translate } from '../../messages'
import { validate } from '../validate'
import type { z } from '../zod'

/** The problems of an input as `field: message`, in the order they are shown. */
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
