import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Env } from '../env'
import { createDataSource, type DatabaseLimits } from './data-source'
import { type EmbeddedConnection, startEmbedded } from './embedded'
import { checkLocale, migrate } from './migrate'
import { listenToServer, NoticeBoard, type Notices } from './notices'
import { keepPrepared } from './prepared'

/** A connected data source and what the database tells, of either kind. */
export interface Connected {
  readonly dataSource: DataSource
  readonly notices: Notices
  close(): Promise<void>
}

/**
 * Connects to a database. A server's notices come over a connection of their own; the embedded one
 * has a single session, which hears what it says itself.
 */
export async function connect(
  target: { readonly url: string } | { readonly embedded: EmbeddedConnection },
  options: {
    readonly poolSize: number
    readonly logger?: DataSourceOptions['logger']
    readonly migrations?: number
    readonly limits?: Partial<DatabaseLimits>
  },
): Promise<Connected> {
  const board = new NoticeBoard()
  const dataSource = createDataSource(target, {
    ...options,
    onConnect: async (client) => {
      // The embedded database has one connection, which plans in no time of anybody else's.
      if ('embedded' in target) return board.listenOn(client)
      keepPrepared(client)
      return board.listenToCatalogueOn(client)
    },
  })
  await dataSource.initialize()
  const stopListening =
    'url' in target ? await listenToServer(target.url, board) : () => Promise.resolve()
  const close = async () => {
    await stopListening()
    await dataSource.destroy()
  }
  return { dataSource, notices: board, close }
}

/** On a server over a connection that may be silent for long: another server may be migrating. */
async function migrateServer(url: string, migrations: number | undefined): Promise<void> {
  const dataSource = createDataSource(
    { url },
    {
      poolSize: 2,
      limits: { silenceMilliseconds: 0 },
      ...(migrations !== undefined && { migrations }),
    },
  )
  await dataSource.initialize()
  try {
    await migrate(dataSource, false)
  } finally {
    await dataSource.destroy()
  }
}

/**
 * Connects to DATABASE_URL, or starts the embedded database in the data folder; migrates either, as
 * far as `migrations` says: 0 leaves it as it is.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  options: {
    readonly migrations?: number
    readonly limits?: Partial<DatabaseLimits>
    /** Called when the embedded database has ended by itself, with a sentence for people. */
    readonly onFailure?: (error: Error) => void
  } = {},
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
    if (options.migrations !== 0) {
      await (env.databaseUrl
        ? migrateServer(env.databaseUrl, options.migrations)
        : migrate(connected.dataSource, true))
      await checkLocale(connected.dataSource)
    }
    return { ...connected, close }
  } catch (error) {
    await close()
    throw error
  }
}
