import { type DeliveryFee, deliveryAdjustment } from '../delivery/delivery'
import { type Discount, deliveryDiscount, itemsDiscount } from '../discounts/discounts'
import {
  type Adjustment,
  calculateTotals,
  linesTotal,
  type Priceable,
  type Totals,
} from '../money/pricing'
import { NO_PIASTRES } from '../money/units'

/** The costs of an order in addition to its lines. */
export interface OrderTerms {
  readonly delivery: DeliveryFee
  readonly discount?: Discount | undefined
}

const given = (...adjustments: readonly (Adjustment | undefined)[]) =>
  adjustments.filter((adjustment) => adjustment !== undefined)

/**
 * Calculates the amounts of an order, in integer piastres. Whether delivery is free depends on the items'
 * total after the discount.
 */
export function calculateOrderTotals(
  lines: readonly Priceable[],
  { delivery, discount }: OrderTerms,
): Totals {
  const linesPiastres = linesTotal(lines)
  const off = given(discount && itemsDiscount(discount, linesPiastres))
  const { itemsTotalPiastres } = calculateTotals(lines, off)
  const fee = deliveryAdjustment(delivery, itemsTotalPiastres)
  const offFee = discount && deliveryDiscount(discount, linesPiastres, fee?.piastres ?? NO_PIASTRES)
  return calculateTotals(lines, [...off, ...given(fee, offFee)])
}
