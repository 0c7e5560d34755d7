import { withoutInvisible, withPlainDigits } from '../validation/characters'
import { type Cell, isErrorCell } from './cells'

/** A cell read as a reference to an order. */
export type OrderReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'order'; readonly id: string }
  /** A reference that is no order number of the shop: it keeps its text. */
  | { readonly kind: 'text'; readonly text: string }

const ORDER_NUMBER = /^# ?(?<marked>[1-9]\d{0,8})$|^(?<bare>[1-9]\d{0,8})$/

/** The text of a reference, such as a tracking number; null if there is none. */
export function readReference(cell: Cell | undefined): string | null {
  if (cell === undefined || isErrorCell(cell)) return null
  return withoutInvisible(String(cell)).trim() || null
}

/** Reads an order number: 1042, #1042 or ١٠٤٢. Anything else is a reference of somebody, never cut to its digits. */
export function readOrderNumber(cell: Cell | undefined): OrderReading {
  const text = readReference(cell)
  if (text === null) return { kind: 'empty' }
  const { marked, bare } = ORDER_NUMBER.exec(withPlainDigits(text))?.groups ?? {}
  const id = marked ?? bare
  return id === undefined ? { kind: 'text', text } : { kind: 'order', id }
}
