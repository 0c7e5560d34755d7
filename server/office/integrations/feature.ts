import type { Feature } from '../../platform/features/feature'
import { ApiKeyEntity } from './api-key.entity'
import { ApiKeysResolver } from './api-keys.resolver'
import { authenticateApiKey, isApiKey } from './api-keys.service'
import { deleteOldDeliveries, integrationsPersonalData } from './deliveries.service'
import { DeliveryWebhookResolver } from './delivery-webhook.resolver'
import { createWebhookDispatcher } from './dispatcher'
import { WebhookEntity } from './webhook.entity'
import { webhookSettings } from './webhook-address'
import { webhookAudience } from './webhook-audience'
import { WebhookDeliveryEntity } from './webhook-delivery.entity'
import { WEBHOOK_EVENT_DOCS } from './webhook-events'
import { WebhooksResolver } from './webhooks.resolver'

export const integrations: Feature = {
  dependencies: ['orders', 'payments', 'products', 'returns'],
  entities: [ApiKeyEntity, WebhookEntity, WebhookDeliveryEntity],
  resolvers: [ApiKeysResolver, WebhooksResolver, DeliveryWebhookResolver],
  authentication: {
    accepts: isApiKey,
    authenticate: (key, { db }) => authenticateApiKey(db, key),
  },
  webhooks: WEBHOOK_EVENT_DOCS,
  audience: webhookAudience,
  outbox: { name: 'webhook', waiting: 'webhook_deliveries WHERE next_attempt_at IS NOT NULL' },
  // Deliveries of webhooks contain data of orders, which are exported themselves.
  personalData: integrationsPersonalData,
  jobs: ({ db }) => [
    { name: 'old-webhook-deliveries', minutes: 60, run: () => deleteOldDeliveries(db) },
  ],
  startWorkers({ db, notifications, get }, { log }) {
    const dispatcher = createWebhookDispatcher({ db, settings: get(webhookSettings), log })
    return [dispatcher.start(notifications)]
  },
}
