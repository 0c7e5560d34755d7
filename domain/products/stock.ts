import { LOW_STOCK } from '../limits'

/** Whether a stock that is tracked is low: at the product's own threshold, or else at the shop's. */
export function isLowStock(stock: number | null, threshold: number | null = null): stock is number {
  return stock !== null && stock <= (threshold ?? LOW_STOCK)
}
