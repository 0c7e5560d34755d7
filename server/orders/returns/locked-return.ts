import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import {
  canActOnReturn,
  RETURN_STATE_TABLE,
  type ReturnAct,
  type ReturnState,
} from '#domain/orders/returns'
import { announce } from '../../platform/database/events/announce'
import { orderChanged } from '../orders/events/order-events'
import { type LockedOrder, lockOrder } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { returnChanged } from './return-events'
import { findReturn, type ReturnView } from './return-view'

// A return changes while its order is locked, so that concurrent changes are serialized.

export interface LockedReturn {
  readonly order: LockedOrder
  readonly view: ReturnView
}

function notPossibleNow(state: ReturnState): AppError {
  const row = Object.values(RETURN_STATE_TABLE).find(({ value }) => value === state)
  const label = (locale: Locale) => (row ? translate(row.label, {}, locale) : state)
  return new AppError('CONFLICT', {
    key: 'return.notPossibleNow',
    parameters: { state: { en: label('en'), ar: label('ar') } },
  })
}

/** Locks the order of a return. Throws NOT_FOUND, or CONFLICT if the action is not possible now. */
export async function lockReturn(
  transaction: EntityManager,
  id: unknown,
  act: ReturnAct,
): Promise<LockedReturn> {
  const found = await findReturn(transaction, id)
  if (!found) throw new AppError('NOT_FOUND', { key: 'return.notFound' })
  const order = await lockOrder(transaction, found.orderId)
  // Read again under the lock.
  const view = await readReturnBack(transaction, found.id)
  if (!canActOnReturn(act, view.state)) throw notPossibleNow(view.state)
  return { order, view }
}

/** Reads a return that the transaction has written. */
export async function readReturnBack(transaction: EntityManager, id: number): Promise<ReturnView> {
  const view = await findReturn(transaction, id)
  if (!view) throw new Error(`Return ${id} disappeared`)
  return view
}

/** Announces that the state of a return has changed, of a locked order; the state before is null for a new return. */
export async function announceReturn(
  transaction: EntityManager,
  before: LockedOrder,
  id: number,
  previous: ReturnState | null,
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<ReturnView> {
  const view = await readReturnBack(transaction, id)
  const order = await readBack(transaction, before.id)
  await announce(
    transaction,
    ...orderChanged(order, before),
    returnChanged(order, before, view, previous, isTold),
  )
  return view
}
