import type { Feature } from '../feature'
import { StockResolver } from './stock.resolver'

export const stock: Feature = {
  dependencies: ['products', 'product-changes'],
  resolvers: [StockResolver],
}
