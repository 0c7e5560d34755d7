import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, type Piastres } from '#domain/money/units'
import { type CourierView, listCouriers } from '../../orders/couriers/couriers.service'
import { statement } from '../../platform/database/statements/statement'

/** Balance owed by a courier: collected - remitted - fees. */
export interface CourierBalanceView {
  readonly courier: CourierView
  readonly collectedPiastres: Piastres
  readonly remittedPiastres: Piastres
  readonly feesPiastres: Piastres
  /** Negative if the shop owes the courier. */
  readonly owedPiastres: Piastres
}

const readSums = statement({
  name: 'cash.readBalances',
  sql: `SELECT courier_id AS "courierId",
       coalesce(sum(piastres) FILTER (WHERE kind IN ('collected', 'compensation')), 0)::float8 AS "collectedPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind IN ('remitted', 'writtenOff')), 0)::float8
         AS "remittedPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind IN ('courierFee', 'courierTax', 'deduction')), 0)::float8
         AS "feesPiastres"
     FROM cash_entries WHERE courier_id IS NOT NULL GROUP BY courier_id`,
  row: z.object({
    courierId: z.int(),
    collectedPiastres: piastresColumn,
    remittedPiastres: piastresColumn,
    feesPiastres: piastresColumn,
  }),
})

/** Lists the balances of all couriers, by name. */
export async function listBalances(db: EntityManager): Promise<readonly CourierBalanceView[]> {
  const sums = new Map((await readSums(db)).map((row) => [row.courierId, row]))
  return (await listCouriers(db)).map((courier) => {
    const {
      collectedPiastres = 0,
      remittedPiastres = 0,
      feesPiastres = 0,
    } = sums.get(courier.id) ?? {}
    return {
      courier,
      collectedPiastres: asPiastres(collectedPiastres),
      remittedPiastres: asPiastres(remittedPiastres),
      feesPiastres: asPiastres(feesPiastres),
      owedPiastres: asPiastres(collectedPiastres - remittedPiastres - feesPiastres),
    }
  })
}
