import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  {
    path: '/productdetails/:id',
    load: () => import('./product-page'),
    texts: ['delivery', 'product'],
  },
]
