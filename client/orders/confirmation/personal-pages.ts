import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/confirm/:token', load: () => import('./confirm-order-page'), isLink: true },
]
