import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type WriteOffInput, writeOffSchema } from '#domain/cash/settlement.schema'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { orderChanged } from '../../orders/orders/events/order-events'
import { recordEntries, updatePayment } from '../../orders/orders/life/ledger.service'
import { lockOrder, recordEvent } from '../../orders/orders/life/order-life.service'
import { readBack } from '../../orders/orders/reads/admin-orders.service'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { listParcelCash } from './parcel-cash'

/** Why a courier owes an amount: cash of a parcel, its fee, the rest after a statement, or an amount carried over. */
export const BALANCE_REASONS = ['notSettled', 'rest', 'feeNotSettled', 'carried'] as const

export type BalanceReason = (typeof BALANCE_REASONS)[number]

/** A part of a courier's balance. The parts add up to it. */
export interface BalanceLineView {
  /** Null for an amount that belongs to no order. */
  readonly orderId: number | null
  readonly shipmentId: number | null
  readonly trackingNumber: string | null
  /** The settlement whose difference was carried. */
  readonly settlementId: number | null
  readonly why: BalanceReason
  /** Negative for what the shop owes. */
  readonly openPiastres: Piastres
}

// Amounts carried over for the courier as a whole, without an order, by settlement.
const readCarried = statement({
  name: 'cash.readCarried',
  sql: `SELECT settlement_id AS "settlementId", sum(CASE
         WHEN kind IN ('collected', 'compensation') THEN piastres ELSE -piastres END)::float8
         AS "openPiastres"
     FROM cash_entries WHERE courier_id = $1 AND order_id IS NULL
     GROUP BY settlement_id
     HAVING sum(CASE WHEN kind IN ('collected', 'compensation') THEN piastres ELSE -piastres END) <> 0
     ORDER BY settlement_id`,
  row: z.object({ settlementId: z.int().nullable(), openPiastres: piastresColumn }),
})

/** Returns why a courier's balance is what it is: all parts of it, which add up to it. */
export async function listBalanceLines(
  db: EntityManager,
  courierId: unknown,
): Promise<readonly BalanceLineView[]> {
  const id = readId(courierId) ?? 0
  const parcels = await listParcelCash(db, id)
  const carried = await readCarried(db, [id])
  return [
    ...parcels
      .filter(({ openPiastres }) => openPiastres !== 0)
      .map(({ orderId, parcelId, trackingNumber, openPiastres, isSettled }) => {
        const why: BalanceReason =
          openPiastres < 0 ? 'feeNotSettled' : isSettled ? 'rest' : 'notSettled'
        const settlementId = null
        return { orderId, shipmentId: parcelId, trackingNumber, settlementId, why, openPiastres }
      }),
    ...carried.map((row) => ({
      ...row,
      orderId: null,
      shipmentId: null,
      trackingNumber: null,
      why: 'carried' as const,
    })),
  ]
}

/** Returns the open balance of a parcel, in piastres; of the amounts carried over if `orderId` is null. */
async function openOf(
  transaction: EntityManager,
  courierId: number,
  orderId: number | null,
  shipmentId: number | null,
): Promise<{ readonly open: number; readonly shipmentId: number | null }> {
  if (orderId === null) {
    const carried = await readCarried(transaction, [courierId])
    return { open: carried.reduce((sum, row) => sum + row.openPiastres, 0), shipmentId: null }
  }
  const parcel = (await listParcelCash(transaction, courierId)).find(
    (one) => one.orderId === orderId && (shipmentId === null || one.parcelId === shipmentId),
  )
  return { open: parcel?.openPiastres ?? 0, shipmentId: parcel?.shipmentId ?? null }
}

/**
 * Gives up what is open for a parcel, or for a courier without one, for a reason. Throws INVALID, NOT_FOUND, CONFLICT if it is
 * more than is open.
 */
export async function writeOffCash(
  db: EntityManager,
  input: Unchecked<WriteOffInput>,
  actor: Actor,
  request?: RequestKey,
): Promise<readonly BalanceLineView[]> {
  const { courierId, orderId, shipmentId, amountPiastres, reason } = validate(writeOffSchema, input)
  return runOnce(db, request, {
    run: async (transaction) => {
      const order = orderId === null ? null : await lockOrder(transaction, orderId)
      const found = await openOf(transaction, courierId, orderId, shipmentId)
      const piastres = asPiastres(amountPiastres ?? found.open)
      const isWithin = Math.sign(piastres) === Math.sign(found.open)
      if (found.open === 0 || !isWithin || Math.abs(piastres) > Math.abs(found.open)) {
        throw new AppError('CONFLICT', { key: 'settlement.notOpen' })
      }
      const about = { orderId, shipmentId: found.shipmentId, courierId }
      await recordEntries(transaction, actor, [
        { ...about, kind: 'writtenOff', piastres, note: reason },
      ])
      if (order) {
        await updatePayment(transaction, order.id)
        const data = { kind: 'writtenOff', piastres, note: reason }
        await recordEvent(transaction, order.id, { kind: 'moneyChanged', actor, data })
        const after = await readBack(transaction, order.id)
        await announce(transaction, ...orderChanged(after, order))
      }
      return listBalanceLines(transaction, courierId)
    },
    replay: (transaction) => listBalanceLines(transaction, courierId),
  })
}
