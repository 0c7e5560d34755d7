import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { parsePhone } from '#domain/addresses/phone'
import { addressColumns, toAddress } from '../../accounts/addresses/address-columns'
import { statement } from '../../platform/database/statements/statement'

/** An account of a customer. */
export interface CustomerAccountView {
  readonly id: number
  readonly firstName: string
  readonly secondName: string
  readonly email: string
  /** The default address at checkout; null without one. */
  readonly address: Address | null
}

const MAX_ACCOUNTS = 10

/** Whether an account belongs to the phone $1, whose national digits are $2. Each half has an index. */
export const OF_PHONE = `role = 'shopper' AND users.id IN (
  SELECT id FROM users WHERE mobile = $2 UNION ALL SELECT user_id FROM orders WHERE phone = $1)`

/** An account without a password is of whoever typed the phone at a checkout: no other order is added to it. */
const HAS_PASSWORD = 'password_hash IS NOT NULL'

/** The digits of a phone as accounts have them. */
export const nationalOf = (phone: string): string => parsePhone(phone)?.national ?? phone

const selectAccounts = statement({
  name: 'customers.selectAccounts',
  sql: `SELECT users.id, first_name AS "firstName", second_name AS "secondName",
       coalesce(email, contact_email, '') AS email,
       (SELECT json_build_object('governorate', governorate, 'area', area, 'street', street,
          'floor', floor, 'apartment', apartment, 'landmark', landmark, 'courierNote', courier_note)
        FROM addresses WHERE user_id = users.id ORDER BY is_default DESC, addresses.id DESC LIMIT 1
       ) AS address
     FROM users WHERE ${OF_PHONE} AND ${HAS_PASSWORD} ORDER BY users.id DESC LIMIT ${MAX_ACCOUNTS}`,
  row: z.object({
    id: z.int(),
    firstName: z.string(),
    secondName: z.string(),
    email: z.string(),
    address: z.strictObject(addressColumns).nullable(),
  }),
})

/** The accounts of a phone that have a password: theirs is its number, or has ordered with it. Newest first. */
export async function listCustomerAccounts(
  db: EntityManager,
  phone: string,
): Promise<readonly CustomerAccountView[]> {
  const rows = await selectAccounts(db, [phone, nationalOf(phone)])
  return rows.map((row) => ({ ...row, address: row.address && toAddress(row.address) }))
}

const findAccount = statement({
  name: 'customers.findAccount',
  sql: `SELECT id FROM users WHERE id = $3 AND ${OF_PHONE} AND ${HAS_PASSWORD} FOR KEY SHARE`,
  row: z.object({ id: z.int() }),
})

/** Whether an order of the phone may belong to the account, which is not deleted until the transaction ends. */
export async function isAccountOf(
  db: EntityManager,
  phone: string,
  accountId: number,
): Promise<boolean> {
  const found = await findAccount(db, [phone, nationalOf(phone), accountId])
  return found.length > 0
}
