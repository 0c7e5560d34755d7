import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type LedgerPeriodInput, ledgerPeriodSchema } from '#domain/cash/ledger.schema'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { PREPAYMENT_METHODS, type PrepaymentMethod } from '#domain/orders/order-life'
import { type Unchecked, validate } from '#domain/validation/validate'
import { toInstants } from '../../platform/database/statements/period'
import { statement } from '../../platform/database/statements/statement'

export interface PrepaymentSumView {
  /** Null for payments of older releases, whose method nobody recorded. */
  readonly method: PrepaymentMethod | null
  readonly count: number
  readonly piastres: Piastres
}

const readSums = statement({
  name: 'cash.readPrepaymentSums',
  // A payment moved from one order to another is still one payment: the two entries cancel each other out.
  sql: `SELECT method, sum(sign(piastres))::int AS count, sum(piastres)::float8 AS piastres
     FROM cash_entries WHERE kind = 'prepaid' AND created_at >= $from AND created_at < $until
     GROUP BY method HAVING sum(piastres) <> 0 ORDER BY sum(piastres) DESC, method`,
  row: z.object({
    method: z.enum(PREPAYMENT_METHODS).nullable(),
    count: z.int(),
    piastres: piastresColumn,
  }),
})

/** Returns what was paid in advance in a period by each method, the largest sum first. Throws INVALID. */
export async function listPrepaymentSums(
  db: EntityManager,
  input: Unchecked<LedgerPeriodInput>,
): Promise<readonly PrepaymentSumView[]> {
  return readSums(db, toInstants(validate(ledgerPeriodSchema, input)))
}
