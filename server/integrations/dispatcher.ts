import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Notifications } from '../database/notifications'
import {
  claimDeliveries,
  deleteOldDeliveries,
  readOutbox,
  recordAttempt,
} from './deliveries.service'
import { sendWebhook } from './send-webhook'
import type { WebhookSettings } from './webhook-address'

/** Deliveries per webhook that are sent concurrently. */
const CONCURRENCY = 5
/** A limit even if nothing is scheduled, as another server may crash or the clock may change. */
const MAX_IDLE_MILLISECONDS = 60_000
const MIN_IDLE_MILLISECONDS = 100
const CLEANUP_INTERVAL_MILLISECONDS = 3_600_000

interface DispatcherOptions {
  readonly db: EntityManager
  readonly settings: WebhookSettings
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Sends the deliveries of the webhook outbox, on every server of the shop: immediately when one is
 * added, and when a retry is due. Webhooks are independent, so an unreachable one delays no other.
 */
export class WebhookDispatcher {
  private readonly pending = new Set<Promise<void>>()
  private readonly active = new Set<number>()
  /** Webhooks with new deliveries since their last claim. */
  private readonly requested = new Set<number>()
  private timer: NodeJS.Timeout | undefined
  private nextCleanupAt = 0
  private isStopped = false

  constructor(private readonly options: DispatcherOptions) {}

  /** Starts sending. Returns a function that stops it and waits for pending attempts. */
  start(notifications: Notifications): () => Promise<void> {
    const unsubscribe = notifications.subscribe(({ kind }) => {
      if (kind === 'deliveriesDue' || kind === 'reconnected') void this.wake()
    })
    void this.wake()
    return async () => {
      this.isStopped = true
      unsubscribe()
      clearTimeout(this.timer)
      await this.settled()
    }
  }

  /** Reads the outbox and starts sending what is due. It never throws. */
  wake(): Promise<void> {
    return this.track(this.processOutbox())
  }

  /** Resolves when nothing is pending. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending)
  }

  private track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.pending.delete(tracked))
    this.pending.add(tracked)
    return tracked
  }

  private async processOutbox(): Promise<void> {
    if (this.isStopped) return
    let idle = MAX_IDLE_MILLISECONDS
    try {
      await this.cleanUp()
      const { webhookIds, waitMilliseconds } = await readOutbox(this.options.db)
      for (const id of webhookIds) this.send(id)
      idle = Math.min(idle, waitMilliseconds ?? idle)
    } catch (error) {
      this.options.log.error({ err: error }, 'The webhook outbox cannot be read')
    }
    clearTimeout(this.timer)
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.wake(), Math.max(idle, MIN_IDLE_MILLISECONDS))
    this.timer.unref()
  }

  private async cleanUp(): Promise<void> {
    if (Date.now() < this.nextCleanupAt) return
    this.nextCleanupAt = Date.now() + CLEANUP_INTERVAL_MILLISECONDS
    await deleteOldDeliveries(this.options.db)
  }

  private send(webhookId: number): void {
    if (this.isStopped) return
    if (this.active.has(webhookId)) {
      this.requested.add(webhookId)
      return
    }
    this.active.add(webhookId)
    void this.track(
      this.drain(webhookId).then(
        // A failed delivery is scheduled again, perhaps before the timer fires.
        () => this.processOutbox(),
        (error: unknown) =>
          this.options.log.error({ err: error }, 'Deliveries of a webhook cannot be sent'),
      ),
    )
  }

  private async drain(webhookId: number): Promise<void> {
    const { db, settings } = this.options
    try {
      do {
        this.requested.delete(webhookId)
        const due = await claimDeliveries(db, webhookId, CONCURRENCY)
        await Promise.all(
          due.map(async (delivery) => {
            await recordAttempt(db, delivery, await sendWebhook(delivery, settings))
          }),
        )
        if (due.length > 0) this.requested.add(webhookId)
      } while (this.requested.has(webhookId) && !this.isStopped)
    } finally {
      // Synchronously after the check above, so that no request gets lost in between.
      this.active.delete(webhookId)
    }
  }
}
