import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { setUpDatabase } from '../../../test/shop'
import { connect } from '../open'
import {
  BACKFILLED_AT_ONCE_ROWS,
  type Backfill,
  requireBackfilled,
  runBackfills,
} from './backfills'
import { changeSchema } from './migrate'

const shop = setUpDatabase()

/** Counts how often it has changed each row. */
const FILL: Backfill = {
  name: 'samples.changes',
  table: 'fill_samples',
  sql: 'UPDATE fill_samples SET changes = changes + 1 WHERE id > $1 AND id <= $2',
  files: ['text-key.sql'],
}

async function createSamples(rows: number): Promise<void> {
  await shop.db.query(
    'CREATE TABLE fill_samples (id int PRIMARY KEY, changes int NOT NULL DEFAULT 0)',
  )
  onTestFinished(() => shop.db.query('DROP TABLE fill_samples'))
  // Ids of deleted rows are missing.
  await shop.db.query(
    'INSERT INTO fill_samples SELECT n * 7 FROM generate_series(1, $1::int) AS n',
    [rows],
  )
}

async function readChanges(): Promise<Readonly<Record<string, number>>> {
  const rows = await shop.db.query<{ changes: number; rows: number }[]>(
    'SELECT changes, count(*)::int AS rows FROM fill_samples GROUP BY changes',
  )
  return Object.fromEntries(rows.map(({ changes, rows }) => [changes, rows]))
}

const readProgress = () =>
  shop.db.query('SELECT rows, finished_at IS NOT NULL AS "isFinished" FROM fills')

beforeEach(() => shop.db.query('DELETE FROM fills'))

describe('A backfill', () => {
  test('changes every row once, in batches, and is not repeated', async () => {
    await createSamples(2_500)
    await runBackfills(shop.db, [FILL])
    await runBackfills(shop.db, [FILL])
    expect(await readChanges()).toEqual({ 1: 2_500 })
    expect(await readProgress()).toEqual([{ rows: '2500', isFinished: true }])
  })

  test('that is stopped goes on where it was', async () => {
    await createSamples(2_500)
    const stopping = new AbortController()
    const stopped = {
      ...FILL,
      get sql() {
        stopping.abort()
        return FILL.sql
      },
    }
    await runBackfills(shop.db, [stopped], { signal: stopping.signal })
    expect(await readChanges()).toEqual({ 0: 1_500, 1: 1_000 })
    expect(await readProgress()).toEqual([{ rows: '1000', isFinished: false }])
    await runBackfills(shop.db, [FILL])
    expect(await readChanges()).toEqual({ 1: 2_500 })
  })

  test('on two servers at once changes every row once', async () => {
    await createSamples(5_000)
    const { url } = shop.database
    const other = url === undefined ? undefined : await connect({ url }, { poolSize: 2 })
    onTestFinished(async () => other?.close())
    // Both find it begun.
    await runBackfills(shop.db, [FILL], { signal: AbortSignal.abort() })
    await Promise.all([
      runBackfills(shop.db, [FILL]),
      runBackfills(other?.dataSource.manager ?? shop.db, [FILL]),
    ])
    expect(await readChanges()).toEqual({ 1: 5_000 })
  })

  test('ends although rows are added all the time', async () => {
    await createSamples(1_500)
    const adding = {
      ...FILL,
      sql: `WITH added AS (INSERT INTO fill_samples (id, changes) SELECT max(id) + 1, 1 FROM fill_samples) ${FILL.sql}`,
    }
    await runBackfills(shop.db, [adding])
    // The first added row was met by the second batch, the last one by none.
    expect(await readChanges()).toEqual({ 1: 1_501, 2: 1 })
  })

  test('whose SQL fails keeps what it has filled', async () => {
    await createSamples(2_500)
    const failing = { ...FILL, sql: `${FILL.sql} AND 1 / (id - 1007 * 7) IS NOT NULL` }
    await expect(runBackfills(shop.db, [failing])).rejects.toThrow('division by zero')
    expect(await readChanges()).toEqual({ 0: 1_500, 1: 1_000 })
  })

  test('begins anew once a function that it uses has changed', async () => {
    await createSamples(10)
    await runBackfills(shop.db, [FILL])
    const setHash = (hash: string) =>
      shop.db.query(
        `UPDATE function_files SET hash = $1 WHERE name = 'text-key.sql' RETURNING hash`,
        [hash],
      )
    const [file] = await shop.db.query<{ hash: string }[]>(
      `SELECT hash FROM function_files WHERE name = 'text-key.sql'`,
    )
    onTestFinished(() => setHash(file?.hash ?? ''))
    await setHash('changed')
    await runBackfills(shop.db, [FILL])
    expect(await readChanges()).toEqual({ 2: 10 })
  })
})

describe('A migration that needs a backfill', () => {
  test('completes it in a small shop that has skipped a release', async () => {
    await createSamples(2_500)
    await changeSchema(shop.database.dataSource, (db) => requireBackfilled(db, FILL))
    expect(await readChanges()).toEqual({ 1: 2_500 })
    await changeSchema(shop.database.dataSource, (db) => requireBackfilled(db, FILL))
    expect(await readChanges()).toEqual({ 1: 2_500 })
  })

  test('is refused in a large one', async () => {
    await createSamples(BACKFILLED_AT_ONCE_ROWS + 1)
    await expect(
      changeSchema(shop.database.dataSource, (db) => requireBackfilled(db, FILL)),
    ).rejects.toThrow('The table fill_samples is not backfilled yet (samples.changes).')
    expect(await readChanges()).toEqual({ 0: BACKFILLED_AT_ONCE_ROWS + 1 })
    await runBackfills(shop.db, [FILL])
    await changeSchema(shop.database.dataSource, (db) => requireBackfilled(db, FILL))
  })
})
