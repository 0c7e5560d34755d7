import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import {
  type Actor,
  isInShop as isParcelInShop,
  type ShipmentState,
} from '#domain/orders/order-life'
import {
  CANCELLED_ORDER_STATUS,
  DELIVERED_ORDER_STATUS,
  INITIAL_ORDER_STATUS,
  type OrderStatus,
} from '#domain/orders/order-status'
import {
  type CancelOrderInput,
  cancelOrderSchema,
  type OrderStatusInput,
  orderStatusSchema,
} from '#domain/orders/orders.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { runOnce } from '../../../platform/idempotency/once.service'
import type { RequestKey } from '../../../platform/idempotency/request-key'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import type { AdminOrderView, OrderView } from '../reads/order-view'
import { getOrder } from '../reads/orders.service'
import { closeDeliveredAfterAll } from './delivered-after-all.service'
import { recordCash, reverseCollection, updatePayment } from './ledger.service'
import { beforeStatus } from './order-follower'
import {
  collection,
  type LockedOrder,
  lockOrder,
  moveOrder,
  readLastShipment,
  readShipmentState,
  recordEvent,
} from './order-life.service'

// Statuses that are set by hand or by older clients: any status may follow any other. The parcel and the ledger are
// updated to match.

const deliverDirectly = statement({
  name: 'orderLife.deliverDirectly',
  sql: 'INSERT INTO shipments (order_id, delivered_at) VALUES ($1, clock_timestamp())',
})

const closeAsDelivered = statement({
  name: 'orderLife.closeAsDelivered',
  sql: 'UPDATE shipments SET delivered_at = clock_timestamp() WHERE id = $1',
})

const reopenShipment = statement({
  name: 'orderLife.reopenShipment',
  sql: `UPDATE shipments SET delivered_at = NULL,
       voided_at = CASE WHEN coalesce(packed_at, handed_over_at) IS NULL THEN clock_timestamp() END
     WHERE id = $1`,
})

const voidShipment = statement({
  name: 'orderLife.voidShipment',
  sql: 'UPDATE shipments SET voided_at = clock_timestamp() WHERE id = $1',
})

/**
 * Updates the parcel and the ledger of an order to match a status that was set by hand or by an older client. Returns the
 * state of its shipment.
 */
async function followStatus(
  transaction: EntityManager,
  order: LockedOrder,
  status: OrderStatus,
  actor: Actor,
): Promise<ShipmentState> {
  const { id, shipmentState } = order
  const last = await readLastShipment(transaction, order)
  const isOpen = shipmentState === 'packed' || shipmentState === 'withCourier'
  if (status === DELIVERED_ORDER_STATUS) {
    // The parcel recorded as refused was delivered after all.
    if (last && shipmentState === 'refused') {
      await closeDeliveredAfterAll(transaction, order, last, actor)
      return 'delivered'
    }
    // Without a parcel on its way, the shop itself delivered and collected.
    if (last && isOpen) await closeAsDelivered(transaction, [last.id])
    else if (shipmentState !== 'delivered') await deliverDirectly(transaction, [id])
    await recordCash(transaction, id, actor, collection(order, isOpen ? last : undefined))
    return 'delivered'
  }
  if (status === CANCELLED_ORDER_STATUS) {
    if (!last || shipmentState !== 'packed') return shipmentState
    await voidShipment(transaction, [last.id])
    return readShipmentState(transaction, id)
  }
  if (!last || shipmentState !== 'delivered') return shipmentState
  await reopenShipment(transaction, [last.id])
  await reverseCollection(transaction, id, actor)
  return readShipmentState(transaction, id)
}

interface StatusChangeOptions {
  readonly actor: Actor
  /** Why it is cancelled. */
  readonly cancelReason?: string | null
  /** Whether it is cancelled because it was not paid in advance. */
  readonly isUnpaid?: boolean
}

/** Changes the status of a locked order, and announces it. */
export async function changeStatus(
  transaction: EntityManager,
  before: LockedOrder,
  status: OrderStatus,
  { actor, cancelReason = null, isUnpaid = false }: StatusChangeOptions,
): Promise<AdminOrderView> {
  const { id } = before
  const order = await beforeStatus(transaction, before, status, actor)
  const shipmentState = await followStatus(transaction, order, status, actor)
  // An open order whose last parcel was lost has other units in its place.
  const isInShop = isParcelInShop(shipmentState) || shipmentState === 'lost'
  await moveOrder(transaction, order, { status, shipmentState, cancelReason, isInShop })
  await updatePayment(transaction, id)
  await recordEvent(transaction, id, {
    kind: 'statusChanged',
    status,
    actor,
    ...(isUnpaid && { data: { isUnpaid } }),
    ...(cancelReason && { data: { note: cancelReason } }),
  })
  const changed = await readBack(transaction, id)
  await announce(
    transaction,
    ...orderChanged(changed, before, { byShopper: actor === 'customer', isUnpaid }),
  )
  return changed
}

function statusChanged(currentStatus: OrderStatus): AppError {
  const label = (locale: Locale) => translate(`order.status.${currentStatus}`, {}, locale)
  return new AppError('CONFLICT', {
    key: 'order.changedMeanwhile',
    parameters: { status: { en: label('en'), ar: label('ar') } },
    currentStatus,
  })
}

interface SetOrderStatusOptions {
  readonly actor?: Actor
  /** Whether the caller may read products and stock; otherwise, errors do not name them. */
  readonly namesStock?: boolean
  readonly request?: RequestKey | undefined
}

/**
 * Sets the status of an order and adds it to the history, unless it is unchanged. Any status can
 * follow any other. Cancelling an order returns its items to stock and the use of its discount code;
 * reopening it takes them again. Throws INVALID, NOT_FOUND, CONFLICT if the order does not have the
 * expected status, or OUT_OF_STOCK or CONFLICT if there is not enough stock, or no use of the code left, to
 * reopen the order.
 */
export async function setOrderStatus(
  db: EntityManager,
  id: unknown,
  input: Unchecked<OrderStatusInput>,
  { actor = 'staff', namesStock = true, request }: SetOrderStatusOptions = {},
): Promise<AdminOrderView> {
  const { status, expected } = validate(orderStatusSchema, input)
  const orderId = readId(id)
  const run = async (transaction: EntityManager) => {
    const order = await lockOrder(transaction, orderId)
    if (expected && order.status !== expected) throw statusChanged(order.status)
    if (order.status === status) return readBack(transaction, order.id)
    try {
      return await changeStatus(transaction, order, status, { actor })
    } catch (error) {
      const isUnnamed = error instanceof AppError && error.code === 'OUT_OF_STOCK' && !namesStock
      throw isUnnamed ? new AppError('OUT_OF_STOCK', { key: 'order.notEnoughStock' }) : error
    }
  }
  return runOnce(db, request, {
    run,
    replay: (transaction) => readBack(transaction, orderId ?? 0),
  })
}

/**
 * Cancels an order of the user, who may do so until the shop begins to work on it. The order is locked, so that a
 * concurrent change of the owner comes before or after. A cancelled order stays as it is. The owner gets a mail. Throws
 * INVALID, NOT_FOUND, or CONFLICT if it is too late.
 */
export async function cancelOrder(
  db: EntityManager,
  userId: number,
  id: unknown,
  input: Unchecked<CancelOrderInput>,
  request?: RequestKey,
): Promise<OrderView> {
  const { reason } = validate(cancelOrderSchema, input)
  const run = async (transaction: EntityManager): Promise<OrderView> => {
    const order = await lockOrder(transaction, readId(id), userId)
    if (order.status === INITIAL_ORDER_STATUS) {
      return changeStatus(transaction, order, CANCELLED_ORDER_STATUS, {
        actor: 'customer',
        cancelReason: reason,
      })
    }
    if (order.status !== CANCELLED_ORDER_STATUS)
      throw new AppError('CONFLICT', { key: 'order.cannotCancel' })
    return getOrder(transaction, userId, order.id)
  }
  return runOnce(db, request, { run, replay: (transaction) => getOrder(transaction, userId, id) })
}
