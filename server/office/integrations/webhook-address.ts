import { resource } from '../../platform/features/feature'
import type { OutboundSettings } from '../../platform/outbound/public-host'

/** Where webhooks and notifications may go. */
export type WebhookSettings = OutboundSettings

export const webhookSettings = resource(
  ({ env }): WebhookSettings => ({ allowsPrivate: env.mode === 'development' }),
)
