import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  {
    path: '/search',
    load: () => import('./search-page'),
    texts: ['listing'],
    parameters: 'search',
  },
]
