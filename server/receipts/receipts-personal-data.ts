import type { EntityManager } from 'typeorm'
import { statement } from '../database/statement'
import type { PersonalDataProvider } from '../feature'

const forgetPictures = statement({
  name: 'receipts.forgetPictures',
  sql: `DELETE FROM receipt_pictures USING cash_entries, orders
     WHERE cash_entries.id = cash_entry_id AND orders.id = order_id AND user_id = $1`,
})

/** A receipt names who paid. What was paid is kept for accounting. */
async function eraseReceipts(db: EntityManager, userId: number): Promise<void> {
  await forgetPictures(db, [userId])
}

export const receiptsPersonalData: PersonalDataProvider = { erase: eraseReceipts }
