import { type Adjustment, calculateTotals, type Priceable, type Totals } from '../money/pricing'
import {
  addPiastres,
  minPiastres,
  NO_PIASTRES,
  negatePiastres,
  type Piastres,
} from '../money/units'

/** Reduction granted to a customer while the parcel is on its way. */
export interface Reduction {
  /** Why; the customer reads it. */
  readonly label: string
  /** At least 0. */
  readonly piastres: Piastres
}

/** Returns the reduction of an order, with the last reason; undefined if there is none. */
export function reductionOf(adjustments: readonly Adjustment[]): Reduction | undefined {
  const parts = adjustments.filter(({ kind }) => kind === 'reduction')
  const [first] = parts
  if (!first) return undefined
  const piastres = negatePiastres(addPiastres(...parts.map((part) => part.piastres)))
  return { label: first.label, piastres }
}

/** The adjustments of an order as people read them: a reduction is one, whatever parts it is taken off. */
export function listedAdjustments(adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const reduction = reductionOf(adjustments)
  if (!reduction) return adjustments
  const { label, piastres } = reduction
  return [
    ...adjustments.filter(({ kind }) => kind !== 'reduction'),
    { kind: 'reduction', label, piastres: negatePiastres(piastres), applies: 'afterItemsTotal' },
  ]
}

/**
 * Calculates the totals of an order with a reduction in place of the one that it may have, in integer piastres. It is
 * taken off the items first, so that those that are returned later are refunded for less, and the rest of it off the
 * fee.
 */
export function reduceTotals(
  lines: readonly Priceable[],
  adjustments: readonly Adjustment[],
  reduction: Reduction | undefined,
): Totals {
  const others = adjustments.filter(({ kind }) => kind !== 'reduction')
  const totals = calculateTotals(lines, others)
  if (!reduction) return totals
  const { label, piastres } = reduction
  const offItems = minPiastres(piastres, totals.itemsTotalPiastres)
  const part = (off: Piastres, applies: Adjustment['applies']): readonly Adjustment[] =>
    off === NO_PIASTRES
      ? []
      : [{ kind: 'reduction', label, piastres: negatePiastres(off), applies }]
  return calculateTotals(lines, [
    ...others,
    ...part(offItems, 'beforeItemsTotal'),
    ...part(addPiastres(piastres, negatePiastres(offItems)), 'afterItemsTotal'),
  ])
}
