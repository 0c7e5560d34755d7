import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminstaff',
    load: () => import('./staff-page'),
    permission: 'staff.edit',
    menu: { section: 'settings', title: 'staff.title', icon: 'staff' },
  },
]
