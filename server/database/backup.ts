import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Env } from '../env'
import { StartupError } from '../startup-error'
import { MIGRATIONS } from './data-source'
import { openDatabase } from './open'

// In a large shop, one statement can take longer than any request may.
const NO_SOCKET_TIMEOUT = { idleSocketMilliseconds: 0 }
const FETCHED_ROWS = 1_000
const INSERTED_ROWS = 500

/** A backup cannot be made or restored; the message says why. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError'
}

type DatabaseSettings = Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>

// One line each: a header, for each table its own line and a line per row, and an end with the number
// of rows, which shows whether the file is complete. Rows are objects, everything else is an array.
const headSchema = z.tuple([z.literal('mishmish backup 1'), z.iso.datetime(), z.array(z.string())])
const tableSchema = z.tuple([z.literal('table'), z.string(), z.number().nullable()])
const endSchema = z.tuple([z.literal('end'), z.number()])

interface Table {
  readonly name: string
  /** All but generated ones. */
  readonly columns: readonly string[]
  readonly sequence: string | null
  readonly refersTo: readonly string[]
}

/** The tables, each after those that it references; without the ones that each database has of its own. */
async function readTables(db: EntityManager): Promise<readonly Table[]> {
  const tables = await db.query<Table[]>(
    `SELECT tables.table_name AS name,
       (SELECT json_agg(column_name ORDER BY ordinal_position) FROM information_schema.columns
        WHERE columns.table_schema = 'public' AND columns.table_name = tables.table_name
          AND is_generated = 'NEVER') AS columns,
       (SELECT pg_get_serial_sequence('public.' || tables.table_name, column_name)
        FROM information_schema.columns
        WHERE columns.table_schema = 'public' AND columns.table_name = tables.table_name
          AND is_identity = 'YES') AS sequence,
       (SELECT coalesce(json_agg(DISTINCT confrelid::regclass::text), '[]') FROM pg_constraint
        WHERE contype = 'f' AND conrelid = ('public.' || tables.table_name)::regclass
          AND confrelid <> conrelid) AS "refersTo"
     FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('migrations', 'catalogue_version')
     ORDER BY table_name`,
  )
  const ordered: Table[] = []
  const isPlaced = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, refersTo }) => !isPlaced(name) && refersTo.every((other) => isPlaced(other)),
    )
    if (!next) throw new Error('Tables reference each other in a cycle')
    ordered.push(next)
  }
  return ordered
}

async function lastIdOf(db: EntityManager, { sequence }: Table): Promise<number | null> {
  if (!sequence) return null
  const [row] = await db.query<{ last: string | null }[]>(
    'SELECT pg_sequence_last_value($1::regclass) AS last',
    [sequence],
  )
  return row?.last ? Number(row.last) : null
}

async function* linesOf(db: EntityManager): AsyncGenerator<string> {
  await db.query('SET LOCAL statement_timeout = 0')
  const [found] = await db.query<{ shop: string | null }[]>(
    `SELECT to_regclass('migrations') AS shop`,
  )
  if (!found?.shop) throw new BackupError('The database has no shop in it.')
  const migrations = await db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
  const names = migrations.map(({ name }) => name)
  yield `${JSON.stringify(['mishmish backup 1', new Date().toISOString(), names])}\n`
  let count = 0
  for (const table of await readTables(db)) {
    yield `${JSON.stringify(['table', table.name, await lastIdOf(db, table)])}\n`
    await db.query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table.name}" AS t`,
    )
    for (;;) {
      const rows = await db.query<{ row: string }[]>(`FETCH ${FETCHED_ROWS} FROM backup`)
      if (rows.length === 0) break
      count += rows.length
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
    await db.query('CLOSE backup')
  }
  yield `${JSON.stringify(['end', count])}\n`
}

/**
 * Writes every table, as of one moment, into a new file that only its owner can read. The shop may
 * be open meanwhile, unless it is on the embedded database, which belongs to one process.
 * Throws a BackupError when the file cannot be written; then there is none.
 */
export async function backUp(settings: DatabaseSettings, file: string): Promise<void> {
  // A backup changes nothing: an older schema is kept as it is.
  const database = await openDatabase(settings, { migrations: 0, limits: NO_SOCKET_TIMEOUT })
  const unfinished = `${file}.unfinished`
  try {
    await database.dataSource.transaction('REPEATABLE READ', (db) =>
      pipeline(
        Readable.from(linesOf(db)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600 }),
      ),
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    const { code, path } = error as NodeJS.ErrnoException
    if (!path) throw error
    throw new BackupError(`The backup ${file} cannot be written: ${code}.`, { cause: error })
  } finally {
    await database.close()
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  const text = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text)
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

function parse<T extends z.ZodType>(schema: T, line: string | undefined): z.output<T> {
  try {
    return schema.parse(JSON.parse(line ?? ''))
  } catch {
    throw new BackupError('The file is no backup of this shop, or a part of it is missing.')
  }
}

/** The migrations of the schema that was backed up. Throws a BackupError for an unknown one. */
async function readHead(file: string): Promise<readonly string[]> {
  const lines = readLines(file)
  try {
    const [, , names] = parse(headSchema, (await lines.next()).value)
    const known = MIGRATIONS.map(({ name }) => name)
    if (!names.every((name, index) => name === known[index])) {
      throw new BackupError('The backup was made by a newer version of the shop.')
    }
    return names
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall) throw new BackupError(`The backup ${file} cannot be read: ${code}.`)
    throw new BackupError('The file is no backup of this shop, or a part of it is missing.')
  } finally {
    await lines.return(undefined)
  }
}

async function insert(
  db: EntityManager,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return
  const list = columns.map((column) => `"${column}"`).join(', ')
  await db.query(
    `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

async function writeLines(
  db: EntityManager,
  tables: readonly Table[],
  lines: AsyncGenerator<string>,
): Promise<void> {
  let table: Table | undefined
  let rows: string[] = []
  let count = 0
  let isComplete = false
  const flush = async () => {
    if (table) await insert(db, table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (line.startsWith('{')) {
      rows.push(line)
      if (rows.length === INSERTED_ROWS) await flush()
    } else if (line.startsWith('["table"')) {
      await flush()
      const [, name, lastId] = parse(tableSchema, line)
      table = tables.find((one) => one.name === name)
      if (!table) throw new BackupError(`The backup has a table “${name}” that the shop has not.`)
      if (lastId !== null) await db.query('SELECT setval($1, $2)', [table.sequence, lastId])
    } else if (line.startsWith('["end"')) {
      await flush()
      isComplete = parse(endSchema, line)[1] === count
    }
  }
  if (!isComplete) throw new BackupError('A part of the backup is missing. Nothing was restored.')
}

async function requireEmpty(db: EntityManager, tables: readonly Table[]): Promise<void> {
  const checks = tables.map(({ name }) => `SELECT EXISTS (SELECT FROM "${name}") AS "hasRows"`)
  const results = await db.query<{ hasRows: boolean }[]>(checks.join(' UNION ALL '))
  if (results.some(({ hasRows }) => hasRows)) {
    throw new BackupError('The database is not empty. Restore into a new one.')
  }
}

/** Triggers are disabled while restoring, so running servers are notified of the new catalogue here. */
async function notifyOfCatalogue(db: EntityManager): Promise<void> {
  const [found] = await db.query<{ name: string | null }[]>(
    `SELECT to_regproc('raise_catalogue_version') AS name`,
  )
  // Older schemas do not have the function.
  if (found?.name) await db.query('SELECT raise_catalogue_version()')
}

/**
 * Fills an empty database from a backup, completely or not at all; a backup of the embedded database
 * can be restored on a server and the other way round. The next start migrates an older schema.
 * Throws a BackupError for an incomplete or foreign file, and for a database that is not empty.
 */
export async function restore(settings: DatabaseSettings, file: string): Promise<void> {
  const migrations = await readHead(file)
  const database = await openDatabase(settings, {
    migrations: migrations.length,
    limits: NO_SOCKET_TIMEOUT,
  })
  try {
    await database.dataSource.transaction(async (db) => {
      await db.query('SET LOCAL statement_timeout = 0')
      const tables = await readTables(db)
      await requireEmpty(db, tables)
      // Restoring must not fire triggers: no webhook may be sent again.
      for (const { name } of tables) await db.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
      const lines = readLines(file)
      await lines.next()
      try {
        await writeLines(db, tables, lines)
      } catch (error) {
        if (error instanceof BackupError) throw error
        throw new BackupError('A part of the backup is missing or broken. Nothing was restored.', {
          cause: error,
        })
      }
      for (const { name } of tables) await db.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
      await notifyOfCatalogue(db)
    })
  } finally {
    await database.close()
  }
}
