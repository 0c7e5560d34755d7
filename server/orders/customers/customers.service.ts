import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type CustomerInput,
  customerPhoneSchema,
  customerSchema,
} from '#domain/orders/customers.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import {
  type AdminOrderView,
  adminOrderRow,
  selectOrders,
  toAdminOrderView,
} from '../orders/reads/order-view'
import { nationalOf } from './customer-accounts.service'
import { customerUpdated } from './customer-events'
import { type CustomerFlags, phoneLock } from './customer-flags-sql'

/** A customer, as the owner sees them: a phone with its orders. */
export interface CustomerRecordView extends CustomerFlags {
  readonly phone: string
  readonly orderCount: number
  /** Orders whose parcel was brought to the door, and those of them that were refused there. */
  readonly broughtCount: number
  readonly refusedCount: number
  /** Why it has flags; null if nobody said so. */
  readonly reason: string | null
}

const readRecord = statement({
  name: 'customers.readRecord',
  sql: `WITH parcel AS (
       SELECT orders.id, bool_or(refused_at IS NOT NULL) AS refused,
         bool_or(refused_at IS NOT NULL OR delivered_at IS NOT NULL) AS brought
       FROM orders LEFT JOIN shipments ON order_id = orders.id AND voided_at IS NULL
       WHERE phone = $1 GROUP BY orders.id
     )
     SELECT $1 AS phone, coalesce(prepay_only, false) AS "isPrepayOnly",
       coalesce(is_blocked, false) AS "isBlocked", reason, "orderCount", "broughtCount",
       "refusedCount"
     FROM (
       SELECT count(*)::int AS "orderCount", count(*) FILTER (WHERE brought)::int AS "broughtCount",
         count(*) FILTER (WHERE refused)::int AS "refusedCount"
       FROM parcel
     ) AS counts LEFT JOIN customers ON phone = $1`,
  row: z.object({
    phone: z.string(),
    isPrepayOnly: z.boolean(),
    isBlocked: z.boolean(),
    reason: z.string().nullable(),
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

/** Returns the customer record of a phone, empty if the shop does not know it. Throws INVALID. */
export async function readCustomer(db: EntityManager, input: unknown): Promise<CustomerRecordView> {
  const { phone } = validate(customerPhoneSchema, { phone: input })
  return findRecord(db, phone)
}

/** Until the transaction ends, no order of the phone $1 is placed, and nobody decides about it. */
export const lockPhone = statement({
  name: 'customers.lockPhone',
  sql: `SELECT pg_advisory_xact_lock(${phoneLock('$1::text')}) AS locked`,
  // pg returns void as an empty string.
  row: z.object({ locked: z.literal('') }),
})

const upsertCustomer = statement({
  name: 'customers.upsert',
  sql: `INSERT INTO customers AS known (phone, prepay_only, is_blocked, reason)
     VALUES ($phone, coalesce($isPrepayOnly::boolean, false), coalesce($isBlocked::boolean, false),
       $reason::text)
     ON CONFLICT (phone) DO UPDATE SET
       prepay_only = coalesce($isPrepayOnly::boolean, known.prepay_only),
       is_blocked = coalesce($isBlocked::boolean, known.is_blocked),
       reason = CASE WHEN $keepsReason::boolean THEN known.reason ELSE excluded.reason END`,
})

/**
 * Sets the restrictions of a phone. They apply to orders placed from now on; orders in progress are placed first, so that the
 * record counts them. Omitted fields are kept. Throws INVALID.
 */
export async function updateCustomer(
  db: EntityManager,
  input: Unchecked<CustomerInput>,
): Promise<CustomerRecordView> {
  const { phone, isPrepayOnly = null, isBlocked = null, reason } = validate(customerSchema, input)
  return db.transaction(async (transaction) => {
    await lockPhone(transaction, [phone])
    await upsertCustomer(transaction, {
      phone,
      isPrepayOnly,
      isBlocked,
      reason: reason ?? null,
      keepsReason: reason === undefined,
    })
    const record = await findRecord(transaction, phone)
    await announce(transaction, customerUpdated(transaction, record))
    return record
  })
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
