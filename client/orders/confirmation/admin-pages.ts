import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminconfirmation',
    load: () => import('./admin/confirmation-page'),
    permission: 'settings.edit',
    menu: { section: 'settings', title: 'confirmation.title', icon: 'confirmation' },
  },
]
