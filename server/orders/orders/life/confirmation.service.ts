import type { EntityManager } from 'typeorm'
import { type Actor, type ConfirmedBy, canConfirm } from '#domain/orders/order-life'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_IN_PROGRESS } from '#domain/orders/order-status'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import type { AdminOrderView } from '../reads/order-view'
import { type LockedOrder, moveOrder, notPossibleNow, recordEvent } from './order-life.service'

const setConfirmed = statement({
  name: 'confirmation.setConfirmed',
  sql: `UPDATE orders SET confirmation_state = 'confirmed', confirmed_by = $2,
       confirmed_at = clock_timestamp()
     WHERE id = $1`,
})

async function tell(transaction: EntityManager, order: LockedOrder): Promise<AdminOrderView> {
  const changed = await readBack(transaction, order.id)
  await announce(transaction, ...orderChanged(changed, order))
  return changed
}

/**
 * Confirms a locked order, unless it is confirmed already: a Pending order becomes Processing. Throws CONFLICT if the
 * order is cancelled or has gone out.
 */
export async function confirmOrder(
  transaction: EntityManager,
  order: LockedOrder,
  by: ConfirmedBy,
  actor: Actor,
): Promise<AdminOrderView> {
  const { id, confirmationState, shipmentState } = order
  if (!canConfirm(order)) throw notPossibleNow(order)
  if (confirmationState === 'confirmed') return readBack(transaction, id)
  const status = order.status === INITIAL_ORDER_STATUS ? ORDER_STATUS_IN_PROGRESS : order.status
  await moveOrder(transaction, order, { status, shipmentState })
  await setConfirmed(transaction, [id, by])
  await recordEvent(transaction, id, {
    kind: 'confirmed',
    actor,
    data: { by },
    ...(status !== order.status && { status }),
  })
  return tell(transaction, order)
}

const countCall = statement({
  name: 'confirmation.countCall',
  sql: `UPDATE orders SET confirmation_state = 'noAnswer', unanswered_calls = unanswered_calls + 1,
       last_called_at = clock_timestamp()
     WHERE id = $1`,
})

/** Records that the customer of a locked order did not answer a call. Throws CONFLICT if it need not be confirmed. */
export async function recordUnansweredCall(
  transaction: EntityManager,
  order: LockedOrder,
  actor: Actor,
): Promise<AdminOrderView> {
  if (!canConfirm(order) || order.confirmationState === 'confirmed') throw notPossibleNow(order)
  await countCall(transaction, [order.id])
  await recordEvent(transaction, order.id, { kind: 'callUnanswered', actor })
  return tell(transaction, order)
}

/** Sets the phone $2 and the courier's note $3 of the order $1, which the transaction has locked. */
export const updateContact = statement({
  name: 'confirmation.updateContact',
  sql: 'UPDATE orders SET phone = $2, courier_note = $3, version = version + 1 WHERE id = $1',
})

/** Sets the phone and the address of an order that the transaction has locked; its governorate stays. */
export const updateDestination = statement({
  name: 'confirmation.updateDestination',
  sql: `UPDATE orders SET phone = $phone, address = $address, city = $city, area = $area, street = $street,
       floor = $floor, apartment = $apartment, landmark = $landmark, courier_note = $courierNote,
       version = version + 1
     WHERE id = $id`,
})
