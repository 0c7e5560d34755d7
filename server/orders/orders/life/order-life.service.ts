import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { CourierPrices, FeeKind } from '#domain/couriers/courier-prices'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import {
  type Actor,
  amountBeforePackingPiastres,
  canAssignCourier,
  isInShop as isParcelInShop,
  type OrderEventKind,
  outstandingPiastres,
  SHIPMENT_STATES,
  type ShipmentState,
} from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, holdsStock, type OrderStatus } from '#domain/orders/order-status'
import { pickColumns } from '../../../platform/database/schema/entity-columns'
import { statement } from '../../../platform/database/statements/statement'
import { OrderEntity } from '../entities/order.entity'
import { awaitLostItems } from '../reads/awaited-items.service'
import { chargesFor } from './courier-charges'
import type { CashEntry } from './ledger.service'
import { requireNotMerged } from './linked-orders.service'
import { countDiscountUse, returnDiscountUse, takeDiscountUse } from './order-discount.service'
import { restock, takeStock } from './order-stock.service'

// The life cycle of an order (docs/decisions/0019): the steps that all changes share.

const lockedColumns = pickColumns(OrderEntity, [
  'id',
  'userId',
  'status',
  'shipmentState',
  'confirmationState',
  'totalPiastres',
  'returnedPiastres',
  'paidPiastres',
  'paymentState',
  'prepayPiastres',
  'prepayUntil',
  'assignedCourierId',
  'version',
])

const LOCKED = `SELECT ${lockedColumns.select('orders')} FROM orders`

const lockedRow = z.object(lockedColumns.shape)

// In the order of their ids, so that two transactions never wait for each other; with the orders whose items go back for them,
// which change along with them and may be exchanges themselves.
const lockForChange = statement({
  name: 'orderLife.lock',
  sql: `WITH RECURSIVE wanted AS (
       SELECT unnest($1::int[]) AS order_id
       UNION SELECT of_order_id FROM order_links JOIN wanted USING (order_id) WHERE kind = 'exchange'
     ) ${LOCKED} WHERE id = ANY(ARRAY(SELECT order_id FROM wanted)) AND ($2::int IS NULL OR user_id = $2) ORDER BY id FOR NO KEY UPDATE`,
  row: lockedRow,
})

/** An order that the transaction has locked, so that concurrent changes are serialized. */
export type LockedOrder = Awaited<ReturnType<typeof lockForChange>>[number]

/** Locks an order, of one account if given. Throws NOT_FOUND. */
export async function lockOrder(
  transaction: EntityManager,
  id: number | undefined,
  userId: number | null = null,
): Promise<LockedOrder> {
  const orders = id === undefined ? [] : await lockForChange(transaction, [[id], userId])
  const order = orders.find((one) => one.id === id)
  if (!order) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
  return order
}

/** Locks orders, at once; returns them by id, without those that do not exist. */
export async function lockOrders(
  transaction: EntityManager,
  ids: readonly number[],
): Promise<readonly LockedOrder[]> {
  const orders = await lockForChange(transaction, [ids, null])
  return orders.filter(({ id }) => ids.includes(id))
}

/** An event of a timeline; `status` if it changed the order's. */
interface NewEvent {
  readonly kind: OrderEventKind
  readonly actor: Actor
  readonly status?: OrderStatus | undefined
  readonly data?: Readonly<Record<string, unknown>>
}

const insertEvents = statement({
  name: 'orderLife.insertEvents',
  sql: `INSERT INTO order_events (order_id, kind, status, actor, data)
     SELECT order_id, kind, status, actor, data
     FROM unnest($orderIds::int[], $kinds::text[], $statuses::text[], $actors::text[], $data::jsonb[])
       WITH ORDINALITY AS event (order_id, kind, status, actor, data, position)
     ORDER BY position`,
})

/** Adds events to the timelines of orders. */
export async function recordEvents(
  transaction: EntityManager,
  events: readonly (NewEvent & { readonly orderId: number })[],
): Promise<void> {
  await insertEvents(transaction, {
    orderIds: events.map(({ orderId }) => orderId),
    kinds: events.map(({ kind }) => kind),
    statuses: events.map(({ status }) => status ?? null),
    actors: events.map(({ actor }) => actor),
    data: events.map(({ data }) => JSON.stringify(data ?? {})),
  })
}

/** Adds an event to the timeline of an order. */
export async function recordEvent(
  transaction: EntityManager,
  orderId: number,
  event: NewEvent,
): Promise<void> {
  await recordEvents(transaction, [{ ...event, orderId }])
}

const updateOrder = statement({
  name: 'orderLife.updateOrder',
  sql: `UPDATE orders SET status = $2, shipment_state = $3, cancel_reason = $4,
       tell_courier = tell_courier AND $3 = 'withCourier',
       assigned_courier_id = CASE WHEN $5::boolean THEN assigned_courier_id END,
       prepay_until = CASE WHEN $5::boolean THEN prepay_until END,
       prepay_piastres = CASE WHEN $5::boolean THEN prepay_piastres END
     WHERE id = $1`,
})

/** Next state of an order. */
interface NextState {
  readonly status: OrderStatus
  readonly shipmentState: ShipmentState
  readonly cancelReason?: string | null
  /** Whether the items of a cancelled order are in the shop; other items are restocked when they are received back. */
  readonly isInShop?: boolean
  /** Whether the customer has the items of a cancelled order: neither stock nor a limit of its code is in the way. */
  readonly hasArrived?: boolean
}

/**
 * Writes the status of an order and the state of its shipment. Its stock, the use of its code, and its assigned courier and
 * deadline, which end when somebody takes it, follow.
 */
export async function moveOrder(
  transaction: EntityManager,
  before: LockedOrder,
  {
    status,
    shipmentState,
    cancelReason = null,
    isInShop = isParcelInShop(shipmentState),
    hasArrived = false,
  }: NextState,
): Promise<void> {
  const { id } = before
  if (holdsStock(before.status) && !holdsStock(status)) {
    if (isInShop) await restock(transaction, id, 'cancelled')
    await returnDiscountUse(transaction, id)
  }
  if (!holdsStock(before.status) && hasArrived) await countDiscountUse(transaction, id)
  else if (!holdsStock(before.status) && holdsStock(status)) {
    await requireNotMerged(transaction, id)
    // Other units go out in place of what was lost.
    if (before.shipmentState === 'lost') await awaitLostItems(transaction, id)
    await takeStock(transaction, id)
    await takeDiscountUse(transaction, id)
  }
  const isWaiting = canAssignCourier({ status, shipmentState })
  await updateOrder(transaction, [id, status, shipmentState, cancelReason, isWaiting])
}

const selectLastShipment = statement({
  name: 'orderLife.selectLastShipment',
  sql: `SELECT shipments.id, courier_id AS "courierId",
       coalesce(delivered_fee_piastres, 0) AS "deliveredFeePiastres",
       coalesce(refused_fee_piastres, 0) AS "refusedFeePiastres", prices, orders.governorate
     FROM shipments JOIN orders ON orders.id = order_id
     LEFT JOIN couriers ON couriers.id = courier_id
     WHERE order_id = $1 AND voided_at IS NULL ORDER BY shipments.id DESC LIMIT 1`,
  row: z.object({
    id: z.int(),
    courierId: z.int().nullable(),
    deliveredFeePiastres: piastresColumn,
    refusedFeePiastres: piastresColumn,
    prices: z.custom<CourierPrices>().nullable(),
    governorate: z.enum(GOVERNORATES).nullable(),
  }),
})

export type LastShipment = Awaited<ReturnType<typeof selectLastShipment>>[number]

const selectShipmentState = statement({
  name: 'orderLife.selectShipmentState',
  sql: `SELECT CASE
       WHEN received_back_at IS NOT NULL THEN 'receivedBack'
       WHEN lost_at IS NOT NULL THEN 'lost'
       WHEN refused_at IS NOT NULL THEN 'refused'
       WHEN delivered_at IS NOT NULL THEN 'delivered'
       WHEN handed_over_at IS NOT NULL THEN 'withCourier'
       ELSE 'packed' END AS state
     FROM shipments WHERE order_id = $1 AND voided_at IS NULL ORDER BY id DESC LIMIT 1`,
  row: z.object({ state: z.enum(SHIPMENT_STATES) }),
})

/** Returns the state of the last parcel of an order. An unpacked parcel does not count: the one before it does. */
export async function readShipmentState(
  transaction: EntityManager,
  orderId: number,
): Promise<ShipmentState> {
  const [shipment] = await selectShipmentState(transaction, [orderId])
  return shipment?.state ?? 'none'
}

/** The parcel that the state of an order's shipment is about. */
export async function readLastShipment(
  transaction: EntityManager,
  { id, shipmentState }: LockedOrder,
): Promise<LastShipment | undefined> {
  const [shipment] = shipmentState === 'none' ? [] : await selectLastShipment(transaction, [id])
  return shipment
}

/** Returns the ledger entries of a delivery: the cash collected by the courier, and its charges. */
export function collection(
  order: LockedOrder,
  shipment: LastShipment | undefined,
  delivered: Extract<FeeKind, 'delivered' | 'partial'> = 'delivered',
): readonly CashEntry[] {
  const of = { courierId: shipment?.courierId ?? null, shipmentId: shipment?.id ?? null }
  const piastres = outstandingPiastres(order)
  return [{ ...of, kind: 'collected', piastres }, ...chargesFor(shipment, delivered, piastres)]
}

/** Throws CONFLICT if an order waits for a payment in advance: nobody packs, hands over, splits or merges it until then. */
export function requirePaidInAdvance(order: LockedOrder): void {
  const piastres = amountBeforePackingPiastres(order)
  if (piastres === 0) return
  throw new AppError('CONFLICT', {
    key: 'order.waitsForPayment',
    parameters: {
      amount: { en: formatPiastres(piastres, 'en'), ar: formatPiastres(piastres, 'ar') },
    },
  })
}

/** The error that the state of an order no longer allows an action. */
export function notPossibleNow({ status, shipmentState }: LockedOrder): AppError {
  const label = (locale: Locale) =>
    status === CANCELLED_ORDER_STATUS || shipmentState === 'none'
      ? translate(`order.status.${status}`, {}, locale)
      : translate(`order.shipment.${shipmentState}`, {}, locale)
  return new AppError('CONFLICT', {
    key: 'order.notPossibleNow',
    parameters: { state: { en: label('en'), ar: label('ar') } },
  })
}
