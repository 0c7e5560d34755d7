import type { Feature } from '../../platform/features/feature'
import { BrandNameResolver } from './brand-name.resolver'
import { ProductConnectionResolver } from './list-summary.resolver'
import { listingIndex } from './listing-index'

export const listing: Feature = {
  dependencies: ['collections', 'products'],
  routes({ app }, { db, get }) {
    // Before the first request needs it; that one reports an error.
    app.addHook(
      'onListen',
      async () =>
        void get(listingIndex)
          .get(db)
          .catch(() => {}),
    )
  },
  resolvers: [ProductConnectionResolver, BrandNameResolver],
}
