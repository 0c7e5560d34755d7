import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { composeAddress } from '#domain/addresses/compose-address'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Checkout } from '#domain/orders/checkout.schema'
import { type PhoneOrderInput, phoneOrderSchema } from '#domain/orders/phone-order.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { isAccountOf } from '../customers/customer-accounts.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { claimKey, hashCheckout } from './idempotency.service'
import { placeOrder } from './place-order.service'

/** An order that the team took by phone. */
export interface PlacedPhoneOrder {
  readonly order: AdminOrderView
  /** An earlier request had placed it. */
  readonly replayed: boolean
}

function hashPhoneOrder(order: Checkout, recipientName: string, accountId: number | null): string {
  const canonical = [hashCheckout(order), recipientName, accountId]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

/**
 * Places an order that a customer gives by phone, with or without an account: confirmed by that call, and otherwise as a
 * checkout places it. What the shop has decided about the phone is shown to the team, who may go on. A repeated request
 * with the key returns the same order. Throws INVALID, also for an account that the phone is not of, and what checkout
 * throws about prices, stock, the discount code and the key.
 */
export async function placePhoneOrder(
  db: EntityManager,
  staffId: number,
  input: Unchecked<PhoneOrderInput>,
  /** The language of the texts composed from the fields of the address. */
  locale: Locale,
): Promise<PlacedPhoneOrder> {
  const { idempotencyKey: key, ...values } = validate(phoneOrderSchema, input)
  const { recipientName, accountId = null, shippingAddress } = values
  const order: Checkout = {
    ...values,
    ...composeAddress(shippingAddress, locale, (text) => translate(text, {}, locale)),
    governorate: shippingAddress.governorate,
    keepCart: true,
  }
  return db.transaction(async (transaction) => {
    const hash = hashPhoneOrder(order, recipientName, accountId)
    const existingId = await claimKey(transaction, staffId, key, hash)
    if (existingId !== undefined) {
      return { order: await readBack(transaction, existingId), replayed: true }
    }
    if (accountId !== null && !(await isAccountOf(transaction, order.phone, accountId))) {
      throw invalid([{ field: 'accountId', key: 'newOrder.notTheirAccount' }])
    }
    const placed = await placeOrder(transaction, order, {
      userId: accountId,
      recipientName,
      isByPhone: true,
      placedBy: staffId,
      key,
    })
    return { order: placed.order, replayed: false }
  })
}
