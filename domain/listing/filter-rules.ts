import { MAX_FILTER_CHOICES, MAX_PRICE_PIASTRES } from '../limits'

// Without a schema: what reads addresses is loaded by every list of products.

/** Whether one filter may have so many values. */
export function areFewChoices(values: readonly unknown[]): boolean {
  return values.length <= MAX_FILTER_CHOICES
}

/** Whether a price can be a bound of a filter. */
export function isPriceBound(piastres: number): boolean {
  return piastres >= 0 && piastres <= MAX_PRICE_PIASTRES
}
