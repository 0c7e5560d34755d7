import type { EntityManager } from 'typeorm'
import type { Table } from './tables'

/** A table with more rows gets its indexes and foreign keys after all of them, since most shops are smaller. */
export const INDEXED_LATER_ROWS = 10_000

/** For sorting the entries of an index. */
const SORT_MEMORY = '256MB'

interface Dropped {
  readonly drop: string
  readonly create: string
}

// Indexes of constraints stay: foreign keys refer to them.
const INDEXES = `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create
  FROM pg_index WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY indexrelid`

const FOREIGN_KEYS = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f' ORDER BY oid`

/**
 * Indexes and foreign keys that are created once a large table is filled: an index is built several times faster than
 * it grows, and a foreign key is checked for all rows at once.
 */
export class LateIndexes {
  private readonly tables = new Set<string>()
  private readonly indexes: Dropped[] = []
  private readonly foreignKeys: Dropped[] = []

  constructor(private readonly db: EntityManager) {}

  /** Drops those of a table until `create` is called. */
  async postpone({ name }: Table): Promise<void> {
    if (this.tables.has(name)) return
    this.tables.add(name)
    for (const [query, list] of [
      [INDEXES, this.indexes],
      [FOREIGN_KEYS, this.foreignKeys],
    ] as const) {
      const found = await this.db.query<Dropped[]>(query, [`"${name}"`])
      for (const { drop } of found) await this.db.query(drop)
      list.push(...found)
    }
  }

  /** Fails if rows contradict a unique index or a foreign key. */
  async create(): Promise<void> {
    if (this.tables.size === 0) return
    await this.db.query(`SET LOCAL maintenance_work_mem = '${SORT_MEMORY}'`)
    for (const { create } of [...this.indexes, ...this.foreignKeys]) await this.db.query(create)
  }
}
