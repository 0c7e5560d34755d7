import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admincollections',
    load: () => import('./admin/collections-page'),
    permission: 'products.edit',
    texts: ['catalogue'],
    menu: { section: 'products', title: 'collections.title', icon: 'products' },
  },
]
