import { z } from 'zod'
import { invalid } from '#domain/validate'

/** A place in a list, opaque to clients: the sort values of the last row they saw. */
export function encodeCursor(values: readonly number[]): string {
  return Buffer.from(values.join('.')).toString('base64url')
}

const partSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((n) => n <= 2_147_483_647)

/** Reads a cursor of `length` numbers; undefined for none. Throws INVALID for one not of ours. */
export function decodeCursor(
  cursor: string | null | undefined,
  length: number,
): readonly number[] | undefined {
  if (cursor == null) return undefined
  const parts = Buffer.from(cursor, 'base64url').toString().split('.')
  const result = z.array(partSchema).length(length).safeParse(parts)
  if (!result.success) throw invalid([{ field: 'after', key: 'invalid.cursor' }])
  return result.data
}

export interface Page<T> {
  readonly nodes: readonly T[]
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

/** Makes a page out of rows of which one more than asked for was read. */
export function toPage<T>(
  rows: readonly T[],
  first: number,
  cursorOf: (row: T) => readonly number[],
): Page<T> {
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return {
    nodes,
    hasNextPage: rows.length > first,
    endCursor: last ? encodeCursor(cursorOf(last)) : null,
  }
}
