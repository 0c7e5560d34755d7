import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { isOpenStatus, ORDER_STATUSES } from '#domain/orders/order-status'
import { getUser } from '../../accounts/accounts/accounts.service'
import {
  eraseAccount,
  eraseOrders,
  exportOrders,
  exportPersonalData,
} from '../../accounts/accounts/personal-data.service'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { nationalOf } from './customer-accounts.service'
import { customerDeleted } from './customer-events'
import { type CustomerProfileView, findCustomer, refreshCustomers } from './customer-list.service'
import { CustomerNoteEntity } from './customer-note.entity'
import { listNotes } from './customer-notes.service'
import { lockPhone } from './customers.service'

// Personal data of a customer: the accounts with that mobile number, and the orders with that phone. Another person's
// account that has ordered for the phone is kept, without the name and address of that order.

async function requireCustomer(db: EntityManager, id: unknown): Promise<CustomerProfileView> {
  const customer = await findCustomer(db, id)
  if (!customer) throw new AppError('NOT_FOUND', { key: 'customer.notFound' })
  return customer
}

const OWN_ACCOUNTS = `SELECT id FROM users WHERE role = 'shopper' AND mobile = $1 ORDER BY id`

const idRow = z.object({ id: z.int() })

const selectAccounts = statement({
  name: 'customerData.selectAccounts',
  sql: OWN_ACCOUNTS,
  row: idRow,
})

const selectOtherOrders = statement({
  name: 'customerData.selectOtherOrders',
  sql: `SELECT id FROM orders WHERE phone = $1
       AND (user_id IS NULL OR user_id <> ALL($2::int[])) ORDER BY id`,
  row: idRow,
})

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** Exports all personal data of a customer, for access requests (law 151/2020). Throws NOT_FOUND. */
export async function exportCustomer(
  db: EntityManager,
  id: unknown,
  providers: readonly PersonalDataProvider[],
): Promise<object> {
  const { phone, name, isBlocked, isPrepayOnly, reason } = await requireCustomer(db, id)
  const accountIds = idsOf(await selectAccounts(db, [nationalOf(phone)]))
  const accounts: object[] = []
  for (const accountId of accountIds) {
    const { email, firstName, secondName, mobile, locale } = await getUser(db, accountId)
    const profile = { email, first_name: firstName, second_name: secondName, mobile, locale }
    accounts.push({ profile, ...(await exportPersonalData(db, accountId, providers)) })
  }
  const otherOrders = idsOf(await selectOtherOrders(db, [phone, accountIds]))
  const notes = await listNotes(db, phone)
  return {
    phone,
    name,
    is_blocked: isBlocked,
    prepay_only: isPrepayOnly,
    reason,
    notes: notes.map((note) => ({
      text: note.text,
      author: note.authorName,
      written_at: note.writtenAt.toISOString(),
    })),
    accounts,
    ...(await exportOrders(db, otherOrders, providers)),
  }
}

const lockAccounts = statement({
  name: 'customerData.lockAccounts',
  sql: `${OWN_ACCOUNTS} FOR UPDATE`,
  row: idRow,
})

const lockOrders = statement({
  name: 'customerData.lockOrders',
  sql: `SELECT id, status FROM orders WHERE phone = $1 OR user_id = ANY($2::int[])
     ORDER BY id FOR NO KEY UPDATE`,
  row: z.object({ id: z.int(), status: z.enum(ORDER_STATUSES) }),
})

const forgetReason = statement({
  name: 'customerData.forgetReason',
  sql: 'UPDATE customers SET reason = NULL WHERE phone = $1 AND reason IS NOT NULL',
})

const forgetPhone = statement({
  name: 'customerData.forgetPhone',
  sql: 'DELETE FROM customers WHERE phone = $1 AND NOT (prepay_only OR is_blocked)',
})

/**
 * Deletes what the shop holds about a customer: the accounts with the mobile, notes, and who the orders were for. The orders
 * themselves are kept for accounting, and a block or the duty to pay in advance stays with the phone. Returns the ID. Throws
 * NOT_FOUND, or CONFLICT while an order is open.
 */
export async function deleteCustomer(
  db: EntityManager,
  id: unknown,
  providers: readonly PersonalDataProvider[],
): Promise<number> {
  const customer = await requireCustomer(db, id)
  const { phone } = customer
  await db.transaction(async (transaction) => {
    // In the order of checkout: no order of the phone is placed meanwhile.
    await lockPhone(transaction, [phone])
    const accountIds = idsOf(await lockAccounts(transaction, [nationalOf(phone)]))
    const orders = await lockOrders(transaction, [phone, accountIds])
    if (orders.some(({ status }) => isOpenStatus(status))) {
      throw new AppError('CONFLICT', { key: 'customer.hasOpenOrders' })
    }
    const otherOrders = idsOf(await selectOtherOrders(transaction, [phone, accountIds]))
    for (const accountId of accountIds) await eraseAccount(transaction, accountId, providers)
    await eraseOrders(transaction, otherOrders, providers)
    await transaction.delete(CustomerNoteEntity, { phone })
    await forgetReason(transaction, [phone])
    await forgetPhone(transaction, [phone])
    await refreshCustomers(transaction)
    await announce(transaction, customerDeleted(customer.id))
  })
  return customer.id
}
