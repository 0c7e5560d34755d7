import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admincustomers',
    load: () => import('./customers-page'),
    permission: 'customers.read',
    menu: { section: 'customers', title: 'customers.title', icon: 'customers' },
  },
  {
    path: '/admincustomers/:id',
    load: () => import('./customer-page'),
    permission: 'customers.read',
  },
]
