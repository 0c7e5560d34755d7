import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import type { Piastres } from '#domain/money/units'
import { amountToPayNowPiastres } from '#domain/orders/order-life'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { readId } from '#domain/validation/text.schema'
import { invalid } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { type LockedOrder, lockOrder } from '../orders/life/order-life.service'
import { findAdminOrder, readBack } from '../orders/reads/admin-orders.service'
import type { OrderLinks } from '../orders/reads/order-link'
import type { AdminOrderView } from '../orders/reads/order-view'
import { openPage, type PaymentOfOrder } from './payment-page.service'
import type { PaymentSetup } from './payment-setup'
import {
  getPayment,
  PAYMENT_COLUMNS,
  type PaymentView,
  paymentRow,
  startPayment,
} from './payments.service'
import { ProviderError } from './providers/provider'
import { requireOnlineWay } from './ways-to-pay.service'

/** More than a customer opens, and few enough that nobody fills the tables. */
const MAX_PAYMENTS = 30

const findOpenPayment = statement({
  name: 'startPayment.findOpen',
  // The page of a payment that was started just now is on its way; of one whose server died, there will be none.
  sql: `SELECT ${PAYMENT_COLUMNS} FROM payments
     WHERE order_id = $1 AND way = $2 AND piastres = $3 AND state = 'waiting'
       AND CASE WHEN redirect_url IS NULL THEN created_at > clock_timestamp() - interval '10 seconds'
         ELSE expires_at > clock_timestamp() + interval '1 minute' END
     ORDER BY id DESC LIMIT 1`,
  row: paymentRow,
})

const countPayments = statement({
  name: 'startPayment.count',
  sql: 'SELECT count(*)::int AS count FROM payments WHERE order_id = $1',
  row: z.object({ count: z.int() }),
})

/** Returns what a locked order is paid with. Throws CONFLICT if nothing is to be paid now, or it is too late. */
function requirePayable(order: LockedOrder): Piastres {
  const piastres = amountToPayNowPiastres(order)
  if (piastres === 0) throw new AppError('CONFLICT', { key: 'payment.nothingToPay' })
  if (order.prepayUntil && order.prepayUntil.getTime() <= Date.now()) {
    throw new AppError('CONFLICT', { key: 'payment.tooLate' })
  }
  return piastres
}

/** Starts the payment of a locked order, or returns the one that is open: whoever taps twice opens one. */
async function startOrReuse(
  transaction: EntityManager,
  order: LockedOrder,
  way: OnlineWay,
): Promise<Omit<PaymentOfOrder, 'order'>> {
  const piastres = requirePayable(order)
  const [open] = await findOpenPayment(transaction, [order.id, way, piastres])
  if (open) return { payment: open, isNew: false }
  const [row] = await countPayments(transaction, [order.id])
  if (row && row.count >= MAX_PAYMENTS) throw new AppError('CONFLICT', { key: 'payment.tooMany' })
  return { payment: await startPayment(transaction, order, way, piastres), isNew: true }
}

/** A payment that a customer can make now. */
export interface StartedPayment {
  readonly payment: PaymentView
  /** The page on which it is made. */
  readonly redirectUrl: string
}

/** Where a payment is wanted. */
interface PaymentRequest {
  readonly wayToPay: unknown
  readonly locale: Locale
  /** Called if the provider makes no page. */
  readonly onFailure: (error: ProviderError) => void
}

async function start(
  db: EntityManager,
  setup: PaymentSetup,
  lock: (transaction: EntityManager) => Promise<LockedOrder>,
  { wayToPay, locale, onFailure }: PaymentRequest,
): Promise<StartedPayment> {
  const way = requireOnlineWay(setup.ways, wayToPay)
  const started = await db.transaction(async (transaction) => {
    const locked = await lock(transaction)
    const payment = await startOrReuse(transaction, locked, way)
    return { ...payment, order: await readBack(transaction, locked.id) }
  })
  try {
    const redirectUrl = await openPage(db, setup, started, locale)
    return { payment: (await getPayment(db, started.payment.id)) ?? started.payment, redirectUrl }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    onFailure(error)
    throw new AppError('CONFLICT', { key: 'payment.providerAway' })
  }
}

/**
 * Starts the payment of an account's order, or returns the one that is open. Throws INVALID for a way that is not offered,
 * NOT_FOUND for an order of another account, and CONFLICT if there is nothing to pay, it is too late, or the provider makes no
 * page: the order stays, and can be paid later.
 */
export function payOwnOrder(
  db: EntityManager,
  setup: PaymentSetup,
  userId: number,
  orderId: unknown,
  request: PaymentRequest,
): Promise<StartedPayment> {
  return start(db, setup, (transaction) => lockOrder(transaction, readId(orderId), userId), request)
}

/** Returns the order of a link; null if the link does not work, as after the account was deleted. */
export async function findOrderToPay(
  db: EntityManager,
  links: OrderLinks,
  token: string,
): Promise<AdminOrderView | null> {
  const id = links.orderOf(token)
  const order = id === undefined ? null : await findAdminOrder(db, id)
  return order?.phone && links.isTokenOf(token, order) ? order : null
}

/** Does the same for the order of a link. Throws INVALID if the link does not work. */
export function payByLink(
  db: EntityManager,
  setup: PaymentSetup,
  token: string,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const lock = async (transaction: EntityManager) => {
    const order = await findOrderToPay(transaction, setup.links, token)
    // Whatever is wrong with a link, the answer is the same.
    if (!order) throw invalid([{ field: 'token', key: 'confirm.linkInvalid' }])
    return lockOrder(transaction, order.id)
  }
  return start(db, setup, lock, request)
}
