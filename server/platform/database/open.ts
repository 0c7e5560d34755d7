import type { ClientBase } from 'pg'
import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Env } from '../config/env'
import { encryptionNotice, toDriverUrl } from '../config/postgres-url'
import { StartupError } from '../config/startup-error'
import { type EmbeddedConnection, startEmbedded } from './connection/embedded'
import { dedicateConnections, expensiveConnections } from './connection/expensive'
import { explainFailure } from './connection/explain-failure'
import {
  listenToServer,
  NotificationListener,
  type Notifications,
} from './connection/notifications'
import { followCommits, publishNewer } from './connection/pooled-client'
import { type OpenTarget, openTarget, type ServerTarget } from './connection/primary-host'
import { attachReplicas, Replicas } from './connection/replicas'
import { type DatabaseLimits, LIMITS } from './connection/time-limits'
import { checkNotifications, checkOwnSession, checkPooler } from './own-session'
import { createDataSource, type Entities } from './schema/data-source'
import { checkLocale, migrate } from './schema/migrate'
import { prepareStatements, trustRows } from './statements/statement'

/** A connected database, embedded or on a server. */
export interface Connected {
  readonly dataSource: DataSource
  readonly notifications: Notifications
  /** Notices about the connection for the operator. */
  readonly notices: readonly string[]
  close(): Promise<void>
}

/** A database on a server. */
export interface ServerDatabase {
  readonly url: string
  /** Of PostgreSQL itself, if `url` leads to a pooler in transaction mode. */
  readonly directUrl?: string | undefined
  /** Of streaming replicas, for reads of the catalogue. */
  readonly replicaUrls?: readonly string[] | undefined
}

interface ConnectOptions {
  readonly poolSize: number
  readonly entities?: Entities
  readonly logger?: DataSourceOptions['logger']
  readonly migrations?: number
  readonly limits?: Partial<DatabaseLimits>
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

/** The connections of a server to a database: those for expensive work, and those for everything else. */
function createPools(
  target: ServerTarget,
  options: ConnectOptions & {
    readonly isPooled?: boolean
    readonly onConnect: (client: ClientBase) => Promise<void>
  },
) {
  const expensiveSize = expensiveConnections(options.poolSize)
  const poolSize = Math.max(1, options.poolSize - expensiveSize)
  const dataSource = createDataSource(target, { ...options, poolSize })
  const { entities: _entities, ...withoutEntities } = options
  const expensive = createDataSource(target, { ...withoutEntities, poolSize: expensiveSize })
  dedicateConnections(dataSource, expensive)
  const close = async () => {
    for (const pool of [dataSource, expensive]) if (pool.isInitialized) await pool.destroy()
  }
  return { dataSource, expensive, close }
}

/** The replicas are connected once they are followed, and whenever they can be reached. */
function createReplicas(urls: readonly string[], options: ConnectOptions): Replicas {
  const { entities: _entities, migrations: _migrations, ...rest } = options
  return new Replicas(
    urls.map(toDriverUrl).map((url) => ({
      url,
      open: async () => {
        const onConnect = async (client: ClientBase) => prepareStatements(client)
        const pools = createPools({ url }, { ...rest, migrations: 0, onConnect })
        try {
          await pools.dataSource.initialize()
          await pools.expensive.initialize()
          return pools
        } catch (error) {
          await pools.close()
          throw error
        }
      },
    })),
  )
}

const NO_LIMITS =
  'The connection pooler of DATABASE_URL sets no limits for how long a statement or a lock may take: see deploy/pgbouncer.ini'

async function connectToServer(
  { url, directUrl, replicaUrls = [] }: ServerDatabase,
  options: ConnectOptions,
): Promise<Connected> {
  const listener = new NotificationListener()
  const { connectMilliseconds } = { ...LIMITS, ...options.limits }
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next()
  }
  const open = async (one: string): Promise<OpenTarget> => {
    const target = await openTarget(one, connectMilliseconds)
    closers.push(() => target.close())
    return target
  }
  const isPooled = directUrl !== undefined
  const publish = publishNewer((change) => listener.publish(change))
  const onConnect = isPooled
    ? async (client: ClientBase) => followCommits(client, publish)
    : async (client: ClientBase) => {
        prepareStatements(client)
        await listener.listenToCatalogueOn(client)
      }
  const notices: string[] = []
  try {
    const target = await open(url)
    const { dataSource, expensive, ...pools } = createPools(target, {
      ...options,
      isPooled,
      onConnect,
    })
    closers.push(pools.close)
    await initialize(dataSource)
    await initialize(expensive)
    if (!isPooled) await checkOwnSession(dataSource, expensive)
    else if (!(await checkPooler(dataSource))) notices.push(NO_LIMITS)
    const direct = isPooled ? await open(directUrl) : target
    closers.push(await listenToServer(direct, listener, connectMilliseconds))
    if (isPooled) await checkNotifications(dataSource, listener, connectMilliseconds)
    if (replicaUrls.length > 0) attachReplicas(dataSource, createReplicas(replicaUrls, options))
    return { dataSource, notifications: listener, notices, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Connects to a database. On a server, notifications arrive on a dedicated connection; the embedded
 * database has a single session, which also receives its own.
 */
export async function connect(
  target: ServerDatabase | { readonly embedded: EmbeddedConnection },
  options: ConnectOptions,
): Promise<Connected> {
  if (!('embedded' in target)) return connectToServer(target, options)
  const listener = new NotificationListener()
  // It cannot prepare statements: its connections share one session.
  const dataSource = createDataSource(target, {
    ...options,
    onConnect: (client) => listener.listenOn(client),
  })
  await initialize(dataSource)
  return { dataSource, notifications: listener, notices: [], close: () => dataSource.destroy() }
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
  const target = await openTarget(url, { ...LIMITS, ...limits }.connectMilliseconds)
  const dataSource = createDataSource(target, {
    poolSize: 2,
    limits: { ...limits, idleSocketMilliseconds: 0 },
    ...(migrations !== undefined && { migrations }),
  })
  try {
    await initialize(dataSource)
    await migrate(dataSource, false)
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy()
    await target.close()
  }
}

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'> &
  Partial<Pick<Env, 'mode' | 'databaseDirectUrl' | 'databaseReplicaUrls'>>

/** For work that is no request, such as a backup: without a pooler and replicas. */
export function directly<T extends DatabaseEnv>(env: T): T {
  const { databaseDirectUrl, databaseUrl } = env
  const databaseReplicaUrls: readonly string[] = []
  return {
    ...env,
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    databaseDirectUrl: undefined,
    databaseReplicaUrls,
  }
}

function encryptionNotices(env: DatabaseEnv): readonly string[] {
  const urls = [
    ['DATABASE_URL', env.databaseUrl],
    ['DATABASE_DIRECT_URL', env.databaseDirectUrl],
    ...(env.databaseReplicaUrls ?? []).map((url) => ['DATABASE_REPLICA_URLS', url] as const),
  ] as const
  const notices = urls.flatMap(([setting, url]) => (url && encryptionNotice(setting, url)) || [])
  return env.mode === 'production' ? [...new Set(notices)] : []
}

/**
 * Connects to DATABASE_URL, or starts the embedded database in the data folder, and runs the first
 * `migrations` migrations, by default all of them. In production, rows of statements are not checked.
 */
export async function openDatabase(
  env: DatabaseEnv,
  options: OpenOptions = {},
): Promise<Connected> {
  const { onFailure, ...rest } = options
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, ...(onFailure && { onFailure }) })
  const target = embedded
    ? { embedded: embedded.connection }
    : {
        url: env.databaseUrl ?? '',
        directUrl: env.databaseDirectUrl,
        replicaUrls: env.databaseReplicaUrls,
      }
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
        ? migrateServer(env.databaseDirectUrl ?? env.databaseUrl, options)
        : migrate(connected.dataSource, true))
      await checkLocale(connected.dataSource)
    }
    const notices = [...encryptionNotices(env), ...connected.notices]
    return { ...connected, notices, close }
  } catch (error) {
    await close()
    throw explainFailure(error)
  }
}
