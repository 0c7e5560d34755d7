import pLimit from 'p-limit'
import type { DataSource, EntityManager } from 'typeorm'

/** Too much expensive work is waiting: a temporary failure, like an unavailable database. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** Runs `running` pieces of work at a time, and rejects more than `waiting` others with an OverloadedError. */
export function limitConcurrency(running: number, waiting: number): Limit {
  const limit = pLimit(running)
  return async (work) => {
    if (limit.activeCount === running && limit.pendingCount >= waiting) {
      throw new OverloadedError(`${waiting} others are waiting already`)
    }
    return limit(work)
  }
}

/** The share of a pool's connections that expensive work may use, so that the rest stay free. */
const SHARE_OF_POOL = 0.2
const MAX_WAITING = 100

const limits = new WeakMap<DataSource, Limit>()

function limitOf(dataSource: DataSource): Limit {
  const known = limits.get(dataSource)
  if (known) return known
  const { poolSize = 1 } = dataSource.options
  const limit = limitConcurrency(Math.max(1, Math.floor(poolSize * SHARE_OF_POOL)), MAX_WAITING)
  limits.set(dataSource, limit)
  return limit
}

/**
 * Runs reads that anonymous clients can make expensive, a few at a time, so that connections stay free for
 * carts and orders. Throws an OverloadedError if too many wait. In a transaction it runs at once: waiting
 * there would hold a connection that the others need.
 */
export function runExpensive<T>(
  { queryRunner, dataSource }: EntityManager,
  work: () => Promise<T>,
): Promise<T> {
  return queryRunner ? work() : limitOf(dataSource)(work)
}
