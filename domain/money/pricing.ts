import type { ProductView } from '../products/product-view'
import { addPiastres, maxPiastres, multiplyPiastres, negatePiastres, type Piastres } from './units'

/** A cart line or an order item. */
export interface Priceable {
  readonly pricePiastres: Piastres
  readonly quantity: number
}

/** A product with a quantity, at today's price. */
export interface PricedLine extends ProductView, Priceable {}

export const ADJUSTMENT_KINDS = ['discount', 'delivery', 'reduction'] as const

/** An amount added to or taken off the price of the lines, such as a discount or a delivery fee. */
export interface Adjustment {
  readonly kind: (typeof ADJUSTMENT_KINDS)[number]
  /** For people: a discount's code, or why the shop reduced the amount. A delivery fee is named in their language instead. */
  readonly label: string
  /** Negative for a discount or a reduction. */
  readonly piastres: Piastres
  /** Whether it is part of the items' total, like a discount, or comes after it, like a fee. */
  readonly applies: 'beforeItemsTotal' | 'afterItemsTotal'
}

export interface Totals {
  /** As applied: a discount never exceeds the total. */
  readonly adjustments: readonly Adjustment[]
  /** The lines with the adjustments that apply before this total. */
  readonly itemsTotalPiastres: Piastres
  /** The amount to pay. */
  readonly totalPiastres: Piastres
}

/** Lines with their totals. */
export interface PricedLines extends Totals {
  readonly lines: readonly PricedLine[]
}

/** Price times quantity, in piastres. */
export function lineTotal({ pricePiastres, quantity }: Priceable): Piastres {
  return multiplyPiastres(pricePiastres, quantity)
}

/** The sum of the lines alone: what a checkout calls its total. */
export function linesTotal(lines: readonly Priceable[]): Piastres {
  return addPiastres(...lines.map(lineTotal))
}

/**
 * Calculates all totals of the shop, in integer piastres. Adjustments are applied in their order,
 * those before the items' total first; none takes a total below 0.
 */
export function calculateTotals(
  lines: readonly Priceable[],
  adjustments: readonly Adjustment[] = [],
): Totals {
  const applied: Adjustment[] = []
  let totalPiastres = linesTotal(lines)
  const apply = (stage: Adjustment['applies']) => {
    for (const adjustment of adjustments.filter(({ applies }) => applies === stage)) {
      const piastres = maxPiastres(adjustment.piastres, negatePiastres(totalPiastres))
      applied.push({ ...adjustment, piastres })
      totalPiastres = addPiastres(totalPiastres, piastres)
    }
  }
  apply('beforeItemsTotal')
  const itemsTotalPiastres = totalPiastres
  apply('afterItemsTotal')
  return { adjustments: applied, itemsTotalPiastres, totalPiastres }
}
