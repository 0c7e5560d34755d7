import { type DeliveryFee, deliveryAdjustment } from './delivery'
import { calculateTotals, type Priceable, type Totals } from './pricing'

/** What an order costs besides its lines. */
export interface OrderTerms {
  readonly delivery: DeliveryFee
}

/** Calculates what is to be paid for an order, in integer piastres. */
export function calculateOrderTotals(
  lines: readonly Priceable[],
  { delivery }: OrderTerms,
): Totals {
  const { itemsTotalPiastres } = calculateTotals(lines)
  const fee = deliveryAdjustment(delivery, itemsTotalPiastres)
  return calculateTotals(lines, fee ? [fee] : [])
}
