import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../database/statement'
import type { PersonalDataProvider } from '../feature'

/**
 * The customers whose phone only the account $1 has ordered with. Nobody checks that a phone is that of the account: one
 * that others have ordered with, too, may be somebody else's.
 */
const OWN_PHONES = `phone IN (SELECT phone FROM orders WHERE user_id = $1)
  AND NOT EXISTS (
    SELECT FROM orders WHERE orders.phone = customers.phone AND user_id IS DISTINCT FROM $1)`

const exportedCustomer = z.object({
  phone: z.string(),
  prepay_only: z.boolean(),
  is_blocked: z.boolean(),
  note: z.string().nullable(),
})

const readOwn = statement({
  name: 'customersPersonalData.readOwn',
  sql: `SELECT phone, prepay_only, is_blocked, note FROM customers
     WHERE ${OWN_PHONES} ORDER BY phone`,
  row: exportedCustomer,
})

const forgetNotes = statement({
  name: 'customersPersonalData.forgetNotes',
  sql: `UPDATE customers SET note = NULL WHERE note IS NOT NULL AND ${OWN_PHONES}`,
})

const forgetPhones = statement({
  name: 'customersPersonalData.forgetPhones',
  sql: `DELETE FROM customers WHERE NOT (prepay_only OR is_blocked) AND ${OWN_PHONES}`,
})

/** Removes what the team has written. A flag stays with its phone: deleting the account must not lift it. */
async function forgetCustomer(transaction: EntityManager, userId: number): Promise<void> {
  await forgetNotes(transaction, [userId])
  await forgetPhones(transaction, [userId])
}

export const customersPersonalData: PersonalDataProvider = {
  export: {
    schema: { customer_records: z.array(exportedCustomer) },
    example: { customer_records: [] },
    read: async (db, userId) => ({ customer_records: await readOwn(db, [userId]) }),
  },
  erase: forgetCustomer,
}
