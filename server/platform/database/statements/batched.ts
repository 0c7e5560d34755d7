/**
 * How loaders batch the reads of concurrent requests: after all that have arrived are processed, without
 * waiting for later ones. Nothing is cached, so a change is visible to the next read.
 */
export const BATCHED = {
  cache: false,
  batchScheduleFn: (load: () => void) => void setImmediate(load),
} as const
