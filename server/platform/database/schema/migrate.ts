import { setTimeout as wait } from 'node:timers/promises'
import {
  type DataSource,
  type EntityManager,
  type Migration,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm'
import { StartupError } from '../../config/startup-error'
import { MIGRATIONS } from './data-source'
import { applyFunctionFiles } from './function-files'

/** An advisory lock: any number, but the same in every server of the shop. */
export const MIGRATION_LOCK = 7_264_310

/** A lock that is waited for keeps all later statements of its table waiting, too. */
const LOCK_TIMEOUT = '500ms'
const RETRY_MILLISECONDS = 1_000
const MAX_ATTEMPTS = 120

/** A lock that somebody holds for longer, and a deadlock. */
const BLOCKED = new Set(['55P03', '40P01'])

/**
 * Changes the schema in a transaction that never waits long for a lock: it gives up, which lets the statements pass
 * that have queued up behind it, and begins again. Throws a StartupError after two minutes of that.
 */
export async function changeSchema(
  dataSource: DataSource,
  change: (db: EntityManager) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.transaction(async (db) => {
        await db.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
        await change(db)
      })
      return
    } catch (error) {
      if (!BLOCKED.has(String((error as { code?: unknown }).code))) throw error
      if (attempt === MAX_ATTEMPTS) {
        throw new StartupError(
          'The database cannot be migrated: a transaction has locked one of its tables for two minutes.',
          { cause: error },
        )
      }
      await wait(RETRY_MILLISECONDS)
    }
  }
}

/** A migration that builds an index of a large table (`concurrent-index.ts`), which a transaction cannot. */
interface OutsideMigration extends MigrationInterface {
  readonly isOutsideTransaction: true
}

const isOutside = ({ instance }: Migration): boolean =>
  instance !== undefined && (instance as Partial<OutsideMigration>).isOutsideTransaction === true

async function runOutside(dataSource: DataSource, migration: Migration): Promise<void> {
  const runner = dataSource.createQueryRunner()
  try {
    await withoutLimits(runner, async () => {
      await new MigrationExecutor(dataSource, runner).executeMigration(migration)
    })
  } finally {
    await runner.release()
  }
}

/** In the caller's transaction. */
async function runMigrations(db: EntityManager, migrations: readonly Migration[]): Promise<void> {
  const { queryRunner } = db
  if (!queryRunner) throw new Error('Migrations need the connection of a transaction')
  const executor = new MigrationExecutor(db.dataSource, queryRunner)
  for (const migration of migrations) await executor.executeMigration(migration)
}

/**
 * In one transaction with the functions, so that no server meets a schema with functions of another one; those that need
 * none before it, each with all earlier ones done.
 */
async function migrateSchema(dataSource: DataSource): Promise<void> {
  let pending = await new MigrationExecutor(dataSource).getPendingMigrations()
  for (let at = pending.findIndex(isOutside); at >= 0; at = pending.findIndex(isOutside)) {
    const before = pending.slice(0, at)
    await changeSchema(dataSource, (db) => runMigrations(db, before))
    const [outside, ...after] = pending.slice(at)
    if (outside) await runOutside(dataSource, outside)
    pending = after
  }
  await changeSchema(dataSource, async (db) => {
    await runMigrations(db, pending)
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

const LOCK_POLL_MILLISECONDS = 100

async function tryLock(db: EntityManager): Promise<boolean> {
  const [row] = await db.query<{ isMine: boolean }[]>(
    'SELECT pg_try_advisory_lock($1) AS "isMine"',
    [MIGRATION_LOCK],
  )
  return row?.isMine ?? false
}

async function withMigrationLock(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<void> {
  const runner = dataSource.createQueryRunner()
  try {
    // Not one statement that waits: its snapshot would keep the server that migrates from building an index concurrently.
    while (!(await tryLock(runner.manager))) await wait(LOCK_POLL_MILLISECONDS)
    try {
      await work()
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    await runner.release()
  }
}

/** Lifts the limits of requests, which the connection has again afterwards. */
export async function withoutLimits(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
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
    await setLimits()
    await work()
  } finally {
    await setLimits(limits?.lock, limits?.statement)
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
