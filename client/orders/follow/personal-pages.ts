import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/follow/:token', load: () => import('./follow-page'), isLink: true },
]
