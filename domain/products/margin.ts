import type { Piastres } from '../money/units'

/** Calculates the margin in percent of the price, with one decimal; below 0 for a loss. */
export function marginPercentOf(pricePiastres: Piastres, costPricePiastres: Piastres): number {
  const permille = Math.round(((pricePiastres - costPricePiastres) * 1000) / pricePiastres)
  // Not -0, which would be shown as a loss.
  return (permille || 0) / 10
}
