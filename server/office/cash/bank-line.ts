import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { BankLine } from '#domain/cash/settlement.schema'
import { statement } from '../../platform/database/statements/statement'

// Until the end of the transaction: two settlements may be closed with the same line at the same moment.
const lockLine = statement({
  name: 'settlements.lockBankLine',
  sql: `SELECT true AS "isLocked"
     FROM pg_advisory_xact_lock(hashtextextended('bank line ' || $1, 0))`,
  row: z.object({ isLocked: z.boolean() }),
})

const findUse = statement({
  name: 'settlements.findBankLine',
  sql: `SELECT id FROM settlements
     WHERE bank_piastres = $piastres AND bank_date IS NOT DISTINCT FROM $date::date
       AND bank_reference IS NOT DISTINCT FROM $reference AND id <> $settlementId
     ORDER BY id DESC LIMIT 1`,
  row: z.object({ id: z.int() }),
})

/** The settlement that the line of a bank's file was used for already. */
export async function findSettlementOf(
  transaction: EntityManager,
  { reference, date, amountPiastres }: BankLine,
  settlementId: number,
): Promise<number | undefined> {
  await lockLine(transaction, [JSON.stringify([reference, date, amountPiastres])])
  const parameters = { piastres: amountPiastres, date, reference, settlementId }
  const [used] = await findUse(transaction, parameters)
  return used?.id
}
