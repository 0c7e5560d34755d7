import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import { LISTING_COLUMNS, type ListingRow, listingRow } from './listing-row'

/** How far an index of the catalogue has followed it. */
export interface CatalogueState {
  readonly version: number
  /** How many transactions have deleted products. */
  readonly deletions: string
  /** Transactions from this one on may not have been seen. */
  readonly unseenFrom: string
}

const stateColumns = {
  version: z.string(),
  deletions: z.string(),
  unseenFrom: z.string(),
}

const STATE = `SELECT version, deletions,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "unseenFrom",
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS "unseenTo"
  FROM catalogue_version`

const readCurrentState = statement({
  name: 'listing.readState',
  sql: `SELECT version, deletions, "unseenFrom" FROM (${STATE}) AS state`,
  row: z.object(stateColumns),
})

interface StateRow {
  readonly version: string
  readonly deletions: string
  readonly unseenFrom: string
}

function toState(row: StateRow | undefined): CatalogueState {
  if (!row) throw new Error('The catalogue has no version')
  const { version, deletions, unseenFrom } = row
  return { version: Number(version), deletions, unseenFrom }
}

export async function readState(db: EntityManager): Promise<CatalogueState> {
  const [row] = await readCurrentState(db)
  return toState(row)
}

/** So many take a few milliseconds of the event loop. */
const PAGE = 250

const readRows = statement({
  name: 'listing.readRows',
  sql: `SELECT ${LISTING_COLUMNS} FROM products WHERE id > $1 ORDER BY id LIMIT ${PAGE}`,
  row: listingRow,
})

/** All products, in pages, each read by its own statement. */
export async function* readAllRows(db: EntityManager): AsyncGenerator<readonly ListingRow[]> {
  let lastId = 0
  for (;;) {
    const rows = await readRows(db, [lastId])
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    lastId = rows.at(-1)?.id ?? lastId
  }
}

type Nullable<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodNullable<Shape[Name]>
}

const nullable = Object.fromEntries(
  Object.entries(listingRow.shape).map(([name, type]) => [name, z.nullable(type)]),
) as Nullable<typeof listingRow.shape>

const readChangedRows = statement({
  name: 'listing.readChangedRows',
  // Rows from `unseenTo` on were not changed in this database: it was copied from another.
  sql: `SELECT state.version, state.deletions, state."unseenFrom", ${LISTING_COLUMNS}
     FROM (${STATE}) AS state
     LEFT JOIN products ON changed_in >= $1 AND changed_in < state."unseenTo"`,
  row: z.object({ ...stateColumns, ...nullable }),
})

/** The products that may have changed since a state, and the state in which they are now. */
export async function readChanges(
  db: EntityManager,
  since: CatalogueState,
): Promise<{ readonly state: CatalogueState; readonly rows: readonly ListingRow[] }> {
  const changed = await readChangedRows(db, [since.unseenFrom])
  const rows = changed.filter((row): row is ListingRow & StateRow => row.id !== null)
  return { state: toState(changed[0]), rows }
}

const readAllIds = statement({
  name: 'listing.readIds',
  sql: `SELECT coalesce(string_agg(int4send(id), ''), '') AS ids FROM products`,
  row: z.object({ ids: z.instanceof(Buffer) }),
})

/** Ids that a statement returned as one value, which pg parses in a thousandth of the time. */
export function decodeIds(bytes: Buffer): Int32Array {
  const ids = new Int32Array(bytes.length / 4)
  for (let index = 0; index < ids.length; index += 1) ids[index] = bytes.readInt32BE(4 * index)
  return ids
}

export async function readIds(db: EntityManager): Promise<ReadonlySet<number>> {
  const [row] = await readAllIds(db)
  return new Set(decodeIds(row?.ids ?? Buffer.alloc(0)))
}
