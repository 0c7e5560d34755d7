import type { EntityManager } from 'typeorm'
import type { FieldProblem } from '#domain/errors'
import { toPounds } from '#domain/money/money'
import {
  addPiastres,
  asPiastres,
  maxPiastres,
  NO_PIASTRES,
  type Piastres,
} from '#domain/money/units'
import type { Actor, ParcelCondition } from '#domain/orders/order-life'
import { DELIVERED_ORDER_STATUS } from '#domain/orders/order-status'
import { calculateRefund, returnableQuantity } from '#domain/orders/returns'
import {
  type ReceiveReturnFields,
  type ReceiveReturnInput,
  receiveReturnSchema,
} from '#domain/orders/returns.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { addReturned, recordCash, updatePayment } from '../orders/life/ledger.service'
import { type LockedOrder, notPossibleNow, recordEvent } from '../orders/life/order-life.service'
import { restockReturned } from '../orders/life/order-stock.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { findExchangeReturn, requireExchangeDelivered } from './exchange-returns.service'
import { announceReturn, type LockedReturn, lockReturn, readReturnBack } from './locked-return'
import { toEventData } from './return-events'
import { listReturns, type ReturnView } from './return-view'

function itemProblems(
  view: ReturnView,
  order: AdminOrderView,
  { items }: ReceiveReturnFields,
): readonly FieldProblem[] {
  const problems = items.flatMap(({ itemId, quantity }, index): FieldProblem[] => {
    const returned = view.items.find(({ orderItemId }) => orderItemId === itemId)
    const item = order.items.find(({ id }) => id === itemId)
    if (!returned || !item) {
      return [{ field: `items.${index}.itemId`, key: 'return.unknownItem' }]
    }
    const max = Math.min(returned.quantity, returnableQuantity(item))
    if (quantity <= max) return []
    return [{ field: `items.${index}.quantity`, key: 'return.tooMany', parameters: { max } }]
  })
  if (problems.length > 0 || items.some(({ quantity }) => quantity > 0)) return problems
  // For an exchange, receiving nothing is allowed: the missing items are written off, which requires a note.
  if (view.exchangeOrderId !== null) return problems
  return [{ field: 'items', key: 'return.nothingReceived' }]
}

/** Returns the amount paid for the received items, less the credit used for an exchange. */
function refundLimit(
  { creditPiastres }: ReturnView,
  order: AdminOrderView,
  { items, refundsDelivery }: Pick<ReceiveReturnFields, 'items' | 'refundsDelivery'>,
): Piastres {
  const returning = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  const withReturning = order.items.map((item) => ({
    ...item,
    returning: returning.get(item.id) ?? 0,
  }))
  const paidPiastres = addPiastres(order.paidPiastres, creditPiastres)
  const paidFor = { ...order, items: withReturning, paidPiastres }
  const { totalPiastres } = calculateRefund(paidFor, refundsDelivery)
  return maxPiastres(NO_PIASTRES, asPiastres(totalPiastres - creditPiastres))
}

function refundProblems(
  limitPiastres: Piastres,
  { items, refundPiastres, refundNote }: ReceiveReturnFields,
): readonly FieldProblem[] {
  if (refundPiastres > limitPiastres) {
    return [
      {
        field: 'refund',
        key: 'return.refundTooHigh',
        parameters: { max: toPounds(limitPiastres) },
      },
    ]
  }
  const isGivenUp = items.every(({ quantity }) => quantity === 0)
  if ((refundPiastres < limitPiastres || isGivenUp) && !refundNote) {
    return [{ field: 'refundNote', key: 'return.noteRequired' }]
  }
  return []
}

/** Throws INVALID with all problems. */
function requireValid(
  view: ReturnView,
  earlier: readonly ReturnView[],
  order: AdminOrderView,
  fields: ReceiveReturnFields,
): void {
  const ofItems = itemProblems(view, order, fields)
  const isDeliveryRefunded = earlier.some(({ refundsDelivery }) => refundsDelivery)
  const ofDelivery: readonly FieldProblem[] =
    fields.refundsDelivery && isDeliveryRefunded
      ? [{ field: 'refundsDelivery', key: 'return.deliveryRefunded' }]
      : []
  const problems = [...ofItems, ...ofDelivery]
  // The refund limit can only be calculated from valid items.
  if (problems.length === 0) {
    problems.push(...refundProblems(refundLimit(view, order, fields), fields))
  }
  if (problems.length > 0) throw invalid(problems)
}

/** Whether all units of a return have come. */
function isAllOf(view: ReturnView, { items }: ReceiveReturnFields): boolean {
  return view.items.every(({ orderItemId, quantity }) =>
    items.some((item) => item.itemId === orderItemId && item.quantity === quantity),
  )
}

const setReceived = statement({
  name: 'returns.setReceived',
  sql: `WITH received AS (
       UPDATE return_items SET received_quantity = coalesce(item.quantity, 0),
         condition = coalesce(item.condition, 'sellable')
       FROM return_items AS line
         LEFT JOIN unnest($itemIds::int[], $quantities::int[], $conditions::text[])
           AS item (item_id, quantity, condition) ON item.item_id = line.order_item_id
       WHERE return_items.return_id = $id AND line.id = return_items.id
     ), refunded AS (
       ${addReturned('$refund', '$orderId')}
     )
     UPDATE returns SET state = 'received', received_at = clock_timestamp(),
       refund_piastres = $refund, refunds_delivery = $refundsDelivery, refund_note = $refundNote
     WHERE id = $id`,
})

async function writeReceived(
  transaction: EntityManager,
  { id, orderId, creditPiastres }: ReturnView,
  fields: ReceiveReturnFields,
): Promise<void> {
  const { items, refundPiastres, refundsDelivery, refundNote } = fields
  await setReceived(transaction, {
    id,
    orderId,
    itemIds: items.map(({ itemId }) => itemId),
    quantities: items.map(({ quantity }) => quantity),
    conditions: items.map(({ condition }) => condition),
    refund: addPiastres(creditPiastres, refundPiastres),
    refundsDelivery,
    refundNote,
  })
  await restockReturned(
    transaction,
    orderId,
    items.map(({ itemId, quantity, condition }) => ({
      itemId,
      quantity,
      isSellable: condition === 'sellable',
    })),
  )
}

async function receiveLocked(
  transaction: EntityManager,
  { order: locked, view }: LockedReturn,
  fieldsOf: (order: AdminOrderView) => ReceiveReturnFields,
  actor: Actor,
): Promise<ReturnView> {
  if (locked.status !== DELIVERED_ORDER_STATUS) throw notPossibleNow(locked)
  const order = await readBack(transaction, locked.id)
  const fields = fieldsOf(order)
  requireValid(view, await listReturns(transaction, locked.id), order, fields)
  // If that order is cancelled later, the customer gets the whole credit back.
  if (view.exchangeOrderId !== null && !isAllOf(view, fields)) {
    await requireExchangeDelivered(transaction, view.exchangeOrderId)
  }
  await writeReceived(transaction, view, fields)
  await recordCash(transaction, locked.id, actor, [
    { kind: 'refunded', piastres: fields.refundPiastres, courierId: null },
  ])
  await updatePayment(transaction, locked.id)
  const received = await readReturnBack(transaction, view.id)
  await recordEvent(transaction, locked.id, {
    kind: 'itemsReturned',
    actor,
    data: toEventData(
      received,
      received.items
        .filter(({ receivedQuantity }) => receivedQuantity)
        .map((item) => ({ ...item, quantity: item.receivedQuantity ?? 0 })),
    ),
  })
  return announceReturn(transaction, locked, view.id, view.state)
}

/**
 * Receives the items of an open return, and records the refund: sellable ones are in stock again, damaged ones are written
 * off. Throws INVALID, NOT_FOUND, or CONFLICT if somebody else was faster, the order is no longer Completed, or units are
 * missing that pay for an exchange that has yet to be delivered.
 */
export async function receiveReturn(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ReceiveReturnInput>,
  actor: Actor,
  request?: RequestKey,
): Promise<ReturnView> {
  const fields = validate(receiveReturnSchema, input)
  return runOnce(db, request, {
    run: async (transaction) =>
      receiveLocked(transaction, await lockReturn(transaction, id, 'receive'), () => fields, actor),
    replay: (transaction) => readReturnBack(transaction, readId(id) ?? 0),
  })
}

/**
 * Receives all items that the courier of a locked order has collected in exchange, in one condition, and records the rest
 * of the refund. Returns whether there were any. Throws CONFLICT as {@link receiveReturn}.
 */
export async function receiveTakenBack(
  transaction: EntityManager,
  { id: exchangeOrderId, status }: LockedOrder,
  condition: ParcelCondition,
  actor: Actor,
): Promise<boolean> {
  if (status !== DELIVERED_ORDER_STATUS) return false
  const exchange = await findExchangeReturn(transaction, exchangeOrderId)
  if (exchange?.state !== 'accepted') return false
  const locked = await lockReturn(transaction, exchange.id, 'receive')
  const items = locked.view.items.map(({ orderItemId: itemId, quantity }) => {
    return { itemId, quantity, condition }
  })
  const received = { items, refundsDelivery: false, refundNote: null }
  const fieldsOf = (order: AdminOrderView) => ({
    ...received,
    refundPiastres: refundLimit(locked.view, order, received),
  })
  await receiveLocked(transaction, locked, fieldsOf, actor)
  return true
}
