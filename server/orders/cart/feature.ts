import type { Feature } from '../../platform/features/feature'
import { CartResolver } from './cart.resolver'
import { cartRoutes } from './cart.routes'
import { deleteUnusedCarts } from './cart.service'
import { CartLineEntity } from './cart-line.entity'
import { cartPersonalData } from './cart-personal-data'

export const cart: Feature = {
  dependencies: ['idempotency', 'accounts', 'products'],
  entities: [CartLineEntity],
  resolvers: [CartResolver],
  personalData: cartPersonalData,
  routes: ({ rest }) => cartRoutes(rest),
  jobs: ({ db }, { env }) => [
    { name: 'unused-carts', minutes: 24 * 60, run: () => deleteUnusedCarts(db, env.cartDays) },
  ],
}
