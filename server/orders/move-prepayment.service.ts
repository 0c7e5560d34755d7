import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { negatePiastres, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { statement } from '../database/statement'
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

/** What a customer has paid for an order in advance and not got back, and at the door. */
export async function readPaidSums(transaction: EntityManager, orderId: number) {
  const [sums] = await readSums(transaction, [orderId])
  if (!sums) throw new Error('An aggregate returned no row')
  return sums
}

interface MovedPayment {
  readonly from: number
  readonly into: number
  readonly piastres: Piastres
}

/** Lets what was paid in advance for one locked order be for another one: entries are reversed there, and made here. */
export async function movePrepayment(
  transaction: EntityManager,
  { from, into, piastres }: MovedPayment,
  actor: Actor,
): Promise<void> {
  if (piastres > 0) {
    const sides = [
      { orderId: from, piastres: negatePiastres(piastres), otherId: into },
      { orderId: into, piastres, otherId: from },
    ]
    await recordEntries(
      transaction,
      actor,
      sides.map((side) => ({
        orderId: side.orderId,
        kind: 'prepaid',
        piastres: side.piastres,
        courierId: null,
      })),
    )
    await recordEvents(
      transaction,
      sides.map(({ orderId, ...side }) => ({
        orderId,
        kind: 'moneyChanged',
        actor,
        data: { kind: 'prepaid', ...side },
      })),
    )
  }
  await updatePayments(transaction, [from, into])
}
