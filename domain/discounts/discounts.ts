import type { Adjustment } from '../money/pricing'
import {
  minPiastres,
  NO_PIASTRES,
  negatePiastres,
  type Piastres,
  roundPiastres,
} from '../money/units'
import { withoutInvisible, withWesternDigits } from '../validation/characters'

export const DISCOUNT_KINDS = ['percent', 'amount', 'freeDelivery'] as const

export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** Terms of a discount code. */
export interface Discount {
  readonly code: string
  readonly kind: DiscountKind
  /** For a percentage discount: 1 to 100. */
  readonly percent: number | null
  /** For a discount of a fixed amount. */
  readonly amountPiastres: Piastres | null
  /** The total of the lines from which it applies. */
  readonly minItemsPiastres: Piastres
}

const CODE = /^[\p{L}\p{Nd}-]{3,30}$/u

/** A code as it is stored and compared; undefined for a text that cannot be a code. */
export function normalizeCode(text: string): string | undefined {
  const code = withWesternDigits(withoutInvisible(text).normalize('NFKC')).trim().toUpperCase()
  return CODE.test(code) ? code : undefined
}

/** Whether the lines reach the total that a discount needs. */
export function reachesMinimum({ minItemsPiastres }: Discount, linesPiastres: Piastres): boolean {
  return linesPiastres >= minItemsPiastres
}

/**
 * The adjustment by which a discount reduces the lines; undefined below its minimum, or if it is for free
 * delivery. Percentages are rounded to the piastre, half a piastre up.
 */
export function itemsDiscount(discount: Discount, linesPiastres: Piastres): Adjustment | undefined {
  const { code, kind, percent, amountPiastres } = discount
  if (kind === 'freeDelivery' || !reachesMinimum(discount, linesPiastres)) return undefined
  const piastres =
    kind === 'percent'
      ? roundPiastres(linesPiastres, percent ?? 0, 100)
      : minPiastres(amountPiastres ?? NO_PIASTRES, linesPiastres)
  return {
    kind: 'discount',
    label: code,
    piastres: negatePiastres(piastres),
    applies: 'beforeItemsTotal',
  }
}

/**
 * The adjustment by which a free-delivery code removes the fee; undefined below its minimum, or where
 * delivery is free anyway.
 */
export function deliveryDiscount(
  discount: Discount,
  linesPiastres: Piastres,
  feePiastres: Piastres,
): Adjustment | undefined {
  if (discount.kind !== 'freeDelivery' || feePiastres === 0) return undefined
  if (!reachesMinimum(discount, linesPiastres)) return undefined
  return {
    kind: 'discount',
    label: discount.code,
    piastres: negatePiastres(feePiastres),
    applies: 'afterItemsTotal',
  }
}
