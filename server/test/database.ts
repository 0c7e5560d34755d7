import { readFileSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import { inject } from 'vitest'
import { ENTITIES } from '../app/features'
import { startEmbedded } from '../platform/database/connection/embedded'
import type { Notifications } from '../platform/database/connection/notifications'
import { connect } from '../platform/database/open'
import { describeSchema, emptyDatabase, isLarge, prepareEmptying } from './empty-database'
import { createDatabase, dropDatabase } from './server-database'
import { StatementLog } from './statement-log'

export { emptyDatabase } from './empty-database'

export interface TestDatabase {
  readonly dataSource: DataSource
  readonly statements: StatementLog
  readonly notifications: Notifications
  /** The embedded database has a single session, so nothing ever waits for a lock. */
  readonly isEmbedded: boolean
  /** Of a database on a server, for other processes. */
  readonly url: string | undefined
  close(): Promise<void>
}

/** A migrated database that the test files of a worker process use in turn. */
interface SharedDatabase {
  readonly target: Parameters<typeof connect>[0]
  /** The schema as the migrations left it. */
  schema?: string
  remove(): Promise<void>
}

const free: SharedDatabase[] = []

async function createSharedDatabase(): Promise<SharedDatabase> {
  const source = inject('testDatabase')
  if ('template' in source) {
    const url = await createDatabase(source.template, source.template)
    return { target: { url }, remove: () => dropDatabase(url) }
  }
  const embedded = await startEmbedded({ snapshot: readFileSync(source.snapshotFile) })
  return { target: { embedded: embedded.connection }, remove: () => embedded.stop() }
}

/** Resets the database for the next test file; false if it should be replaced instead. */
async function clean(dataSource: DataSource, { schema, target }: SharedDatabase): Promise<boolean> {
  if ((await describeSchema(dataSource)) !== schema || (await isLarge(dataSource))) return false
  await emptyDatabase(dataSource)
  // The embedded database has one session, which all connections share.
  if ('embedded' in target) await dataSource.query('DISCARD ALL')
  return true
}

/**
 * Leases a migrated, empty database until it is closed. The next test file of the worker reuses it,
 * unless this one changed the schema or left large tables.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await createSharedDatabase())
  const { target } = database
  const statements = new StatementLog()
  const connected = await connect(target, {
    poolSize: 10,
    entities: ENTITIES,
    logger: statements,
  })
  const { dataSource } = connected
  if (database.schema === undefined) {
    await prepareEmptying(dataSource)
    database.schema = await describeSchema(dataSource)
  }
  return {
    ...connected,
    statements,
    isEmbedded: 'embedded' in target,
    url: 'url' in target ? target.url : undefined,
    async close() {
      const isReusable = await clean(dataSource, database).catch(() => false)
      await connected.close()
      if (isReusable) free.push(database)
      else await database.remove()
    },
  }
}
