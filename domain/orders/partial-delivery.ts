import { type Adjustment, calculateTotals, lineTotal, type Totals } from '../money/pricing'
import { shareOut } from '../money/share-out'
import { addPiastres, asPiastres, negatePiastres, type Piastres } from '../money/units'
import { priceOfUnits, type ReturnableItem, returnableQuantity } from './returns'

// A parcel of which the customer keeps a part. What stays is paid as if the rest had been returned at once: its price less its
// share of the discounts, to the piastre, and the delivery as agreed.

/** The units of a line that are in the parcel, and what they cost after the discounts. */
export interface ParcelLine {
  readonly quantity: number
  readonly piastres: Piastres
}

/** The lines of the parcel of a whole order; units that came back earlier are not in it. */
export function parcelLines(
  items: readonly ReturnableItem[],
  itemsTotalPiastres: Piastres,
): readonly ParcelLine[] {
  const shares = shareOut(itemsTotalPiastres, items.map(lineTotal))
  return items.map((item, index) => {
    const share = shares[index] ?? asPiastres(0)
    const returned = priceOfUnits(share, item.quantity, item.returnedQuantity)
    return { quantity: returnableQuantity(item), piastres: asPiastres(share - returned) }
  })
}

/** Calculates the price of the units that the customer keeps; `kept` has their number for each line. */
export function keptPiastres(lines: readonly ParcelLine[], kept: readonly number[]): Piastres {
  return addPiastres(
    ...lines.map(({ quantity, piastres }, index) =>
      quantity === 0 ? asPiastres(0) : priceOfUnits(piastres, quantity, kept[index] ?? 0),
    ),
  )
}

/** Calculates the price of the units that go back. */
export function unkeptPiastres(lines: readonly ParcelLine[], kept: readonly number[]): Piastres {
  const all = addPiastres(...lines.map(({ piastres }) => piastres))
  return asPiastres(all - keptPiastres(lines, kept))
}

interface PartlyKept {
  readonly items: readonly ReturnableItem[]
  /** As stored. */
  readonly adjustments: readonly Adjustment[]
  /** The units that the customer keeps, for each item. */
  readonly kept: readonly number[]
}

/** The totals of an order of which a part was kept. Its discounts shrink with its items. */
export function totalsOfKept({ items, adjustments, kept }: PartlyKept): Totals {
  const { itemsTotalPiastres } = calculateTotals(items, adjustments)
  const lines = parcelLines(items, itemsTotalPiastres)
  const itemsTotal = itemsTotalPiastres - unkeptPiastres(lines, kept)
  const left = items.map((item, index) => ({
    ...item,
    quantity: item.returnedQuantity + (kept[index] ?? 0),
  }))
  const discounts = adjustments.filter(({ applies }) => applies === 'beforeItemsTotal')
  const off = asPiastres(addPiastres(...left.map(lineTotal)) - itemsTotal)
  const parts = shareOut(
    off,
    discounts.map(({ piastres }) => negatePiastres(piastres)),
  )
  return calculateTotals(left, [
    ...discounts.map((discount, index) => ({
      ...discount,
      piastres: negatePiastres(parts[index] ?? asPiastres(0)),
    })),
    ...adjustments.filter(({ applies }) => applies === 'afterItemsTotal'),
  ])
}

/**
 * The units that a customer kept of a parcel of which `unpaidPiastres` was to be collected, and `collectedPiastres` was, if only
 * one part costs that. Undefined as well if nothing was collected, which says nothing, or as much as all of it costs.
 */
export function keptForCollected(
  lines: readonly ParcelLine[],
  unpaidPiastres: Piastres,
  collectedPiastres: Piastres,
): readonly number[] | undefined {
  if (collectedPiastres <= 0 || collectedPiastres >= unpaidPiastres) return undefined
  const all = addPiastres(...lines.map(({ piastres }) => piastres))
  const kept = keptForAmount(lines, asPiastres(all - (unpaidPiastres - collectedPiastres)))
  return kept?.some((units) => units > 0) ? kept : undefined
}

/** How many ways to keep a part are tried, so that an order of many items takes no time. */
const MAX_WAYS = 20_000

/**
 * The units that a customer kept who paid this much for them, if only one part of the parcel costs that; undefined if none
 * or several do. For couriers who name the amount only.
 */
export function keptForAmount(
  lines: readonly ParcelLine[],
  piastres: Piastres,
): readonly number[] | undefined {
  const ways = lines.reduce((product, { quantity }) => product * (quantity + 1), 1)
  if (ways > MAX_WAYS) return undefined
  let found: readonly number[] | undefined
  for (let way = 0; way < ways; way += 1) {
    let rest = way
    const kept = lines.map(({ quantity }) => {
      const units = rest % (quantity + 1)
      rest = (rest - units) / (quantity + 1)
      return units
    })
    if (keptPiastres(lines, kept) !== piastres) continue
    if (found) return undefined
    found = kept
  }
  return found
}
