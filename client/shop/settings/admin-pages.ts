import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminsettings',
    load: () => import('./admin/settings-page'),
    permission: 'settings.edit',
    menu: { section: 'settings', title: 'settings.title', icon: 'settings' },
  },
]
