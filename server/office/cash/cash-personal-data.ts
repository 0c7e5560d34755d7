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

/** A courier's statement may call a parcel by the phone of its recipient. Its amounts are kept for accounting. */
export const cashPersonalData: PersonalDataProvider = {
  erase: async (db, userId) => forgetReferences(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => forgetReferences(db, [orderIds], OF_IDS),
}
