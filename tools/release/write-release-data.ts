import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { version } from '../../package.json'
import { backUp } from '../../server/app/backup/backup'
import { ENTITIES } from '../../server/app/features'
import { folderStorage } from '../../server/catalogue/pictures/picture-storage'
import { openDatabase } from '../../server/platform/database/open'
import { createProduct, createShopper } from '../../server/test/factories'
import { fillTables } from '../../server/test/fill-tables'

// `npm run release-data`: writes the folder of released data for the version in package.json. See the README there.

const target = `server/platform/database/schema/released/${version}`

/** Tables about the state of one database, or derived from others: another release may have other rows. */
const LEFT_OUT = [
  'catalogue_version',
  'fills',
  'function_files',
  'import_rows',
  'jobs',
  'migrations',
  'search_pairs',
  'search_words',
  'stale_customers',
]

/** A row of each kind, and the account and the product that the test of upgrades signs in with and finds. */
async function fill(db: EntityManager): Promise<void> {
  await fillTables(db)
  await db.query(`DELETE FROM products WHERE name LIKE 'Product %'`)
  await createShopper(db, { firstName: 'منى', email: 'shopper1@example.com' })
  await createProduct(db, { name: 'Salmon cat food 1.5 kg' })
}

async function readRows(db: EntityManager): Promise<Record<string, unknown>> {
  return db.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL TIME ZONE 'UTC'`)
    const tables = await transaction.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY tablename`,
      [LEFT_OUT],
    )
    const rows: Record<string, unknown> = {}
    for (const { name } of tables) {
      const found = await transaction.query<{ row: unknown }[]>(
        `SELECT row_to_json(t) AS row FROM "${name}" AS t ORDER BY t`,
      )
      if (found.length > 0) rows[name] = found.map(({ row }) => row)
    }
    const sequences = await transaction.query(
      'SELECT sequencename AS name, last_value::int AS last FROM pg_sequences ORDER BY sequencename',
    )
    return { ...rows, sequences }
  })
}

function compressFolder(folder: string, archive: string): Buffer {
  execFileSync('tar', ['--owner=0', '--group=0', '-cf', archive, '-C', folder, '.'])
  return brotliCompressSync(readFileSync(archive), {
    params: {
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_LARGE_MAX_WINDOW_BITS,
    },
  })
}

const work = mkdtempSync(join(tmpdir(), 'release-data-'))
const dataDir = join(work, 'data')
mkdirSync(dataDir, { mode: 0o700 })
mkdirSync(target, { recursive: true })
const settings = { databaseUrl: undefined, databasePoolSize: 2, dataDir }

const database = await openDatabase(settings, { entities: ENTITIES })
await fill(database.dataSource.manager)
const rows = await readRows(database.dataSource.manager)
await database.close()

writeFileSync(join(target, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`)
await backUp(settings, folderStorage(join(work, 'pictures')), join(target, 'shop.backup.gz'))
writeFileSync(join(target, 'data.tar.br'), compressFolder(dataDir, join(work, 'data.tar')))
rmSync(work, { recursive: true })
process.stdout.write(`The data of ${version} is in ${target}.\n`)
