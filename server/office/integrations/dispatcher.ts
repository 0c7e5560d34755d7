import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import { OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import { claimDeliveries, readOutbox, recordAttempt } from './deliveries.service'
import { sendWebhook } from './send-webhook'
import type { WebhookSettings } from './webhook-address'

/** Deliveries per webhook that are sent concurrently. */
const CONCURRENCY = 5

interface DispatcherOptions {
  readonly db: EntityManager
  readonly settings: WebhookSettings
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
}

/** Sends the deliveries of the webhook outbox; each webhook has a queue of its own. */
export function createWebhookDispatcher({
  db,
  settings,
  log,
}: DispatcherOptions): OutboxDispatcher<number> {
  return new OutboxDispatcher({
    name: 'webhook',
    notifications: ['deliveriesDue'],
    log,
    read: () => readOutbox(db),
    async sendDue(webhookId) {
      const due = await claimDeliveries(db, webhookId, CONCURRENCY)
      await Promise.all(
        due.map(async (delivery) => {
          const { id, attempts, requestId } = delivery
          const { problem, statusCode } = await sendWebhook(delivery, settings)
          await recordAttempt(db, delivery, { problem, statusCode })
          const about = {
            delivery: { id, webhookId, attempts },
            ...(requestId && { reqId: requestId }),
          }
          if (problem) log.warn({ ...about, problem, statusCode }, 'A webhook was not delivered')
          else log.info(about, 'A webhook was delivered')
        }),
      )
      return due.length
    },
  })
}
