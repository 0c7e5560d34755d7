import type { EntityManager } from 'typeorm'

/** The tables that grow with every order, and those of products and accounts. */
const LARGE_TABLES = [
  'cash_entries',
  'change_log',
  'customer_profiles',
  'order_events',
  'order_items',
  'orders',
  'products',
  'shipments',
  'stock_movements',
  'users',
]

interface TableUse {
  readonly name: string
  readonly file: number
  readonly changed: number
  readonly scans: number
  readonly isLocked: boolean
}

// The effects of the current transaction. Locks from Share on keep others from writing, or even from reading.
const USE = `SELECT relname AS name, pg_relation_filenode(relid) AS file,
    (n_tup_upd + n_tup_del)::int AS changed, (seq_scan + coalesce(idx_scan, 0))::int AS scans,
    EXISTS (SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND relation = relid AND granted
      AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) AS "isLocked"
  FROM pg_stat_xact_user_tables WHERE relname = ANY ($1) ORDER BY relname`

const readUse = (db: EntityManager) => db.query<TableUse[]>(USE, [LARGE_TABLES])

/**
 * The effects of a schema change, in the caller's transaction, does to large tables for which the shop would stop: whether it
 * changes their rows, writes them anew, or reads them while nobody else may write them.
 */
export async function findHeavyChanges(
  db: EntityManager,
  change: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = new Map((await readUse(db)).map((table) => [table.name, table]))
  await change()
  const after = await readUse(db)
  return after.flatMap(({ name, file, changed, scans, isLocked }) => {
    const earlier = before.get(name)
    if (!earlier) return []
    return [
      ...(changed > earlier.changed ? [`changes rows of ${name}`] : []),
      ...(file !== earlier.file ? [`writes ${name} anew`] : []),
      ...(isLocked && scans > earlier.scans ? [`reads ${name} under a lock`] : []),
    ]
  })
}
