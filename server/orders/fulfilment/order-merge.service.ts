import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { parsePhone } from '#domain/addresses/phone'
import { deliveryAdjustment, ELSEWHERE } from '#domain/delivery/delivery'
import { AppError } from '#domain/errors'
import { MAX_LINES, MAX_QUANTITY } from '#domain/limits'
import type { Totals } from '#domain/money/pricing'
import { asPiastres, type Piastres } from '#domain/money/units'
import { mergeTotals } from '#domain/orders/deliveries'
import { mergeSchema } from '#domain/orders/fulfilment.schema'
import { type Actor, isInShop } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, statusesWhere } from '#domain/orders/order-status'
import { readId } from '#domain/validation/text.schema'
import { validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockTerms } from '../checkout/checkout-terms.service'
import { orderChanged, orderEdited } from '../orders/events/order-events'
import { writeMerge } from '../orders/life/divided-orders'
import { movePrepayment } from '../orders/life/move-prepayment.service'
import { mergeDiscountUses } from '../orders/life/order-discount.service'
import { type LockedOrder, lockOrders, recordEvents } from '../orders/life/order-life.service'
import { readBack, readBackAll } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import {
  type DivisibleItem,
  type DivisibleOrder,
  readInShop,
  requireTotal,
  unpack,
} from './two-deliveries'

// Two orders of a customer that come in one delivery (docs/decisions/0044).

/** Two orders, unchecked. */
export interface MergeInput {
  readonly into: unknown
  /** Its items go into the other one, and it is cancelled. */
  readonly from: unknown
  /** The order whose address stays; needed if they differ. */
  readonly addressOf?: unknown
  /** As it was displayed. */
  readonly expectedTotal?: unknown
}

interface Side extends DivisibleOrder {
  readonly locked: LockedOrder
  readonly view: AdminOrderView
}

/** Result of a merge of two orders, before anything is written. */
export interface MergePlan extends Totals {
  readonly into: Side
  readonly from: Side
  readonly addressOf: number
  /** The line of the order that each line of the other one is added to; null for a line of its own. */
  readonly targets: readonly (number | null)[]
  /** Sum of the prepayments of both. */
  readonly prepaidPiastres: Piastres
}

type MergeFields = ReturnType<typeof mergeSchema.parse>

async function lockBoth(
  transaction: EntityManager,
  { into, from }: MergeFields,
): Promise<readonly [Side, Side]> {
  if (into === from) throw new AppError('CONFLICT', { key: 'order.mergesItself', field: 'from' })
  const locked = await lockOrders(transaction, [into, from])
  const views = await readBackAll(transaction, [into, from])
  const read = async (id: number): Promise<Side> => {
    const order = locked.find((one) => one.id === id)
    const view = views.get(id)
    if (!order || !view) throw new AppError('NOT_FOUND', { key: 'fault.orderNotFound' })
    return { ...(await readInShop(transaction, order)), locked: order, view }
  }
  return [await read(into), await read(from)]
}

const phoneOf = ({ view }: Side) => parsePhone(view.phone)?.e164 ?? view.phone

const placeOf = ({ view: { address, city } }: Side) => JSON.stringify([address.trim(), city.trim()])

/** Throws CONFLICT unless both orders are of one customer, and it is known where they go. */
function requireOneCustomer(into: Side, from: Side, addressOf: number | undefined): void {
  if (phoneOf(into) !== phoneOf(from)) {
    throw new AppError('CONFLICT', { key: 'order.otherCustomer', field: 'from' })
  }
  if (addressOf === undefined && placeOf(into) !== placeOf(from)) {
    throw new AppError('CONFLICT', { key: 'order.otherAddress', field: 'addressOf' })
  }
  if (addressOf !== undefined && ![into.locked.id, from.locked.id].includes(addressOf)) {
    throw new AppError('CONFLICT', { key: 'order.addressOfNeither', field: 'addressOf' })
  }
}

const isSameLine = (a: DivisibleItem, b: DivisibleItem) =>
  a.productId !== null &&
  a.productId === b.productId &&
  a.pricePiastres === b.pricePiastres &&
  a.isTaken === b.isTaken

/** The line that each line is added to. Throws CONFLICT if a quantity exceeds the limit of an order. */
function targetsOf(into: Side, from: Side): readonly (number | null)[] {
  const targets = from.items.map(
    (item) => into.items.find((other) => isSameLine(item, other))?.id ?? null,
  )
  const isTooMuch = into.items.some(({ id, quantity }) => {
    const added = from.items.filter((_, index) => targets[index] === id)
    return added.reduce((sum, item) => sum + item.quantity, quantity) > MAX_QUANTITY
  })
  const ownLines = targets.filter((target) => target === null).length
  if (isTooMuch || into.items.length + ownLines > MAX_LINES) {
    throw new AppError('CONFLICT', {
      key: 'order.tooMuchToMerge',
      parameters: { lines: MAX_LINES, units: MAX_QUANTITY },
    })
  }
  return targets
}

async function planMerge(transaction: EntityManager, fields: MergeFields): Promise<MergePlan> {
  const [into, from] = await lockBoth(transaction, fields)
  requireOneCustomer(into, from, fields.addressOf ?? undefined)
  const addressOf = fields.addressOf ?? into.locked.id
  const kept = addressOf === into.locked.id ? into : from
  const isOneArea = into.governorate === from.governorate
  const { delivery } = await lockTerms(
    transaction,
    { userId: null, area: kept.governorate ?? ELSEWHERE, discountCode: null },
    [],
  )
  const totals = mergeTotals({
    into,
    from,
    // The rest of an order costs no delivery: for the same place, the higher fee is what was agreed to.
    deliveryOf: isOneArea ? undefined : kept === into ? 'into' : 'from',
    isFree: (itemsTotalPiastres) => {
      const fee = deliveryAdjustment(delivery, itemsTotalPiastres)
      return fee !== undefined && fee.piastres === 0
    },
  })
  return {
    ...totals,
    into,
    from,
    addressOf,
    targets: targetsOf(into, from),
    prepaidPiastres: asPiastres(into.prepaidPiastres + from.prepaidPiastres),
  }
}

async function recordMerge(
  transaction: EntityManager,
  { into, from, targets, totalPiastres }: MergePlan,
  actor: Actor,
): Promise<void> {
  const before = (index: number) =>
    into.items.find(({ id }) => id === targets[index])?.quantity ?? 0
  await recordEvents(transaction, [
    {
      orderId: into.locked.id,
      kind: 'merged',
      actor,
      data: {
        otherId: from.locked.id,
        part: {
          total: { before: into.locked.totalPiastres, after: totalPiastres },
          items: from.items.map((item, index) => ({
            name: item.name,
            nameAr: item.nameAr,
            before: before(index),
            after: before(index) + item.quantity,
          })),
        },
      },
    },
    {
      orderId: from.locked.id,
      kind: 'merged',
      actor,
      status: CANCELLED_ORDER_STATUS,
      data: { otherId: into.locked.id },
    },
  ])
}

async function merge(
  transaction: EntityManager,
  fields: MergeFields,
  actor: Actor,
): Promise<AdminOrderView> {
  const plan = await planMerge(transaction, fields)
  const { into, from, targets, totalPiastres, adjustments, addressOf } = plan
  requireTotal(fields.expectedTotalPiastres, totalPiastres)
  const unpackedInto = await unpack(transaction, into.locked, actor)
  const unpackedFrom = await unpack(transaction, from.locked, actor)
  const ids = { into: into.locked.id, from: from.locked.id }
  await writeMerge(transaction, {
    ...ids,
    addressOf,
    itemIds: from.items.map(({ id }) => id),
    targets,
    totalPiastres,
    adjustments: JSON.stringify(adjustments),
    cancelled: CANCELLED_ORDER_STATUS,
  })
  await mergeDiscountUses(transaction, ids)
  await recordMerge(transaction, plan, actor)
  await movePrepayment(transaction, { ...ids, piastres: from.prepaidPiastres }, actor)
  const order = await readBack(transaction, ids.into)
  const cancelled = await readBack(transaction, ids.from)
  await announce(
    transaction,
    ...orderChanged(order, unpackedInto),
    ...orderChanged(cancelled, unpackedFrom, { isMerged: true }),
    orderEdited(order, {
      userId: into.locked.userId,
      changed: ['items', ...(addressOf === ids.from ? (['address'] as const) : []), 'total'],
      previousTotalPiastres: into.locked.totalPiastres,
      otherOrder: { relation: 'merged', id: ids.from },
    }),
  )
  return order
}

/**
 * Merges an order into another one of the same customer, and cancels it: lines and discounts are kept, delivery is
 * charged once, and prepayments are moved. Packed orders are unpacked. Throws INVALID; NOT_FOUND; CONFLICT if one of them
 * has left the shop, they belong to different customers, or their addresses differ and none was chosen; and
 * PRICE_CHANGED if the total is not the expected one.
 */
export async function mergeOrders(
  db: EntityManager,
  input: MergeInput,
  actor: Actor,
  request?: RequestKey,
): Promise<AdminOrderView> {
  const fields = validate(mergeSchema, input)
  return runOnce(db, request, {
    run: (transaction) => merge(transaction, fields, actor),
    replay: (transaction) => readBack(transaction, fields.into),
  })
}

/** Previews {@link mergeOrders}; writes nothing. Throws the same errors. */
export async function previewMerge(db: EntityManager, input: MergeInput): Promise<MergePlan> {
  const fields = validate(mergeSchema, input)
  return db.transaction((transaction) => planMerge(transaction, fields))
}

/** A customer with more open orders merges them in several steps. */
export const MAX_MERGEABLE = 20

const findOthers = statement({
  name: 'orderMerge.findOthers',
  sql: `SELECT other.id, other.shipment_state AS "shipmentState" FROM orders
       JOIN orders AS other ON other.phone = orders.phone AND other.id <> orders.id
     WHERE orders.id = $1 AND orders.phone <> '' AND other.status = ANY($2::text[])
     ORDER BY other.id LIMIT ${MAX_MERGEABLE}`,
  row: z.object({ id: z.int(), shipmentState: z.custom<LockedOrder['shipmentState']>() }),
})

/** The open orders of the same phone that an order could be merged with, oldest first. */
export async function findMergeable(
  db: EntityManager,
  id: unknown,
): Promise<readonly AdminOrderView[]> {
  const others = await findOthers(db, [readId(id) ?? null, statusesWhere('isOpen')])
  const ids = others.filter(({ shipmentState }) => isInShop(shipmentState)).map((one) => one.id)
  if (ids.length === 0) return []
  const views = await readBackAll(db, ids)
  return ids.flatMap((one) => views.get(one) ?? [])
}
