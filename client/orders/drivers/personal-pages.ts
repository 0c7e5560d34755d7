import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  {
    path: '/drive/:token',
    load: () => import('./drive-page'),
    texts: ['drive'],
    isLink: true,
    stylesheet: 'admin',
  },
]
