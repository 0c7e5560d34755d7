import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { amountDuePiastres } from '#domain/orders/order-life'
import { statement } from '../../../platform/database/statements/statement'
import type { LockedOrder } from './order-life.service'

const insertHandover = statement({
  name: 'handover.insert',
  sql: 'INSERT INTO handovers (courier_id) VALUES ($1) RETURNING id',
  row: z.object({ id: z.int() }),
})

/** Creates a handover to a courier and returns its number. In the transaction of its first parcel, so that no handover is empty. */
export async function beginHandover(
  transaction: EntityManager,
  courierId: number,
): Promise<number> {
  const [handover] = await insertHandover(transaction, [courierId])
  if (!handover) throw new Error('The handover was not inserted')
  return handover.id
}

const insertParcel = statement({
  name: 'handover.insertParcel',
  sql: `INSERT INTO handover_parcels (handover_id, shipment_id, due_piastres)
     SELECT $1, id, $2 FROM shipments
     WHERE order_id = $3 AND voided_at IS NULL ORDER BY id DESC LIMIT 1`,
})

/** Adds the parcel that was just handed over to a handover, with what is to be collected. */
export async function addToHandover(
  transaction: EntityManager,
  handoverId: number,
  order: LockedOrder,
): Promise<void> {
  await insertParcel(transaction, [handoverId, amountDuePiastres(order), order.id])
}

const takeOut = statement({
  name: 'handover.takeOut',
  sql: `UPDATE handover_parcels SET taken_back_at = clock_timestamp()
     WHERE shipment_id = $1 AND taken_back_at IS NULL`,
})

/** Removes a parcel from its handover. */
export async function takeOutOfHandover(
  transaction: EntityManager,
  shipmentId: number,
): Promise<void> {
  await takeOut(transaction, [shipmentId])
}
