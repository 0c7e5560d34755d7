import type { QueryRunner } from 'typeorm'

/** Building an index of a smaller table takes no time in which anybody would wait. */
const SMALL_ROWS = 50_000

/**
 * Builds an index while the shop writes to its table, in a migration with `isOutsideTransaction`. An attempt that was
 * interrupted has left an invalid index, which is replaced. `on` is what follows ON in CREATE INDEX.
 */
export async function buildIndex(runner: QueryRunner, name: string, on: string): Promise<void> {
  const [table = ''] = on.split(/[\s(]/)
  const [size] = await runner.manager.query<{ rows: number }[]>(
    `SELECT count(*)::int AS rows FROM (SELECT FROM ${table} LIMIT ${SMALL_ROWS + 1}) AS counted`,
  )
  // One in a transaction, as when tests revert and repeat all migrations, or on the embedded database.
  const concurrently = (size?.rows ?? 0) > SMALL_ROWS ? 'CONCURRENTLY' : ''
  await runner.query(`DROP INDEX ${concurrently} IF EXISTS ${name}`)
  await runner.query(`CREATE INDEX ${concurrently} ${name} ON ${on}`)
}
