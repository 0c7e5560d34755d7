import type { Discount } from '#domain/discounts/discounts'
import { toPiastres } from '#domain/money/money'
import type { AppliedDiscountFragment } from '../../platform/gql/discounts'

const KINDS = {
  PERCENT: 'percent',
  AMOUNT: 'amount',
  FREE_DELIVERY: 'freeDelivery',
} as const

/** A discount as used in the calculation of totals. */
export function toDiscount(discount: AppliedDiscountFragment): Discount {
  const { code, kind, percent, amount, minItems } = discount
  return {
    code,
    kind: KINDS[kind],
    percent,
    amountPiastres: amount === null ? null : toPiastres(amount),
    minItemsPiastres: toPiastres(minItems),
  }
}
