import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminorder',
    load: () => import('./admin/list/orders-page'),
    permission: 'orders.read',
    menu: { section: 'orders', title: 'admin.orders', icon: 'orders', tab: 'admin.orders' },
  },
  {
    path: '/adminneworder',
    load: () => import('./admin/new-order/new-order-page'),
    permission: 'orders.create',
    menu: { section: 'orders', title: 'newOrder.title', icon: 'newOrder', isShortcut: true },
  },
  {
    path: '/adminconfirm',
    load: () => import('./admin/queue/queue-page'),
    permission: 'orders.confirm',
    menu: { section: 'orders', title: 'queue.title', icon: 'queue' },
  },
  {
    path: '/adminpack',
    load: () => import('./admin/pack/pack-page'),
    permission: 'orders.pack',
    menu: { section: 'orders', title: 'pack.title', icon: 'pack' },
  },
  {
    path: '/adminreceive',
    load: () => import('./admin/receive/receive-page'),
    permission: 'orders.pack',
    menu: { section: 'orders', title: 'receive.title', icon: 'receive' },
  },
  {
    path: '/adminorder/print',
    load: () => import('./admin/paper/paper-page'),
    permission: 'orders.read',
  },
  {
    path: '/adminorder/:id',
    load: () => import('./admin/order-sheet-page'),
    permission: 'orders.read',
  },
]
