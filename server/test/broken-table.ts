import type { EntityManager } from 'typeorm'

/** Runs the work while every statement on the table fails with an unexpected error. */
export async function withoutTable<Result>(
  db: EntityManager,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.query(`ALTER TABLE ${table} RENAME TO ${table}_renamed`)
  try {
    return await work()
  } finally {
    await db.query(`ALTER TABLE ${table}_renamed RENAME TO ${table}`)
  }
}
