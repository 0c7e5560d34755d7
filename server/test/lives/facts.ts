import type { EntityManager } from 'typeorm'
import type { ShipmentState } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status'
import type { Outcome } from './steps'

/** The facts by which the life of an order is checked. */
export interface Facts {
  readonly status: OrderStatus
  readonly shipment_state: ShipmentState
  readonly confirmation_state: string
  readonly payment_state: string
  readonly paid: number
  readonly total: number
  readonly assigned_courier_id: number | null
  readonly events: number
  /** The units of its items that are out of stock. */
  readonly units: number
  readonly taken: boolean
  /** Units out of stock that are no longer of its items: those that were not kept, or were lost and replaced. */
  readonly awaited: number
  /** Those of its last parcel. */
  readonly rest: number
}

/** The facts of orders, in the order of their ids. */
export async function readAllFacts(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly Facts[]> {
  return db.query<Facts[]>(
    `SELECT status, shipment_state, confirmation_state, payment_state, assigned_courier_id,
       paid_piastres::float8 AS paid, total_piastres::float8 AS total,
       (SELECT count(*)::int FROM order_events WHERE order_id = orders.id) AS events, items.*, parcels.*
     FROM orders, LATERAL (
       SELECT coalesce(sum(quantity - returned_quantity) FILTER (WHERE stock_taken), 0)::int AS units,
         bool_and(stock_taken) AS taken
       FROM order_items WHERE order_id = orders.id
     ) AS items, LATERAL (
       SELECT coalesce(sum(units), 0)::int AS awaited,
         coalesce(sum(units) FILTER (WHERE shipment_id = (
           SELECT max(id) FROM shipments WHERE order_id = orders.id AND voided_at IS NULL)), 0)::int
           AS rest
       FROM shipments JOIN LATERAL (
         SELECT shipment_id, quantity - kept_quantity - back_quantity AS units
         FROM shipment_items WHERE shipment_id = shipments.id AND stock_taken
       ) AS part ON true
       WHERE order_id = orders.id
     ) AS parcels
     WHERE id = ANY($1) ORDER BY id`,
    [ids],
  )
}

export async function readFacts(db: EntityManager, id: number): Promise<Facts> {
  const [facts] = await readAllFacts(db, [id])
  if (!facts) throw new Error('The order disappeared')
  return facts
}

/** Whether the items of an order are out of stock after a step, in which `act` was done to its parcel. */
export function isOut(before: Facts, now: Facts, act: Outcome['act']): boolean {
  const { status, shipment_state: shipmentState } = now
  if (status !== CANCELLED_ORDER_STATUS) return true
  if (shipmentState !== 'lost') {
    return ['withCourier', 'delivered', 'refused'].includes(shipmentState)
  }
  if (act === 'lose') return true
  // Once an order is open again, other units are in the place of those that were lost, and in the shop.
  return before.status === CANCELLED_ORDER_STATUS && before.taken
}
