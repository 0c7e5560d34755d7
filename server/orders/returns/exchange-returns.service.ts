import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, minPiastres, negatePiastres, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { DELIVERED_ORDER_STATUS, holdsStock } from '#domain/orders/order-status'
import { RETURN_STATES, type ReturnState } from '#domain/orders/returns'
import { BATCHED } from '../../platform/database/statements/batched'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'
import { moveCredit } from '../orders/life/move-prepayment.service'
import type { OrderFollower } from '../orders/life/order-follower'
import { type LockedOrder, lockOrder, recordEvent } from '../orders/life/order-life.service'
import { announceReturn, readReturnBack } from './locked-return'
import { toEventData } from './return-events'
import { IS_OPEN_RETURN } from './return-sql'

// Returns whose items go back in exchange for another order, whose courier takes them at the door (docs/decisions/0045).

const findExchange = statement({
  name: 'exchangeReturns.find',
  sql: `SELECT id, order_id AS "orderId", state, credit_piastres::float8 AS "creditPiastres"
     FROM returns WHERE exchange_order_id = $1`,
  row: z.object({
    id: z.int(),
    orderId: z.int(),
    state: z.enum(RETURN_STATES),
    creditPiastres: piastresColumn,
  }),
})

export type ExchangeReturn = Awaited<ReturnType<typeof findExchange>>[number]

/** The return of the items for which an order is sent in exchange. */
export async function findExchangeReturn(
  db: EntityManager,
  exchangeOrderId: number,
): Promise<ExchangeReturn | undefined> {
  const [exchange] = await findExchange(db, [exchangeOrderId])
  return exchange
}

const setState = statement({
  name: 'exchangeReturns.setState',
  sql: 'UPDATE returns SET state = $2, answered_at = clock_timestamp() WHERE id = $1',
})

/** Cancels or reopens a return, with its credit; the order of the items is locked. */
async function changeExchange(
  transaction: EntityManager,
  order: LockedOrder,
  { id, orderId }: ExchangeReturn,
  state: Extract<ReturnState, 'accepted' | 'declined'>,
  piastres: Piastres,
  actor: Actor,
): Promise<LockedOrder> {
  const locked = await lockOrder(transaction, orderId)
  const { state: previous } = await readReturnBack(transaction, id)
  await setState(transaction, [id, state])
  await moveCredit(transaction, { from: orderId, into: order.id, piastres }, actor)
  const view = await readReturnBack(transaction, id)
  await recordEvent(transaction, orderId, {
    kind: 'exchanged',
    actor,
    data: { otherId: order.id, ...toEventData(view, view.items) },
  })
  await announceReturn(transaction, locked, id, previous, { isTold: false })
  return { ...order, paidPiastres: asPiastres(order.paidPiastres + piastres) }
}

const findObstacle = statement({
  name: 'exchangeReturns.findObstacle',
  sql: `SELECT
       EXISTS (SELECT FROM returns WHERE order_id = $orderId AND ${IS_OPEN_RETURN}) AS "hasOther",
       EXISTS (SELECT FROM return_items JOIN order_items ON order_items.id = order_item_id
         WHERE return_id = $id
           AND return_items.quantity > order_items.quantity - returned_quantity) AS "isBack"`,
  row: z.object({ hasOther: z.boolean(), isBack: z.boolean() }),
})

/** Throws CONFLICT if the items of a cancelled return can no longer be returned, or were refunded. */
async function requireResumable(
  transaction: EntityManager,
  { id, orderId, creditPiastres }: ExchangeReturn,
): Promise<void> {
  const { status, paidPiastres } = await lockOrder(transaction, orderId)
  const [obstacle] = await findObstacle(transaction, { id, orderId })
  const parameters = { id: String(orderId) }
  if (obstacle?.hasOther) {
    throw new AppError('CONFLICT', { key: 'exchange.otherReturn', parameters })
  }
  if (status !== DELIVERED_ORDER_STATUS || obstacle?.isBack || paidPiastres < creditPiastres) {
    throw new AppError('CONFLICT', { key: 'exchange.isOver', parameters })
  }
}

const findOpenExchange = statement({
  name: 'exchangeReturns.findOpen',
  sql: `SELECT exchange_order_id AS "exchangeOrderId" FROM returns
     WHERE order_id = $1 AND exchange_order_id IS NOT NULL AND state = 'accepted'`,
  row: z.object({ exchangeOrderId: z.int() }),
})

/** Throws CONFLICT while items of a delivered order are due back in exchange for another order. */
async function requireNoOpenExchange(transaction: EntityManager, { id }: LockedOrder) {
  const [open] = await findOpenExchange(transaction, [id])
  if (!open) return
  throw new AppError('CONFLICT', {
    key: 'exchange.isOpen',
    parameters: { id: String(open.exchangeOrderId) },
  })
}

/**
 * A return ends with the order that is sent in exchange, and its credit goes back to the original order: the customer keeps
 * the items. Both are restored with that order. A return that was received stays.
 */
export const followExchange: OrderFollower = async (transaction, order, status, actor) => {
  if (order.status === DELIVERED_ORDER_STATUS) await requireNoOpenExchange(transaction, order)
  if (holdsStock(order.status) === holdsStock(status)) return order
  const exchange = await findExchangeReturn(transaction, order.id)
  if (!exchange) return order
  if (holdsStock(status)) {
    if (exchange.state !== 'declined') return order
    await requireResumable(transaction, exchange)
    const { creditPiastres } = exchange
    return changeExchange(transaction, order, exchange, 'accepted', creditPiastres, actor)
  }
  if (exchange.state !== 'accepted') return order
  // Caps the refund at the amount still paid: a part may have been refunded by hand.
  const piastres = negatePiastres(minPiastres(exchange.creditPiastres, order.paidPiastres))
  return changeExchange(transaction, order, exchange, 'declined', piastres, actor)
}

const findUndelivered = statement({
  name: 'exchangeReturns.findUndelivered',
  sql: `SELECT id FROM orders WHERE id = $1 AND status <> '${DELIVERED_ORDER_STATUS}'`,
  row: z.object({ id: z.int() }),
})

/**
 * Throws CONFLICT if the order that goes out for a return has yet to be delivered. Locked along with the order of the return,
 * it stays as it is.
 */
export async function requireExchangeDelivered(
  transaction: EntityManager,
  exchangeOrderId: number,
): Promise<void> {
  const [undelivered] = await findUndelivered(transaction, [exchangeOrderId])
  if (!undelivered) return
  throw new AppError('CONFLICT', {
    key: 'exchange.notDelivered',
    parameters: { id: String(exchangeOrderId) },
  })
}

/** Units that a courier takes back at the door. */
export interface TakenBackView {
  readonly name: string
  readonly nameAr: string | null
  readonly quantity: number
}

const readTakenBack = statement({
  name: 'exchangeReturns.readTakenBack',
  sql: `SELECT exchange_order_id AS "orderId", name, name_ar AS "nameAr", return_items.quantity
     FROM returns JOIN return_items ON return_id = returns.id
       JOIN order_items ON order_items.id = order_item_id
     WHERE exchange_order_id = ANY($1::int[]) AND state = 'accepted' ORDER BY return_items.id`,
  row: z.object({
    orderId: z.int(),
    name: z.string(),
    nameAr: z.string().nullable(),
    quantity: z.int(),
  }),
})

/** Returns the items that couriers collect at the door in exchange, or have yet to bring back; by order. */
export async function listTakenBack(
  db: EntityManager,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TakenBackView[]>> {
  const rows = orderIds.length > 0 ? await readTakenBack(db, [orderIds]) : []
  return new Map(orderIds.map((id) => [id, rows.filter(({ orderId }) => orderId === id)] as const))
}

/** The same, read at once. */
export const takenBackLoader = resource(
  ({ db }) =>
    new DataLoader<number, readonly TakenBackView[]>(async (orderIds) => {
      const byOrder = await listTakenBack(db, orderIds)
      return orderIds.map((id) => byOrder.get(id) ?? [])
    }, BATCHED),
)
