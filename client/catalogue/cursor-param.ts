import { parseCursor } from '#domain/cursor'

/** The cursor in a page's URL; null, for the first page, if it is missing or malformed. */
export function cursorParam(searchParams: URLSearchParams, length: number): string | null {
  const after = searchParams.get('after')
  return after !== null && parseCursor(after, length) ? after : null
}
