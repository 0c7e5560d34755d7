import type { FieldProblem } from '../errors'
import { MAX_STOCK } from '../limits'
import type { BookingKind } from './stock-booking.schema'

/** The units of a product. */
export interface ProductUnits {
  /** Units for sale; null if they are not tracked. */
  readonly stock: number | null
  /** Units that orders have taken, but that are not packed yet: they are still on the shelf. */
  readonly reserved: number
}

interface Booking {
  readonly kind: BookingKind
  readonly quantity: number
  /** The units that were expected on the shelf when they were counted; for a count. */
  readonly expected?: number | null | undefined
}

/** The units that should be on the shelf; null if they are not tracked. */
export function expectedOnShelf({ stock, reserved }: ProductUnits): number | null {
  return stock === null ? null : stock + reserved
}

/**
 * A count sets what is on the shelf. Orders take units from the stock before they leave the shelf, so that the difference
 * to what was expected when it was counted is what the stock changes by: what is sold or packed until it is booked
 * changes both alike. That is how Shopify adjusts “available” when “on hand” is counted.
 */
function stockAfterCount(
  units: ProductUnits,
  { quantity, expected = expectedOnShelf(units) }: Booking,
): number {
  const { stock, reserved } = units
  const after =
    stock === null || expected === null ? quantity - reserved : stock + quantity - expected
  return Math.min(Math.max(after, 0), MAX_STOCK)
}

/** Why units with a date cannot be booked; undefined if they can. `today` is a day in Cairo, as `expiresOn` is. */
export function expiryProblem(
  { kind, expiresOn }: Pick<Booking, 'kind'> & { readonly expiresOn: string | null | undefined },
  today: string,
): FieldProblem | undefined {
  if (expiresOn == null) return undefined
  if (kind !== 'received') return { field: 'expiresOn', key: 'batch.onlyReceived' }
  return expiresOn < today ? { field: 'expiresOn', key: 'batch.expired' } : undefined
}

/** The stock of a product after a booking, or why it cannot be booked. */
export function bookStock(
  units: ProductUnits,
  booking: Booking,
):
  | { readonly after: number; readonly problem?: undefined }
  | { readonly after?: undefined; readonly problem: FieldProblem } {
  const { kind, quantity } = booking
  if (kind === 'counted') return { after: stockAfterCount(units, booking) }
  const { stock } = units
  if (stock === null) return { problem: { field: 'quantity', key: 'change.notCounted' } }
  const after = kind === 'received' ? stock + quantity : stock - quantity
  if (after < 0) return { problem: { field: 'quantity', key: 'change.stockTooLow' } }
  if (after > MAX_STOCK) {
    const parameters = { max: MAX_STOCK }
    return { problem: { field: 'quantity', key: 'change.stockTooHigh', parameters } }
  }
  return { after }
}
