import type { EntityManager } from 'typeorm'
import type { ShipmentState } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status'

/** What a life of an order is judged by. */
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
}

/** The facts of orders, in the order of their ids. */
export async function readAllFacts(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly Facts[]> {
  return db.query<Facts[]>(
    `SELECT status, shipment_state, confirmation_state, payment_state, assigned_courier_id,
       paid_piastres::float8 AS paid, total_piastres::float8 AS total,
       (SELECT count(*)::int FROM order_events WHERE order_id = orders.id) AS events, items.*
     FROM orders, LATERAL (
       SELECT coalesce(sum(quantity - returned_quantity) FILTER (WHERE stock_taken), 0)::int AS units,
         bool_and(stock_taken) AS taken
       FROM order_items WHERE order_id = orders.id
     ) AS items
     WHERE id = ANY($1) ORDER BY id`,
    [ids],
  )
}

export async function readFacts(db: EntityManager, id: number): Promise<Facts> {
  const [facts] = await readAllFacts(db, [id])
  if (!facts) throw new Error('The order disappeared')
  return facts
}

/** Whether the items of an order are out of stock now, by what a step has changed. */
export function isOut(before: Facts, { status, shipment_state: shipmentState }: Facts): boolean {
  if (status !== CANCELLED_ORDER_STATUS) return true
  if (shipmentState !== 'lost')
    return ['withCourier', 'delivered', 'refused'].includes(shipmentState)
  if (before.shipment_state === 'lost' && before.status === CANCELLED_ORDER_STATUS)
    return before.taken
  // Once an order is open again, other units are in the place of those that were lost, and in the shop.
  return ['withCourier', 'refused'].includes(before.shipment_state)
}
