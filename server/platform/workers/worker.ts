import type { Metrics, ToPrimary, ToWorker } from './messages'

interface Orders {
  readonly lead: (isFirst: boolean) => void
  readonly drain: () => void
  readonly stop: () => void
}

/** The side of a worker of its connection to the primary process. */
export interface WorkerLink {
  /** Reports that this worker serves requests. From then on, it receives orders. */
  ready(orders: Orders): void
  /**
   * Lets the primary read the metrics of this process. Returns a function that reads those of all workers.
   */
  shareMetrics(read: () => Promise<Metrics>): () => Promise<readonly Metrics[]>
}

/**
 * Signals are for the primary process, which passes them on: a terminal or a service manager sends them to all
 * processes.
 */
export function linkToPrimary(): WorkerLink {
  const send = (message: ToPrimary) => process.send?.(message)
  const waiting = new Map<number, (metrics: readonly Metrics[]) => void>()
  let nextId = 0
  let orders: Orders | undefined
  let readMetrics: (() => Promise<Metrics>) | undefined

  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  process.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'lead':
        orders?.lead(message.isFirst)
        break
      case 'drain':
      case 'stop':
        // Before it serves requests, there is nothing to finish.
        if (!orders) process.exit(0)
        orders[message.kind]()
        break
      case 'collect':
        void readMetrics?.().then((metrics) => send({ kind: 'collected', id: message.id, metrics }))
        break
      case 'gathered':
        waiting.get(message.id)?.(message.metrics)
        waiting.delete(message.id)
    }
  })
  return {
    ready(given) {
      orders = given
      send({ kind: 'ready' })
    },
    shareMetrics(read) {
      readMetrics = read
      return () =>
        new Promise((resolve) => {
          nextId += 1
          waiting.set(nextId, resolve)
          send({ kind: 'gather', id: nextId })
        })
    },
  }
}
