import type { DataSource, EntityManager } from 'typeorm'
import { OverloadedError } from './expensive'
import type { Notifications } from './notifications'
import {
  Replica,
  type ReplicaLog,
  type ReplicaOptions,
  type RequiredVersion,
  type Start,
  type Work,
} from './replica'

const STATEMENT_TIMEOUT = '57014'

/**
 * The replicas of a database, only for reads of data that the version of the catalogue covers. A read is sent to one
 * that has replayed the version that this server knows of, so that no response is older than a cached one or a
 * confirmed change. The others are left out, and used again once they have caught up.
 */
export class Replicas {
  private replicas: readonly Replica[] = []
  private next = 0

  constructor(private readonly options: readonly ReplicaOptions[]) {}

  /** Starts to use them. Without the version of the catalogue, none is used. Returns a function that stops it. */
  follow(
    version: RequiredVersion,
    notifications: Notifications,
    log: ReplicaLog,
  ): () => Promise<void> {
    const replicas = this.options.map((options) => new Replica(options, version, log))
    this.replicas = replicas
    const unsubscribe = notifications.subscribe(({ kind }) => {
      if (kind !== 'catalogueChanged') return
      for (const replica of replicas) replica.check()
    })
    for (const replica of replicas) replica.check()
    return async () => {
      unsubscribe()
      this.replicas = []
      await Promise.all(replicas.map((replica) => replica.close()))
    }
  }

  /** Each replica, and whether reads are sent to it now. */
  get states(): readonly { readonly host: string; readonly isUsed: boolean }[] {
    return this.replicas.map(({ host, isCurrent }) => ({ host, isUsed: isCurrent }))
  }

  private pick(): Replica | undefined {
    const { replicas } = this
    for (let tried = 0; tried < replicas.length; tried += 1) {
      this.next = (this.next + 1) % replicas.length
      const replica = replicas[this.next]
      if (replica?.isCurrent) return replica
    }
    return undefined
  }

  /** Runs a read on a replica, or with `otherwise` if there is none or it fails. */
  async run<T>(work: Work<T>, start: Start, otherwise: () => Promise<T>): Promise<T> {
    const replica = this.pick()
    if (!replica) return otherwise()
    try {
      return await replica.run(work, start)
    } catch (error) {
      // A statement that times out on one server would time out on another.
      if (error instanceof OverloadedError || isStatementTimeout(error)) throw error
      return otherwise()
    }
  }
}

function isStatementTimeout(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === STATEMENT_TIMEOUT
}

const ofDatabase = new WeakMap<DataSource, Replicas>()

/** Sends the reads of a database that may go to replicas there. */
export function attachReplicas(dataSource: DataSource, replicas: Replicas): void {
  ofDatabase.set(dataSource, replicas)
}

/** The replicas of a database, if it has any. */
export function replicasOf(dataSource: DataSource): Replicas | undefined {
  return ofDatabase.get(dataSource)
}

/**
 * Runs a read on a replica if one has the current version of the catalogue. It must read only data that the version
 * covers. In a transaction, and without replicas, it runs on the connection that it was given.
 */
export function readCatalogue<T>(
  db: EntityManager,
  work: Work<T>,
  start: Start = (manager, run) => run(manager),
): Promise<T> {
  const here = () => start(db, work)
  const replicas = db.queryRunner ? undefined : replicasOf(db.dataSource)
  return replicas ? replicas.run(work, start, here) : here()
}
