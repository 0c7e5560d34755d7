import { MAX_STOCK } from '#domain/limits'
import { readScan } from '#domain/scanning/scan'
import { withWesternDigits } from '#domain/validation/characters'
import type { StockBookingKind } from '../../platform/gql/stock'
import { defineStored } from '../../platform/lib/stored-value'

/** A product that was scanned. */
export interface DraftLine {
  readonly productId: string
  readonly name: string
  /** The scanned codes, kept in case the connection is lost. */
  readonly codes: readonly string[]
  /** Units for sale, and units on the shelf for open orders, when it was scanned last. */
  readonly stock: number | null
  readonly reserved: number
  readonly quantity: number
  /** The last day of use of received units; undefined if it was not said. */
  readonly expiresOn?: string | undefined
}

/** A scanned code that leads to no product. */
export interface UnknownCode {
  readonly code: string
  readonly reason: 'unknown' | 'several' | 'failed'
}

/** Scanned products that are not booked yet. */
export interface Draft {
  readonly kind: StockBookingKind
  /** Stands for one booking: sent again, it books nothing twice. */
  readonly key: string
  /** In the order of their last scans. */
  readonly lines: readonly DraftLine[]
  readonly unknown: readonly UnknownCode[]
}

/** The booking of a product. */
interface Booked {
  readonly productId: string
  readonly quantity: number
  readonly stockAfter: number
}

/** Kept in the browser, so that a reload loses no scan. */
export const storedDraft = defineStored<Draft>('restock')

/** No barcode has so few digits: the shortest one, EAN-8, has eight. */
const QUANTITY = /^\d{1,4}$/

/** The quantity that was typed; undefined for a code. */
export function readQuantity(text: string): number | undefined {
  const digits = withWesternDigits(text.trim())
  return QUANTITY.test(digits) ? Number(digits) : undefined
}

const EXPIRY_PREFIX = '/'

/** The text of a date that was typed after a `/`, since digits alone are a quantity or a code; undefined without one. */
export function readExpiryText(text: string): string | undefined {
  const typed = text.trim()
  return typed.startsWith(EXPIRY_PREFIX) ? typed.slice(EXPIRY_PREFIX.length) : undefined
}

/** The same as the keys of the scanner have typed with another layout, where `/` is a letter. */
export function readExpiryKeys(text: string): string | undefined {
  const [keys] = readScan(text)
    .flat()
    .flatMap(({ code }) => readExpiryText(code) ?? [])
  return keys
}

/** Adds a unit of a scanned product, or as many as its barcode is for; its line is the last one then. */
export function addScan(
  draft: Draft,
  product: Pick<DraftLine, 'productId' | 'name' | 'stock' | 'reserved'>,
  code: string,
  count = 1,
): Draft {
  const line = draft.lines.find(({ productId }) => productId === product.productId)
  const others = draft.lines.filter((one) => one !== line)
  const codes = [...new Set([...(line?.codes ?? []), code])]
  const { quantity = 0, expiresOn } = line ?? {}
  const scanned = { ...product, codes, quantity: Math.min(quantity + count, MAX_STOCK), expiresOn }
  return { ...draft, lines: [...others, scanned] }
}

/** Sets the quantity of a line, by default of the last one. */
export function setQuantity(
  draft: Draft,
  quantity: number,
  productId = draft.lines.at(-1)?.productId,
): Draft {
  const lines = draft.lines.map((line) =>
    line.productId === productId ? { ...line, quantity } : line,
  )
  return { ...draft, lines }
}

/** Sets the last day of use of a line, by default of the last one. */
export function setExpiry(
  draft: Draft,
  expiresOn: string | undefined,
  productId = draft.lines.at(-1)?.productId,
): Draft {
  const lines = draft.lines.map((line) =>
    line.productId === productId ? { ...line, expiresOn } : line,
  )
  return { ...draft, lines }
}

export function removeLine(draft: Draft, productId: string): Draft {
  return { ...draft, lines: draft.lines.filter((line) => line.productId !== productId) }
}

/** Keeps a code apart; scanned again, it is not listed twice. */
export function addUnknown(draft: Draft, entry: UnknownCode): Draft {
  const others = draft.unknown.filter(({ code }) => code !== entry.code)
  return { ...draft, unknown: [...others, entry] }
}

export function removeUnknown(draft: Draft, code: string): Draft {
  return { ...draft, unknown: draft.unknown.filter((entry) => entry.code !== code) }
}

/** Returns the rest of a line after a booking: units scanned while it was sent, or after its response was lost. */
function restOf({ kind }: Draft, line: DraftLine, booked: Booked): DraftLine | undefined {
  const rest = line.quantity - booked.quantity
  const quantity = kind === 'COUNTED' ? line.quantity : rest
  const isDone = kind === 'COUNTED' ? rest === 0 : rest <= 0
  return isDone ? undefined : { ...line, quantity, stock: booked.stockAfter }
}

/** The draft without what was booked, under a new key. */
export function applyBooked(draft: Draft, booked: readonly Booked[], key: string): Draft {
  const lines = draft.lines.flatMap((line) => {
    const done = booked.find(({ productId }) => productId === line.productId)
    return done ? (restOf(draft, line, done) ?? []) : line
  })
  return { ...draft, lines, key }
}
