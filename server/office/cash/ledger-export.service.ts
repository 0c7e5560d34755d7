import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import {
  LEDGER_COLUMNS,
  LEDGER_TOTALS,
  type LedgerPeriod,
  type LedgerPeriodInput,
  ledgerPeriodSchema,
} from '#domain/cash/ledger.schema'
import { guardFormula } from '#domain/files/formula'
import { toPounds } from '#domain/money/money'
import { addPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import type { CashKind, PrepaymentMethod } from '#domain/orders/order-life'
import { type Unchecked, validate } from '#domain/validation/validate'
import { type CashEntryView, readLedger } from './cash-entries.service'

const BATCH_SIZE = 1_000

type Cells = Partial<Record<(typeof LEDGER_COLUMNS)[number], string | number | null>>

const toAmount = (piastres: Piastres) => toPounds(piastres).toFixed(2)

function toCells(entry: CashEntryView): Cells {
  return {
    entry: entry.id,
    time: entry.cairoTime,
    order: entry.orderId,
    courier: entry.courierName && guardFormula(entry.courierName),
    settlement: entry.settlementId,
    kind: entry.kind,
    amount: toAmount(entry.piastres),
    note: entry.note && guardFormula(entry.note),
    method: entry.method,
  }
}

/** Sums of entries by kind, by courier and kind, and of payments in advance by method. */
class Totals {
  readonly #kinds = new Map<CashKind, Piastres>()
  readonly #couriers = new Map<string, Map<CashKind, Piastres>>()

  readonly #methods = new Map<PrepaymentMethod, Piastres>()

  add({ kind, piastres, courierName, method }: CashEntryView): void {
    if (method) {
      this.#methods.set(method, addPiastres(this.#methods.get(method) ?? NO_PIASTRES, piastres))
    }
    const sums = [this.#kinds]
    if (courierName !== null) {
      const ofCourier = this.#couriers.get(courierName) ?? new Map<CashKind, Piastres>()
      this.#couriers.set(courierName, ofCourier)
      sums.push(ofCourier)
    }
    for (const sum of sums) sum.set(kind, addPiastres(sum.get(kind) ?? NO_PIASTRES, piastres))
  }

  toCells(): readonly Cells[] {
    const rows = (entry: string, courier: string, sums: ReadonlyMap<CashKind, Piastres>) =>
      [...sums].map(([kind, piastres]) => ({ entry, courier, kind, amount: toAmount(piastres) }))
    return [
      ...rows(LEDGER_TOTALS.kind, '', this.#kinds),
      ...[...this.#couriers]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .flatMap(([name, sums]) => rows(LEDGER_TOTALS.courier, guardFormula(name), sums)),
      ...[...this.#methods].map(([method, piastres]) => ({
        entry: LEDGER_TOTALS.method,
        kind: 'prepaid',
        amount: toAmount(piastres),
        method,
      })),
    ]
  }
}

const toCsv = (rows: readonly Cells[], isFirst = false) =>
  stringify([...rows], {
    columns: [...LEDGER_COLUMNS],
    header: isFirst,
    // Without it, spreadsheets do not display Arabic.
    bom: isFirst,
  })

async function* exportPeriod(
  db: EntityManager,
  period: LedgerPeriod,
): AsyncGenerator<string, void> {
  const totals = new Totals()
  let after: string | undefined
  for (;;) {
    const entries = await readLedger(db, period, { after, limit: BATCH_SIZE })
    for (const entry of entries) totals.add(entry)
    yield toCsv(entries.map(toCells), after === undefined)
    if (entries.length < BATCH_SIZE) break
    after = entries.at(-1)?.id
  }
  yield toCsv(totals.toCells())
}

/**
 * The entries of a period as CSV, oldest first, with their sums at the end. Read in batches, so that memory use does not
 * depend on their number. Throws INVALID before anything is read.
 */
export function exportLedger(
  db: EntityManager,
  input: Unchecked<LedgerPeriodInput>,
): AsyncGenerator<string, void> {
  return exportPeriod(db, validate(ledgerPeriodSchema, input))
}
