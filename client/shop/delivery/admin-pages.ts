import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admindelivery',
    load: () => import('./admin/delivery-page'),
    permission: 'settings.edit',
    menu: { section: 'settings', title: 'rates.title', icon: 'rates' },
  },
]
