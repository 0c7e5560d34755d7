import { CATEGORIES, categoryPath } from '#domain/products/categories'
import type { PublicPage } from '../../platform/routing/page'

const category = {
  load: () => import('./category-page'),
  texts: ['listing', 'category'],
  parameters: 'list',
} satisfies Partial<PublicPage>

export const pages: readonly PublicPage[] = [
  ...CATEGORIES.map((entry) => ({ ...category, path: categoryPath(entry) })),
  {
    path: '/collections/:slug',
    load: () => import('./collection-page'),
    texts: ['listing'],
    parameters: 'list',
  },
  { path: '/shop', load: () => import('./shop-page'), texts: ['listing'], parameters: 'list' },
]
