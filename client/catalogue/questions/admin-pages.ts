import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminquestions',
    load: () => import('./admin/questions-page'),
    permission: 'questions.answer',
    texts: [],
    menu: { section: 'customers', title: 'questions.title', icon: 'questions' },
  },
]
