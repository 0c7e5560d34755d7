import { openDatabase } from '../database/open'
import { type DatabaseSettings, NO_SOCKET_TIMEOUT } from './backup-file'
import { type EndedAccess, endAccess } from './end-access'
import { NOT_BACKED_UP, readTables } from './tables'

/** Of the database itself, or harmless. */
const KEPT = ['migrations', 'function_files', 'catalogue_version', 'jobs', 'fills']

/**
 * Makes of a database that PostgreSQL has recovered to an earlier moment what `restore` makes of a backup: no session, API
 * key or link works that was valid then and may have been taken away since, and nothing is sent that has been sent since.
 */
export async function endAccessAfterRecovery(settings: DatabaseSettings): Promise<EndedAccess> {
  const database = await openDatabase(settings, { limits: NO_SOCKET_TIMEOUT })
  try {
    return await database.dataSource.transaction(async (db) => {
      await db.query('SET LOCAL statement_timeout = 0')
      const ended = await endAccess(db, await readTables(db))
      const emptied = NOT_BACKED_UP.filter((name) => !KEPT.includes(name))
      await db.query(`TRUNCATE ${emptied.map((name) => `"${name}"`).join(', ')}`)
      await db.query('SELECT raise_catalogue_version()')
      return ended
    })
  } finally {
    await database.close()
  }
}
