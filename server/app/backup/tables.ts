import type { EntityManager } from 'typeorm'
import { FEATURES } from '../features'

/** A table of the shop. */
export interface Table {
  readonly name: string
  /** All except generated ones, and `changed_in`, which refers to transactions of one database. */
  readonly columns: readonly string[]
  readonly sequence: string | null
  readonly refersTo: readonly string[]
}

// A restored database has migrations and functions of its own, too.
export const NOT_BACKED_UP: readonly string[] = [
  'migrations',
  'function_files',
  ...FEATURES.flatMap(({ tablesNotBackedUp = [] }) => tablesNotBackedUp),
]

/** The tables that a backup has, each after those that it references. */
export async function readTables(db: EntityManager): Promise<readonly Table[]> {
  const tables = await db.query<Table[]>(
    `SELECT tables.table_name AS name,
       (SELECT json_agg(column_name ORDER BY ordinal_position) FROM information_schema.columns
        WHERE columns.table_schema = 'public' AND columns.table_name = tables.table_name
          AND is_generated = 'NEVER' AND column_name <> 'changed_in') AS columns,
       (SELECT pg_get_serial_sequence('public.' || tables.table_name, column_name)
        FROM information_schema.columns
        WHERE columns.table_schema = 'public' AND columns.table_name = tables.table_name
          AND is_identity = 'YES') AS sequence,
       (SELECT coalesce(json_agg(DISTINCT confrelid::regclass::text), '[]') FROM pg_constraint
        WHERE contype = 'f' AND conrelid = ('public.' || tables.table_name)::regclass
          AND confrelid <> conrelid) AS "refersTo"
     FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name <> ALL ($1)
     ORDER BY table_name`,
    [NOT_BACKED_UP],
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
