import type { EntityManager } from 'typeorm'
import { DEFAULT_LOCALE, type Locale } from '#domain/messages/locale'
import type { PricedLine } from '#domain/money/pricing'
import { type CheckoutInput, idempotencyKeySchema } from '#domain/orders/checkout.schema'
import { readCheckout } from '#domain/orders/read-checkout'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { saveOrderAddress } from '../../accounts/addresses/addresses.service'
import { inTurn } from '../../platform/database/connection/expensive'
import { statement } from '../../platform/database/statements/statement'
import type { CodeObserver } from '../discounts/discount-check.service'
import type { OrderView } from '../orders/reads/order-view'
import { getOrder } from '../orders/reads/orders.service'
import { claimCheckout, claimKey, hashCheckout, ownKey } from './idempotency.service'
import { placeOrder } from './place-order.service'

/** An order as a checkout returns it. */
export interface PlacedOrder extends OrderView {
  /** An earlier request had placed it. */
  readonly isReplayed: boolean
}

const clearLines = statement({
  name: 'checkout.clearLines',
  sql: `WITH ordered AS (
       SELECT * FROM unnest($2::int[], $3::int[]) AS ordered (product_id, quantity)
     ), locked AS MATERIALIZED (
       SELECT cart_lines.product_id, cart_lines.quantity - ordered.quantity AS rest
       FROM cart_lines JOIN ordered USING (product_id)
       WHERE cart_lines.user_id = $1
       ORDER BY cart_lines.product_id FOR UPDATE OF cart_lines
     ), reduced AS (
       UPDATE cart_lines SET quantity = locked.rest FROM locked
       WHERE cart_lines.user_id = $1 AND cart_lines.product_id = locked.product_id AND locked.rest > 0
     )
     DELETE FROM cart_lines USING locked
     WHERE cart_lines.user_id = $1 AND cart_lines.product_id = locked.product_id AND locked.rest <= 0`,
  prepare: true,
})

/** Subtracts the ordered quantities from the cart. Items added in another tab stay in it. */
async function clearOrderedLines(
  db: EntityManager,
  userId: number,
  lines: readonly PricedLine[],
): Promise<void> {
  await clearLines(db, [userId, lines.map((line) => line.id), lines.map((line) => line.quantity)])
}

/**
 * Places an order of the submitted lines, paid in cash on delivery, and takes them out of stock. With an
 * idempotency key, a repeated request returns the same order; without one, the same checkout does so for
 * half a minute, because older clients send it twice on a double click. Throws INVALID,
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
  /** The language of the texts composed from the fields of an address. */
  locale: Locale = DEFAULT_LOCALE,
  observeCode?: CodeObserver,
): Promise<PlacedOrder> {
  const order = readCheckout(input, locale)
  const { idempotencyKey } = validate(idempotencyKeySchema, { idempotencyKey: key })
  const place = () =>
    db.transaction(async (transaction) => {
      const orderKey = idempotencyKey ?? ownKey(order)
      const existingId = idempotencyKey
        ? await claimKey(transaction, userId, idempotencyKey, hashCheckout(order))
        : await claimCheckout(transaction, userId, orderKey)
      if (existingId !== undefined) {
        return { ...(await getOrder(transaction, userId, existingId)), isReplayed: true }
      }
      const { lines, order: placed } = await placeOrder(transaction, order, {
        userId,
        recipientName: null,
        source: 'shop',
        placedBy: userId,
        key: orderKey,
        observeCode,
      })
      if (!order.keepCart) await clearOrderedLines(transaction, userId, lines)
      const { customer: _, assignedCourier: __, awaitedItems: ___, ...view } = placed
      return { ...view, isReplayed: false }
    })
  const placedOrder = await whileAccountExists(() => inTurn(db, place))
  // In a separate transaction, because the order must not wait for it. A retry saves the address if the first
  // request was lost.
  if (order.saveAddress && order.shippingAddress) {
    await saveOrderAddress(db, userId, order.shippingAddress)
  }
  return placedOrder
}
