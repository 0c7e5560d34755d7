import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { isPictureName, type PictureStorage } from '../../catalogue/pictures/picture-storage'
import { openDatabase } from '../../platform/database/open'
import { MIGRATIONS } from '../../platform/database/schema/data-source'
import { tidySearchTables } from '../../platform/database/schema/search-tables'
import { advanceSequences } from './advance-sequences'
import {
  BackupError,
  type DatabaseSettings,
  endSchema,
  headSchema,
  NO_SOCKET_TIMEOUT,
  pictureSchema,
  readLines,
  tableSchema,
} from './backup-file'
import { endAccess, type Restored } from './end-access'
import { INDEXED_LATER_ROWS, LateIndexes } from './late-indexes'
import { readTables, type Table } from './tables'

const INSERTED_ROWS = 1_000
const INSERTED_CHARACTERS = 4 * 1024 * 1024

function parse<T extends z.ZodType>(schema: T, line: string | undefined): z.output<T> {
  try {
    return schema.parse(JSON.parse(line ?? ''))
  } catch {
    throw new BackupError('The file is not a backup of this shop, or a part of it is missing.')
  }
}

// Columns contain lists of objects at most. PostgreSQL's parser is recursive, and its stack in WebAssembly is
// small.
const MAX_DEPTH = 10

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1))
}

/** Throws a BackupError for a line, which begins with a brace, that is not one row. */
function checkRow(line: string): void {
  const row: unknown = parse(z.unknown(), line)
  const isFlat = !line.includes('[') && line.lastIndexOf('{') === 0
  if (!isFlat && isDeep(row, MAX_DEPTH))
    throw new BackupError('The backup has a row that is nested too deeply.')
}

interface Head {
  readonly madeAt: Date
  /** The migrations of the schema that was backed up. */
  readonly migrations: readonly string[]
}

/** Reads the first line of a backup. Throws a BackupError for an unknown migration. */
export async function readHead(file: string): Promise<Head> {
  const lines = readLines(file)
  try {
    const [, time, names] = parse(headSchema, (await lines.next()).value)
    const known = MIGRATIONS.map(({ name }) => name)
    if (!names.every((name, index) => name === known[index])) {
      throw new BackupError('The backup was made by a newer version of the shop.')
    }
    return { madeAt: new Date(time), migrations: names }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall) throw new BackupError(`The backup ${file} cannot be read: ${code}.`)
    throw new BackupError('The file is not a backup of this shop, or a part of it is missing.')
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

async function storePicture(pictures: PictureStorage, line: string): Promise<void> {
  const [, name, base64] = parse(pictureSchema, line)
  if (!isPictureName(name)) throw new BackupError('The backup has a picture with an invalid name.')
  try {
    await pictures.put(name, Buffer.from(base64, 'base64'))
  } catch (error) {
    throw new BackupError(`The uploaded pictures cannot be stored: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Writes the lines of a backup, after its first, into the tables and the storage of pictures. */
class Restoration {
  private table: Table | undefined
  private rows: string[] = []
  private characters = 0
  private rowsOfTable = 0
  /** The rows that are being inserted while the next ones are read. */
  private inserting = Promise.resolve()
  private rowCount = 0
  private pictureCount = 0
  private isComplete = false

  constructor(
    private readonly db: EntityManager,
    private readonly tables: readonly Table[],
    private readonly pictures: PictureStorage,
    private readonly indexes: LateIndexes,
  ) {}

  async write(lines: AsyncGenerator<string>): Promise<void> {
    for await (const line of lines) {
      if (this.isComplete) throw new BackupError('The backup continues after its end.')
      await this.writeLine(line)
    }
    if (!this.isComplete)
      throw new BackupError('A part of the backup is missing. Nothing was restored.')
  }

  private async writeLine(line: string): Promise<void> {
    if (line.startsWith('{')) await this.addRow(line)
    else if (line.startsWith('["table"')) await this.startTable(line)
    else if (line.startsWith('["picture"')) {
      await storePicture(this.pictures, line)
      this.pictureCount += 1
    } else {
      const [, rows, pictures = 0] = parse(endSchema, line)
      await this.finishTable()
      this.isComplete = rows === this.rowCount && pictures === this.pictureCount
    }
  }

  private async startTable(line: string): Promise<void> {
    await this.finishTable()
    const [, name, lastId] = parse(tableSchema, line)
    this.table = this.tables.find((table) => table.name === name)
    if (!this.table)
      throw new BackupError(`The backup has a table “${name}” that this shop does not have.`)
    if (lastId !== null) {
      await this.db.query('SELECT setval($1, $2)', [this.table.sequence, lastId])
    }
  }

  private async addRow(line: string): Promise<void> {
    if (!this.table) throw new BackupError('The backup has a row without a table.')
    checkRow(line)
    this.rows.push(line)
    this.characters += line.length
    const isFull = this.rows.length >= INSERTED_ROWS || this.characters >= INSERTED_CHARACTERS
    if (isFull) await this.flush()
  }

  private async flush(): Promise<void> {
    const { db, table, rows } = this
    await this.inserting
    if (!table) return
    if (this.rowsOfTable >= INDEXED_LATER_ROWS) await this.indexes.postpone(table)
    this.inserting = insert(db, table, rows)
    // The next `await` of it throws the error.
    this.inserting.catch(() => {})
    this.rowCount += rows.length
    this.rowsOfTable += rows.length
    this.rows = []
    this.characters = 0
  }

  private async finishTable(): Promise<void> {
    await this.flush()
    await this.inserting
    this.rowsOfTable = 0
  }
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

/** Restores into an open database with the backup's schema, and ends all access: see `restore`. */
export async function restoreInto(
  dataSource: DataSource,
  pictures: PictureStorage,
  file: string,
): Promise<Restored> {
  return dataSource.transaction(async (db) => {
    await db.query('SET LOCAL statement_timeout = 0')
    const tables = await readTables(db)
    await requireEmpty(db, tables)
    // Restoring must not fire triggers: no webhook may be sent again.
    for (const { name } of tables) await db.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
    const lines = readLines(file)
    const [, madeAt] = parse(headSchema, (await lines.next()).value)
    const indexes = new LateIndexes(db)
    try {
      await new Restoration(db, tables, pictures, indexes).write(lines)
      await indexes.create()
    } catch (error) {
      if (error instanceof BackupError) throw error
      throw new BackupError('A part of the backup is missing or broken. Nothing was restored.', {
        cause: error,
      })
    }
    // Autovacuum would do it minutes later, and never in the embedded database: until then plans are guesses.
    await db.query('ANALYZE')
    const ended = await endAccess(db, tables)
    const nextOrderId = await advanceSequences(db, new Date(madeAt))
    for (const { name } of tables) await db.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
    await notifyOfCatalogue(db)
    return { ...ended, nextOrderId }
  })
}

/**
 * Fills an empty database from a backup, completely or not at all, and stores its pictures; a failed one can
 * leave pictures behind, which nothing refers to. A backup of the embedded database can be restored on a
 * server and the other way round. The next start migrates an older schema. Throws a BackupError for an
 * incomplete or foreign file, and for a database that is not empty. Sessions, API keys and waiting messages
 * are not revived (see endAccess), and no ID is given out twice (see advanceSequences).
 */
export async function restore(
  settings: DatabaseSettings,
  pictures: PictureStorage,
  file: string,
): Promise<Restored & Pick<Head, 'madeAt'>> {
  const { madeAt, migrations } = await readHead(file)
  const database = await openDatabase(settings, {
    migrations: migrations.length,
    limits: NO_SOCKET_TIMEOUT,
  })
  try {
    const ended = await restoreInto(database.dataSource, pictures, file)
    // An older schema is migrated by the next start, which does so, too.
    if (migrations.length === MIGRATIONS.length) await tidySearchTables(database.dataSource.manager)
    return { ...ended, madeAt }
  } finally {
    await database.close()
  }
}
