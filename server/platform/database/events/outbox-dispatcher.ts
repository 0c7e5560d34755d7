import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import type { Notification, Notifications } from '../connection/notifications'

/** The delay after each failed attempt; after the last one, a message has failed. */
export const RETRY_DELAYS_SECONDS = [
  30,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
] as const

/** The delay after this many attempts; undefined after the last one. */
export function retryDelaySeconds(attempts: number): number | undefined {
  return RETRY_DELAYS_SECONDS[attempts - 1]
}

/** Longer than an attempt can take, or extended meanwhile. When a server crashes during one, the message is sent again. */
export const LEASE_SECONDS = 60
/** How long messages that were sent, or have failed, are kept. */
export const RETENTION_DAYS = 30

/** A limit even if nothing is scheduled, as another server may crash or the clock may change. */
const MAX_IDLE_MILLISECONDS = 60_000
const MIN_IDLE_MILLISECONDS = 100
/** How long a stopping server waits for attempts; another server repeats those that take longer. */
const MAX_STOP_MILLISECONDS = 15_000

/** The messages that are due or scheduled. */
export interface Outbox<Queue> {
  /** The queues with due messages. */
  readonly queues: readonly Queue[]
  /** Until the next message is due; null when none is scheduled. */
  readonly waitMilliseconds: number | null
}

/** How the messages of an outbox are read and sent. */
export interface OutboxOptions<Queue> {
  /** For the log, such as `webhook`. */
  readonly name: string
  /** The notifications that something is due. */
  readonly notifications: readonly Notification['kind'][]
  read(): Promise<Outbox<Queue>>
  /** Claims and attempts some due messages of a queue. Returns how many. */
  sendDue(queue: Queue): Promise<number>
  readonly log: { error(details: { readonly err: unknown }, message: string): void }
}

/**
 * Sends the messages of an outbox, on every server of the shop: immediately when one is added, and when
 * a retry is due. Queues are independent, so one that is stuck delays no other.
 */
export class OutboxDispatcher<Queue> {
  private readonly pending = new Set<Promise<void>>()
  private readonly active = new Set<Queue>()
  /** Queues with new messages since their last claim. */
  private readonly requested = new Set<Queue>()
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(private readonly options: OutboxOptions<Queue>) {}

  /** Starts sending. Returns a function that stops it and waits for pending attempts, but not for minutes. */
  start(notifications: Notifications): () => Promise<void> {
    const unsubscribe = notifications.subscribe(({ kind }) => {
      if (kind === 'reconnected' || this.options.notifications.includes(kind)) void this.wake()
    })
    void this.wake()
    return async () => {
      this.isStopped = true
      unsubscribe()
      clearTimeout(this.timer)
      await Promise.race([
        this.settled(),
        setTimeoutPromise(MAX_STOP_MILLISECONDS, undefined, { ref: false }),
      ])
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
    const { name, log, read } = this.options
    let idle = MAX_IDLE_MILLISECONDS
    try {
      const { queues, waitMilliseconds } = await read()
      for (const queue of queues) this.send(queue)
      idle = Math.min(idle, waitMilliseconds ?? idle)
    } catch (error) {
      log.error({ err: error }, `The ${name} outbox cannot be read`)
    }
    clearTimeout(this.timer)
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.wake(), Math.max(idle, MIN_IDLE_MILLISECONDS))
    this.timer.unref()
  }

  private send(queue: Queue): void {
    if (this.isStopped) return
    if (this.active.has(queue)) {
      this.requested.add(queue)
      return
    }
    this.active.add(queue)
    const { name, log } = this.options
    void this.track(
      this.drain(queue).then(
        // A failed message is scheduled again, perhaps before the timer fires.
        () => this.processOutbox(),
        (error: unknown) =>
          log.error({ err: error }, `Messages of the ${name} outbox were not sent`),
      ),
    )
  }

  private async drain(queue: Queue): Promise<void> {
    try {
      do {
        this.requested.delete(queue)
        const count = await this.options.sendDue(queue)
        if (count > 0) this.requested.add(queue)
      } while (this.requested.has(queue) && !this.isStopped)
    } finally {
      // Synchronously after the check above, so that no request gets lost in between.
      this.active.delete(queue)
    }
  }
}
