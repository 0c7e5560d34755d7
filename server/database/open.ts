import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Env } from '../env'
import { createDataSource } from './data-source'
import { type EmbeddedConnection, startEmbedded } from './embedded'
import { checkLocale, migrate } from './migrate'
import { listenToServer, NoticeBoard, type Notices } from './notices'

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
  },
): Promise<Connected> {
  const board = new NoticeBoard()
  const dataSource = createDataSource(target, {
    ...options,
    ...('embedded' in target && { onConnect: (client) => board.listenOn(client) }),
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

/**
 * Connects to DATABASE_URL, or starts the embedded database in the data folder; migrates either, as
 * far as `migrations` says: 0 leaves it as it is.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  options: { readonly migrations?: number } = {},
): Promise<Connected> {
  const embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir })
  const target = embedded ? { embedded: embedded.connection } : { url: env.databaseUrl ?? '' }
  let connected: Connected | undefined
  const close = async () => {
    await connected?.close()
    await embedded?.stop()
  }
  try {
    connected = await connect(target, { poolSize: env.databasePoolSize, ...options })
    if (options.migrations !== 0) {
      await migrate(connected.dataSource, embedded !== undefined)
      await checkLocale(connected.dataSource)
    }
    return { ...connected, close }
  } catch (error) {
    await close()
    throw error
  }
}
