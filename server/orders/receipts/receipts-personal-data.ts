import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../platform/features/feature'

const forgetPictures = statement({
  name: 'receipts.forgetPictures',
  sql: (whose: WhoseOrders) => `DELETE FROM receipt_pictures USING cash_entries, orders
     WHERE cash_entries.id = cash_entry_id AND orders.id = order_id AND ${whose}`,
})

/** The picture of a receipt names the payer, and is deleted. The amount paid is kept for accounting. */
export const receiptsPersonalData: PersonalDataProvider = {
  erase: async (db, userId) => forgetPictures(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => forgetPictures(db, [orderIds], OF_IDS),
}
