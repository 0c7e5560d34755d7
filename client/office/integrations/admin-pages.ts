import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminkeys',
    load: () => import('./api-keys-page'),
    permission: 'integrations.edit',
    menu: { section: 'settings', title: 'apiKey.title', icon: 'keys' },
  },
  {
    path: '/adminwebhooks',
    load: () => import('./webhooks-page'),
    permission: 'webhooks.edit',
    menu: { section: 'settings', title: 'webhook.title', icon: 'webhooks' },
  },
]
