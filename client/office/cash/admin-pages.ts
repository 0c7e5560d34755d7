import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/admincash',
    load: () => import('./cash-page'),
    permission: 'money.read',
    menu: { section: 'money', title: 'cash.title', icon: 'cash' },
  },
  {
    path: '/adminexpenses',
    load: () => import('./expenses-page'),
    permission: 'money.read',
    texts: ['reports'],
    menu: { section: 'money', title: 'expenses.title', icon: 'cash' },
  },
  {
    path: '/adminexports',
    load: () => import('./exports-page'),
    permission: 'money.read',
    menu: { section: 'money', title: 'exports.title', icon: 'exports' },
  },
]
