import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { parcelSearchSchema } from '#domain/couriers/courier-files.schema'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import type { Actor } from '#domain/orders/order-life'
import { parcelNumberForms } from '#domain/scanning/scan'
import { validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { orderChanged } from '../orders/events/order-events'
import {
  type LockedOrder,
  notPossibleNow,
  readLastShipment,
  recordEvent,
} from '../orders/life/order-life.service'
import { requireUnusedNumber, setsTrackingNumber } from '../orders/life/tracking-number'
import { findAdminOrders, readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'

const formsOf = (trackingNumbers: readonly string[]) =>
  trackingNumbers.flatMap((number) => parcelNumberForms(number).flat())

const findOrderIds = statement({
  name: 'trackingNumbers.findOrderIds',
  sql: `SELECT DISTINCT order_id AS id FROM shipments
     WHERE voided_at IS NULL AND (courier_id = $1 OR courier_id IS NULL)
       AND (tracking_number = ANY($2::text[]) OR order_id = ANY($3::int[]))
     ORDER BY order_id DESC LIMIT ${MAX_ORDERS_AT_ONCE}`,
  row: z.object({ id: z.int() }),
})

/**
 * Returns the orders whose parcels a courier has, or can get, by tracking numbers and order numbers; at most
 * {@link MAX_ORDERS_AT_ONCE}. Throws INVALID.
 */
export async function findCourierOrders(
  db: EntityManager,
  input: Readonly<Record<'courierId' | 'trackingNumbers' | 'orderIds', unknown>>,
): Promise<readonly AdminOrderView[]> {
  const { courierId, trackingNumbers, orderIds } = validate(parcelSearchSchema, input)
  const rows = await findOrderIds(db, [courierId, formsOf(trackingNumbers), orderIds])
  if (rows.length === 0) return []
  return findAdminOrders(
    db,
    rows.map(({ id }) => id),
  )
}

const findEarlier = statement({
  name: 'trackingNumbers.findEarlier',
  sql: `SELECT order_id AS "orderId", tracking_number AS "trackingNumber" FROM shipments
     WHERE courier_id = $1 AND tracking_number = ANY($2::text[]) AND voided_at IS NULL
       AND EXISTS (SELECT FROM shipments AS later WHERE later.order_id = shipments.order_id
         AND later.voided_at IS NULL AND later.id > shipments.id)
     ORDER BY id DESC LIMIT ${MAX_ORDERS_AT_ONCE}`,
  row: z.object({ orderId: z.int(), trackingNumber: z.string() }),
})

/** A parcel of an order that has a later one. */
export type EarlierParcelView = Awaited<ReturnType<typeof findEarlier>>[number]

/** Returns the parcels of a courier with these tracking numbers whose orders have been sent again since. Throws INVALID. */
export async function findEarlierParcels(
  db: EntityManager,
  input: Readonly<Record<'courierId' | 'trackingNumbers', unknown>>,
): Promise<readonly EarlierParcelView[]> {
  const { courierId, trackingNumbers } = validate(parcelSearchSchema, { ...input, orderIds: [] })
  return findEarlier(db, [courierId, formsOf(trackingNumbers)])
}

const setNumber = statement({
  name: 'trackingNumbers.set',
  // A carrier with an API need not create what it has created already.
  sql: `WITH parcel AS (
       ${setsTrackingNumber('$2', 'WHERE id = $1 AND tracking_number IS DISTINCT FROM $2')}
       RETURNING id
     ), created AS (
       UPDATE carrier_shipments SET tracking_number = $2, next_attempt_at = NULL, problem = NULL,
         explanation = NULL, created_at = coalesce(created_at, clock_timestamp())
       FROM parcel WHERE shipment_id = parcel.id
     )
     SELECT id FROM parcel`,
  row: z.object({ id: z.int() }),
})

/**
 * Gives the parcel of a locked order, packed or on the road, the tracking number that its courier uses. Throws
 * CONFLICT if there is no such parcel, or another order has the number.
 */
export async function setTrackingNumber(
  transaction: EntityManager,
  order: LockedOrder,
  trackingNumber: string,
  actor: Actor,
): Promise<AdminOrderView> {
  const isPossible = order.shipmentState === 'packed' || order.shipmentState === 'withCourier'
  const shipment = await readLastShipment(transaction, order)
  if (!isPossible || !shipment) throw notPossibleNow(order)
  await requireUnusedNumber(transaction, order.id, shipment.courierId, trackingNumber)
  const [changed] = await setNumber(transaction, [shipment.id, trackingNumber])
  if (!changed) return readBack(transaction, order.id)
  await recordEvent(transaction, order.id, {
    kind: 'deliveryReported',
    actor,
    data: { report: 'created', note: trackingNumber },
  })
  const after = await readBack(transaction, order.id)
  await announce(transaction, ...orderChanged(after, order))
  return after
}
