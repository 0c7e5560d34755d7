import type { DataSource } from 'typeorm'
import type { Env } from '../env'
import { createDataSource } from './data-source'
import { startEmbedded } from './embedded'
import { checkLocale, migrate } from './migrate'

export interface OpenDatabase {
  readonly dataSource: DataSource
  close(): Promise<void>
}

/** Connects to DATABASE_URL, or starts the embedded database in the data folder; migrates either. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): Promise<OpenDatabase> {
  const poolSize = env.databasePoolSize
  const embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir })
  const target = embedded ? { embedded: embedded.connection } : { url: env.databaseUrl ?? '' }
  const dataSource = createDataSource(target, { poolSize })
  const close = async () => {
    if (dataSource.isInitialized) await dataSource.destroy()
    await embedded?.stop()
  }
  try {
    await dataSource.initialize()
    await migrate(dataSource, embedded !== undefined)
    await checkLocale(dataSource)
    return { dataSource, close }
  } catch (error) {
    await close()
    throw error
  }
}
