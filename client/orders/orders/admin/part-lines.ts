import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres, type Pounds } from '#domain/money/units'
import { keptForCollected, parcelLines } from '#domain/orders/partial-delivery'
import type { KeptLine, Units } from '../kept'

/** An order that may be delivered in part. */
export interface OrderInParts {
  readonly total: Pounds
  readonly returned: Pounds
  readonly paid: Pounds
  readonly itemsTotal: Pounds
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly price: Pounds
    readonly quantity: number
    readonly returnedQuantity: number
  }[]
}

/** Returns the items in the parcel of an order, with their amounts. */
export function linesOf({ items, itemsTotal }: OrderInParts): readonly KeptLine[] {
  const lines = parcelLines(
    items.map(({ price, quantity, returnedQuantity }) => ({
      pricePiastres: toPiastres(price),
      quantity,
      returnedQuantity,
    })),
    toPiastres(itemsTotal),
  )
  return items.flatMap(({ id, name }, index) => {
    const line = lines[index]
    if (!line || line.quantity === 0) return []
    return [{ id, name, quantity: line.quantity, amount: toPounds(line.piastres) }]
  })
}

/** Returns the amount to collect if all of it is delivered. */
export function unpaidOf({ total, returned, paid }: OrderInParts): Pounds {
  return toPounds(asPiastres(toPiastres(total) - toPiastres(returned) - toPiastres(paid)))
}

/**
 * Returns the units that the customer kept, from the amount collected; undefined if no choice of units, or more than
 * one, has that amount.
 */
export function keptOf(order: OrderInParts, collected: Pounds | null): Units | undefined {
  if (collected === null) return undefined
  const lines = linesOf(order)
  const kept = keptForCollected(
    lines.map(({ quantity, amount }) => ({ quantity, piastres: toPiastres(amount) })),
    toPiastres(unpaidOf(order)),
    toPiastres(collected),
  )
  return kept && new Map(lines.map(({ id }, index) => [id, kept[index] ?? 0]))
}
