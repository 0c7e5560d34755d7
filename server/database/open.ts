import type { ClientBase } from 'pg'
import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Env } from '../env'
import { StartupError } from '../startup-error'
import { createDataSource, type Entities } from './data-source'
import { type EmbeddedConnection, startEmbedded } from './embedded'
import { dedicateConnections, expensiveConnections } from './expensive'
import { explainFailure } from './explain-failure'
import { checkLocale, migrate } from './migrate'
import { listenToServer, NotificationListener, type Notifications } from './notifications'
import { checkOwnSession } from './own-session'
import { prepareStatements, trustRows } from './statement'
import { type DatabaseLimits, LIMITS } from './time-limits'

/** A connected database, embedded or on a server. */
export interface Connected {
  readonly dataSource: DataSource
  readonly notifications: Notifications
  close(): Promise<void>
}

/** Makes the first connection. Throws a StartupError when it fails. */
async function initialize(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize()
  } catch (cause) {
    const error = explainFailure(cause)
    if (error instanceof StartupError) throw error
    // Node tries each address of a host name; the combined error has a code, but no message.
    const { message, code } = error as NodeJS.ErrnoException
    throw new StartupError(`The database cannot be opened: ${message || code}`, { cause: error })
  }
}

/**
 * Connects to a database. On a server, notifications arrive on a dedicated connection; the embedded
 * database has a single session, which also receives its own.
 */
export async function connect(
  target: { readonly url: string } | { readonly embedded: EmbeddedConnection },
  options: {
    readonly poolSize: number
    readonly entities?: Entities
    readonly logger?: DataSourceOptions['logger']
    readonly migrations?: number
    readonly limits?: Partial<DatabaseLimits>
  },
): Promise<Connected> {
  const listener = new NotificationListener()
  if ('embedded' in target) {
    // It cannot prepare statements: its connections share one session.
    const dataSource = createDataSource(target, {
      ...options,
      onConnect: (client) => listener.listenOn(client),
    })
    await initialize(dataSource)
    return { dataSource, notifications: listener, close: () => dataSource.destroy() }
  }
  const onConnect = async (client: ClientBase) => {
    prepareStatements(client)
    await listener.listenToCatalogueOn(client)
  }
  const expensiveSize = expensiveConnections(options.poolSize)
  const poolSize = Math.max(1, options.poolSize - expensiveSize)
  const dataSource = createDataSource(target, { ...options, poolSize, onConnect })
  const { entities: _entities, ...withoutEntities } = options
  const expensive = createDataSource(target, {
    ...withoutEntities,
    poolSize: expensiveSize,
    onConnect,
  })
  dedicateConnections(dataSource, expensive)
  const { connectMilliseconds } = { ...LIMITS, ...options.limits }
  let stopListening = async () => {}
  const close = async () => {
    await stopListening()
    for (const pool of [dataSource, expensive]) if (pool.isInitialized) await pool.destroy()
  }
  try {
    await initialize(dataSource)
    await initialize(expensive)
    await checkOwnSession(dataSource, expensive)
    stopListening = await listenToServer(target.url, listener, connectMilliseconds)
    return { dataSource, notifications: listener, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface OpenOptions {
  readonly entities?: Entities
  readonly migrations?: number
  readonly limits?: Partial<DatabaseLimits>
  /** Called when the embedded database stops unexpectedly, with a message for people. */
  readonly onFailure?: (error: Error) => void
}

/** Without a socket timeout: another server may be migrating for a long time. */
async function migrateServer(
  url: string,
  { migrations, limits }: Pick<OpenOptions, 'migrations' | 'limits'>,
): Promise<void> {
  const dataSource = createDataSource(
    { url },
    {
      poolSize: 2,
      limits: { ...limits, idleSocketMilliseconds: 0 },
      ...(migrations !== undefined && { migrations }),
    },
  )
  await initialize(dataSource)
  try {
    await migrate(dataSource, false)
  } finally {
    await dataSource.destroy()
  }
}

/**
 * Connects to DATABASE_URL, or starts the embedded database in the data folder, and runs the first
 * `migrations` migrations, by default all of them. In production, rows of statements are not checked.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'> & Partial<Pick<Env, 'mode'>>,
  options: OpenOptions = {},
): Promise<Connected> {
  const { onFailure, ...rest } = options
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, ...(onFailure && { onFailure }) })
  const target = embedded ? { embedded: embedded.connection } : { url: env.databaseUrl ?? '' }
  let connected: Connected | undefined
  const close = async () => {
    await connected?.close()
    await embedded?.stop()
  }
  try {
    connected = await connect(target, { poolSize: env.databasePoolSize, ...rest })
    if (env.mode === 'production') trustRows(connected.dataSource)
    if (options.migrations !== 0) {
      await (env.databaseUrl
        ? migrateServer(env.databaseUrl, options)
        : migrate(connected.dataSource, true))
      await checkLocale(connected.dataSource)
    }
    return { ...connected, close }
  } catch (error) {
    await close()
    throw explainFailure(error)
  }
}
