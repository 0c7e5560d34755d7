import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/orders/:id', load: () => import('./order-page') },
  { path: '/orders/:id/receipt', load: () => import('./receipt-page'), stylesheet: 'admin' },
]
