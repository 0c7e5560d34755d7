import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../platform/features/feature'

const forgetReferences = statement({
  name: 'cash.forgetReferences',
  sql: (whose: WhoseOrders) => `UPDATE settlement_lines SET reference = '#' || orders.id,
       label = NULL, reason = CASE WHEN writes_off THEN '***' END
     FROM orders WHERE orders.id = order_id AND ${whose}`,
})

const forgetUnknownLines = statement({
  name: 'cash.forgetUnknownLines',
  // Lines that are of no order: the phone by which they are found is forgotten, too.
  sql: (whose: WhoseOrders) => `UPDATE settlement_lines SET reference = '' FROM orders
     WHERE order_id IS NULL AND reference = phone AND phone <> '' AND ${whose}`,
})

/** A courier's statement may call a parcel by the phone of its recipient. Its amounts are kept for accounting. */
export const cashPersonalData: PersonalDataProvider = {
  erase: async (db, userId) => forgetReferences(db, [userId], OF_ACCOUNT),
  eraseByPhone: forgetUnknownLines,
  eraseOfOrders: async (db, orderIds) => forgetReferences(db, [orderIds], OF_IDS),
}
