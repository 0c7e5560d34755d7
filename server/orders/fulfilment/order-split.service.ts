import type { EntityManager } from 'typeorm'
import type { FieldProblem } from '#domain/errors'
import type { Piastres } from '#domain/money/units'
import { movedPayment, type SplitTotals, splitTotals } from '#domain/orders/deliveries'
import { type LaterItem, splitSchema } from '#domain/orders/fulfilment.schema'
import type { Actor } from '#domain/orders/order-life'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'
import { readId } from '#domain/validation/text.schema'
import { invalid, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { orderChanged, orderEdited, restSplitOff } from '../orders/events/order-events'
import { divideOrder } from '../orders/life/divided-orders'
import { movePrepayment } from '../orders/life/move-prepayment.service'
import { type LockedOrder, lockOrder, recordEvents } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import {
  type DivisibleItem,
  type DivisibleOrder,
  readInShop,
  requireTotal,
  unpack,
} from './two-deliveries'

// An order in two deliveries: the available items ship now, and the rest is an order of its own (docs/decisions/0044).

/** Unvalidated input of a split. */
export interface SplitInput {
  readonly later: unknown
  readonly isFeeWithRest?: unknown
  /** The total of the first delivery, as it was shown. */
  readonly expectedTotal?: unknown
}

/** Both deliveries, before anything is written. */
export interface SplitPlan extends SplitTotals {
  /** The part of the prepayments that moves to the second delivery. */
  readonly movedPiastres: Piastres
  readonly prepaidPiastres: Piastres
}

/** The units of each item that ship later. Throws INVALID with all problems. */
function readLater(
  items: readonly DivisibleItem[],
  input: readonly LaterItem[],
): readonly number[] {
  const problems = input.flatMap(({ itemId, quantity }, index): readonly FieldProblem[] => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) return [{ field: `later.${index}.itemId`, key: 'return.unknownItem' }]
    if (input.findIndex((other) => other.itemId === itemId) < index) {
      return [{ field: `later.${index}.itemId`, key: 'invalid.duplicateLine' }]
    }
    const max = item.quantity
    if (quantity <= max) return []
    return [{ field: `later.${index}.quantity`, key: 'order.laterTooMany', parameters: { max } }]
  })
  const later = items.map(({ id }) => input.find(({ itemId }) => itemId === id)?.quantity ?? 0)
  if (problems.length === 0 && later.every((units) => units === 0)) {
    problems.push({ field: 'later', key: 'order.nothingLater' })
  }
  if (problems.length === 0 && items.every(({ quantity }, index) => quantity === later[index])) {
    problems.push({ field: 'later', key: 'order.nothingNow' })
  }
  if (problems.length > 0) throw invalid(problems)
  return later
}

function planSplit(
  { items, adjustments, prepaidPiastres }: DivisibleOrder,
  later: readonly number[],
  isFeeWithRest: boolean,
): SplitPlan {
  const totals = splitTotals({ items, adjustments, later, isFeeWithRest })
  return { ...totals, prepaidPiastres, movedPiastres: movedPayment(totals, prepaidPiastres) }
}

async function writeSplit(
  transaction: EntityManager,
  orderId: number,
  items: readonly DivisibleItem[],
  later: readonly number[],
  { first, rest }: SplitPlan,
): Promise<number> {
  const [added] = await divideOrder(transaction, {
    orderId,
    itemIds: items.map(({ id }) => id),
    later,
    firstPiastres: first.totalPiastres,
    firstAdjustments: JSON.stringify(first.adjustments),
    restPiastres: rest.totalPiastres,
    restAdjustments: JSON.stringify(rest.adjustments),
  })
  if (!added) throw new Error('INSERT returned no row')
  return added.id
}

async function recordSplit(
  transaction: EntityManager,
  locked: LockedOrder,
  restId: number,
  items: readonly DivisibleItem[],
  later: readonly number[],
  { first }: SplitPlan,
  actor: Actor,
): Promise<void> {
  const part = {
    total: { before: locked.totalPiastres, after: first.totalPiastres },
    items: items
      .map(({ name, nameAr, quantity }, index) => ({
        name,
        nameAr,
        before: quantity,
        after: quantity - (later[index] ?? 0),
      }))
      .filter(({ before, after }) => before !== after),
  }
  const { status } = locked
  await recordEvents(transaction, [
    { orderId: locked.id, kind: 'split', actor, data: { otherId: restId, part } },
    { orderId: restId, kind: 'placed', actor, status: INITIAL_ORDER_STATUS },
    {
      orderId: restId,
      kind: 'split',
      actor,
      data: { otherId: locked.id },
      ...(status !== INITIAL_ORDER_STATUS && { status }),
    },
  ])
}

/** An order in two deliveries. */
export interface SplitOrder {
  /** The first delivery. */
  readonly order: AdminOrderView
  /** The second delivery. */
  readonly rest: AdminOrderView
}

async function split(
  transaction: EntityManager,
  orderId: number | undefined,
  { later: input, isFeeWithRest, expectedTotalPiastres }: ReturnType<typeof splitSchema.parse>,
  actor: Actor,
): Promise<SplitOrder> {
  const locked = await lockOrder(transaction, orderId)
  const before = await readInShop(transaction, locked)
  const later = readLater(before.items, input)
  const plan = planSplit(before, later, isFeeWithRest)
  requireTotal(expectedTotalPiastres, plan.first.totalPiastres)
  const unpacked = await unpack(transaction, locked, actor)
  const restId = await writeSplit(transaction, locked.id, before.items, later, plan)
  await recordSplit(transaction, locked, restId, before.items, later, plan, actor)
  const moved = { from: locked.id, into: restId, piastres: plan.movedPiastres }
  await movePrepayment(transaction, moved, actor)
  const order = await readBack(transaction, locked.id)
  const rest = await readBack(transaction, restId)
  await announce(
    transaction,
    ...orderChanged(order, unpacked),
    orderEdited(order, {
      userId: locked.userId,
      changed: ['items', 'total'],
      previousTotalPiastres: locked.totalPiastres,
      otherOrder: { relation: 'rest', id: restId },
    }),
    restSplitOff(rest),
  )
  return { order, rest }
}

/**
 * Lets units of an order ship later, as an order of their own: both together cost what the customer agreed to, prepayments
 * cover the first one first, and a packed parcel is unpacked. Throws INVALID; NOT_FOUND; CONFLICT if the order has left the
 * shop; and PRICE_CHANGED if the total is not the expected one.
 */
export async function splitOrder(
  db: EntityManager,
  id: unknown,
  input: SplitInput,
  actor: Actor,
  request?: RequestKey,
): Promise<SplitOrder> {
  const fields = validate(splitSchema, input)
  const orderId = readId(id)
  return runOnce(db, request, {
    run: (transaction) => split(transaction, orderId, fields, actor),
    resultId: ({ rest }) => String(rest.id),
    replay: async (transaction, restId) => ({
      order: await readBack(transaction, orderId ?? 0),
      rest: await readBack(transaction, Number(restId)),
    }),
  })
}

/** Previews {@link splitOrder}; writes nothing. Throws the same errors. */
export async function previewSplit(
  db: EntityManager,
  id: unknown,
  input: SplitInput,
): Promise<SplitPlan> {
  const { later: units, isFeeWithRest } = validate(splitSchema, input)
  return db.transaction(async (transaction) => {
    const before = await readInShop(transaction, await lockOrder(transaction, readId(id)))
    return planSplit(before, readLater(before.items, units), isFeeWithRest)
  })
}
