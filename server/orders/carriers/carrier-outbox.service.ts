import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { CARRIERS, type Carrier, isTemporary } from '#domain/couriers/carriers'
import { AppError } from '#domain/errors'
import { announce } from '../../platform/database/events/announce'
import {
  LEASE_SECONDS,
  type Outbox,
  retryDelaySeconds,
} from '../../platform/database/events/outbox-dispatcher'
import { statement } from '../../platform/database/statements/statement'
import { lockOrder } from '../orders/life/order-life.service'
import { CarrierError } from './carrier'
import { CarrierShipmentEntity } from './carrier-shipment.entity'
import { recordCreated } from './carrier-shipments.service'
import type { CleanShipment } from './clean-carrier'

const readNextAttempts = statement({
  name: 'carrierOutbox.readNextAttempts',
  sql: `SELECT carrier, (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM carrier_shipments WHERE next_attempt_at IS NOT NULL GROUP BY carrier`,
  row: z.object({ carrier: z.enum(CARRIERS), wait: z.number() }),
})

/** The parcels that are to be created at all carriers. */
export async function readCarrierOutbox(db: EntityManager): Promise<Outbox<Carrier>> {
  const rows = await readNextAttempts(db)
  const later = rows.filter(({ wait }) => wait > 0).map(({ wait }) => wait)
  return {
    queues: rows.filter(({ wait }) => wait <= 0).map(({ carrier }) => carrier),
    waitMilliseconds: later.length > 0 ? Math.min(...later) : null,
  }
}

const claimDue = statement({
  name: 'carrierOutbox.claimDue',
  sql: `WITH due AS (
       SELECT shipment_id FROM carrier_shipments
       WHERE carrier = $1 AND next_attempt_at <= now()
       ORDER BY next_attempt_at, shipment_id LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     UPDATE carrier_shipments SET attempts = attempts + 1, attempted_at = now(),
       next_attempt_at = now() + $3 * interval '1 second'
     FROM due JOIN shipments ON shipments.id = due.shipment_id
     WHERE carrier_shipments.shipment_id = due.shipment_id
     RETURNING carrier_shipments.shipment_id AS "shipmentId", order_id AS "orderId", reference, attempts`,
  row: z.object({
    shipmentId: z.int(),
    orderId: z.int(),
    reference: z.string(),
    attempts: z.int(),
  }),
})

/** A parcel that this server creates now; `attempts` includes the current one. */
export type DueShipment = Awaited<ReturnType<typeof claimDue>>[number]

/** Claims up to `limit` parcels that are due at a carrier for this server, oldest first. */
export function claimShipments(
  db: EntityManager,
  carrier: Carrier,
  limit: number,
): Promise<DueShipment[]> {
  return claimDue(db, [carrier, limit, LEASE_SECONDS])
}

const isNumberUsed = (error: unknown) =>
  error instanceof AppError && error.details.key === 'order.trackingNumberUsed'

/** Stores what the carrier has created. Throws CarrierError if its number is of another order. */
export async function recordSuccess(
  db: EntityManager,
  { orderId, shipmentId }: DueShipment,
  created: CleanShipment,
): Promise<void> {
  try {
    await db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      await recordCreated(transaction, order, shipmentId, created)
    })
  } catch (error) {
    throw isNumberUsed(error) ? new CarrierError('numberUsed', created.trackingNumber) : error
  }
}

/** Stores why an attempt failed, shows it on open pages, and schedules the next one if it may help. */
export async function recordFailure(
  db: EntityManager,
  { orderId, shipmentId, attempts }: DueShipment,
  { problem, explanation }: CarrierError,
): Promise<void> {
  const delay = isTemporary(problem) ? retryDelaySeconds(attempts) : undefined
  await db.transaction(async (transaction) => {
    await transaction.update(
      CarrierShipmentEntity,
      // Not if somebody has asked for another attempt since.
      { shipmentId, attempts },
      {
        problem,
        explanation,
        nextAttemptAt: delay === undefined ? null : () => `now() + interval '${delay} seconds'`,
      },
    )
    await announce(transaction, { live: { kind: 'orderChanged', id: orderId } })
  })
}
