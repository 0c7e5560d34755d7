import type { z } from 'zod'
import { AppError, type FieldProblem } from './errors'
import { readMessage } from './text.schema'

/** An input of this form that nobody has looked at yet: any field may be missing or of any type. */
export type Unchecked<T> = { readonly [Field in keyof T]?: unknown }

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  return { field: issue.path.map(String).join('.'), ...readMessage(issue.message) }
}

/**
 * Checks an input against a schema of the domain and returns it trimmed and converted.
 * Throws an AppError `INVALID` that names every problem, each at its field.
 */
export function validate<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw invalid(result.error.issues.map(toProblem))
}

/** The refusal of an input for reasons that only the server can know. */
export function invalid(problems: readonly FieldProblem[]): AppError {
  return new AppError('INVALID', { key: 'fault.invalid', problems })
}
