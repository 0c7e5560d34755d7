import type { EntityManager } from 'typeorm'
import { statement } from './statement'

/** Tables with a limit of rows that any client with the permission adds to. */
type LimitedTable =
  | 'api_keys'
  | 'collections'
  | 'couriers'
  | 'discount_codes'
  | 'search_terms'
  | 'staff_invitations'
  | 'webhooks'

const lock = statement({
  name: 'limitedTable.lock',
  sql: (table: LimitedTable) => `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`,
})

/**
 * Runs work that adds to a table with a limit in a transaction. Others that do so wait, and then count what it has added;
 * reading goes on.
 */
export async function whileAdding<T>(
  db: EntityManager,
  table: LimitedTable,
  add: (transaction: EntityManager) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await lock(transaction, [], table)
    return add(transaction)
  })
}
