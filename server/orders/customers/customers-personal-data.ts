import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { refreshCustomers } from './customer-list.service'

/**
 * Whether only the account $1 has ordered with a phone. Nobody checks that a phone is that of the account: one that
 * others have ordered with, too, may be somebody else's.
 */
const ownPhones = (phone: string) => `${phone} IN (SELECT phone FROM orders WHERE user_id = $1)
  AND NOT EXISTS (
    SELECT FROM orders AS others WHERE others.phone = ${phone} AND user_id IS DISTINCT FROM $1)`

const exportedCustomer = z.object({
  phone: z.string(),
  prepay_only: z.boolean(),
  is_blocked: z.boolean(),
  reason: z.string().nullable(),
  notes: z.array(z.string()),
})

const readOwn = statement({
  name: 'customersPersonalData.readOwn',
  sql: `SELECT own.phone, coalesce(prepay_only, false) AS prepay_only,
       coalesce(is_blocked, false) AS is_blocked, reason,
       ARRAY(SELECT text FROM customer_notes WHERE phone = own.phone ORDER BY id) AS notes
     FROM (SELECT DISTINCT phone FROM orders WHERE user_id = $1) AS own
       LEFT JOIN customers ON customers.phone = own.phone
     WHERE (customers.phone IS NOT NULL
         OR EXISTS (SELECT FROM customer_notes WHERE customer_notes.phone = own.phone))
       AND ${ownPhones('own.phone')} ORDER BY own.phone`,
  row: exportedCustomer,
})

const forgetNotes = statement({
  name: 'customersPersonalData.forgetNotes',
  sql: `DELETE FROM customer_notes WHERE ${ownPhones('customer_notes.phone')}`,
})

const forgetReasons = statement({
  name: 'customersPersonalData.forgetReasons',
  sql: `UPDATE customers SET reason = NULL
     WHERE reason IS NOT NULL AND ${ownPhones('customers.phone')}`,
})

const forgetPhones = statement({
  name: 'customersPersonalData.forgetPhones',
  sql: `DELETE FROM customers
     WHERE NOT (prepay_only OR is_blocked) AND ${ownPhones('customers.phone')}`,
})

/** Removes what the team has written. A flag stays with its phone: deleting the account must not lift it. */
async function forgetCustomer(transaction: EntityManager, userId: number): Promise<void> {
  await forgetNotes(transaction, [userId])
  await forgetReasons(transaction, [userId])
  await forgetPhones(transaction, [userId])
}

export const customersPersonalData: PersonalDataProvider = {
  export: {
    schema: { customer_records: z.array(exportedCustomer) },
    example: { customer_records: [] },
    read: async (db, userId) => ({ customer_records: await readOwn(db, [userId]) }),
  },
  erase: forgetCustomer,
  // The list of customers has the phone and the name until somebody reads it.
  finish: refreshCustomers,
}
