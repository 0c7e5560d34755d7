import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminreviews',
    load: () => import('./admin/reviews-page'),
    permission: 'reviews.moderate',
    texts: ['product'],
    menu: { section: 'customers', title: 'reviews.title', icon: 'reviews' },
  },
]
