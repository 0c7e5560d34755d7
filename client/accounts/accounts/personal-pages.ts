import type { PersonalPage } from '../../platform/routing/page'

export const pages: readonly PersonalPage[] = [
  { path: '/forgotpassword', load: () => import('./forgot-password-page') },
  { path: '/resetpassword', load: () => import('./reset-password-page') },
  { path: '/confirmemail', load: () => import('./confirm-email-page') },
]
