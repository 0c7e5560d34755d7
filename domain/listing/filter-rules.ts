import { MAX_FILTER_CHOICES } from '../limits'

// Without a schema: what reads addresses is loaded by every list of products.

/** Whether one filter may have so many values. */
export function areFewChoices(values: readonly unknown[]): boolean {
  return values.length <= MAX_FILTER_CHOICES
}
