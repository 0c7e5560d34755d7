import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminmails',
    load: () => import('./failed-mails-page'),
    permission: 'settings.edit',
    menu: { section: 'settings', title: 'mails.title', icon: 'mails' },
  },
]
