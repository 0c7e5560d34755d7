import { AppError, type FieldProblem } from '../errors'
import { decodeMessage } from './text.schema'
import type { z } from './zod'

/** An input before validation: any field may be missing or of any type. */
export type Unchecked<T> = { readonly [Field in keyof T]?: unknown }

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  return { field: issue.path.map(String).join('.'), ...decodeMessage(issue.message) }
}

/**
 * Validates an input and returns it trimmed and converted. Throws an AppError `INVALID` with every
 * problem, each with its field.
 */
export function validate<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw invalid(result.error.issues.map(toProblem))
}

/** The error for input that fails a check outside its schema. */
export function invalid(problems: readonly FieldProblem[]): AppError {
  return new AppError('INVALID', { key: 'fault.invalid', problems })
}
