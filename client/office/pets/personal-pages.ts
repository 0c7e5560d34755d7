import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/pets', load: () => import('./pets-page'), texts: ['pets'] },
]
