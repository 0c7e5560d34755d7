import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  ACCOUNTING_COLUMNS,
  ACCOUNTING_TOTAL,
  type AccountingFile,
  TAX_COLUMNS,
  TAXED_FILES,
} from '#domain/cash/accounting'
import {
  type LedgerPeriod,
  type LedgerPeriodInput,
  ledgerPeriodSchema,
} from '#domain/cash/ledger.schema'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { GOVERNORATE_NAMES, GOVERNORATES } from '#domain/delivery/governorates'
import { guardFormula } from '#domain/files/formula'
import { toPounds } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import {
  addPiastres,
  asPiastres,
  NO_PIASTRES,
  negatePiastres,
  type Piastres,
} from '#domain/money/units'
import { vatIn } from '#domain/money/vat'
import type { CashKind } from '#domain/orders/order-life'
import { type Unchecked, validate } from '#domain/validation/validate'
import { toInstants } from '../../platform/database/statements/period'
import { statement } from '../../platform/database/statements/statement'
import { type CashEntryView, readLedger } from './cash-entries.service'

const BATCH_SIZE = 1_000

/** A line of a file: its texts, and its amounts, which are added up at the end. */
interface Line {
  readonly texts: Readonly<Record<string, string | number | null>>
  readonly amounts: Readonly<Record<string, Piastres>>
  /** Lines are added up by it. */
  readonly group: string
}

/** The rows of a period, oldest first, after one of them. */
type ReadRows<Row> = (after: Row | undefined) => Promise<readonly Row[]>

const CAIRO_TIME = `to_char(orders.created_at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI:SS') AS "cairoTime"`

const adjusted = (stage: string) => `coalesce((
  SELECT sum((adjustment ->> 'piastres')::bigint) FROM jsonb_array_elements(adjustments) AS adjustment
  WHERE adjustment ->> 'applies' = '${stage}'), 0)::float8`

const ledgerOf = (kind: CashKind) =>
  `coalesce(sum(piastres) FILTER (WHERE kind = '${kind}'), 0)::float8 AS ${kind}`

// The index on the time finds the batch; the batch before ended with an order, which is never deleted.
const ORDERS_OF_BATCH = `orders.created_at >= $from AND orders.created_at < $until
  AND (orders.created_at, orders.id) >
    (coalesce((SELECT created_at FROM orders WHERE id = $after), '-infinity'), $after)`

const readOrders = statement({
  name: 'accounting.readOrders',
  sql: `SELECT orders.id, ${CAIRO_TIME}, status, governorate, total_piastres::float8 AS "totalPiastres",
      ${adjusted('beforeItemsTotal')} AS "discountPiastres", ${adjusted('afterItemsTotal')} AS "deliveryPiastres",
      cash.*
    FROM orders CROSS JOIN LATERAL (
      SELECT ${ledgerOf('prepaid')}, ${ledgerOf('collected')}, ${ledgerOf('refunded')}
      FROM cash_entries WHERE order_id = orders.id
    ) AS cash
    WHERE ${ORDERS_OF_BATCH}
    ORDER BY orders.created_at, orders.id LIMIT $limit`,
  row: z.object({
    id: z.int(),
    cairoTime: z.string(),
    status: z.string(),
    governorate: z.enum(GOVERNORATES).nullable(),
    totalPiastres: piastresColumn,
    discountPiastres: piastresColumn,
    deliveryPiastres: piastresColumn,
    prepaid: piastresColumn,
    collected: piastresColumn,
    refunded: piastresColumn,
  }),
})

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]

function orderLine(order: OrderRow): Line {
  const { totalPiastres: total, discountPiastres: discount, deliveryPiastres: delivery } = order
  const { id, cairoTime, status, governorate, prepaid, collected, refunded } = order
  return {
    texts: {
      order: id,
      time: cairoTime,
      status,
      governorate: governorate && GOVERNORATE_NAMES[governorate].en,
    },
    amounts: {
      items: asPiastres(total - delivery - discount),
      discount,
      delivery,
      total,
      prepaid,
      collected,
      refunded,
      ...taxOf(total),
    },
    group: status,
  }
}

// A batch of orders with all of their lines: an order has few.
const readItems = statement({
  name: 'accounting.readItems',
  sql: `SELECT orders.id, ${CAIRO_TIME}, status, product_id AS "productId", items.name, quantity,
      returned_quantity AS returned, price_piastres AS "pricePiastres"
    FROM (
      SELECT id, created_at, status FROM orders WHERE ${ORDERS_OF_BATCH}
      ORDER BY created_at, id LIMIT $limit
    ) AS orders JOIN order_items AS items ON items.order_id = orders.id
    ORDER BY orders.created_at, orders.id, items.id`,
  row: z.object({
    id: z.int(),
    cairoTime: z.string(),
    status: z.string(),
    productId: z.int().nullable(),
    name: z.string(),
    quantity: z.int(),
    returned: z.int(),
    pricePiastres: piastresColumn,
  }),
})

type ItemRow = Awaited<ReturnType<typeof readItems>>[number]

function itemLine({ id, cairoTime, status, pricePiastres, ...item }: ItemRow): Line {
  return {
    texts: {
      order: id,
      time: cairoTime,
      status,
      product: item.productId,
      name: guardFormula(item.name),
      quantity: item.quantity,
      returned: item.returned,
      price: toAmount(pricePiastres),
    },
    amounts: { amount: asPiastres(pricePiastres * item.quantity) },
    group: status,
  }
}

const toAmount = (piastres: Piastres) => toPounds(piastres).toFixed(2)

function taxOf(piastres: Piastres) {
  const vat = vatIn(piastres)
  return { net: asPiastres(piastres - vat), vat }
}

/** Payments of customers, and refunds as negative amounts: tax is due on their sum. */
const TAXED_KINDS: readonly CashKind[] = ['prepaid', 'collected', 'refunded']

function taxLine({ id, cairoTime, orderId, kind, piastres }: CashEntryView): Line {
  const amount = kind === 'refunded' ? negatePiastres(piastres) : piastres
  return {
    texts: { entry: id, time: cairoTime, order: orderId, kind },
    amounts: { amount, ...taxOf(amount) },
    group: kind,
  }
}

function refundLine({ id, cairoTime, orderId, piastres, note }: CashEntryView): Line {
  return {
    texts: { entry: id, time: cairoTime, order: orderId, note: note && guardFormula(note) },
    amounts: { amount: piastres, ...taxOf(piastres) },
    group: '',
  }
}

/** The column that says what lines are added up by. */
const GROUP_COLUMNS: Readonly<Record<AccountingFile, string>> = {
  orders: 'status',
  items: 'status',
  refunds: '',
  taxes: 'kind',
}

/** Sums of amounts by group. */
class Sums {
  readonly #groups = new Map<string, Map<string, Piastres>>()

  add({ group, amounts }: Line): void {
    const sums = this.#groups.get(group) ?? new Map<string, Piastres>()
    this.#groups.set(group, sums)
    for (const [column, piastres] of Object.entries(amounts)) {
      sums.set(column, addPiastres(sums.get(column) ?? NO_PIASTRES, piastres))
    }
  }

  toCells(first: string, groupColumn: string): readonly Record<string, string>[] {
    return [...this.#groups].map(([group, sums]) => ({
      [first]: ACCOUNTING_TOTAL,
      ...(groupColumn && { [groupColumn]: group }),
      ...Object.fromEntries([...sums].map(([column, piastres]) => [column, toAmount(piastres)])),
    }))
  }
}

interface Source<Row> {
  readonly read: ReadRows<Row>
  /** The lines of a row, none if the file leaves it out. */
  readonly toLine: (row: Row) => Line | undefined
  readonly isLast: (rows: readonly Row[]) => boolean
}

async function* writeFile<Row>(
  file: AccountingFile,
  isTaxed: boolean,
  { read, toLine, isLast }: Source<Row>,
): AsyncGenerator<string, void> {
  const columns: string[] = [
    ...ACCOUNTING_COLUMNS[file],
    ...(isTaxed && TAXED_FILES.includes(file) ? TAX_COLUMNS : []),
  ]
  const toCsv = (cells: readonly object[], isFirst = false) =>
    // Without the byte order mark, spreadsheets do not display Arabic.
    stringify([...cells], { columns, header: isFirst, bom: isFirst })
  const sums = new Sums()
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    const lines = rows.flatMap((row) => toLine(row) ?? [])
    for (const line of lines) sums.add(line)
    const cells = lines.map(({ texts, amounts }) => ({
      ...texts,
      ...Object.fromEntries(
        Object.entries(amounts).map(([column, piastres]) => [column, toAmount(piastres)]),
      ),
    }))
    yield toCsv(cells, last === undefined)
    if (isLast(rows)) break
    last = rows.at(-1)
  }
  yield toCsv(sums.toCells(columns[0] ?? '', GROUP_COLUMNS[file]))
}

type ReadOrderRows<Row> = (
  db: EntityManager,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<readonly Row[]>

/** Reads rows of orders by the time of the order. */
function ordersOf<Row extends { readonly id: number }>(
  db: EntityManager,
  period: LedgerPeriod,
  readRows: ReadOrderRows<Row>,
): ReadRows<Row> {
  return (after) =>
    readRows(db, { ...toInstants(period), after: after?.id ?? 0, limit: BATCH_SIZE })
}

/** Reads entries of the ledger, of which a file has those of some kinds. */
function entriesOf(
  db: EntityManager,
  period: LedgerPeriod,
  kinds: readonly CashKind[],
  toLine: (entry: CashEntryView) => Line,
): Source<CashEntryView> {
  return {
    read: (after) => readLedger(db, period, { after: after?.id, limit: BATCH_SIZE }),
    toLine: (entry) => (kinds.includes(entry.kind) ? toLine(entry) : undefined),
    isLast: (entries) => entries.length < BATCH_SIZE,
  }
}

/**
 * A file for the accountant: orders and items by the time of the order, refunds and taxes by that of the entry in the
 * ledger; oldest first, with sums at the end. Read in batches, so that memory use does not depend on their number. With
 * the VAT that amounts contain if the seller is registered. Throws INVALID before anything is read.
 */
export function exportAccounts(
  db: EntityManager,
  file: AccountingFile,
  input: Unchecked<LedgerPeriodInput>,
  { isTaxed }: { readonly isTaxed: boolean },
): AsyncGenerator<string, void> {
  const period = validate(ledgerPeriodSchema, input)
  const write = <Row>(source: Source<Row>) => writeFile(file, isTaxed, source)
  switch (file) {
    case 'orders':
      return write({
        read: ordersOf(db, period, readOrders),
        toLine: orderLine,
        isLast: (orders) => orders.length < BATCH_SIZE,
      })
    case 'items':
      return write({
        read: ordersOf(db, period, readItems),
        toLine: itemLine,
        // A batch of orders has more lines than orders: only a read after the last one is empty.
        isLast: (items) => items.length === 0,
      })
    case 'refunds':
      return write(entriesOf(db, period, ['refunded'], refundLine))
    case 'taxes':
      return write(entriesOf(db, period, TAXED_KINDS, taxLine))
  }
}
