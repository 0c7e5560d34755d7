import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  { path: '/checkout', load: () => import('./checkout-page'), needsApollo: true },
]
