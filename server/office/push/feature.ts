import type { Feature } from '../../platform/features/feature'
import { webhookSettings } from '../integrations/webhook-address'
import { PushResolver } from './push.resolver'
import { pushAudience } from './push-audience'
import { createPushDispatcher } from './push-dispatcher'
import { PushEventEntity } from './push-event.entity'
import { PushKeyEntity } from './push-key.entity'
import { PushMessageEntity } from './push-message.entity'
import { deleteStalePushes } from './push-outbox.service'
import { PushSubscriptionEntity } from './push-subscription.entity'
import { QuietHoursEntity } from './quiet-hours.entity'

export const push: Feature = {
  dependencies: ['accounts', 'products', 'orders', 'integrations'],
  entities: [
    PushKeyEntity,
    PushSubscriptionEntity,
    QuietHoursEntity,
    PushEventEntity,
    PushMessageEntity,
  ],
  functionFiles: ['push-subscriptions.sql'],
  resolvers: [PushResolver],
  audience: pushAudience,
  outbox: { name: 'push', waiting: 'push_messages WHERE true' },
  // Devices have to be allowed again: staff who were removed since the backup must not be notified.
  tablesNotBackedUp: ['push_subscriptions', 'push_events', 'push_messages'],
  jobs: ({ db }) => [{ name: 'stale-pushes', minutes: 60, run: () => deleteStalePushes(db) }],
  startWorkers({ db, jwtSecret, notifications, get }, { log, publicUrl, ownerEmail }) {
    const dispatcher = createPushDispatcher({
      db,
      settings: get(webhookSettings),
      secret: jwtSecret,
      // Push services refuse others.
      contact: publicUrl.startsWith('https://') ? publicUrl : `mailto:${ownerEmail}`,
      log,
    })
    return [dispatcher.start(notifications)]
  },
}
