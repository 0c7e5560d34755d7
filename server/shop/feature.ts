import type { Feature } from '../feature'
import { ShopResolver } from './shop.resolver'

export const shop: Feature = {
  dependencies: ['settings'],
  resolvers: [ShopResolver],
}
