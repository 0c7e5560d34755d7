import type { PublicPage } from '../../platform/routing/page'

export const pages: readonly PublicPage[] = [
  { path: '/login', load: () => import('./login-page'), needsApollo: true },
  { path: '/signup', load: () => import('./signup-page'), needsApollo: true },
]
