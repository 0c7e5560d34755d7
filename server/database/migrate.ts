import { type DataSource, MigrationExecutor } from 'typeorm'
import { StartupError } from '../startup-error'
import { MIGRATIONS } from './data-source'
import { applyFunctionFiles } from './function-files'

/** An advisory lock: any number, but the same in every server of the shop. */
export const MIGRATION_LOCK = 7_264_310

/** In one transaction, so that no server meets a schema with functions of another one. */
async function migrateSchema(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (db) => {
    const executor = new MigrationExecutor(dataSource, db.queryRunner)
    executor.transaction = 'none'
    await executor.executePendingMigrations()
    // The functions need the newest schema, which a backup of an older one is restored without.
    if (dataSource.migrations.length === MIGRATIONS.length) {
      await applyFunctionFiles(db, { migrations: MIGRATIONS.map(({ name }) => name) })
    }
  })
}

/**
 * Brings the schema up to date. When many servers start at once, one migrates and the others wait.
 * The embedded database needs no such lock, because its data folder belongs to one process.
 */
export async function migrate(dataSource: DataSource, isEmbedded: boolean): Promise<void> {
  const work = () => migrateSchema(dataSource)
  await (isEmbedded ? work() : withMigrationLock(dataSource, work))
}

async function withMigrationLock(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<void> {
  const runner = dataSource.createQueryRunner()
  const [limits] = await runner.manager.query<{ lock: string; statement: string }[]>(
    `SELECT current_setting('lock_timeout') AS lock,
       current_setting('statement_timeout') AS statement`,
  )
  const setLimits = (lock = '0', statement = '0') =>
    runner.query(
      `SELECT set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)`,
      [lock, statement],
    )
  try {
    // Waiting for another server's migration may take longer than any request should.
    await setLimits()
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await work()
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    await setLimits(limits?.lock, limits?.statement)
    await runner.release()
  }
}

/**
 * Search needs trigrams, and with the locale C, Arabic text silently has none. It also needs “I” and “i” to be
 * the same letter, which they are not in Turkish and Azerbaijani locales. Throws a
 * StartupError that explains what to do.
 */
export async function checkLocale(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ arabic: boolean; latin: boolean }[]>(
    `SELECT similarity('قطط', 'قطط') = 1 AS arabic,
       lower('INDIGO') = 'indigo' AND 'INDIGO' ILIKE 'indigo' AND 'indigo' ILIKE 'INDIGO' AS latin`,
  )
  const problem = !row?.arabic ? 'search Arabic' : !row.latin && 'match “I” with “i”'
  if (problem) {
    throw new StartupError(
      `This database cannot ${problem}: create it with a UTF-8 locale (such as C.UTF-8 or en_US.UTF-8).`,
    )
  }
}
