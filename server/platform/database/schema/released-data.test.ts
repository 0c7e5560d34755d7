import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { login } from '../../../accounts/accounts/login.service'
import { restore } from '../../../app/backup/restore'
import { NOT_BACKED_UP } from '../../../app/backup/tables'
import { ENTITIES } from '../../../app/features'
import { createPictureStorage } from '../../../catalogue/pictures/picture-storage'
import { searchProducts } from '../../../catalogue/search/search.service'
import { initializeDataFolder, temporaryFolder } from '../../../test/folder'
import { listSources } from '../../../test/list-sources'
import { createDatabase, dropDatabase } from '../../../test/server-database'
import { accountSettings } from '../../../test/shop'
import { openDatabase } from '../open'

interface Row {
  readonly [column: string]: unknown
}

const source = inject('testDatabase')
const folder = fileURLToPath(new URL('./released', import.meta.url))
const releases = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The rows of every table at the time of the release, and `sequences`. */
function rowsOf(release: string): Record<string, Row[]> {
  return JSON.parse(readFileSync(join(folder, release, 'rows.json'), 'utf8'))
}

function unpack(release: string): string {
  const compressed = readFileSync(join(folder, release, 'data.tar.br'))
  const target = temporaryFolder()
  const archive = join(target, 'data.tar')
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  writeFileSync(archive, brotliDecompressSync(compressed, { params }))
  const dataDir = join(target, 'data')
  mkdirSync(dataDir)
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', dataDir], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar: ${stderr}`)
  return dataDir
}

const sortRows = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** A restore ends all sessions, and is a transaction of its own. */
const CHANGED_BY_RESTORE = ['token_version', 'changed_in']

/** A restore ends the access of tools, too. */
const NOT_RESTORED = new Set([...NOT_BACKED_UP, 'api_keys', 'webhook_deliveries'])

/** Tables that have another name today, with the new names of their columns. */
const RENAMED: Readonly<
  Record<string, { readonly table: string; readonly columns: Readonly<Record<string, string>> }>
> = {
  order_status_changes: { table: 'order_events', columns: { changed_at: 'happened_at' } },
}

/** Compares all rows with the release's, in the columns that it had. */
async function expectEveryRow(
  db: EntityManager,
  release: string,
  { isRestored = false }: { readonly isRestored?: boolean } = {},
): Promise<void> {
  const { sequences = [], ...tables } = rowsOf(release)
  await db.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL TIME ZONE 'UTC'`)
    for (const [table, before] of Object.entries(tables)) {
      if (isRestored && NOT_RESTORED.has(table)) continue
      const columns = Object.keys(before[0] ?? {}).filter(
        (column) => !isRestored || !CHANGED_BY_RESTORE.includes(column),
      )
      const pick = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]]))
      const renamed = RENAMED[table]
      const found = await transaction.query<{ row: Row }[]>(
        `SELECT row_to_json(t) AS row FROM "${renamed?.table ?? table}" AS t`,
      )
      const now = found.map(({ row }) =>
        Object.fromEntries(
          columns.map((column) => [column, row[renamed?.columns[column] ?? column]]),
        ),
      )
      expect(sortRows(now), table).toEqual(sortRows(before.map(pick)))
    }
    const last = await transaction.query<{ name: string; last: string | null }[]>(
      'SELECT sequencename AS name, last_value AS last FROM pg_sequences',
    )
    // Ids of deleted rows are not reused; only migrations are numbered anew.
    for (const { name, last: before } of sequences.filter(
      ({ name }) => name !== MIGRATIONS_SEQUENCE,
    )) {
      const today = String(name).replace('order_status_changes', 'order_events')
      const now = Number(last.find((one) => one.name === today)?.last)
      // A restore gives out no number that may have been given out since the backup.
      if (isRestored) expect(now, today).toBeGreaterThanOrEqual(Number(before))
      else expect(now, today).toBe(before)
    }
  })
}

const MIGRATIONS_SEQUENCE = 'migrations_id_seq'

/** Checks that the shop works with the data: signing in and searching. */
async function expectWorkingShop(db: EntityManager): Promise<void> {
  const input = { email: 'shopper1@example.com', password: 'secret1' }
  const caller = { address: '192.0.2.1', userAgent: 'Tests', locale: 'en' } as const
  const session = await login(db, accountSettings(), caller, input)
  expect(session.firstName).toBe('منى')
  const { nodes } = await searchProducts(listSources(db), { query: 'salmn food' })
  expect(nodes.map(({ name }) => name)).toEqual(['Salmon cat food 1.5 kg'])
}

async function openAndCompare(
  settings: Parameters<typeof openDatabase>[0],
  release: string,
  options?: Parameters<typeof expectEveryRow>[2],
) {
  const database = await openDatabase(settings, { entities: ENTITIES })
  try {
    await expectEveryRow(database.dataSource.manager, release, options)
    await expectWorkingShop(database.dataSource.manager)
  } finally {
    await database.close()
  }
}

describe.each(releases)('Of release %s', (release) => {
  test('a data folder opens with all rows, twice', async () => {
    const settings = { databaseUrl: undefined, databasePoolSize: 2, dataDir: unpack(release) }
    await openAndCompare(settings, release)
    await openAndCompare(settings, release)
  })

  test('a backup is restored with all rows', async () => {
    const databaseUrl = 'template' in source ? await createDatabase(source.template) : undefined
    onTestFinished(async () => {
      if (databaseUrl) await dropDatabase(databaseUrl)
    })
    const settings = {
      databaseUrl,
      databasePoolSize: 2,
      dataDir: initializeDataFolder(temporaryFolder()),
    }
    const pictures = await createPictureStorage({ ...settings, pictureBucket: undefined })
    await restore(settings, pictures, join(folder, release, 'shop.backup.gz'))
    await openAndCompare(settings, release, { isRestored: true })
  })
})
