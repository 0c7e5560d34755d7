import type { EntityManager } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import {
  type Actor,
  canAct,
  type OrderEventKind,
  PARCEL_RULES,
  type ParcelAct,
  type ParcelCondition,
  type RefusalReason,
} from '#domain/orders/order-life'
import { announce } from '../../../platform/database/events/announce'
import { type NamedParameters, statement } from '../../../platform/database/statements/statement'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import { readAwaitedItems, receiveItems } from '../reads/awaited-items.service'
import type { AdminOrderView } from '../reads/order-view'
import { chargesFor } from './courier-charges'
import { addToHandover, takeOutOfHandover } from './handover.service'
import { type CashEntry, recordCash, updatePayment } from './ledger.service'
import { beforeStatus } from './order-follower'
import {
  collection,
  type LastShipment,
  type LockedOrder,
  moveOrder,
  notPossibleNow,
  readLastShipment,
  readShipmentState,
  recordEvent,
  requirePaidInAdvance,
} from './order-life.service'
import { restock, writeOffStock } from './order-stock.service'
import { requireUnusedNumber } from './tracking-number'

/** Details of an action on a parcel. */
export interface ParcelDetails {
  /** Number of parcels of the order; used for packing. */
  readonly parcelCount?: number
  /** Who takes it; required to hand it over. */
  readonly courierId?: number
  /** The handover that includes it. */
  readonly handoverId?: number
  readonly trackingNumber?: string | null
  /** Why it was refused. */
  readonly reason?: RefusalReason
  /** How it came back. */
  readonly condition?: ParcelCondition
  /** The courier's note. */
  readonly note?: string
  /** Amount collected according to the courier, if it differs from the amount due. */
  readonly collectedPiastres?: Piastres
  readonly duePiastres?: Piastres
  /** Delivered part, if not everything was delivered. */
  readonly part?: DeliveredPart
}

/** Items and total of an order, before and after a part of it was sent back. */
interface DeliveredPart {
  readonly total: { readonly before: Piastres; readonly after: Piastres }
  readonly items: readonly {
    readonly name: string
    readonly nameAr: string | null
    readonly before: number
    readonly after: number
  }[]
}

const EVENT_OF_ACT: Readonly<Record<ParcelAct, OrderEventKind>> = {
  pack: 'packed',
  unpack: 'unpacked',
  handOver: 'handedOver',
  takeBack: 'takenBack',
  deliver: 'delivered',
  refuse: 'refused',
  lose: 'lost',
  receiveBack: 'receivedBack',
}

const insertShipment = statement({
  name: 'parcel.insertShipment',
  sql: `INSERT INTO shipments (order_id, packed_at, handed_over_at, courier_id, tracking_number,
       parcel_count)
     VALUES ($1, clock_timestamp(), CASE WHEN $2::int IS NOT NULL THEN clock_timestamp() END, $2, $3, $4)`,
})

/** Returns the SET clause of a shipment for an action, with its parameters. */
function shipmentChange(
  act: Exclude<ParcelAct, 'pack'>,
  { courierId, trackingNumber = null, reason = 'other', condition = 'sellable' }: ParcelDetails,
): { readonly sql: string; readonly parameters: NamedParameters } {
  switch (act) {
    case 'unpack':
      return { sql: 'voided_at = clock_timestamp()', parameters: {} }
    case 'handOver':
      return {
        sql: `handed_over_at = clock_timestamp(), courier_id = $courierId,
          tracking_number = coalesce($trackingNumber, tracking_number)`,
        parameters: { courierId, trackingNumber },
      }
    case 'takeBack':
      return {
        sql: 'handed_over_at = NULL, courier_id = NULL, tracking_number = NULL',
        parameters: {},
      }
    case 'deliver':
      return { sql: 'delivered_at = clock_timestamp()', parameters: {} }
    case 'refuse':
      return {
        sql: 'refused_at = clock_timestamp(), refusal_reason = $reason',
        parameters: { reason },
      }
    case 'lose':
      return { sql: 'lost_at = clock_timestamp()', parameters: {} }
    case 'receiveBack':
      return {
        sql: 'received_back_at = clock_timestamp(), condition = $condition',
        parameters: { condition },
      }
  }
}

const updateShipment = statement({
  name: 'parcel.updateShipment',
  sql: (change: string) => `UPDATE shipments SET ${change} WHERE id = $id`,
})

async function writeShipment(
  transaction: EntityManager,
  { id, shipmentState }: LockedOrder,
  last: LastShipment | undefined,
  act: ParcelAct,
  details: ParcelDetails,
): Promise<void> {
  if (act === 'pack' || shipmentState === 'none') {
    const { courierId = null, trackingNumber = null, parcelCount = 1 } = details
    await insertShipment(transaction, [id, courierId, trackingNumber, parcelCount])
    return
  }
  if (!last) throw new Error(`Order ${id} has no shipment`)
  const { sql, parameters } = shipmentChange(act, details)
  await updateShipment(transaction, { id: last.id, ...parameters }, sql)
}

function cashOf(
  act: ParcelAct,
  order: LockedOrder,
  shipment: LastShipment | undefined,
  { part }: ParcelDetails,
): readonly CashEntry[] {
  if (act === 'deliver') return collection(order, shipment, part ? 'partial' : 'delivered')
  const isRefusal =
    act === 'refuse' || (act === 'receiveBack' && order.shipmentState === 'withCourier')
  if (isRefusal) return chargesFor(shipment, 'refused')
  const isReturn = act === 'receiveBack' && order.shipmentState === 'delivered'
  return isReturn ? chargesFor(shipment, 'returned') : []
}

/** Receives the awaited items of a parcel, which its order no longer includes. */
async function receiveRest(
  transaction: EntityManager,
  orderId: number,
  parcelId: number,
  condition: ParcelCondition,
): Promise<void> {
  const awaited = await readAwaitedItems(transaction, orderId)
  const rest = awaited.filter(({ shipmentId }) => shipmentId === parcelId)
  await receiveItems(
    transaction,
    orderId,
    rest.map((item) => ({ ...item, condition })),
  )
}

/**
 * Performs an action on the parcel of a locked order: updates its status, stock and ledger, records it in the timeline,
 * and announces it. Throws CONFLICT if it is not possible now, or before a payment, OUT_OF_STOCK if an order that is sent again needs more
 * than there is.
 */
export async function actOnParcel(
  transaction: EntityManager,
  before: LockedOrder,
  act: ParcelAct,
  actor: Actor,
  details: ParcelDetails = {},
): Promise<AdminOrderView> {
  if (!canAct(act, before)) throw notPossibleNow(before)
  if (act === 'pack' || act === 'handOver') requirePaidInAdvance(before)
  const { id, status: previousStatus } = before
  const { to, status = previousStatus } = PARCEL_RULES[act]
  const order = await beforeStatus(transaction, before, status, actor)
  const last = await readLastShipment(transaction, order)
  const { courierId = null, trackingNumber } = details
  if (trackingNumber) await requireUnusedNumber(transaction, id, courierId, trackingNumber)
  await writeShipment(transaction, order, last, act, details)
  const shipmentState = act === 'unpack' ? await readShipmentState(transaction, id) : to
  if (details.handoverId) await addToHandover(transaction, details.handoverId, order)
  if (act === 'takeBack' && last) await takeOutOfHandover(transaction, last.id)
  // Whether what comes back can be sold is known below.
  await moveOrder(transaction, order, { status, shipmentState, isInShop: false })
  if (act === 'receiveBack') {
    const isSellable = details.condition !== 'damaged'
    await (isSellable ? restock(transaction, id, 'returned') : writeOffStock(transaction, id))
    if (last) await receiveRest(transaction, id, last.id, details.condition ?? 'sellable')
  }
  await recordCash(transaction, id, actor, cashOf(act, order, last, details))
  await updatePayment(transaction, id)
  const isNewStatus = status !== previousStatus
  await recordEvent(transaction, id, {
    kind: EVENT_OF_ACT[act],
    actor,
    data: { ...details },
    ...(isNewStatus && { status }),
  })
  const changed = await readBack(transaction, id)
  await announce(transaction, ...orderChanged(changed, before))
  return changed
}
