import { type Adjustment, calculateTotals, type Totals } from '../money/pricing'
import { addPiastres, asPiastres, type Piastres } from '../money/units'
import { totalsOfKept } from './partial-delivery'
import type { ReturnableItem } from './returns'

// Splits an order into two deliveries, each an order of its own, and merges two orders into one. The amount that the
// customer agreed to pay stays the same to the piastre; only a second delivery fee is never paid for one delivery.

/** The totals of both deliveries of an order. */
export interface SplitTotals {
  /** Of the items that ship now. */
  readonly first: Totals
  /** Of the items that ship later. */
  readonly rest: Totals
}

interface Split {
  readonly items: readonly ReturnableItem[]
  /** As stored. */
  readonly adjustments: readonly Adjustment[]
  /** The units that ship later, for each item. */
  readonly later: readonly number[]
  /** Whether delivery is paid with the rest. */
  readonly isFeeWithRest: boolean
}

const isOfItems = ({ applies }: Adjustment) => applies === 'beforeItemsTotal'

const isAfterItems = (adjustment: Adjustment) => !isOfItems(adjustment)

/** Divides an order: each unit has its share of the discounts, and delivery is paid once. */
export function splitTotals({
  items,
  adjustments: stored,
  later,
  isFeeWithRest,
}: Split): SplitTotals {
  const kept = items.map(({ quantity, returnedQuantity }, index) => {
    return quantity - returnedQuantity - (later[index] ?? 0)
  })
  const discounts = stored.filter(isOfItems)
  const delivery = stored.filter(isAfterItems)
  const first = totalsOfKept({ items, adjustments: discounts, kept })
  const firstItems = items.map((item, index) => ({
    ...item,
    quantity: item.quantity - (later[index] ?? 0),
  }))
  const restItems = items.map((item, index) => ({ ...item, quantity: later[index] ?? 0 }))
  const restDiscounts = discounts.map((discount, index) => ({
    ...discount,
    piastres: asPiastres(discount.piastres - (first.adjustments[index]?.piastres ?? 0)),
  }))
  const parts = (adjustments: readonly Adjustment[], withFee: boolean) => [
    ...adjustments.filter(({ piastres }) => piastres !== 0),
    ...(withFee ? delivery : []),
  ]
  return {
    first: calculateTotals(firstItems, parts(first.adjustments, !isFeeWithRest)),
    rest: calculateTotals(restItems, parts(restDiscounts, isFeeWithRest)),
  }
}

/** One of two orders that become one. */
interface MergedOrder {
  readonly items: readonly ReturnableItem[]
  /** As stored. */
  readonly adjustments: readonly Adjustment[]
}

interface Merge {
  readonly into: MergedOrder
  readonly from: MergedOrder
  /** Whose delivery is paid; undefined for the higher of the two, such as if one is the rest of the other. */
  readonly deliveryOf: 'into' | 'from' | undefined
  /** Whether delivery is free today for this total of the items. */
  readonly isFree: (itemsTotalPiastres: Piastres) => boolean
}

const sumOf = (adjustments: readonly Adjustment[]): Piastres =>
  addPiastres(...adjustments.map(({ piastres }) => piastres))

/** Adjustments of the same kind and name are one. */
function added(adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const byName = new Map<string, Adjustment>()
  for (const adjustment of adjustments) {
    const name = JSON.stringify([adjustment.kind, adjustment.label])
    const same = byName.get(name)
    const piastres = addPiastres(adjustment.piastres, ...(same ? [same.piastres] : []))
    byName.set(name, { ...adjustment, piastres })
  }
  return [...byName.values()]
}

/** Adds two orders up: lines and discounts stay as they were agreed to, and delivery is paid once at most. */
export function mergeTotals({ into, from, deliveryOf, isFree }: Merge): Totals {
  const items = [...into.items, ...from.items]
  const discounts = added([...into.adjustments, ...from.adjustments].filter(isOfItems))
  const { itemsTotalPiastres } = calculateTotals(items, discounts)
  const ofInto = into.adjustments.filter(isAfterItems)
  const ofFrom = from.adjustments.filter(isAfterItems)
  const higher = sumOf(ofFrom) > sumOf(ofInto) ? ofFrom : ofInto
  const paid = deliveryOf === undefined ? higher : { into: ofInto, from: ofFrom }[deliveryOf]
  const delivery =
    isFree(itemsTotalPiastres) && sumOf(paid) > 0
      ? paid
          .filter(({ kind }) => kind === 'delivery')
          .map((fee) => ({ ...fee, piastres: asPiastres(0) }))
      : paid
  return calculateTotals(items, [...discounts, ...delivery])
}

/** Calculates how much of a prepayment moves from the first delivery to the rest: the first one is covered first. */
export function movedPayment({ first, rest }: SplitTotals, prepaidPiastres: Piastres): Piastres {
  const over = Math.max(0, prepaidPiastres - first.totalPiastres)
  return asPiastres(Math.min(over, rest.totalPiastres))
}
