import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { isolate } from '#domain/messages/format-message'
import { statement } from '../../../platform/database/statements/statement'

// A courier's number identifies one parcel in its reports and statements.

/** SQL that gives parcels their number, once {@link requireUnusedNumber} allows it. `which` is what follows: FROM, WHERE. */
export const setsTrackingNumber = (number: string, which: string) =>
  `UPDATE shipments SET tracking_number = ${number} ${which}`

// Until the end of the transaction: two orders may get the same number at the same moment.
const lockNumber = statement({
  name: 'trackingNumber.lock',
  sql: `SELECT true AS "isLocked"
     FROM pg_advisory_xact_lock(hashtextextended('tracking number ' || $1, 0))`,
  row: z.object({ isLocked: z.boolean() }),
})

const findOther = statement({
  name: 'trackingNumber.findOther',
  // Couriers may use the same numbers; the courier of a packed parcel is not known yet.
  sql: `SELECT order_id AS "orderId" FROM shipments
     WHERE tracking_number = $1 AND order_id <> $2 AND voided_at IS NULL
       AND (courier_id = $3 OR courier_id IS NULL OR $3::int IS NULL)
     ORDER BY id DESC LIMIT 1`,
  row: z.object({ orderId: z.int() }),
})

/** Refuses a number that the courier has given to a parcel of another order. Throws CONFLICT, which names that order. */
export async function requireUnusedNumber(
  transaction: EntityManager,
  orderId: number,
  courierId: number | null,
  trackingNumber: string,
): Promise<void> {
  await lockNumber(transaction, [trackingNumber])
  const [other] = await findOther(transaction, [trackingNumber, orderId, courierId])
  if (!other) return
  throw new AppError('CONFLICT', {
    key: 'order.trackingNumberUsed',
    parameters: {
      number: { en: isolate(trackingNumber, 'en'), ar: isolate(trackingNumber, 'ar') },
      id: String(other.orderId),
    },
    field: 'trackingNumber',
  })
}
