import type { EntityManager } from 'typeorm'

/** Runs the work while every statement on the table fails: a bug, as far as the shop can tell. */
export async function withoutTable(
  db: EntityManager,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    await work()
  } finally {
    await db.query(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
}
