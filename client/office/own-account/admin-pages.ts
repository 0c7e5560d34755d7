import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminaccount',
    load: () => import('./own-account-page'),
    permission: 'account.secure',
    menu: { section: 'settings', title: 'ownAccount.title', icon: 'account' },
  },
]
