import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminlog',
    load: () => import('./change-log-page'),
    texts: ['product'],
    permission: 'log.read',
    menu: { section: 'settings', title: 'changes.title', icon: 'log' },
  },
]
