import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminstock',
    load: () => import('./restock-page'),
    permission: 'stock.receive',
    menu: { section: 'products', title: 'restock.title', icon: 'stock' },
  },
  {
    path: '/adminexpiring',
    load: () => import('./expiring-page'),
    permission: 'stock.receive',
    menu: { section: 'products', title: 'expiring.title', icon: 'expiring' },
  },
]
