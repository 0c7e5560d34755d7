import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminsearchterms',
    load: () => import('./admin/search-terms-page'),
    permission: 'products.edit',
    texts: ['catalogue'],
    menu: { section: 'content', title: 'searchTerms.title', icon: 'searchTerms' },
  },
  {
    path: '/adminmissedsearches',
    load: () => import('./admin/missed-searches-page'),
    permission: 'products.edit',
    texts: ['catalogue'],
    menu: { section: 'content', title: 'missedSearches.title', icon: 'searchTerms' },
  },
]
