import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { receiveParcelSchema, scannedOrderSchema } from '#domain/orders/fulfilment.schema'
import { type Actor, canAct, type ParcelCondition } from '#domain/orders/order-life'
import { parcelNumberForms, readOrderNumber } from '#domain/scanning/scan'
import { validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockOrder, readLastShipment } from '../orders/life/order-life.service'
import { actOnParcel } from '../orders/life/parcel.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { readAwaitedItems } from '../orders/reads/awaited-items.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { receiveTakenBack } from '../returns/receive-return.service'
import { receiveAwaited } from './partial-delivery.service'

/** Parcels of couriers that use the same numbers. */
export const MAX_SCANNED = 20

const findParcels = statement({
  name: 'receiveParcel.find',
  sql: `SELECT id, order_id AS "orderId" FROM shipments
     WHERE tracking_number = ANY($1::text[]) AND voided_at IS NULL ORDER BY id DESC LIMIT ${MAX_SCANNED}`,
  row: z.object({ id: z.int(), orderId: z.int() }),
})

interface Parcel {
  readonly orderId: number
  /** Undefined for the last one. */
  readonly shipmentId?: number
}

/** The parcels with a number: those of the first way to read it that leads to any. */
async function findByNumber(transaction: EntityManager, code: string) {
  for (const forms of parcelNumberForms(code)) {
    const parcels = await findParcels(transaction, [forms])
    if (parcels.length > 0) return parcels
  }
  return []
}

/** The parcel that a code names: its own number before that of its order. Throws NOT_FOUND or CONFLICT. */
async function findParcel(transaction: EntityManager, code: string): Promise<Parcel> {
  const parcels = await findByNumber(transaction, code)
  const orderIds = [...new Set(parcels.map(({ orderId }) => orderId))].toSorted((a, b) => a - b)
  if (orderIds.length > 1) {
    const ids = orderIds.map((id) => `#${id}`)
    throw new AppError('CONFLICT', { key: 'order.severalParcels', parameters: { ids } })
  }
  const [parcel] = parcels
  if (parcel) return { orderId: parcel.orderId, shipmentId: parcel.id }
  const orderId = readOrderNumber(code)
  if (orderId !== undefined) return { orderId }
  throw new AppError('NOT_FOUND', { key: 'order.noParcel' })
}

/** The ids of the orders that a code names, by the number of a parcel or their own: none, one, or several. */
export async function findScannedOrderIds(
  db: EntityManager,
  code: unknown,
): Promise<readonly number[]> {
  const { data } = scannedOrderSchema.safeParse(code)
  if (data === undefined) return []
  const parcels = await findByNumber(db, data)
  if (parcels.length > 0) return [...new Set(parcels.map(({ orderId }) => orderId))]
  const orderId = readOrderNumber(data)
  return orderId === undefined ? [] : [orderId]
}

async function receive(
  transaction: EntityManager,
  code: string,
  condition: ParcelCondition,
  actor: Actor,
): Promise<AdminOrderView> {
  const { orderId, shipmentId } = await findParcel(transaction, code)
  const order = await lockOrder(transaction, orderId)
  const last = await readLastShipment(transaction, order)
  // Items of the parcel that are due back although the order is not.
  const awaited = (await readAwaitedItems(transaction, orderId)).filter(
    (item) => item.shipmentId === (shipmentId ?? last?.id),
  )
  const isLast = shipmentId === undefined || shipmentId === last?.id
  if (awaited.length > 0 && !(isLast && canAct('receiveBack', order))) {
    const items = awaited.map((item) => ({ ...item, condition }))
    return receiveAwaited(transaction, order, items, actor)
  }
  if (isLast && !canAct('receiveBack', order)) {
    // Items that its courier collected at the door in exchange.
    const hasTaken = await receiveTakenBack(transaction, order, condition, actor)
    if (hasTaken) return readBack(transaction, orderId)
  }
  if (!isLast) {
    throw new AppError('CONFLICT', {
      key: 'order.earlierParcel',
      parameters: { id: String(order.id) },
    })
  }
  return actOnParcel(transaction, order, 'receiveBack', actor, { condition })
}

/**
 * Receives back the parcel with a tracking number, or the last one of an order by its number. Throws INVALID; NOT_FOUND
 * without such a parcel; and CONFLICT if it is not possible now, the order was sent again since, or several orders have
 * this number.
 */
export async function receiveParcel(
  db: EntityManager,
  codeInput: unknown,
  conditionInput: unknown,
  actor: Actor,
  request?: RequestKey,
): Promise<AdminOrderView> {
  const { code, condition } = validate(receiveParcelSchema, {
    code: codeInput,
    condition: conditionInput,
  })
  return runOnce(db, request, {
    run: (transaction) => receive(transaction, code, condition, actor),
    resultId: ({ id }) => String(id),
    replay: (transaction, orderId) => readBack(transaction, Number(orderId)),
  })
}
