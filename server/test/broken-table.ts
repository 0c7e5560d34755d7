import type { EntityManager } from 'typeorm'

/** Runs the work while every statement on the table fails with an unexpected error. */
export async function withoutTable(
  db: EntityManager,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.query(`ALTER TABLE ${table} RENAME TO ${table}_renamed`)
  try {
    await work()
  } finally {
    await db.query(`ALTER TABLE ${table}_renamed RENAME TO ${table}`)
  }
}
