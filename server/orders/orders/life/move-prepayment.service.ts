import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { NO_PIASTRES, negatePiastres, type Piastres } from '#domain/money/units'
import { type Actor, PREPAYMENT_METHODS, type PrepaymentMethod } from '#domain/orders/order-life'
import { statement } from '../../../platform/database/statements/statement'
import { recordEntries, updatePayments } from './ledger.service'
import { recordEvents } from './order-life.service'

const readSums = statement({
  name: 'movePrepayment.readSums',
  sql: `SELECT coalesce(sum(CASE kind WHEN 'prepaid' THEN piastres ELSE -piastres END)
         FILTER (WHERE kind IN ('prepaid', 'refunded')), 0)::float8 AS "prepaidPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'collected'), 0)::float8 AS "collectedPiastres"
     FROM cash_entries WHERE order_id = $1`,
  row: z.object({ prepaidPiastres: piastresColumn, collectedPiastres: piastresColumn }),
})

/** Returns the prepayments of an order less refunds, and the cash collected on delivery. */
export async function readPaidSums(transaction: EntityManager, orderId: number) {
  const [sums] = await readSums(transaction, [orderId])
  if (!sums) throw new Error('An aggregate returned no row')
  return sums
}

/** A locked order whose money changes because of another one. */
interface Side {
  readonly orderId: number
  readonly otherId: number
  readonly kind: 'prepaid' | 'refunded'
  readonly piastres: Piastres
  readonly method?: PrepaymentMethod | undefined
}

async function recordSides(
  transaction: EntityManager,
  sides: readonly Side[],
  actor: Actor,
): Promise<void> {
  const changed = sides.filter(({ piastres }) => piastres !== 0)
  if (changed.length > 0) {
    await recordEntries(
      transaction,
      actor,
      changed.map(({ orderId, kind, piastres, method }) => ({
        orderId,
        kind,
        piastres,
        method,
        courierId: null,
      })),
    )
    await recordEvents(
      transaction,
      changed.map(({ orderId, ...data }) => ({ orderId, kind: 'moneyChanged', actor, data })),
    )
  }
  await updatePayments(
    transaction,
    sides.map(({ orderId }) => orderId),
  )
}

interface MovedPayment {
  readonly from: number
  readonly into: number
  readonly piastres: Piastres
}

const findMethod = statement({
  name: 'movePrepayment.findMethod',
  sql: `SELECT min(method) AS method FROM cash_entries WHERE order_id = $1 AND kind = 'prepaid'
     HAVING count(method) = count(*) AND count(DISTINCT method) = 1`,
  row: z.object({ method: z.enum(PREPAYMENT_METHODS) }),
})

/**
 * Moves prepayments from one locked order to another: entries are reversed there and added here, with the payment method if
 * it was the same for all.
 */
export async function movePrepayment(
  transaction: EntityManager,
  { from, into, piastres }: MovedPayment,
  actor: Actor,
): Promise<void> {
  const [found] = piastres === NO_PIASTRES ? [] : await findMethod(transaction, [from])
  const payment = { kind: 'prepaid', method: found?.method } as const
  const sides: readonly Side[] = [
    { ...payment, orderId: from, otherId: into, piastres: negatePiastres(piastres) },
    { ...payment, orderId: into, otherId: from, piastres },
  ]
  await recordSides(transaction, sides, actor)
}

/** Uses the refund of one locked order as payment for another; a negative amount undoes that. No cash changes hands. */
export async function moveCredit(
  transaction: EntityManager,
  { from, into, piastres }: MovedPayment,
  actor: Actor,
): Promise<void> {
  const sides: readonly Side[] = [
    { orderId: from, otherId: into, kind: 'refunded', piastres },
    { orderId: into, otherId: from, kind: 'prepaid', piastres },
  ]
  await recordSides(transaction, sides, actor)
}
