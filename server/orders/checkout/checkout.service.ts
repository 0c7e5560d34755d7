import type { EntityManager } from 'typeorm'
import { DEFAULT_LOCALE, type Locale } from '#domain/messages/locale'
import { type CheckoutInput, idempotencyKeySchema } from '#domain/orders/checkout.schema'
import { amountToPayNowPiastres } from '#domain/orders/order-life'
import { readCheckout } from '#domain/orders/read-checkout'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { saveOrderAddress } from '../../accounts/addresses/addresses.service'
import { inTurn } from '../../platform/database/connection/expensive'
import { takeOutOfCart } from '../cart/cart.service'
import type { CodeObserver } from '../discounts/discount-check.service'
import type { OrderView } from '../orders/reads/order-view'
import { getOrder } from '../orders/reads/orders.service'
import { type PaymentView, startPayment } from '../payments/payments.service'
import { readWayToPay } from '../payments/ways-to-pay.service'
import { claimCheckout, claimKey, hashCheckout, ownKey } from './idempotency.service'
import { placeOrder } from './place-order.service'

/** An order as a checkout returns it. */
export interface PlacedOrder extends OrderView {
  /** An earlier request had placed it. */
  readonly isReplayed: boolean
  /** The payment that was started with it, if it is paid online. */
  readonly payment?: PaymentView
}

/** Of a checkout, besides its input. */
interface CheckoutOptions {
  /** The language of the texts composed from the fields of an address. */
  readonly locale?: Locale | undefined
  readonly observeCode?: CodeObserver
  /** The ways to pay online that are offered. */
  readonly ways?: readonly OnlineWay[]
}

/**
 * Places an order of the submitted lines, and takes them out of stock. It is paid in cash on delivery, unless it names a way to
 * pay online: then it waits for its payment, which is started with it, and whose page is to be opened afterwards. With an
 * idempotency key, a repeated request returns the same order; without one, the same checkout does so for
 * half a minute, because older clients send it twice on a double click. Throws INVALID, also for a way that is not offered,
 * PRICE_CHANGED if a product was deleted or hidden, a price differs, or the total or the amount due is wrong,
 * OUT_OF_STOCK if there is not enough stock, DISCOUNT_REFUSED if the code cannot be used (all with the lines
 * that are available), ORDER_REFUSED if the phone or the account's mobile is blocked or has to pay in advance, or
 * CONFLICT if the key was used for a different checkout.
 */
export async function checkout(
  db: EntityManager,
  userId: number,
  input: Unchecked<CheckoutInput>,
  key?: string | null,
  { locale = DEFAULT_LOCALE, observeCode, ways = [] }: CheckoutOptions = {},
): Promise<PlacedOrder> {
  const order = readCheckout(input, locale)
  const way = readWayToPay(ways, order.wayToPay)
  const { idempotencyKey } = validate(idempotencyKeySchema, { idempotencyKey: key })
  const place = () =>
    db.transaction(async (transaction) => {
      const orderKey = idempotencyKey ?? ownKey(order, way)
      const existingId = idempotencyKey
        ? await claimKey(transaction, userId, idempotencyKey, hashCheckout(order, way))
        : await claimCheckout(transaction, userId, orderKey)
      if (existingId !== undefined) {
        return { ...(await getOrder(transaction, userId, existingId)), isReplayed: true }
      }
      const { lines, order: placed } = await placeOrder(transaction, order, {
        userId,
        recipientName: null,
        source: 'shop',
        isPaidOnline: way !== null,
        canPayOnline: ways.length > 0,
        placedBy: userId,
        key: orderKey,
        observeCode,
      })
      if (!order.keepCart) await takeOutOfCart(transaction, userId, lines)
      const { customer: _, assignedCourier: __, awaitedItems: ___, ...view } = placed
      const amount = amountToPayNowPiastres(placed)
      const payment =
        way && amount > 0 ? await startPayment(transaction, placed, way, amount) : undefined
      return { ...view, isReplayed: false, ...(payment && { payment }) }
    })
  const placedOrder = await whileAccountExists(() => inTurn(db, place))
  // In a separate transaction, because the order must not wait for it. A retry saves the address if the first
  // request was lost.
  if (order.saveAddress && order.shippingAddress) {
    await saveOrderAddress(db, userId, order.shippingAddress)
  }
  return placedOrder
}
