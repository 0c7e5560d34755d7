import { MAX_FILTER_CHOICES } from '../limits'
import { MAX_PRICE_PIASTRES, type Piastres } from '../money/units'

// Without a schema: what reads addresses is loaded by every list of products.

/** Whether one filter may have so many values. */
export function areFewChoices(values: readonly unknown[]): boolean {
  return values.length <= MAX_FILTER_CHOICES
}

/** Whether a price can be a bound of a filter. */
export function isPriceBound(piastres: Piastres): boolean {
  return piastres >= 0 && piastres <= MAX_PRICE_PIASTRES
}
