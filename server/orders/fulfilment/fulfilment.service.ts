import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { trackingNumbersSchema } from '#domain/couriers/courier-files.schema'
import { AppError } from '#domain/errors'
import {
  orderIdsSchema,
  orderNoteSchema,
  orderPaymentSchema,
  parcelDetailsSchema,
} from '#domain/orders/fulfilment.schema'
import { type Actor, canCancel, type ParcelAct } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS } from '#domain/orders/order-status'
import { type CancelOrderInput, cancelOrderSchema } from '#domain/orders/orders.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { requestShipment, withdrawRequest } from '../carriers/carrier-shipments.service'
import { setTrackingNumber } from '../carriers/tracking-numbers.service'
import { getActiveCourier } from '../couriers/couriers.service'
import { orderChanged } from '../orders/events/order-events'
import { assignCourier } from '../orders/life/assigned-courier.service'
import { confirmOrder, recordUnansweredCall } from '../orders/life/confirmation.service'
import { deliverAfterAll } from '../orders/life/delivered-after-all.service'
import { beginHandover } from '../orders/life/handover.service'
import { recordCash, updatePayment } from '../orders/life/ledger.service'
import {
  type LockedOrder,
  lockOrder,
  notPossibleNow,
  recordEvent,
} from '../orders/life/order-life.service'
import { changeStatus } from '../orders/life/order-status.service'
import { actOnParcel, type ParcelDetails } from '../orders/life/parcel.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'

/** Why an action failed for one of several orders. */
interface OrderFailure {
  readonly orderId: number
  readonly error: AppError
}

export interface OrdersResult {
  readonly orders: readonly AdminOrderView[]
  readonly failures: readonly OrderFailure[]
  /** The number of the handover that now includes the orders. */
  readonly handoverId?: number
}

interface ForEachOrder {
  readonly ids: unknown
  readonly request?: RequestKey | undefined
  readonly change: (transaction: EntityManager, order: LockedOrder) => Promise<AdminOrderView>
  /** Id to store for replays of the request, besides the order. */
  readonly resultId?: () => string | undefined
  readonly onReplay?: (resultId: string | undefined) => void
}

/**
 * Changes several orders, each in a transaction of its own; failures are returned, and do not stop the rest. With a
 * key, each is changed once. Throws INVALID without orders, or with too many.
 */
async function forEachOrder(
  db: EntityManager,
  { request, change, resultId, onReplay, ...input }: ForEachOrder,
): Promise<OrdersResult> {
  const { ids } = validate(orderIdsSchema, { ids: input.ids })
  const orders: AdminOrderView[] = []
  const failures: OrderFailure[] = []
  for (const id of ids) {
    try {
      orders.push(
        await runOnce(db, request, {
          part: id,
          run: async (transaction) => change(transaction, await lockOrder(transaction, id)),
          ...(resultId && { resultId }),
          replay: (transaction, earlierId) => {
            onReplay?.(earlierId)
            return readBack(transaction, id)
          },
        }),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failures.push({ orderId: id, error })
    }
  }
  return { orders, failures }
}

/** Confirms orders after a call. Throws INVALID. */
export async function confirmOrders(
  db: EntityManager,
  ids: unknown,
  actor: Actor,
  request?: RequestKey,
): Promise<OrdersResult> {
  return forEachOrder(db, {
    ids,
    request,
    change: (transaction, order) => confirmOrder(transaction, order, 'call', actor),
  })
}

/** Records that the customers of orders did not answer a call. Throws INVALID. */
export async function recordUnansweredCalls(
  db: EntityManager,
  ids: unknown,
  actor: Actor,
  request?: RequestKey,
): Promise<OrdersResult> {
  return forEachOrder(db, {
    ids,
    request,
    change: (transaction, order) => recordUnansweredCall(transaction, order, actor),
  })
}

/** Cancels open orders, with a reason that their customers see. Throws INVALID. */
export async function cancelOrders(
  db: EntityManager,
  ids: unknown,
  input: Unchecked<CancelOrderInput>,
  actor: Actor,
  request?: RequestKey,
): Promise<OrdersResult> {
  const { reason: cancelReason } = validate(cancelOrderSchema, input)
  return forEachOrder(db, {
    ids,
    request,
    change: async (transaction, order) => {
      if (!canCancel(order)) throw notPossibleNow(order)
      return changeStatus(transaction, order, CANCELLED_ORDER_STATUS, { actor, cancelReason })
    },
  })
}

/**
 * Assigns a courier who is to take the orders, or none. Throws INVALID, and NOT_FOUND or CONFLICT if the courier is unknown
 * or no longer active.
 */
export async function assignCouriers(
  db: EntityManager,
  ids: unknown,
  courierId: unknown,
  actor: Actor,
): Promise<OrdersResult> {
  const courier = courierId == null ? null : await getActiveCourier(db, courierId)
  return forEachOrder(db, {
    ids,
    change: (transaction, order) => assignCourier(transaction, order, courier?.id ?? null, actor),
  })
}

/** Unvalidated details of an action on parcels. */
export interface ParcelInput {
  readonly parcelCount?: unknown
  readonly courierId?: unknown
  readonly trackingNumber?: unknown
  readonly reason?: unknown
  readonly condition?: unknown
}

/** Hands orders over to a courier: those that can be are one handover. */
async function handOverParcels(
  db: EntityManager,
  ids: unknown,
  actor: Actor,
  details: ParcelDetails & { readonly courierId: number },
  request: RequestKey | undefined,
): Promise<OrdersResult> {
  let handoverId: number | undefined
  const result = await forEachOrder(db, {
    ids,
    request,
    change: async (transaction, order) => {
      // Created with the first parcel. If that fails, it is rolled back, and the next one creates it.
      const number = handoverId ?? (await beginHandover(transaction, details.courierId))
      const changed = await actOnParcel(transaction, order, 'handOver', actor, {
        ...details,
        handoverId: number,
      })
      handoverId = number
      const isKnown = await requestShipment(transaction, order.id)
      return isKnown ? readBack(transaction, order.id) : changed
    },
    resultId: () => handoverId?.toString(),
    onReplay: (id) => {
      handoverId = readId(id)
    },
  })
  return { ...result, ...(handoverId !== undefined && { handoverId }) }
}

/**
 * Performs an action on the parcels of orders. Throws INVALID, and NOT_FOUND or CONFLICT if the courier they are handed
 * over to is unknown or no longer active.
 */
export async function actOnParcels(
  db: EntityManager,
  ids: unknown,
  act: ParcelAct,
  actor: Actor,
  { courierId, ...input }: ParcelInput = {},
  request?: RequestKey,
): Promise<OrdersResult> {
  const { parcelCount, reason, condition, trackingNumber } = validate(parcelDetailsSchema, input)
  const details: ParcelDetails = {
    ...(parcelCount && { parcelCount }),
    ...(reason && { reason }),
    ...(condition && { condition }),
    ...(trackingNumber && { trackingNumber }),
  }
  if (act === 'handOver') {
    const courier = await getActiveCourier(db, courierId)
    return handOverParcels(db, ids, actor, { ...details, courierId: courier.id }, request)
  }
  return forEachOrder(db, {
    ids,
    request,
    change: async (transaction, order) => {
      const changed = await actOnParcel(transaction, order, act, actor, details)
      if (act === 'takeBack') await withdrawRequest(transaction, order.id)
      return changed
    },
  })
}

/** Records that parcels of cancelled orders were delivered after all. Throws INVALID. */
export async function deliverAllAfterAll(
  db: EntityManager,
  ids: unknown,
  actor: Actor,
  request?: RequestKey,
): Promise<OrdersResult> {
  return forEachOrder(db, {
    ids,
    request,
    change: (transaction, order) => deliverAfterAll(transaction, order, actor),
  })
}

/** Saves the tracking numbers that a courier has given to parcels. Throws INVALID. */
export async function setTrackingNumbers(
  db: EntityManager,
  input: readonly unknown[],
  actor: Actor,
): Promise<OrdersResult> {
  const { parcels } = validate(trackingNumbersSchema, { parcels: input })
  const numbers = new Map(parcels.map(({ orderId, trackingNumber }) => [orderId, trackingNumber]))
  return forEachOrder(db, {
    ids: [...numbers.keys()],
    change: (transaction, order) =>
      setTrackingNumber(transaction, order, numbers.get(order.id) ?? '', actor),
  })
}

/** Adds a note of the team to the timeline of an order. Throws INVALID, NOT_FOUND. */
export async function addOrderNote(
  db: EntityManager,
  id: unknown,
  text: unknown,
  actor: Actor,
): Promise<AdminOrderView> {
  const data = validate(orderNoteSchema, { text })
  return db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, readId(id))
    await recordEvent(transaction, order.id, { kind: 'note', actor, data })
    const changed = await readBack(transaction, order.id)
    await announce(transaction, ...orderChanged(changed, order))
    return changed
  })
}

/** Payments between the shop and a customer, without a courier. */
export type PaymentKind = 'prepaid' | 'refunded'

interface RecordedPayment {
  readonly order: AdminOrderView
  /** The entry of the ledger. */
  readonly entryId: string | undefined
}

/** Adds a payment of a locked order to the ledger. */
async function bookPayment(
  transaction: EntityManager,
  locked: LockedOrder,
  kind: PaymentKind,
  { amountPiastres, note, method }: z.output<typeof orderPaymentSchema>,
  actor: Actor,
): Promise<RecordedPayment> {
  const before = await readBack(transaction, locked.id)
  const limit = kind === 'prepaid' ? before.amountDuePiastres : before.paidPiastres
  if (amountPiastres > limit) {
    throw new AppError('CONFLICT', {
      key: kind === 'prepaid' ? 'order.paidTooMuch' : 'order.refundedTooMuch',
    })
  }
  const [entryId] = await recordCash(transaction, locked.id, actor, [
    { kind, piastres: amountPiastres, courierId: null, note, method },
  ])
  await updatePayment(transaction, locked.id)
  await recordEvent(transaction, locked.id, {
    kind: 'moneyChanged',
    actor,
    data: { kind, piastres: amountPiastres, note, ...(method && { method }) },
  })
  const order = await readBack(transaction, locked.id)
  await announce(transaction, ...orderChanged(order, locked))
  return { order, entryId }
}

/**
 * Adds a payment to the ledger: what a customer has paid in advance, or got back. Throws INVALID, NOT_FOUND, or
 * CONFLICT if more is paid than due, or more given back than paid.
 */
export async function recordPayment(
  db: EntityManager,
  id: unknown,
  kind: PaymentKind,
  input: { readonly amount: unknown; readonly note?: unknown; readonly method?: unknown },
  actor: Actor,
  request?: RequestKey,
): Promise<RecordedPayment> {
  const payment = validate(orderPaymentSchema, input)
  const orderId = readId(id)
  return runOnce(db, request, {
    run: async (transaction) =>
      bookPayment(transaction, await lockOrder(transaction, orderId), kind, payment, actor),
    resultId: ({ entryId }) => entryId,
    replay: async (transaction, entryId) => ({
      order: await readBack(transaction, orderId ?? 0),
      entryId,
    }),
  })
}
