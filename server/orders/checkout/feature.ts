import type { Feature } from '../../platform/features/feature'
import {
  CheckoutPayloadResolver,
  CheckoutResolver,
  DiscountRefusedResolver,
  OutOfStockResolver,
  PriceChangedResolver,
} from './checkout.resolver'
import { checkoutRoutes } from './checkout.routes'
import { DiscountPreviewResolver } from './discount-preview.resolver'
import { deleteOldKeys } from './idempotency.service'
import { IdempotencyKeyEntity } from './idempotency-key.entity'
import { PhoneOrderResolver } from './phone-order.resolver'
import { refusedOrders } from './refused-orders'

export const checkout: Feature = {
  dependencies: [
    'idempotency',
    'accounts',
    'addresses',
    'products',
    'stock',
    'delivery',
    'discounts',
    'cart',
    'orders',
    'confirmation',
    'customers',
    'payments',
  ],
  entities: [IdempotencyKeyEntity],
  resolvers: [
    CheckoutResolver,
    CheckoutPayloadResolver,
    DiscountPreviewResolver,
    DiscountRefusedResolver,
    OutOfStockResolver,
    PhoneOrderResolver,
    PriceChangedResolver,
  ],
  jobs: ({ db }) => [
    { name: 'old-idempotency-keys', minutes: 24 * 60, run: () => deleteOldKeys(db) },
  ],
  routes({ rest }, { get }) {
    checkoutRoutes(rest)
    // Counts from the start.
    get(refusedOrders)
  },
}
