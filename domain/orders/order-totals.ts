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
import { type Reduction, reduceTotals } from './reduction'

/** The costs of an order in addition to its lines. */
export interface OrderTerms {
  readonly delivery: DeliveryFee
  readonly discount?: Discount | undefined
  readonly reduction?: Reduction | undefined
}

const given = (...adjustments: readonly (Adjustment | undefined)[]) =>
  adjustments.filter((adjustment) => adjustment !== undefined)

/**
 * Calculates the amounts of an order, in integer piastres. Whether delivery is free depends on the items'
 * total after the discount, but not on a reduction.
 */
export function calculateOrderTotals(
  lines: readonly Priceable[],
  { delivery, discount, reduction }: OrderTerms,
): Totals {
  const linesPiastres = linesTotal(lines)
  const off = given(discount && itemsDiscount(discount, linesPiastres))
  const { itemsTotalPiastres } = calculateTotals(lines, off)
  const fee = deliveryAdjustment(delivery, itemsTotalPiastres)
  const offFee = discount && deliveryDiscount(discount, linesPiastres, fee?.piastres ?? NO_PIASTRES)
  return reduceTotals(lines, [...off, ...given(fee, offFee)], reduction)
}
