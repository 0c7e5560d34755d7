import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { composeAddress } from '#domain/addresses/compose-address'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Checkout } from '#domain/orders/checkout.schema'
import { type PhoneOrderInput, phoneOrderSchema } from '#domain/orders/phone-order.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import type { Caller } from '../../platform/features/caller'
import { runOnce } from '../../platform/idempotency/once.service'
import { ownerOf } from '../../platform/idempotency/request-key'
import { isAccountOf } from '../customers/customer-accounts.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { claimKey, hashCheckout } from './idempotency.service'
import { type Placement, placeOrder } from './place-order.service'

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
 * Places an order taken by phone, for a customer with or without an account: it is confirmed by that call, and otherwise
 * placed as by checkout. Staff see the restrictions of the phone, and may go on. A repeated request with the key returns
 * the same order. Throws INVALID, also if the phone does not belong to the account, and the errors of checkout about
 * prices, stock, the discount code and the key.
 */
export async function placePhoneOrder(
  db: EntityManager,
  by: Caller,
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
  const place = async (
    transaction: EntityManager,
    placement: Pick<Placement, 'actor' | 'placedBy' | 'key'>,
  ): Promise<PlacedPhoneOrder> => {
    if (accountId !== null && !(await isAccountOf(transaction, order.phone, accountId))) {
      throw invalid([{ field: 'accountId', key: 'newOrder.notTheirAccount' }])
    }
    const placed = await placeOrder(transaction, order, {
      userId: accountId,
      recipientName,
      source: 'phone',
      isPaidOnline: false,
      ...placement,
    })
    return { order: placed.order, replayed: false }
  }
  const replay = async (transaction: EntityManager, id: number): Promise<PlacedPhoneOrder> => ({
    order: await readBack(transaction, id),
    replayed: true,
  })
  const requestHash = hashPhoneOrder(order, recipientName, accountId)
  if (!by.viewer) {
    // The keys of checkouts are those of accounts.
    const request = { owner: ownerOf(by), operation: 'placePhoneOrder', key, requestHash }
    return runOnce(db, request, {
      run: (transaction) => place(transaction, { actor: 'apiKey', placedBy: null, key: null }),
      resultId: (placed) => String(placed.order.id),
      replay: (transaction, id) => replay(transaction, Number(id)),
    })
  }
  const staffId = by.viewer.id
  return db.transaction(async (transaction) => {
    const existingId = await claimKey(transaction, staffId, key, requestHash)
    if (existingId !== undefined) return replay(transaction, existingId)
    return place(transaction, { placedBy: staffId, key })
  })
}
