import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminhandovers',
    load: () => import('./admin/handovers-page'),
    permission: 'orders.ship',
    menu: { section: 'orders', title: 'handovers.title', icon: 'handovers' },
  },
  {
    path: '/adminhandovers/:id',
    load: () => import('./admin/handover-sheet-page'),
    permission: 'orders.read',
  },
]
