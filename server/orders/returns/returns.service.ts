import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError, type FieldProblem } from '#domain/errors'
import { NO_PIASTRES, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { type ReturnState, returnableQuantity, returnObstacle } from '#domain/orders/returns'
import {
  acceptReturnSchema,
  declineReturnSchema,
  type ReturnFields,
  type ReturnInput,
  returnSchema,
} from '#domain/orders/returns.schema'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { type LockedOrder, lockOrder, recordEvent } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { announceReturn, lockReturn, readReturnBack } from './locked-return'
import { toEventData } from './return-events'
import { IS_OPEN_RETURN } from './return-sql'
import type { ReturnView } from './return-view'

/** Returns the problems of the items of a return: items of other orders, quantities that cannot be returned. */
export function itemProblems(
  order: AdminOrderView,
  items: ReturnFields['items'],
  field = 'items',
): readonly FieldProblem[] {
  return items.flatMap(({ itemId, quantity }, index): FieldProblem[] => {
    const item = order.items.find(({ id }) => id === itemId)
    if (!item) return [{ field: `${field}.${index}.itemId`, key: 'return.unknownItem' }]
    const max = returnableQuantity(item)
    if (quantity <= max) return []
    return [{ field: `${field}.${index}.quantity`, key: 'return.tooMany', parameters: { max } }]
  })
}

const insertReturn = statement({
  name: 'returns.insert',
  sql: `WITH added AS (
       INSERT INTO returns
         (order_id, state, reason, note, exchange_order_id, credit_piastres, answered_at)
       VALUES ($orderId, $state, $reason, $note, $exchangeOrderId, $creditPiastres,
         CASE WHEN $state = 'accepted' THEN clock_timestamp() END)
       RETURNING id
     ), items AS (
       INSERT INTO return_items (return_id, order_item_id, quantity)
       SELECT added.id, item_id, quantity
       FROM added, unnest($itemIds::int[], $quantities::int[]) AS item (item_id, quantity)
     )
     SELECT id FROM added`,
  row: z.object({ id: z.int() }),
})

/** Order that is sent in exchange for a return. */
interface GoesOut {
  readonly exchangeOrderId: number | null
  /** Part of the value of the items that pays for that order. */
  readonly creditPiastres: Piastres
}

async function insertNew(
  transaction: EntityManager,
  locked: LockedOrder,
  state: ReturnState,
  { items, reason, note }: ReturnFields,
  { exchangeOrderId, creditPiastres }: GoesOut = {
    exchangeOrderId: null,
    creditPiastres: NO_PIASTRES,
  },
): Promise<number> {
  const [added] = await insertReturn(transaction, {
    orderId: locked.id,
    state,
    reason,
    note,
    exchangeOrderId,
    creditPiastres,
    itemIds: items.map(({ itemId }) => itemId),
    quantities: items.map(({ quantity }) => quantity),
  })
  if (!added) throw new Error('INSERT returned no row')
  return added.id
}

async function addReturn(
  transaction: EntityManager,
  locked: LockedOrder,
  state: ReturnState,
  fields: ReturnFields,
  actor: Actor,
): Promise<ReturnView> {
  const problems = itemProblems(await readBack(transaction, locked.id), fields.items)
  if (problems.length > 0) throw invalid(problems)
  const id = await insertNew(transaction, locked, state, fields)
  const view = await readReturnBack(transaction, id)
  await recordEvent(transaction, locked.id, {
    kind: 'returnRequested',
    actor,
    data: toEventData(view, view.items),
  })
  return announceReturn(transaction, locked, view.id, null)
}

const findOpen = statement({
  name: 'returns.findOpen',
  sql: `SELECT id FROM returns WHERE order_id = $1 AND ${IS_OPEN_RETURN}`,
  row: z.object({ id: z.int() }),
})

/** Whether a request is the same as that of the open return. */
function isSame(view: ReturnView, { items, reason, note }: ReturnFields): boolean {
  return (
    view.reason === reason &&
    view.note === note &&
    view.items.length === items.length &&
    items.every(({ itemId, quantity }) =>
      view.items.some((item) => item.orderItemId === itemId && item.quantity === quantity),
    )
  )
}

/** Throws CONFLICT if a locked order has an open return. */
async function requireNoOpen(transaction: EntityManager, { id }: LockedOrder): Promise<void> {
  const [open] = await findOpen(transaction, [id])
  if (open) throw new AppError('CONFLICT', { key: 'return.isOpen' })
}

/** Throws CONFLICT unless an order was delivered and, if `now` is given, the customer may still return it. */
function requireReturnable(order: AdminOrderView, now?: Date): void {
  const { status, shipment } = order
  const deliveredAt = shipment?.deliveredAt ?? null
  const obstacle = returnObstacle({ status, deliveredAt }, now ?? deliveredAt ?? new Date())
  if (obstacle) throw new AppError('CONFLICT', { key: `return.${obstacle}` })
}

/**
 * A customer asks to return items of an own order that was delivered, for 14 days. The same request once more changes
 * nothing. Throws INVALID, NOT_FOUND, or CONFLICT if it was not delivered, is too late, or has another open return.
 */
export async function requestReturn(
  db: EntityManager,
  userId: number,
  orderId: unknown,
  input: Unchecked<ReturnInput>,
  now = new Date(),
): Promise<ReturnView> {
  const fields = validate(returnSchema, input)
  return db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, readId(orderId), userId)
    const [open] = await findOpen(transaction, [locked.id])
    const view = open && (await readReturnBack(transaction, open.id))
    if (view && isSame(view, fields)) return view
    if (view) throw new AppError('CONFLICT', { key: 'return.isOpen' })
    requireReturnable(await readBack(transaction, locked.id), now)
    return addReturn(transaction, locked, 'requested', fields, 'customer')
  })
}

/**
 * The shop records a return for a customer who called, also after the 14 days: it is accepted. Throws INVALID,
 * NOT_FOUND, or CONFLICT if the order was not delivered or has an open return.
 */
export async function recordReturn(
  db: EntityManager,
  orderId: unknown,
  input: Unchecked<ReturnInput>,
  actor: Actor,
): Promise<ReturnView> {
  const fields = validate(returnSchema, input)
  return db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, readId(orderId))
    await requireNoOpen(transaction, locked)
    requireReturnable(await readBack(transaction, locked.id))
    return addReturn(transaction, locked, 'accepted', fields, actor)
  })
}

/** Reads a locked order of which items can go back in exchange. Throws CONFLICT as {@link recordReturn}. */
export async function readExchangeable(
  transaction: EntityManager,
  locked: LockedOrder,
): Promise<AdminOrderView> {
  await requireNoOpen(transaction, locked)
  const order = await readBack(transaction, locked.id)
  requireReturnable(order)
  return order
}

/** Adds the return of an exchange, whose items were validated. The caller announces it. Returns its id. */
export async function addExchangeReturn(
  transaction: EntityManager,
  locked: LockedOrder,
  fields: ReturnFields,
  goesOut: GoesOut,
): Promise<number> {
  return insertNew(transaction, locked, 'accepted', fields, goesOut)
}

const setAnswer = statement({
  name: 'returns.setAnswer',
  sql: `UPDATE returns SET state = $2, answer = $3, answered_at = clock_timestamp() WHERE id = $1`,
})

/**
 * Accepts a requested return, or declines an open one, with a text for the customer. Throws INVALID, NOT_FOUND, or
 * CONFLICT if somebody else was faster.
 */
export async function answerReturn(
  db: EntityManager,
  id: unknown,
  act: 'accept' | 'decline',
  input: { readonly answer?: unknown },
  actor: Actor,
): Promise<ReturnView> {
  const { answer } = validate(act === 'accept' ? acceptReturnSchema : declineReturnSchema, input)
  return db.transaction(async (transaction) => {
    const { order, view } = await lockReturn(transaction, id, act)
    if (view.exchangeOrderId !== null) {
      throw new AppError('CONFLICT', {
        key: 'exchange.cancelInstead',
        parameters: { id: String(view.exchangeOrderId) },
      })
    }
    await setAnswer(transaction, [view.id, act === 'accept' ? 'accepted' : 'declined', answer])
    const answered = await readReturnBack(transaction, view.id)
    await recordEvent(transaction, order.id, {
      // The state beside it tells a request from its acceptance.
      kind: act === 'accept' ? 'returnRequested' : 'returnDeclined',
      actor,
      data: toEventData(answered, answered.items),
    })
    return announceReturn(transaction, order, view.id, view.state)
  })
}
