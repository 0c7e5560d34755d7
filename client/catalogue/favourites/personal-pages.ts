import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/favourites', load: () => import('./favourites-page'), texts: ['kept'] },
]
