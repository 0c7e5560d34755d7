import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/keeporders', load: () => import('./keep-orders-page') },
]
