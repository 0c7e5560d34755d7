import 'reflect-metadata'
import type { ClientBase } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { EmbeddedConnection } from '../connection/embedded'
import type { ServerTarget } from '../connection/primary-host'
import { traceQueries } from '../connection/spans'
import {
  type DatabaseLimits,
  LIMITS,
  setTimeLimits,
  socketWithTimeout,
} from '../connection/time-limits'
import * as migrations from './migrations'

/** The classes that TypeORM maps rows to. */
export type Entities = NonNullable<DataSourceOptions['entities']>

export type DatabaseTarget = ServerTarget | { readonly embedded: EmbeddedConnection }

// The embedded database runs one statement at a time, and its socket mixes up the messages of
// prepared statements that arrive on two connections concurrently. One connection is as fast.
const EMBEDDED_POOL_SIZE = 1

/** All migrations, oldest first, each with its name in the table `migrations`. */
export const MIGRATIONS = Object.values(migrations)
  .map((migration) => ({ migration, name: new migration().name }))
  // Their names end in the time at which they were written.
  .sort((one, other) => Number(one.name.slice(-13)) - Number(other.name.slice(-13)))

/** The data source of either database, embedded or not: TypeORM over pg. Not yet connected. */
export function createDataSource(
  target: DatabaseTarget,
  options: {
    readonly poolSize: number
    /** Can be omitted for work without entities, such as a migration or a backup. */
    readonly entities?: Entities
    readonly logger?: DataSourceOptions['logger']
    /** The number of migrations to load: all, unless a backup has fewer. */
    readonly migrations?: number
    /** Whether a pooler in transaction mode is in between, which sets the limits of its own connections. */
    readonly isPooled?: boolean
    /** Prepares each new connection of the pool before it is used. */
    readonly onConnect?: (client: ClientBase) => Promise<void>
    /** Overrides of the limits for requests. */
    readonly limits?: Partial<DatabaseLimits>
  },
): DataSource {
  const limits = { ...LIMITS, ...options.limits }
  // The embedded database has a single session, where a SET would last.
  const isServer = 'url' in target
  const onConnect = async (client: ClientBase) => {
    traceQueries(client)
    if (isServer && !options.isPooled) await setTimeLimits(client, limits)
    await options.onConnect?.(client)
  }
  return new DataSource({
    type: 'postgres',
    ...('url' in target
      ? { url: target.url }
      : { ...target.embedded, username: 'postgres', password: 'postgres', database: 'postgres' }),
    entities: options.entities ?? [],
    migrations: MIGRATIONS.slice(0, options.migrations).map(({ migration }) => migration),
    migrationsTableName: 'migrations',
    // TypeORM installs the extensions of its column types; ours is created by a migration.
    installExtensions: false,
    poolSize: isServer ? options.poolSize : EMBEDDED_POOL_SIZE,
    ...(options.logger && { logger: options.logger, logging: ['query', 'error'] }),
    extra: {
      connectionTimeoutMillis: limits.connectMilliseconds,
      application_name: 'mishmish',
      ...(isServer && { stream: () => socketWithTimeout(limits.idleSocketMilliseconds) }),
      ...('Client' in target && { Client: target.Client }),
      onConnect,
    },
  })
}
