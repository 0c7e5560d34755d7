import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  { path: '/cartpage', load: () => import('./cart-page'), needsApollo: true },
]
