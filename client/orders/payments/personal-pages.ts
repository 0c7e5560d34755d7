import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/pay/:token', load: () => import('./pay-page'), isLink: true },
]
