import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { CARRIER_PROBLEMS, CARRIERS, type Carrier } from '#domain/couriers/carriers'
import { AppError } from '#domain/errors'
import { readId } from '#domain/validation/text.schema'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { orderChanged } from '../orders/events/order-events'
import { type LockedOrder, recordEvent } from '../orders/life/order-life.service'
import { requireUnusedNumber, setsTrackingNumber } from '../orders/life/tracking-number'
import { readBack } from '../orders/reads/admin-orders.service'
import type { CleanShipment } from './clean-carrier'

const requestOfHandedOver = statement({
  name: 'carrierShipments.request',
  // A parcel that was created before, and taken back since, is the same one.
  sql: `WITH parcel AS (
       SELECT shipments.id, order_id, couriers.carrier, tracking_number FROM shipments
       JOIN couriers ON couriers.id = courier_id
       WHERE order_id = $1 AND voided_at IS NULL AND carrier IS NOT NULL
       ORDER BY shipments.id DESC LIMIT 1
     ), requested AS (
       INSERT INTO carrier_shipments AS known
         (shipment_id, carrier, reference, tracking_number, created_at, next_attempt_at)
       SELECT parcel.id, carrier,
         CASE WHEN EXISTS (
           SELECT FROM carrier_shipments JOIN shipments ON shipments.id = shipment_id
           WHERE shipments.order_id = parcel.order_id AND shipment_id <> parcel.id
         ) THEN order_id || '-' || parcel.id ELSE order_id::text END,
         tracking_number,
         CASE WHEN tracking_number IS NOT NULL THEN now() END,
         CASE WHEN tracking_number IS NULL THEN now() END
       FROM parcel
       ON CONFLICT (shipment_id) DO UPDATE SET
         tracking_number = coalesce(excluded.tracking_number, known.tracking_number),
         created_at = coalesce(known.created_at, excluded.created_at),
         next_attempt_at = CASE WHEN known.created_at IS NULL THEN excluded.next_attempt_at END,
         attempts = 0, problem = NULL, explanation = NULL
       RETURNING shipment_id, tracking_number, next_attempt_at
     ), known_number AS (
       ${setsTrackingNumber(
         'requested.tracking_number',
         'FROM requested WHERE shipments.id = shipment_id AND shipments.tracking_number IS NULL',
       )}
     )
     SELECT CASE WHEN next_attempt_at IS NOT NULL THEN ${notify('carrierShipmentsDue')} END AS notified,
       tracking_number IS NOT NULL AS "isCreated"
     FROM requested`,
  row: z.object({ notified: NOTIFIED.nullable(), isCreated: z.boolean() }),
})

/**
 * Has the parcel of an order that was just handed over created at its carrier, once the transaction has committed;
 * does nothing for a courier that is no carrier. Returns whether the carrier has it already.
 */
export async function requestShipment(
  transaction: EntityManager,
  orderId: number,
): Promise<boolean> {
  const [requested] = await requestOfHandedOver(transaction, [orderId])
  return requested?.isCreated ?? false
}

const withdraw = statement({
  name: 'carrierShipments.withdraw',
  sql: `UPDATE carrier_shipments SET next_attempt_at = NULL FROM shipments
     WHERE shipments.id = shipment_id AND order_id = $1 AND handed_over_at IS NULL`,
})

/** Deletes the request for a parcel that was taken back before it was created. */
export async function withdrawRequest(transaction: EntityManager, orderId: number): Promise<void> {
  await withdraw(transaction, [orderId])
}

const readOne = statement({
  name: 'carrierShipments.readOne',
  sql: `SELECT shipment_id AS "shipmentId", carrier, carrier_shipments.tracking_number AS "trackingNumber",
       created_at AS "createdAt", attempts, attempted_at AS "attemptedAt",
       next_attempt_at AS "nextAttemptAt", problem, explanation,
       handed_over_at IS NULL AS "isTakenBack"
     FROM shipments LEFT JOIN carrier_shipments ON shipment_id = shipments.id
     WHERE order_id = $1 AND voided_at IS NULL ORDER BY shipments.id DESC LIMIT 1`,
  row: z.object({
    shipmentId: z.int().nullable(),
    carrier: z.enum(CARRIERS).nullable(),
    trackingNumber: z.string().nullable(),
    createdAt: z.date().nullable(),
    attempts: z.int().nullable(),
    attemptedAt: z.date().nullable(),
    nextAttemptAt: z.date().nullable(),
    problem: z.enum(CARRIER_PROBLEMS).nullable(),
    explanation: z.string().nullable(),
    isTakenBack: z.boolean(),
  }),
})

/** The last parcel of an order at its carrier. */
export interface CarrierShipmentView
  extends Pick<
    Awaited<ReturnType<typeof readOne>>[number],
    'trackingNumber' | 'createdAt' | 'attemptedAt' | 'nextAttemptAt' | 'problem' | 'explanation'
  > {
  readonly shipmentId: number
  readonly carrier: Carrier
  readonly attempts: number
  /** Taken back since: the carrier has yet to be notified. */
  readonly isTakenBack: boolean
}

/** Returns the last parcel of an order at its carrier; null if no carrier has it. */
export async function findCarrierShipment(
  db: EntityManager,
  orderId: unknown,
): Promise<CarrierShipmentView | null> {
  const [row] = await readOne(db, [readId(orderId) ?? null])
  const { shipmentId = null, carrier = null, attempts = null } = row ?? {}
  if (!row || shipmentId === null || carrier === null || attempts === null) return null
  return { ...row, shipmentId, carrier, attempts }
}

const retry = statement({
  name: 'carrierShipments.retry',
  sql: `WITH retried AS (
       UPDATE carrier_shipments SET attempts = 0, next_attempt_at = now(), problem = NULL, explanation = NULL
       FROM shipments
       WHERE shipments.id = shipment_id AND order_id = $1 AND created_at IS NULL
         AND handed_over_at IS NOT NULL AND voided_at IS NULL
         -- An attempt may be under way.
         AND (problem IS NOT NULL OR next_attempt_at IS NULL)
       RETURNING shipment_id
     )
     SELECT ${notify('carrierShipmentsDue')} AS notified FROM retried`,
  row: z.object({ notified: NOTIFIED }),
})

/** Tries again now to create the parcel of an order. Throws NOT_FOUND if there is nothing to create. */
export async function retryShipment(
  db: EntityManager,
  orderId: unknown,
): Promise<CarrierShipmentView> {
  const [retried] = await retry(db, [readId(orderId) ?? null])
  const shipment = await findCarrierShipment(db, orderId)
  if (!retried || !shipment) throw new AppError('NOT_FOUND', { key: 'carrier.nothingToCreate' })
  return shipment
}

const markCreated = statement({
  name: 'carrierShipments.markCreated',
  sql: `UPDATE carrier_shipments SET carrier_id = coalesce($2, carrier_id), tracking_number = $3,
       created_at = coalesce(created_at, clock_timestamp()), next_attempt_at = NULL, problem = NULL,
       explanation = NULL
     WHERE shipment_id = $1`,
})

const setTrackingNumber = statement({
  name: 'carrierShipments.setTrackingNumber',
  sql: `${setsTrackingNumber('$2', 'WHERE id = $1 AND handed_over_at IS NOT NULL AND tracking_number IS DISTINCT FROM $2')}
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

const readCourierId = statement({
  name: 'carrierShipments.readCourierId',
  sql: 'SELECT courier_id AS "courierId" FROM shipments WHERE id = $1',
  row: z.object({ courierId: z.int().nullable() }),
})

/**
 * Records that the carrier has created a parcel of a locked order, with its tracking number. Throws CONFLICT if another
 * order has the number.
 */
export async function recordCreated(
  transaction: EntityManager,
  order: LockedOrder,
  shipmentId: number,
  { id, trackingNumber }: Pick<CleanShipment, 'id' | 'trackingNumber'>,
): Promise<void> {
  const [shipment] = await readCourierId(transaction, [shipmentId])
  await requireUnusedNumber(transaction, order.id, shipment?.courierId ?? null, trackingNumber)
  await markCreated(transaction, [shipmentId, id, trackingNumber])
  const [changed] = await setTrackingNumber(transaction, [shipmentId, trackingNumber])
  if (!changed) return
  await recordEvent(transaction, order.id, {
    kind: 'deliveryReported',
    actor: 'courier',
    data: { report: 'created', note: trackingNumber },
  })
  await announce(transaction, ...orderChanged(await readBack(transaction, order.id), order))
}

const forget = statement({
  name: 'carrierShipments.forgetExplanations',
  sql: (whose: WhoseOrders) => `UPDATE carrier_shipments SET explanation = NULL
     FROM shipments JOIN orders ON orders.id = order_id
     WHERE shipments.id = shipment_id AND ${whose} AND explanation IS NOT NULL`,
})

/** Erases what carriers have said about the parcels of a customer: it may name the recipient. */
export const carriersPersonalData: PersonalDataProvider = {
  erase: async (db, userId) => forget(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => forget(db, [orderIds], OF_IDS),
}
