import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminimport',
    load: () => import('./import-page'),
    permission: 'products.edit',
    texts: ['product'],
    menu: { section: 'products', title: 'admin.import', icon: 'import' },
  },
]
