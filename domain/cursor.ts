/** How many numbers a cursor of a product list has, and that of a search. */
export const PRODUCTS_CURSOR_LENGTH = 1
export const SEARCH_CURSOR_LENGTH = 3

const MAX_PART = 2_147_483_647

/** The numbers of a cursor; undefined if it is not a cursor of `length` numbers. */
export function parseCursor(cursor: string, length: number): readonly number[] | undefined {
  if (!/^[\w-]+$/.test(cursor)) return undefined
  let text: string
  try {
    text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
  const parts = text.split('.')
  const isValid = parts.every((part) => /^\d{1,10}$/.test(part) && Number(part) <= MAX_PART)
  return isValid && parts.length === length ? parts.map(Number) : undefined
}
