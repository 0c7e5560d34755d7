import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminpages',
    load: () => import('./admin/pages-page'),
    permission: 'content.edit',
    menu: { section: 'content', title: 'pages.title', icon: 'pages' },
  },
  {
    path: '/adminpages/:page',
    load: () => import('./admin/edit-page-page'),
    permission: 'content.edit',
  },
]
