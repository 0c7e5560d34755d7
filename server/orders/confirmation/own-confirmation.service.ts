import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { linkState } from '#domain/orders/confirmation'
import {
  type OrderCorrectionInput,
  orderCorrectionSchema,
} from '#domain/orders/confirmation.schema'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { type CancelOrderInput, cancelOrderSchema } from '#domain/orders/orders.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { orderChanged } from '../orders/events/order-events'
import { confirmOrder, updateContact } from '../orders/life/confirmation.service'
import { type LockedOrder, lockOrder, recordEvent } from '../orders/life/order-life.service'
import { changeStatus } from '../orders/life/order-status.service'
import { findAdminOrder, readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import type { ConfirmationLinks } from './confirmation-link'

// Customer actions through an order's confirmation link, without signing in.

/** Returns the order of a link; null if the link does not work, as after the account was deleted. */
export async function findOrderToConfirm(
  db: EntityManager,
  links: ConfirmationLinks,
  token: string,
): Promise<AdminOrderView | null> {
  const id = links.orderOf(token)
  const order = id === undefined ? null : await findAdminOrder(db, id)
  return order?.phone && links.isTokenOf(token, order) ? order : null
}

async function lockByLink(
  transaction: EntityManager,
  links: ConfirmationLinks,
  token: string,
): Promise<LockedOrder> {
  const order = await findOrderToConfirm(transaction, links, token)
  // Whatever is wrong with a link, the answer is the same.
  if (!order) throw invalid([{ field: 'token', key: 'confirm.linkInvalid' }])
  return lockOrder(transaction, order.id)
}

/** Reads the order of a link that was changed before. Throws INVALID. */
async function readByLink(
  transaction: EntityManager,
  links: ConfirmationLinks,
  token: string,
): Promise<AdminOrderView> {
  const { id } = await lockByLink(transaction, links, token)
  return readBack(transaction, id)
}

/** Throws CONFLICT once an order is packed, delivered or cancelled. */
export function requireInTime(order: LockedOrder): void {
  const state = linkState(order)
  if (state === 'toConfirm' || state === 'isConfirmed') return
  throw new AppError('CONFLICT', {
    key: state === 'isCancelled' ? 'confirm.isCancelled' : 'confirm.tooLate',
  })
}

/** Confirms the order of a link; once more changes nothing. Throws INVALID, or CONFLICT if it is too late. */
export async function confirmByLink(
  db: EntityManager,
  links: ConfirmationLinks,
  token: string,
  request?: RequestKey,
): Promise<AdminOrderView> {
  return runOnce(db, request, {
    run: async (transaction) => {
      const locked = await lockByLink(transaction, links, token)
      requireInTime(locked)
      return confirmOrder(transaction, locked, 'link', 'customer')
    },
    replay: (transaction) => readByLink(transaction, links, token),
  })
}

/**
 * Corrects the phone and the courier's note of the order of a link. Throws INVALID, or CONFLICT if it is too
 * late.
 */
export async function correctByLink(
  db: EntityManager,
  links: ConfirmationLinks,
  token: string,
  input: Unchecked<OrderCorrectionInput>,
): Promise<AdminOrderView> {
  return db.transaction(async (transaction) => {
    const locked = await lockByLink(transaction, links, token)
    requireInTime(locked)
    const { phone, courierNote } = validate(orderCorrectionSchema, input)
    const order = await readBack(transaction, locked.id)
    const { shippingAddress } = order
    // Older clients send the address as a text, which has no note beside it.
    if (!shippingAddress && courierNote) {
      throw invalid([{ field: 'courierNote', key: 'confirm.noNote' }])
    }
    const before = { phone: order.phone, courierNote: shippingAddress?.courierNote ?? null }
    if (before.phone === phone && before.courierNote === courierNote) return order
    await updateContact(transaction, [order.id, phone, courierNote])
    await recordEvent(transaction, order.id, {
      kind: 'corrected',
      actor: 'customer',
      data: { before, after: { phone, courierNote } },
    })
    const corrected = await readBack(transaction, order.id)
    await announce(transaction, ...orderChanged(corrected, locked))
    return corrected
  })
}

/**
 * Cancels the order of a link, which customers may do until it is packed; once more changes nothing. Throws INVALID,
 * or CONFLICT if it is too late.
 */
export async function cancelByLink(
  db: EntityManager,
  links: ConfirmationLinks,
  token: string,
  input: Unchecked<CancelOrderInput>,
  request?: RequestKey,
): Promise<AdminOrderView> {
  const run = async (transaction: EntityManager) => {
    const locked = await lockByLink(transaction, links, token)
    const { reason } = validate(cancelOrderSchema, input)
    if (linkState(locked) === 'isCancelled') return readBack(transaction, locked.id)
    requireInTime(locked)
    return changeStatus(transaction, locked, ORDER_STATUS_TABLE.CANCELLED.value, {
      actor: 'customer',
      cancelReason: reason,
    })
  }
  return runOnce(db, request, {
    run,
    replay: (transaction) => readByLink(transaction, links, token),
  })
}
