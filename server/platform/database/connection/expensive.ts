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

/** The share of all connections that is for expensive work, so that other work never waits for one. */
const SHARE_OF_POOL = 0.2
const MAX_WAITING = 100

/** Shorter work, such as a page of a category (2 ms), is never delayed. */
const SHORT_MILLISECONDS = 5
const MAX_SAVED_MILLISECONDS = 500

/**
 * The share of one connection's time that longer work may use. Unused time is saved up to a limit, so that
 * only sustained load has to wait.
 */
class TimeShare {
  private saved = MAX_SAVED_MILLISECONDS
  private savedAt = performance.now()

  /** Waits for the pause that earlier work has caused. */
  async wait(): Promise<void> {
    this.save()
    const pause = Math.max(0, -this.saved / SHARE_OF_POOL)
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }

  async measure<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.save()
      this.saved -= Math.max(0, performance.now() - start - SHORT_MILLISECONDS)
    }
  }

  private save(): void {
    const now = performance.now()
    const more = (now - this.savedAt) * SHARE_OF_POOL
    this.saved = Math.min(MAX_SAVED_MILLISECONDS, this.saved + more)
    this.savedAt = now
  }
}

type Work<T> = (db: EntityManager) => Promise<T>

type Runner = <T>(work: Work<T>) => Promise<T>

const runners = new WeakMap<DataSource, Runner>()

/** Of databases with a single connection. */
const turns = new WeakMap<DataSource, Limit>()

/** How many of a server's connections are for expensive work. */
export function expensiveConnections(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize * SHARE_OF_POOL))
}

/** The connections for expensive work, by those for everything else. */
const dedicated = new WeakMap<DataSource, DataSource>()

/** Gives expensive work its own connections. */
export function dedicateConnections(dataSource: DataSource, expensive: DataSource): void {
  dedicated.set(dataSource, expensive)
}

/** The connections for expensive work, if there are any. */
export function dedicatedConnections(dataSource: DataSource): DataSource | undefined {
  return dedicated.get(dataSource)
}

function createRunner(dataSource: DataSource): Runner {
  const own = dedicated.get(dataSource)
  const limit = limitConcurrency(own?.options.poolSize ?? 1, MAX_WAITING)
  if (own) return (work) => limit(() => work(own.manager))
  // The embedded database: everybody shares one connection.
  const share = new TimeShare()
  return (work) =>
    limit(async () => {
      await share.wait()
      const connection = dataSource.createQueryRunner()
      try {
        await connection.connect()
        return await share.measure(() => work(connection.manager))
      } finally {
        await connection.release()
      }
    })
}

function runnerOf(dataSource: DataSource): Runner {
  const runner = runners.get(dataSource) ?? createRunner(dataSource)
  runners.set(dataSource, runner)
  return runner
}

/**
 * Runs reads that anonymous clients can make expensive on a few dedicated connections, so that the others
 * stay free for carts and orders; with a single connection, in a fifth of its time. Throws an OverloadedError
 * if too many wait. In a transaction, the work runs at once: waiting would hold a connection that others
 * need.
 */
export function runExpensive<T>(db: EntityManager, work: Work<T>): Promise<T> {
  return db.queryRunner ? work(db) : runnerOf(db.dataSource)(work)
}

/**
 * With a single connection, long transactions such as orders take turns before they ask for it: a read then waits for
 * one of them, and not for all that are waiting.
 */
export function inTurn<T>(
  { dataSource, queryRunner }: EntityManager,
  work: () => Promise<T>,
): Promise<T> {
  if (queryRunner || dedicated.has(dataSource)) return work()
  const limit = turns.get(dataSource) ?? limitConcurrency(1, Number.POSITIVE_INFINITY)
  turns.set(dataSource, limit)
  return limit(work)
}
