import type { Feature } from '../../platform/features/feature'
import { ShopResolver } from './shop.resolver'

export const shop: Feature = {
  dependencies: ['settings'],
  resolvers: [ShopResolver],
}
