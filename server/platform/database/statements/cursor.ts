import { parseCursor } from '#domain/listing/cursor'
import { invalid } from '#domain/validation/validate'

/** A position in a list, opaque to clients: the sort values of the last row. */
export function encodeCursor(values: readonly number[]): string {
  return encodeText(values.join('.'))
}

/** The same for a text. */
export function encodeText(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** Reads a cursor of `length` numbers; undefined for none. Throws INVALID for a malformed one. */
export function decodeCursor(
  cursor: string | null | undefined,
  length: number,
): readonly number[] | undefined {
  if (cursor == null) return undefined
  const values = parseCursor(cursor, length)
  if (!values) throw invalid([{ field: 'after', key: 'invalid.cursor' }])
  return values
}

export interface Page<T> {
  readonly nodes: readonly T[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly endCursor: string | null
  /** The cursor of a row, after which the next page can start. */
  cursorOf(node: T): string
}

/** A page of a list that can say how long it is. */
export interface CountedPage<T> extends Page<T> {
  count(): Promise<number>
}

/** Makes a page from the rows after the cursor `after`, of which one more than `first` was read. */
export function toPage<T>(
  rows: readonly T[],
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  sortValuesOf: (row: T) => readonly number[],
): Page<T> {
  return pageOf(rows.slice(0, first), {
    hasNextPage: rows.length > first,
    // A client with a cursor has seen the row before it.
    hasPreviousPage: after != null,
    cursorOf: (node) => encodeCursor(sortValuesOf(node)),
  })
}

/** Makes a page of these nodes. */
export function pageOf<T>(
  nodes: readonly T[],
  position: Pick<Page<T>, 'hasNextPage' | 'hasPreviousPage' | 'cursorOf'>,
): Page<T> {
  const last = nodes.at(-1)
  return { nodes, ...position, endCursor: last ? position.cursorOf(last) : null }
}
