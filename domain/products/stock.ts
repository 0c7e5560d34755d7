import { LOW_STOCK } from '../limits'

/** Whether a stock that is tracked is low: at the product's own threshold, or else at the one of the settings. */
export function isLowStock(
  stock: number | null,
  threshold: number | null,
  setting: number | null,
): boolean {
  return stock !== null && stock <= (threshold ?? setting ?? LOW_STOCK)
}
