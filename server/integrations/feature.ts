import type { Feature } from '../feature'
import { ApiKeyEntity } from './api-key.entity'
import { ApiKeysResolver } from './api-keys.resolver'
import { deliveriesPersonalData } from './deliveries-personal-data'
import { WebhookEntity } from './webhook.entity'
import { WebhookDeliveryEntity } from './webhook-delivery.entity'
import { WebhooksResolver } from './webhooks.resolver'

export const integrations: Feature = {
  entities: [ApiKeyEntity, WebhookEntity, WebhookDeliveryEntity],
  resolvers: [ApiKeysResolver, WebhooksResolver],
  personalData: deliveriesPersonalData,
}
