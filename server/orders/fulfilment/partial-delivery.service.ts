import type { EntityManager } from 'typeorm'
import type { FieldProblem } from '#domain/errors'
import { partialDeliverySchema, receivedItemsSchema } from '#domain/orders/fulfilment.schema'
import type { Actor } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { invalid, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { orderChanged, shipmentChanged } from '../orders/events/order-events'
import {
  type LockedOrder,
  lockOrder,
  notPossibleNow,
  recordEvent,
} from '../orders/life/order-life.service'
import { deliverPartly } from '../orders/life/partial-delivery.service'
import { readBack } from '../orders/reads/admin-orders.service'
import {
  type AwaitedItem,
  readAwaitedItems,
  receiveItems,
} from '../orders/reads/awaited-items.service'
import type { AdminOrderView } from '../orders/reads/order-view'

// Partial deliveries, and the items that come back.

/**
 * Delivers a part of an order's parcel, for the amount due for that part. Throws INVALID, NOT_FOUND, or CONFLICT if it is
 * not possible now or another amount was collected.
 */
export async function deliverOrderPartly(
  db: EntityManager,
  id: unknown,
  input: { readonly kept: unknown; readonly collected?: unknown; readonly reported?: unknown },
  actor: Actor,
  request?: RequestKey,
): Promise<AdminOrderView> {
  const { collectedPiastres, ...delivered } = validate(partialDeliverySchema, input)
  const delivery = { ...delivered, expectedPiastres: collectedPiastres }
  const orderId = readId(id)
  return runOnce(db, request, {
    run: async (transaction) =>
      deliverPartly(transaction, await lockOrder(transaction, orderId), delivery, actor),
    replay: (transaction) => readBack(transaction, orderId ?? 0),
  })
}

type Received = ReturnType<typeof receivedItemsSchema.parse>['items'][number]

function requireAwaited(received: readonly Received[], awaited: readonly AwaitedItem[]): void {
  const problems = received.flatMap(({ id, quantity }, index): readonly FieldProblem[] => {
    const max = awaited.find((item) => item.id === id)?.quantity ?? 0
    if (quantity <= max) return []
    return [{ field: `items.${index}.quantity`, key: 'order.notAwaited', parameters: { max } }]
  })
  if (problems.length > 0) throw invalid(problems)
  if (received.some(({ quantity }) => quantity > 0)) return
  throw invalid([{ field: 'items', key: 'return.nothingReceived' }])
}

/** Receives awaited items of a locked order, and announces it; the order stays as it is. Throws INVALID. */
export async function receiveAwaited(
  transaction: EntityManager,
  order: LockedOrder,
  received: readonly Received[],
  actor: Actor,
): Promise<AdminOrderView> {
  const awaited = await readAwaitedItems(transaction, order.id)
  if (awaited.length === 0) throw notPossibleNow(order)
  requireAwaited(received, awaited)
  const items = received.flatMap(({ id, ...units }) => {
    const item = awaited.find((one) => one.id === id)
    return item && units.quantity > 0 ? [{ ...item, ...units }] : []
  })
  await receiveItems(transaction, order.id, items)
  await recordEvent(transaction, order.id, {
    kind: 'receivedBack',
    actor,
    data: {
      items: items.map(({ name, nameAr, quantity, condition }) => ({
        name,
        nameAr,
        quantity,
        condition,
      })),
    },
  })
  const changed = await readBack(transaction, order.id)
  await announce(transaction, ...orderChanged(changed, order), shipmentChanged(changed, order))
  return changed
}

/**
 * Receives back items that a customer did not keep, or that were lost and turned up: sellable units are in stock again,
 * damaged ones are written off. Throws INVALID, NOT_FOUND, or CONFLICT if no items are awaited.
 */
export async function receiveItemsBack(
  db: EntityManager,
  id: unknown,
  input: { readonly items: unknown },
  actor: Actor,
  request?: RequestKey,
): Promise<AdminOrderView> {
  const { items } = validate(receivedItemsSchema, input)
  const orderId = readId(id)
  return runOnce(db, request, {
    run: async (transaction) =>
      receiveAwaited(transaction, await lockOrder(transaction, orderId), items, actor),
    replay: (transaction) => readBack(transaction, orderId ?? 0),
  })
}
