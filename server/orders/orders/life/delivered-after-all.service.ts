import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { minPiastres, negatePiastres } from '#domain/money/units'
import { type Actor, canDeliverAfterAll } from '#domain/orders/order-life'
import { DELIVERED_ORDER_STATUS } from '#domain/orders/order-status'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import { keepAwaitedItems } from '../reads/awaited-items.service'
import type { AdminOrderView } from '../reads/order-view'
import { type CashEntry, recordCash, updatePayment } from './ledger.service'
import { beforeStatus } from './order-follower'
import {
  collection,
  type LastShipment,
  type LockedOrder,
  moveOrder,
  notPossibleNow,
  readLastShipment,
  recordEvent,
} from './order-life.service'
import type { ParcelDetails } from './parcel.service'

// A parcel that was refused, and that the customer took at a later attempt; or one that was lost, and turned up.

const closeAsDelivered = statement({
  name: 'deliveredAfterAll.close',
  sql: `UPDATE shipments SET delivered_at = clock_timestamp(), refused_at = NULL, refusal_reason = NULL,
       lost_at = NULL
     WHERE id = $1`,
})

const readBookedFees = statement({
  name: 'deliveredAfterAll.readBookedFees',
  // Entries of older releases name no parcel, and an earlier one may have been refused, too.
  sql: `SELECT kind, shipment_id IS NOT NULL AS "isOfParcel", sum(piastres)::float8 AS piastres
     FROM cash_entries
     WHERE order_id = $1 AND courier_id = $2 AND kind IN ('courierFee', 'courierTax')
       AND coalesce(shipment_id, $3) = $3
     GROUP BY kind, shipment_id IS NOT NULL`,
  row: z.object({
    kind: z.enum(['courierFee', 'courierTax']),
    isOfParcel: z.boolean(),
    piastres: piastresColumn,
  }),
})

/** Returns entries that reverse the fees of a refusal recorded by mistake; the parcel may have been marked as lost since. */
async function reversedFees(
  transaction: EntityManager,
  { id: orderId, shipmentState }: LockedOrder,
  { id: shipmentId, courierId, refusedFeePiastres }: LastShipment,
): Promise<readonly CashEntry[]> {
  if (courierId === null) return []
  const booked = await readBookedFees(transaction, [orderId, courierId, shipmentId])
  const ofParcel = booked.filter(({ isOfParcel }) => isOfParcel)
  const ofOrder = shipmentState === 'refused' ? booked : []
  const fees = ofParcel.length > 0 ? ofParcel : ofOrder
  return fees.map(({ kind, piastres, isOfParcel }) => ({
    kind,
    courierId,
    shipmentId,
    piastres: negatePiastres(isOfParcel ? piastres : minPiastres(piastres, refusedFeePiastres)),
  }))
}

/**
 * Closes the last parcel of a locked order as delivered, and books the amount that its courier has collected and the fees.
 * The order's status is left to the caller.
 */
export async function closeDeliveredAfterAll(
  transaction: EntityManager,
  order: LockedOrder,
  shipment: LastShipment,
  actor: Actor,
): Promise<void> {
  await closeAsDelivered(transaction, [shipment.id])
  if (order.shipmentState === 'lost') await keepAwaitedItems(transaction, shipment.id)
  await recordCash(transaction, order.id, actor, [
    ...(await reversedFees(transaction, order, shipment)),
    ...collection(order, shipment),
  ])
}

/**
 * Records that the parcel of a cancelled, locked order was delivered after all: the order is completed, and its courier has
 * the cash. Throws CONFLICT if it is not possible now, such as when the parcel is back in the shop.
 */
export async function deliverAfterAll(
  transaction: EntityManager,
  before: LockedOrder,
  actor: Actor,
  details: Pick<ParcelDetails, 'note' | 'collectedPiastres' | 'duePiastres'> = {},
): Promise<AdminOrderView> {
  const shipment = await readLastShipment(transaction, before)
  if (!canDeliverAfterAll(before) || !shipment) throw notPossibleNow(before)
  const order = await beforeStatus(transaction, before, DELIVERED_ORDER_STATUS, actor)
  await closeDeliveredAfterAll(transaction, order, shipment, actor)
  await moveOrder(transaction, order, {
    status: DELIVERED_ORDER_STATUS,
    shipmentState: 'delivered',
    hasArrived: true,
  })
  await updatePayment(transaction, order.id)
  await recordEvent(transaction, order.id, {
    kind: 'delivered',
    status: DELIVERED_ORDER_STATUS,
    actor,
    data: { ...details, isAfterAll: true },
  })
  const changed = await readBack(transaction, order.id)
  await announce(transaction, ...orderChanged(changed, before))
  return changed
}
