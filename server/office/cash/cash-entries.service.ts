import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type CashEntriesInput,
  cashEntriesSchema,
  type LedgerPeriod,
} from '#domain/cash/ledger.schema'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import type { Piastres } from '#domain/money/units'
import type { CashKind, PrepaymentMethod } from '#domain/orders/order-life'
import { type Unchecked, validate } from '#domain/validation/validate'
import { CashEntryEntity } from '../../orders/orders/entities/cash-entry.entity'
import { pickColumns } from '../../platform/database/schema/entity-columns'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { toInstants } from '../../platform/database/statements/period'
import { statement } from '../../platform/database/statements/statement'

export interface CashEntryView {
  readonly id: string
  readonly createdAt: Date
  /** The time in Cairo, such as 2026-11-21 14:05:00. */
  readonly cairoTime: string
  readonly orderId: number | null
  readonly courierId: number | null
  readonly courierName: string | null
  readonly settlementId: number | null
  readonly kind: CashKind
  readonly piastres: Piastres
  readonly note: string | null
  /** How it was paid in advance. */
  readonly method: PrepaymentMethod | null
}

// The index on the time finds the page; entries are never deleted, so that the last one of a page has a place.
const AFTER = `(cash_entries.created_at, cash_entries.id) >
  ((SELECT created_at FROM cash_entries WHERE id = $after::bigint), $after::bigint)`

const entryColumns = pickColumns(CashEntryEntity, [
  'createdAt',
  'orderId',
  'courierId',
  'settlementId',
  'kind',
  'piastres',
  'note',
  'method',
])

const readEntries = statement({
  name: 'cash.readEntries',
  sql: (isFirst: boolean) => `SELECT cash_entries.id::text AS id,
       ${entryColumns.select('cash_entries')}, couriers.name AS "courierName",
       to_char(cash_entries.created_at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI:SS')
         AS "cairoTime"
     FROM cash_entries LEFT JOIN couriers ON couriers.id = courier_id
     WHERE cash_entries.created_at >= $from AND cash_entries.created_at < $until
       ${isFirst ? '' : `AND ${AFTER}`}
     ORDER BY cash_entries.created_at, cash_entries.id LIMIT $limit`,
  row: z.object({
    ...entryColumns.shape,
    id: z.string(),
    courierName: z.string().nullable(),
    cairoTime: z.string(),
  }),
})

/** Reads the entries of a period after one of them, oldest first. */
export async function readLedger(
  db: EntityManager,
  period: LedgerPeriod,
  { after, limit }: { readonly after: string | number | undefined; readonly limit: number },
): Promise<readonly CashEntryView[]> {
  const parameters = {
    ...toInstants(period),
    limit,
    ...(after !== undefined && { after }),
  }
  return readEntries(db, parameters, after === undefined)
}

const countEntries = statement({
  name: 'cash.countEntries',
  sql: `SELECT count(*)::int AS count FROM cash_entries
     WHERE cash_entries.created_at >= $from AND cash_entries.created_at < $until`,
  row: countRow,
})

/** Returns a page of the ledger, oldest first. Throws INVALID. */
export async function listCashEntries(
  db: EntityManager,
  input: Unchecked<CashEntriesInput>,
): Promise<CountedPage<CashEntryView>> {
  const { first, after, ...period } = validate(cashEntriesSchema, input)
  const [position] = decodeCursor(after, 1) ?? []
  const rows = await readLedger(db, period, { after: position, limit: first + 1 })
  return {
    ...toPage(rows, { first, after }, ({ id }) => [Number(id)]),
    count: () => readCount(countEntries(db, toInstants(period))),
  }
}
