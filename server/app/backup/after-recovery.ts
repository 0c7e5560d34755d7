import { z } from 'zod'
import { openDatabase } from '../../platform/database/open'
import { statement } from '../../platform/database/statements/statement'
import { advanceSequences } from './advance-sequences'
import { type DatabaseSettings, NO_SOCKET_TIMEOUT } from './backup-file'
import { endAccess, type Restored } from './end-access'
import { NOT_BACKED_UP, readTables } from './tables'

/** Of the database itself, or harmless. */
const KEPT = ['migrations', 'function_files', 'catalogue_version', 'jobs', 'fills']

const readLastMoment = statement({
  name: 'backup.readLastMoment',
  // PostgreSQL knows to which moment it has recovered until it starts again. Without orders, nothing was given out.
  sql: `SELECT coalesce(
       greatest(pg_last_xact_replay_timestamp(), (SELECT max(happened_at) FROM order_events)), now()
     ) AS moment`,
  row: z.object({ moment: z.date() }),
})

/**
 * Does to a database that PostgreSQL has recovered to an earlier moment the same as `restore` does to a backup: no
 * session, API key or link works that was valid then and may have been revoked since, nothing is sent that has been
 * sent since, and no ID is given out that was given out since.
 */
export async function endAccessAfterRecovery(settings: DatabaseSettings): Promise<Restored> {
  const database = await openDatabase(settings, { limits: NO_SOCKET_TIMEOUT })
  try {
    return await database.dataSource.transaction(async (db) => {
      await db.query('SET LOCAL statement_timeout = 0')
      const ended = await endAccess(db, await readTables(db))
      const emptied = NOT_BACKED_UP.filter((name) => !KEPT.includes(name))
      await db.query(`TRUNCATE ${emptied.map((name) => `"${name}"`).join(', ')}`)
      await db.query('SELECT raise_catalogue_version()')
      const [last] = await readLastMoment(db)
      return { ...ended, nextOrderId: await advanceSequences(db, last?.moment ?? new Date()) }
    })
  } finally {
    await database.close()
  }
}
