import type { EntityManager } from 'typeorm'
import { ELSEWHERE } from '#domain/delivery/delivery'
import type { Governorate } from '#domain/delivery/governorates'
import { AppError, type FieldProblem } from '#domain/errors'
import { isolate } from '#domain/messages/format-message'
import { linesTotal, type Totals } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import { type ExchangeAmounts, exchangeAmounts } from '#domain/orders/exchange'
import {
  type ExchangeFields,
  type ExchangeInput,
  exchangeSchema,
} from '#domain/orders/exchange.schema'
import type { Actor } from '#domain/orders/order-life'
import { calculateOrderTotals } from '#domain/orders/order-totals'
import { calculateRefund } from '#domain/orders/returns'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { lockTerms, type TodaysTerms } from '../checkout/checkout-terms.service'
import {
  exceedsStock,
  insertOrder,
  lockLines,
  type StockedLine,
  stockTaken,
} from '../checkout/place-order.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { linkExchange } from '../orders/life/linked-orders.service'
import { moveCredit } from '../orders/life/move-prepayment.service'
import { type LockedOrder, lockOrder, recordEvents } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { findExchangeReturn } from '../returns/exchange-returns.service'
import { announceReturn, readReturnBack } from '../returns/locked-return'
import { exchangeAgreed, toEventData } from '../returns/return-events'
import type { ReturnView } from '../returns/return-view'
import { addExchangeReturn, itemProblems, readExchangeable } from '../returns/returns.service'
import { requireTotal } from './two-deliveries'

// Items of a delivered order that go back in exchange for others, in one visit (docs/decisions/0045).

/** Amounts of an exchange, before anything is written. */
export interface ExchangePlan extends ExchangeAmounts {
  /** Value of the returned items, as a return would refund it. */
  readonly creditPiastres: Piastres
  /** Totals of the new order. */
  readonly totals: Totals
}

interface Plan extends ExchangePlan {
  readonly locked: LockedOrder
  readonly before: AdminOrderView
  readonly governorate: Governorate | null
  readonly lines: readonly StockedLine[]
  readonly terms: TodaysTerms
}

/** Returns the problems of the items of the new order: products not for sale, and quantities above the stock. */
function outProblems(
  lines: readonly StockedLine[],
  out: ExchangeFields['out'],
): readonly FieldProblem[] {
  return out.flatMap(({ productId }, index): readonly FieldProblem[] => {
    const line = lines.find(({ id }) => id === productId)
    if (!line) return [{ field: `out.${index}.productId`, key: 'orderEdit.notSold' }]
    if (!exceedsStock(line)) return []
    const { name, nameAr, stock } = line
    return [
      {
        field: `out.${index}.quantity`,
        code: 'OUT_OF_STOCK',
        key: 'orderEdit.outOfStock',
        parameters: {
          product: { en: isolate(name, 'en'), ar: isolate(nameAr ?? name, 'ar') },
          left: stock ?? 0,
        },
      },
    ]
  })
}

function throwProblems(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  const codes = new Set(problems.map(({ code = 'INVALID' }) => code))
  if (codes.size > 1) throw invalid(problems)
  throw new AppError(first.code ?? 'INVALID', { key: first.key, problems })
}

/** Returns the credit for the returned items: the refund of a return, without the delivery fee. */
function creditOf(before: AdminOrderView, { back }: ExchangeFields): Piastres {
  const items = before.items.map((item) => ({
    ...item,
    returning: back.find(({ itemId }) => itemId === item.id)?.quantity ?? 0,
  }))
  return calculateRefund({ ...before, items }, false).totalPiastres
}

/** Plans the exchange of a locked order; the products are locked, too. */
async function planExchange(
  transaction: EntityManager,
  locked: LockedOrder,
  fields: ExchangeFields,
): Promise<Plan> {
  const before = await readExchangeable(transaction, locked)
  if (before.phone === '') {
    throw new AppError('CONFLICT', { key: 'exchange.forgotten' })
  }
  const { userId } = locked
  const { governorate } = await transaction.findOneOrFail(OrderEntity, {
    select: { id: true, governorate: true },
    where: { id: locked.id },
  })
  const wanted = { phone: before.phone, lines: fields.out }
  const lines = await lockLines(transaction, wanted, userId)
  throwProblems([...itemProblems(before, fields.back, 'back'), ...outProblems(lines, fields.out)])
  const area = governorate ?? ELSEWHERE
  const today = await lockTerms(transaction, { userId, area, discountCode: null }, lines)
  const { deliveryFeePiastres: feePiastres } = fields
  const terms = { ...today, delivery: { ...today.delivery, feePiastres, freeFromPiastres: null } }
  const totals = calculateOrderTotals(lines, terms)
  const creditPiastres = creditOf(before, fields)
  const amounts = exchangeAmounts(creditPiastres, totals.totalPiastres)
  return { locked, before, governorate, lines, terms, totals, creditPiastres, ...amounts }
}

/** Places the order of the items to send: for the same customer, who has agreed to it. */
async function placeExchange(
  transaction: EntityManager,
  { locked, before, governorate, lines, terms, totals }: Plan,
  actor: Actor,
): Promise<number> {
  const { address, city, phone, shippingAddress, recipientName } = before
  const order = {
    address,
    city,
    phone,
    shippingAddress,
    governorate,
    totalPiastres: linesTotal(lines),
    amountDuePiastres: totals.totalPiastres,
    lines: lines.map(({ id, quantity, pricePiastres }) => {
      return { productId: id, quantity, pricePiastres }
    }),
    keepCart: true,
  }
  const id = await insertOrder(transaction, order, lines, terms, {
    userId: locked.userId,
    recipientName,
    source: 'exchange',
    isPaidOnline: false,
    actor,
    placedBy: null,
    key: null,
  })
  await linkExchange(transaction, [id, locked.id])
  return id
}

/** An order of which items go back in exchange for another one. */
export interface ExchangedOrder {
  /** The one that was delivered. */
  readonly order: AdminOrderView
  /** The new order. */
  readonly exchange: AdminOrderView
  readonly orderReturn: ReturnView
}

async function exchange(
  transaction: EntityManager,
  orderId: number | undefined,
  fields: ExchangeFields,
  actor: Actor,
): Promise<ExchangedOrder> {
  const locked = await lockOrder(transaction, orderId)
  const plan = await planExchange(transaction, locked, fields)
  requireTotal(fields.expectedTotalPiastres, plan.totals.totalPiastres)
  const exchangeId = await placeExchange(transaction, plan, actor)
  const { back: items, reason, note } = fields
  const creditPiastres = plan.usedPiastres
  const returnId = await addExchangeReturn(
    transaction,
    locked,
    { items, reason, note },
    { exchangeOrderId: exchangeId, creditPiastres },
  )
  const view = await readReturnBack(transaction, returnId)
  await recordEvents(transaction, [
    {
      orderId: locked.id,
      kind: 'exchanged',
      actor,
      data: { otherId: exchangeId, ...toEventData(view, view.items) },
    },
    { orderId: exchangeId, kind: 'exchanged', actor, data: { otherId: locked.id } },
  ])
  const credit = { from: locked.id, into: exchangeId, piastres: creditPiastres }
  await moveCredit(transaction, credit, actor)
  const placed = await readBack(transaction, exchangeId)
  await announce(
    transaction,
    exchangeAgreed(placed, locked, view, plan.toRefundPiastres),
    ...stockTaken(plan.lines),
  )
  const orderReturn = await announceReturn(transaction, locked, returnId, null, { isTold: false })
  const order = await readBack(transaction, locked.id)
  return { order, exchange: placed, orderReturn }
}

async function readExchanged(
  transaction: EntityManager,
  exchangeId: number,
): Promise<ExchangedOrder> {
  const found = await findExchangeReturn(transaction, exchangeId)
  if (!found) throw new Error(`Order ${exchangeId} is no exchange`)
  return {
    order: await readBack(transaction, found.orderId),
    exchange: await readBack(transaction, exchangeId),
    orderReturn: await readReturnBack(transaction, found.id),
  }
}

/**
 * Exchanges items of a delivered order for others, in one visit: the returned items are an accepted return, and the items
 * to send are a confirmed order at today's prices, whose courier collects the return at the door. The value of the return
 * pays for it; the rest is refunded once the items have come. Throws INVALID and OUT_OF_STOCK with all problems; NOT_FOUND;
 * CONFLICT if the order was not delivered or has an open return; and PRICE_CHANGED if the total of the new order is not the
 * expected one.
 */
export async function exchangeItems(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ExchangeInput>,
  actor: Actor,
  request?: RequestKey,
): Promise<ExchangedOrder> {
  const fields = validate(exchangeSchema, input)
  const orderId = readId(id)
  return runOnce(db, request, {
    run: (transaction) => exchange(transaction, orderId, fields, actor),
    resultId: ({ exchange: placed }) => String(placed.id),
    replay: (transaction, exchangeId) => readExchanged(transaction, Number(exchangeId)),
  })
}

/** Previews {@link exchangeItems}; writes nothing. Throws the same errors. */
export async function previewExchange(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ExchangeInput>,
): Promise<ExchangePlan> {
  const fields = validate(exchangeSchema, input)
  return db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, readId(id))
    return planExchange(transaction, locked, fields)
  })
}
