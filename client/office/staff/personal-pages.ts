import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/joinstaff', load: () => import('./join/join-staff-page') },
]
