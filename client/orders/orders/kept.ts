import { useState } from 'react'
import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres, type Pounds } from '#domain/money/units'
import { unkeptPiastres } from '#domain/orders/partial-delivery'

/** Units of an item in a parcel, and what they cost after the discounts. */
export interface KeptLine {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly amount: Pounds
}

/** How many units of each item stayed or came back, by its ID. */
export type Units = ReadonlyMap<string, number>

/**
 * Returns the amount to collect for the items that the customer keeps; `unpaid` is the unpaid amount of the whole
 * order.
 */
export function amountOfKept(unpaid: Pounds, lines: readonly KeptLine[], kept: Units): Pounds {
  const off = unkeptPiastres(
    lines.map(({ quantity, amount }) => ({ quantity, piastres: toPiastres(amount) })),
    lines.map(({ id }) => kept.get(id) ?? 0),
  )
  return toPounds(asPiastres(Math.max(0, toPiastres(unpaid) - off)))
}

/** The choice of units, all of them to begin with, or none. */
export function useUnits(
  items: readonly { readonly id: string; readonly quantity: number }[],
  initially: 'all' | 'none' = 'all',
) {
  const [units, setUnits] = useState<Units>(
    () => new Map(items.map(({ id, quantity }) => [id, initially === 'all' ? quantity : 0])),
  )
  const sum = items.reduce((total, { id }) => total + (units.get(id) ?? 0), 0)
  return {
    units,
    isNone: sum === 0,
    isAll: items.every(({ id, quantity }) => units.get(id) === quantity),
    choose: (id: string, quantity: number) => setUnits(new Map([...units, [id, quantity]])),
  }
}
