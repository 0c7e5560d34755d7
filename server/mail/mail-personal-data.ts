import type { EntityManager } from 'typeorm'
import { statement } from '../database/statement'

const deleteOfAddress = statement({
  name: 'mail.deleteOfAddress',
  sql: `DELETE FROM mails USING users
     WHERE users.id = $1 AND kind = 'passwordReset' AND mails.address = users.email`,
})

/**
 * Mails to an account, which the database deletes with it; only those that were requested for its address
 * are not its own. They name its orders, which are exported themselves.
 */
export const mailPersonalData = {
  erase: (transaction: EntityManager, userId: number): Promise<void> =>
    deleteOfAddress(transaction, [userId]),
}
