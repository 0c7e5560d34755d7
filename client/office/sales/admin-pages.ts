import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminDashboard',
    load: () => import('./dashboard-page'),
    permission: 'orders.read',
    menu: { section: 'today', title: 'admin.dashboard', icon: 'dashboard', tab: 'desk.today' },
  },
  {
    path: '/adminreports',
    load: () => import('./reports/reports-page'),
    permission: 'revenue.read',
    texts: ['product', 'reports'],
    menu: { section: 'reports', title: 'report.title', icon: 'dashboard' },
  },
  {
    path: '/adminprofit',
    load: () => import('./reports/profit-page'),
    permission: 'products.cost',
    texts: ['reports'],
    menu: { section: 'reports', title: 'profit.title', icon: 'cash' },
  },
  {
    path: '/adminstockvalue',
    load: () => import('./reports/stock-report-page'),
    permission: 'revenue.read',
    texts: ['product', 'reports'],
    menu: { section: 'reports', title: 'stockReport.title', icon: 'stock' },
  },
  {
    path: '/adminsales',
    load: () => import('./overview-page'),
    permission: 'revenue.read',
    menu: { section: 'reports', title: 'sales.overview', icon: 'dashboard' },
  },
]
