import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminbanners',
    load: () => import('./admin/home-content-page'),
    permission: 'content.edit',
    texts: ['editing'],
    menu: { section: 'content', title: 'homePage.title', icon: 'banners' },
  },
]
