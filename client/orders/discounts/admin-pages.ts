import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admindiscounts',
    load: () => import('./admin/discounts-page'),
    permission: 'discounts.edit',
    menu: { section: 'marketing', title: 'discounts.title', icon: 'discounts' },
  },
]
