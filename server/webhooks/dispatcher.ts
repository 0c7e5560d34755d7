import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Notices } from '../database/notices'
import {
  claimDeliveries,
  forgetOldDeliveries,
  readOutbox,
  recordAttempt,
} from './deliveries.service'
import { sendWebhook } from './send-webhook'
import type { WebhookSettings } from './webhook-address'

/** Messages of one webhook that are under way at a time. */
const AT_A_TIME = 5
/** However quiet it is: another server may have died, or the clock have moved. */
const LONGEST_REST_MILLISECONDS = 60_000
const SHORTEST_REST_MILLISECONDS = 100
const FORGET_EVERY_MILLISECONDS = 3_600_000

interface DispatcherOptions {
  readonly db: EntityManager
  readonly settings: WebhookSettings
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Empties the webhooks' outbox, in each server of the shop: at once when something is put in, and
 * again when a retry is due. Each webhook is served by itself, so that a dead one holds up nobody.
 */
export class WebhookDispatcher {
  private readonly underWay = new Set<Promise<void>>()
  private readonly served = new Set<number>()
  /** Webhooks that got more while they were being served. */
  private readonly again = new Set<number>()
  private timer: NodeJS.Timeout | undefined
  private forgetsAt = 0
  private isOver = false

  constructor(private readonly options: DispatcherOptions) {}

  /** Works until the returned function is called, which waits for what is under way. */
  start(notices: Notices): () => Promise<void> {
    const unsubscribe = notices.subscribe(({ kind }) => {
      if (kind === 'deliveriesDue' || kind === 'missed') void this.wake()
    })
    void this.wake()
    return async () => {
      this.isOver = true
      unsubscribe()
      clearTimeout(this.timer)
      await this.settled()
    }
  }

  /** Looks into the outbox and begins to serve whom it holds something for. It never throws. */
  wake(): Promise<void> {
    return this.track(this.lookIntoOutbox())
  }

  /** Ends when nothing is under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  private track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.underWay.delete(tracked))
    this.underWay.add(tracked)
    return tracked
  }

  private async lookIntoOutbox(): Promise<void> {
    if (this.isOver) return
    let rest = LONGEST_REST_MILLISECONDS
    try {
      await this.forget()
      const { webhookIds, waitMilliseconds } = await readOutbox(this.options.db)
      for (const id of webhookIds) this.serve(id)
      rest = Math.min(rest, waitMilliseconds ?? rest)
    } catch (error) {
      this.options.log.error({ err: error }, 'the outbox of webhooks cannot be read')
    }
    clearTimeout(this.timer)
    if (this.isOver) return
    this.timer = setTimeout(() => void this.wake(), Math.max(rest, SHORTEST_REST_MILLISECONDS))
    this.timer.unref()
  }

  private async forget(): Promise<void> {
    if (Date.now() < this.forgetsAt) return
    this.forgetsAt = Date.now() + FORGET_EVERY_MILLISECONDS
    await forgetOldDeliveries(this.options.db)
  }

  private serve(webhookId: number): void {
    if (this.isOver) return
    if (this.served.has(webhookId)) {
      this.again.add(webhookId)
      return
    }
    this.served.add(webhookId)
    void this.track(
      this.drain(webhookId).then(
        // What failed is due again, perhaps before anybody would look.
        () => this.lookIntoOutbox(),
        (error: unknown) => this.options.log.error({ err: error }, 'a webhook cannot be served'),
      ),
    )
  }

  private async drain(webhookId: number): Promise<void> {
    const { db, settings } = this.options
    try {
      do {
        this.again.delete(webhookId)
        const due = await claimDeliveries(db, webhookId, AT_A_TIME)
        await Promise.all(
          due.map(async (delivery) => {
            await recordAttempt(db, delivery, await sendWebhook(delivery, settings))
          }),
        )
        if (due.length > 0) this.again.add(webhookId)
      } while (this.again.has(webhookId) && !this.isOver)
    } finally {
      // In one breath with the question above, so that nobody is turned away in between.
      this.served.delete(webhookId)
    }
  }
}
