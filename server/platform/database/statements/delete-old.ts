import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from './statement'

/** Few enough that no request waits long for them. */
const BATCH = 1_000

/**
 * Declares a statement that deletes the rows of a table that a condition describes, such as those that have expired:
 * which may have parameters, in batches, each of which is a transaction, and without waiting for rows that somebody uses.
 */
export function deletesOld(
  name: string,
  { table, where }: { readonly table: string; readonly where: string },
): (db: EntityManager, ...parameters: readonly unknown[]) => Promise<void> {
  const deleteBatch = statement({
    name,
    sql: `WITH removed AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )) RETURNING 1
     )
     SELECT count(*)::int AS count FROM removed`,
    row: z.object({ count: z.int() }),
  })
  return async (db, ...parameters) => {
    let count = BATCH
    while (count === BATCH) count = (await deleteBatch(db, parameters))[0]?.count ?? 0
  }
}
