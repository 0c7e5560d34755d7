import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { parsePhone } from '#domain/addresses/phone'
import {
  type CustomerInput,
  customerPhoneSchema,
  customerSchema,
} from '#domain/orders/customers.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { addressColumns, toAddress } from '../addresses/address-columns'
import { statement } from '../database/statement'
import {
  type AdminOrderView,
  adminOrderRow,
  selectOrders,
  toAdminOrderView,
} from '../orders/order-view'
import { type CustomerFlags, phoneLock } from './customer-flags-sql'

/** A customer, as the owner sees them: a phone with its orders. */
export interface CustomerRecordView extends CustomerFlags {
  readonly phone: string
  readonly orderCount: number
  /** Orders whose parcel was brought to the door, and those of them that were refused there. */
  readonly broughtCount: number
  readonly refusedCount: number
  /** Of the team; null without one. */
  readonly note: string | null
}

const readRecord = statement({
  name: 'customers.readRecord',
  sql: `WITH parcel AS (
       SELECT orders.id, bool_or(refused_at IS NOT NULL) AS refused,
         bool_or(refused_at IS NOT NULL OR delivered_at IS NOT NULL) AS brought
       FROM orders LEFT JOIN shipments ON order_id = orders.id AND voided_at IS NULL
       WHERE phone = $1 GROUP BY orders.id
     )
     SELECT $1 AS phone, coalesce(prepay_only, false) AS "prepayOnly",
       coalesce(is_blocked, false) AS "isBlocked", note, "orderCount", "broughtCount",
       "refusedCount"
     FROM (
       SELECT count(*)::int AS "orderCount", count(*) FILTER (WHERE brought)::int AS "broughtCount",
         count(*) FILTER (WHERE refused)::int AS "refusedCount"
       FROM parcel
     ) AS counts LEFT JOIN customers ON phone = $1`,
  row: z.object({
    phone: z.string(),
    prepayOnly: z.boolean(),
    isBlocked: z.boolean(),
    note: z.string().nullable(),
    orderCount: z.int(),
    broughtCount: z.int(),
    refusedCount: z.int(),
  }),
})

async function findRecord(db: EntityManager, phone: string): Promise<CustomerRecordView> {
  const [record] = await readRecord(db, [phone])
  if (!record) throw new Error('An aggregate returned no row')
  return record
}

/** What the shop knows about a phone, which may be nothing yet. Throws INVALID. */
export async function readCustomer(db: EntityManager, input: unknown): Promise<CustomerRecordView> {
  const { phone } = validate(customerPhoneSchema, { phone: input })
  return findRecord(db, phone)
}

const lockPhone = statement({
  name: 'customers.lockPhone',
  sql: `SELECT pg_advisory_xact_lock(${phoneLock('$1::text')}) AS locked`,
  // pg returns void as an empty string.
  row: z.object({ locked: z.literal('') }),
})

const upsertCustomer = statement({
  name: 'customers.upsert',
  sql: `INSERT INTO customers AS known (phone, prepay_only, is_blocked, note)
     VALUES ($phone, coalesce($prepayOnly::boolean, false), coalesce($isBlocked::boolean, false),
       $note::text)
     ON CONFLICT (phone) DO UPDATE SET
       prepay_only = coalesce($prepayOnly::boolean, known.prepay_only),
       is_blocked = coalesce($isBlocked::boolean, known.is_blocked),
       note = CASE WHEN $keepsNote::boolean THEN known.note ELSE excluded.note END`,
})

/**
 * Decides about a phone: orders that are placed from now on follow, and those that are being placed come before, so that the
 * record counts them. What the input does not have stays. Throws INVALID.
 */
export async function updateCustomer(
  db: EntityManager,
  input: Unchecked<CustomerInput>,
): Promise<CustomerRecordView> {
  const { phone, prepayOnly = null, isBlocked = null, note } = validate(customerSchema, input)
  return db.transaction(async (transaction) => {
    await lockPhone(transaction, [phone])
    await upsertCustomer(transaction, {
      phone,
      prepayOnly,
      isBlocked,
      note: note ?? null,
      keepsNote: note === undefined,
    })
    return findRecord(transaction, phone)
  })
}

/** An account of a customer. */
export interface CustomerAccountView {
  readonly id: number
  readonly firstName: string
  readonly secondName: string
  readonly email: string
  /** The one that checkout would fill in; null without one. */
  readonly address: Address | null
}

const MAX_ACCOUNTS = 10

/** Whether an account belongs to the phone $1, whose national digits are $2. */
const OF_PHONE = `role = 'shopper'
  AND (mobile = $2 OR id IN (SELECT user_id FROM orders WHERE phone = $1))`

const nationalOf = (phone: string): string => parsePhone(phone)?.national ?? phone

const selectAccounts = statement({
  name: 'customers.selectAccounts',
  sql: `SELECT users.id, first_name AS "firstName", second_name AS "secondName", email,
       (SELECT json_build_object('governorate', governorate, 'area', area, 'street', street,
          'floor', floor, 'apartment', apartment, 'landmark', landmark, 'courierNote', courier_note)
        FROM addresses WHERE user_id = users.id ORDER BY is_default DESC, addresses.id DESC LIMIT 1
       ) AS address
     FROM users WHERE ${OF_PHONE} ORDER BY users.id DESC LIMIT ${MAX_ACCOUNTS}`,
  row: z.object({
    id: z.int(),
    firstName: z.string(),
    secondName: z.string(),
    email: z.string(),
    address: z.strictObject(addressColumns).nullable(),
  }),
})

/** The accounts of a phone: theirs is its number, or has ordered with it. Newest first. */
export async function listCustomerAccounts(
  db: EntityManager,
  phone: string,
): Promise<readonly CustomerAccountView[]> {
  const rows = await selectAccounts(db, [phone, nationalOf(phone)])
  return rows.map((row) => ({ ...row, address: row.address && toAddress(row.address) }))
}

const selectLastOrder = statement({
  name: 'customers.selectLastOrder',
  sql: selectOrders({
    rows: `WHERE id = greatest(
       (SELECT max(id) FROM orders WHERE phone = $1),
       (SELECT max(id) FROM orders WHERE user_id IN (
          SELECT id FROM users WHERE role = 'shopper' AND mobile = $2)))`,
    hasCustomers: true,
  }),
  row: adminOrderRow,
})

/** The last order of a phone, or of an account with it; null without one. */
export async function findLastOrder(
  db: EntityManager,
  phone: string,
): Promise<AdminOrderView | null> {
  const [row] = await selectLastOrder(db, [phone, nationalOf(phone)])
  return row ? toAdminOrderView(row) : null
}

const findAccount = statement({
  name: 'customers.findAccount',
  sql: `SELECT id FROM users WHERE id = $3 AND ${OF_PHONE} FOR KEY SHARE`,
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
