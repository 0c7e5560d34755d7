import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, lstat, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DataSource, EntityManager } from 'typeorm'
import { PICTURE_WIDTHS, pictureName } from '#domain/products/pictures'
import type { PictureStorage } from '../../catalogue/pictures/picture-storage'
import { openDatabase } from '../../platform/database/open'
import {
  BackupError,
  CHUNK_BYTES,
  type DatabaseSettings,
  FORMAT,
  NO_SOCKET_TIMEOUT,
} from './backup-file'
import { readTables, type Table } from './tables'

/** Of a table and its large values, per statement. */
const READ_BYTES = 1024 * 1024
/** Texts of that size that wait for compression: their JSON is several times as large. */
const WAITING_TEXTS = 2
/** Takes half of the time of the default, for a file that is a seventh larger. */
const COMPRESSION_LEVEL = 3

/**
 * The number of pictures in a backup, and of pictures that products and reviews refer to but the storage does
 * not have.
 */
export interface BackedUpPictures {
  readonly stored: number
  readonly missing: number
}

const toLine = (values: readonly unknown[]) => `${JSON.stringify(values)}\n`

async function lastIdOf(db: EntityManager, { sequence }: Table): Promise<number | null> {
  if (!sequence) return null
  const [row] = await db.query<{ last: string | null }[]>(
    'SELECT pg_sequence_last_value($1::regclass) AS last',
    [sequence],
  )
  return row?.last ? Number(row.last) : null
}

/** The blocks of a table, and how many of them are read at once. */
async function readBlocks(
  db: EntityManager,
  { name }: Table,
): Promise<{ readonly count: number; readonly step: number }> {
  const [size] = await db.query<{ blocks: number; bytes: number }[]>(
    `SELECT (pg_relation_size(c.oid) / current_setting('block_size')::int)::float8 AS blocks,
       pg_table_size(c.oid)::float8 AS bytes
     FROM pg_class AS c WHERE c.oid = $1::regclass`,
    [`"${name}"`],
  )
  const { blocks = 0, bytes = 0 } = size ?? {}
  return {
    count: blocks,
    step: Math.max(1, Math.floor((READ_BYTES * blocks) / Math.max(bytes, 1))),
  }
}

/**
 * The rows of a table, some blocks at a time and each time as one value: receiving millions of small ones takes longer
 * than making them.
 */
async function* tableRows(db: EntityManager, table: Table): AsyncGenerator<string, number> {
  const { count, step } = await readBlocks(db, table)
  let rows = 0
  for (let block = 0; block < count; block += step) {
    const [read] = await db.query<{ rows: number; lines: string | null }[]>(
      `SELECT count(*)::int AS rows, string_agg(row_to_json(t)::text, E'\n') AS lines
       FROM "${table.name}" AS t WHERE ctid >= $1::tid AND ctid < $2::tid`,
      [`(${block},0)`, `(${block + step},0)`],
    )
    if (!read?.lines) continue
    rows += read.rows
    yield `${read.lines}\n`
  }
  return rows
}

/** The header, and all rows of all tables. Returns their number. */
async function* tableLines(db: EntityManager): AsyncGenerator<string, number> {
  await db.query('SET LOCAL statement_timeout = 0')
  const [found] = await db.query<{ shop: string | null }[]>(
    `SELECT to_regclass('migrations') AS shop`,
  )
  if (!found?.shop) throw new BackupError('The database has no shop in it.')
  const migrations = await db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
  const names = migrations.map(({ name }) => name)
  yield toLine([FORMAT, new Date().toISOString(), names])
  let count = 0
  for (const table of await readTables(db)) {
    yield toLine(['table', table.name, await lastIdOf(db, table)])
    count += yield* tableRows(db, table)
  }
  return count
}

/** The hashes of the uploaded pictures of products and reviews. */
async function readPictureHashes(db: EntityManager): Promise<readonly string[]> {
  // Before the first start of a new version, the schema may have no reviews and a single picture per product.
  const [reviews] = await db.query<{ name: string | null }[]>(
    `SELECT to_regclass('public.reviews') AS name`,
  )
  const rows = await db.query<{ hash: string }[]>(
    `SELECT DISTINCT substring(url FROM '/media/([0-9a-f]{64})[.]webp$') AS hash
     FROM (
       SELECT jsonb_array_elements_text(
         to_jsonb(image_url) || coalesce(to_jsonb(products) -> 'more_image_urls', '[]')) AS url
       FROM products ${reviews?.name ? 'UNION SELECT image_url FROM reviews' : ''}
     ) AS pictures
     WHERE url ~ '/media/[0-9a-f]{64}[.]webp$' ORDER BY hash`,
  )
  return rows.map(({ hash }) => hash)
}

async function readPicture(pictures: PictureStorage, name: string): Promise<Buffer | undefined> {
  try {
    return await pictures.get(name)
  } catch (error) {
    throw new BackupError(`The uploaded pictures cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

async function* pictureLines(
  pictures: PictureStorage,
  hashes: readonly string[],
): AsyncGenerator<string, BackedUpPictures> {
  let stored = 0
  let missing = 0
  for (const hash of hashes) {
    for (const width of PICTURE_WIDTHS) {
      const name = pictureName(hash, width)
      const bytes = await readPicture(pictures, name)
      if (bytes) {
        stored += 1
        yield toLine(['picture', name, bytes.toString('base64')])
      } else missing += 1
    }
  }
  return { stored, missing }
}

async function* databaseLines(dataSource: DataSource) {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.startTransaction('REPEATABLE READ')
    const rows = yield* tableLines(runner.manager)
    const hashes = await readPictureHashes(runner.manager)
    await runner.commitTransaction()
    return { rows, hashes }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction()
    await runner.release()
  }
}

async function requireNew(file: string): Promise<void> {
  const existing = await lstat(file).catch(() => undefined)
  if (existing) throw exists(file)
}

function exists(file: string): BackupError {
  return new BackupError(`The file ${file} exists already. Choose another name for the backup.`)
}

function writeError(file: string, error: unknown): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return exists(file)
  if (!path && syscall !== 'write' && syscall !== 'fsync') return error
  return new BackupError(`The backup ${file} cannot be written: ${code}.`, { cause: error })
}

/**
 * Writes every table, as of one moment, and the uploaded pictures of products and reviews into a new file that only
 * its owner can read. The shop may be open meanwhile, unless it is on the embedded database, which
 * belongs to one process. Throws a BackupError when the file exists or cannot be written; an
 * incomplete one is removed.
 */
export async function backUp(
  settings: DatabaseSettings,
  pictures: PictureStorage,
  file: string,
): Promise<BackedUpPictures> {
  await requireNew(file)
  // A backup changes nothing: an older schema is kept as it is.
  const database = await openDatabase(settings, { migrations: 0, limits: NO_SOCKET_TIMEOUT })
  const unfinished = `${file}.${randomUUID()}.unfinished`
  let result: BackedUpPictures = { stored: 0, missing: 0 }
  async function* lines() {
    const { rows, hashes } = yield* databaseLines(database.dataSource)
    // After the transaction: pictures never change, and a bucket can be slow.
    result = yield* pictureLines(pictures, hashes)
    yield toLine(['end', rows, result.stored])
  }
  try {
    await pipeline(
      Readable.from(lines(), { highWaterMark: WAITING_TEXTS }),
      createGzip({ level: COMPRESSION_LEVEL, chunkSize: CHUNK_BYTES }),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    // Unlike a rename, it never replaces a file.
    await link(unfinished, file)
    return result
  } catch (error) {
    throw writeError(file, error)
  } finally {
    await rm(unfinished, { force: true })
    await database.close()
  }
}
