import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DataSource, EntityManager } from 'typeorm'

/** How often a replica is asked which version of the catalogue it has. */
const CHECK_MILLISECONDS = 500
/** The same while it is behind, which usually takes milliseconds. */
const CATCH_UP_MILLISECONDS = 25
/** A replica that does not respond in time is left out. */
const RESPONSE_MILLISECONDS = 1_000
/** Being behind for less is no news. */
const WORTH_LOGGING_MILLISECONDS = 5_000

/** Opens the connections to a replica, for ordinary and for expensive reads. Throws while it is unreachable. */
export type OpenReplica = () => Promise<{ readonly dataSource: DataSource; close(): Promise<void> }>

export interface ReplicaOptions {
  readonly url: string
  readonly open: OpenReplica
}

/** Reads with a manager. */
export type Work<T> = (db: EntityManager) => Promise<T>

/** How a read is run: at once, or with others that are expensive. */
export type Start = <T>(db: EntityManager, work: Work<T>) => Promise<T>

/** The version of the catalogue that reads must have; undefined while it is unknown. */
export interface RequiredVersion {
  readonly current: number | undefined
}

export type ReplicaLog = Pick<FastifyBaseLogger, 'warn' | 'info'>

/** A streaming replica of the database. */
export class Replica {
  /** The version of the catalogue that it has replayed; undefined while it does not respond. */
  version: number | undefined
  readonly host: string
  private client: pg.Client | undefined
  private pools: Awaited<ReturnType<OpenReplica>> | undefined
  private timer: NodeJS.Timeout | undefined
  private checking: Promise<void> | undefined
  private isClosed = false
  /** Since when reads have not been sent to it. */
  private leftOutSince: number | undefined = performance.now()
  private isReported = false
  /** Called when it stops responding, for reads that are still running. */
  private readonly onLost = new Set<(error: unknown) => void>()

  constructor(
    private readonly options: ReplicaOptions,
    private readonly required: RequiredVersion,
    private readonly log: ReplicaLog,
  ) {
    this.host = new URL(options.url).host
  }

  get isCurrent(): boolean {
    const { current } = this.required
    return current !== undefined && this.version !== undefined && this.version >= current
  }

  /** Runs a read. Rejects as soon as the replica stops responding. */
  run<T>(work: Work<T>, start: Start): Promise<T> {
    const manager = this.pools?.dataSource.manager
    if (!manager) throw new Error('The replica is not connected')
    return new Promise((resolve, reject) => {
      this.onLost.add(reject)
      start(manager, work)
        .then(resolve, reject)
        .finally(() => this.onLost.delete(reject))
    })
  }

  /** Checks it now, and from then on periodically. */
  check(): void {
    clearTimeout(this.timer)
    this.checking ??= this.readVersion().finally(() => {
      this.checking = undefined
      this.report()
      if (this.isClosed) return
      const { current } = this.required
      const isBehind = (this.version ?? current ?? 0) < (current ?? 0)
      this.timer = setTimeout(
        () => this.check(),
        isBehind ? CATCH_UP_MILLISECONDS : CHECK_MILLISECONDS,
      )
    })
  }

  private async readVersion(): Promise<void> {
    try {
      this.client ??= await this.connect()
      this.pools ??= await this.options.open()
      const { rows } = await this.client.query<{ version: string }>(
        'SELECT version FROM catalogue_version',
      )
      this.version = Number(rows[0]?.version ?? 0)
    } catch (error) {
      this.lose(error)
    }
  }

  /** A connection of its own: those of the pools may all be in use. */
  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'mishmish replica check',
      connectionTimeoutMillis: RESPONSE_MILLISECONDS,
      query_timeout: RESPONSE_MILLISECONDS,
    })
    client.on('error', (error) => {
      if (this.client === client) this.lose(error)
    })
    try {
      await client.connect()
      return client
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
  }

  /** Leaves the replica out until it responds again. */
  lose(error: unknown): void {
    this.version = undefined
    this.client?.connection.stream.destroy()
    this.client = undefined
    for (const reject of this.onLost) reject(error)
  }

  private report(): void {
    const { current } = this.required
    // Nothing can be said of it while the primary does not respond.
    if (current === undefined) return
    const now = performance.now()
    const details = { replica: this.host, version: this.version, required: current }
    if (this.isCurrent) {
      if (this.isReported) this.log.info(details, 'A replica of the database is used again')
      this.leftOutSince = undefined
      this.isReported = false
      return
    }
    this.leftOutSince ??= now
    if (this.isReported || now - this.leftOutSince < WORTH_LOGGING_MILLISECONDS) return
    this.isReported = true
    this.log.warn(
      details,
      this.version === undefined
        ? 'A replica of the database does not respond, and is left out'
        : 'A replica of the database is behind, and is left out',
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.checking
    await this.client?.end().catch(() => {})
    await this.pools?.close()
  }
}
