import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { eraseAccount } from '../../accounts/accounts/personal-data.service'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'

const BATCH = 200

const findUnused = statement({
  name: 'visitors.findUnused',
  sql: `SELECT id FROM users
     WHERE email IS NULL AND created_at < now() - 2 * interval '${TOKEN_LIFETIME_SECONDS} seconds'
       AND NOT EXISTS (SELECT FROM orders WHERE orders.user_id = users.id)
     ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  row: z.object({ id: z.int() }),
})

/** Deletes accounts of visitors that have no order, once nobody can be signed in to them any more. Returns how many. */
export async function removeUnusedVisitors(
  db: EntityManager,
  providers: readonly PersonalDataProvider[],
): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await db.transaction(async (transaction) => {
      const unused = await findUnused(transaction, [])
      for (const { id } of unused) await eraseAccount(transaction, id, providers)
      return unused.length
    })
    removed += count
    if (count < BATCH) return removed
  }
}
