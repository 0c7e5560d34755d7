import type { Feature } from '../../platform/features/feature'
import { DiscountCodeEntity } from './discount-code.entity'
import { DiscountsResolver } from './discounts.resolver'

export const discounts: Feature = {
  dependencies: ['accounts', 'products'],
  entities: [DiscountCodeEntity],
  resolvers: [DiscountsResolver],
}
