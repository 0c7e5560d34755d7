import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admincouriers',
    load: () => import('./couriers-page'),
    permission: 'couriers.edit',
    menu: { section: 'settings', title: 'couriers.title', icon: 'couriers' },
  },
]
