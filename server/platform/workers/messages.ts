import type { MetricObjectWithValues, MetricValue } from 'prom-client'

export type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[]

/** Messages of the primary process to a worker. */
export type ToWorker =
  /** Do the background work. The first worker that gets it says that the shop is open. */
  | { readonly kind: 'lead'; readonly isFirst: boolean }
  | { readonly kind: 'drain' | 'stop' }
  /** Send your metrics. */
  | { readonly kind: 'collect'; readonly id: number }
  /** The metrics that were asked for, of all workers. */
  | { readonly kind: 'gathered'; readonly id: number; readonly metrics: readonly Metrics[] }

/** Messages of a worker to the primary process. */
export type ToPrimary =
  | { readonly kind: 'ready' }
  | { readonly kind: 'collected'; readonly id: number; readonly metrics: Metrics }
  /** Send the metrics of all workers. */
  | { readonly kind: 'gather'; readonly id: number }
