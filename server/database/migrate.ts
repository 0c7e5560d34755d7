import type { DataSource } from 'typeorm'

// Any number, but the same in every server of this shop.
const MIGRATION_LOCK = 7_264_310

/**
 * Brings the schema up to date. Many servers may start at once on a database server: one migrates,
 * the others wait. The embedded database needs no such lock: its data folder has one process.
 */
export async function migrate(dataSource: DataSource, isEmbedded: boolean): Promise<void> {
  const work = () => dataSource.runMigrations({ transaction: 'all' })
  await (isEmbedded ? work() : withMigrationLock(dataSource, work))
}

async function withMigrationLock(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<void> {
  const runner = dataSource.createQueryRunner()
  await runner.connect()
  try {
    // Waiting for another server's migration may take longer than any request should.
    await runner.query('SET lock_timeout = 0')
    await runner.query('SET statement_timeout = 0')
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await work()
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    await runner.query('RESET lock_timeout')
    await runner.query('RESET statement_timeout')
    await runner.release()
  }
}

/**
 * Search lives on trigrams, and those of Arabic are silently empty under the locale C.
 * Throws a sentence that says what to do.
 */
export async function checkLocale(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ same: number }[]>(
    `SELECT similarity('قطط', 'قطط') AS same`,
  )
  if (row?.same !== 1) {
    throw new Error(
      'This database cannot search Arabic: create it with a UTF-8 locale (such as C.UTF-8 or en_US.UTF-8).',
    )
  }
}
