import type { PaperOrder } from '../use-read-orders'

export type UnitsToTake = PaperOrder['items'][number]['unitsToTake'][number]

/** Units of several lines of a product together, in the order in which they are taken. */
export function addUnitsToTake(
  taken: readonly UnitsToTake[],
  more: readonly UnitsToTake[],
): readonly UnitsToTake[] {
  const sum = [...taken]
  for (const units of more) {
    const index = sum.findIndex(
      ({ expiresOn, isExpired }) => expiresOn === units.expiresOn && isExpired === units.isExpired,
    )
    const same = sum[index]
    if (same) sum[index] = { ...same, units: same.units + units.units }
    else sum.push(units)
  }
  return sum
}
