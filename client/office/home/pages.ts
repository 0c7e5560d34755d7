import type { PublicPage } from '../../platform/routing/page'

const load = () => import('./home-page')

export const pages: readonly PublicPage[] = ['/', '/home'].map((path) => ({
  path,
  load,
}))
