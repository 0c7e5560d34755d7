import type { Piastres } from '../money/units'

/** Whether a price is below that before the offer, if there is an offer. */
export function isBelowWasPrice(
  pricePiastres: Piastres,
  wasPricePiastres: Piastres | null,
): boolean {
  return wasPricePiastres === null || pricePiastres < wasPricePiastres
}

/**
 * How much of an earlier price is saved, in percent: rounded down, so that it never promises too much,
 * and at least 1. The earlier price must be above the price.
 */
export function percentSavedOf(pricePiastres: Piastres, wasPricePiastres: Piastres): number {
  const percent = Math.floor(((wasPricePiastres - pricePiastres) * 100) / wasPricePiastres)
  return Math.max(1, percent)
}
