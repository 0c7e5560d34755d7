import { MAX_NAME_LENGTH } from '../limits'
import { hasControlCharacters } from '../validation/characters'

/** How many numbers a cursor of a list in its own order has: of products, and of a search. */
export const PRODUCTS_CURSOR_LENGTH = 1
export const SEARCH_CURSOR_LENGTH = 3

const MAX_PART = 2_147_483_647

function decode(cursor: string): string | undefined {
  if (!/^[\w-]+$/.test(cursor)) return undefined
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The numbers of a cursor; undefined if it is not a cursor of `length` numbers. */
export function parseCursor(cursor: string, length: number): readonly number[] | undefined {
  const parts = decode(cursor)?.split('.') ?? []
  const isValid = parts.every((part) => /^\d{1,10}$/.test(part) && Number(part) <= MAX_PART)
  return isValid && parts.length === length ? parts.map(Number) : undefined
}

/** The place of a product in a sorted list: a cursor is its text. */
export interface SortedPlace<Value extends number | string = number | string> {
  /** Sort value: a number, or the name. */
  readonly value: Value
  readonly id: number
}

function isSortValue(value: unknown): value is number | string {
  return typeof value === 'string'
    ? value.length <= MAX_NAME_LENGTH && !hasControlCharacters(value)
    : Number.isFinite(value)
}

/** The text of a sorted cursor, before it is encoded. */
export function sortedCursorText(sort: string, { value, id }: SortedPlace): string {
  return JSON.stringify([sort, value, id])
}

/** The place that a cursor of a sorted list names; undefined if it is none, or of another sort. */
export function parseSortedCursor(cursor: string, sort: string): SortedPlace | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(decode(cursor) ?? '')
  } catch {
    return undefined
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined
  const [cursorSort, value, id] = parts as readonly unknown[]
  const isValid =
    cursorSort === sort &&
    isSortValue(value) &&
    (typeof value === 'string') === (sort === 'NAME_ASC') &&
    Number.isInteger(id) &&
    Number(id) >= 0 &&
    Number(id) <= MAX_PART
  return isValid ? { value, id: Number(id) } : undefined
}

/** The lists that have an order of their own: oldest first, and by relevance. */
export type ListKind = 'products' | 'search'

const OWN_CURSOR_LENGTH = { products: PRODUCTS_CURSOR_LENGTH, search: SEARCH_CURSOR_LENGTH }

/** Whether a list in this order can continue after the cursor; without `sort`, in its own. */
export function isListCursor(cursor: string, list: ListKind, sort: string | undefined): boolean {
  const isOwnOrder = sort === undefined || (list === 'products' && sort === 'OLDEST')
  return isOwnOrder
    ? parseCursor(cursor, OWN_CURSOR_LENGTH[list]) !== undefined
    : parseSortedCursor(cursor, sort) !== undefined
}
