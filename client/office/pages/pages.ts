import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  { path: '/help/:page', load: () => import('./help-page') },
]
