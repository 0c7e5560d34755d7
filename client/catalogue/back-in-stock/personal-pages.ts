import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/stopmails', load: () => import('./stop-mails-page') },
]
