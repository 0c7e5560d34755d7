import type { Feature } from '../feature'
import {
  CheckoutPayloadResolver,
  CheckoutResolver,
  DiscountRefusedResolver,
  OutOfStockResolver,
  PriceChangedResolver,
} from './checkout.resolver'
import { checkoutRoutes } from './checkout.routes'
import { DiscountPreviewResolver } from './discount-preview.resolver'
import { IdempotencyKeyEntity } from './idempotency-key.entity'

export const checkout: Feature = {
  dependencies: [
    'accounts',
    'addresses',
    'products',
    'delivery',
    'discounts',
    'cart',
    'orders',
    'confirmation',
  ],
  entities: [IdempotencyKeyEntity],
  resolvers: [
    CheckoutResolver,
    CheckoutPayloadResolver,
    DiscountPreviewResolver,
    DiscountRefusedResolver,
    OutOfStockResolver,
    PriceChangedResolver,
  ],
  routes: ({ rest }) => checkoutRoutes(rest),
}
