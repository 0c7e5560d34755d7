import type { AmountProblem, AmountReading } from '#domain/files/amounts'
import { type Cell, cellText, isErrorCell } from '#domain/files/cells'
import {
  type ColumnRules,
  type Columns,
  guessColumns,
  questionsOf,
  readAmounts,
} from '#domain/files/columns'
import { ORDER_HEADINGS, TRACKING_HEADINGS } from '#domain/files/courier-headings'
import { readOrderNumber, readReference } from '#domain/files/references'
import type { FileTable } from '#domain/files/table'
import { toPounds } from '#domain/money/money'
import type { Pounds } from '#domain/money/units'
import type { SettlementLineInput } from '../gql/cash'

/** What a column of a statement can be. */
export const STATEMENT_FIELDS = ['trackingNumber', 'orderId', 'phone', 'amount', 'fee'] as const

export type StatementField = (typeof STATEMENT_FIELDS)[number]

/** The heading of each field's column; null if the file has none. */
export type StatementColumns = Columns<StatementField>

/** Words of headings that are something about a value, not the value. */
const ABOUT = [
  'date',
  'time',
  'day',
  'status',
  'state',
  'type',
  'method',
  'currency',
  'تاريخ',
  'وقت',
  'حالة',
  'نوع',
  'طريقة',
  'عملة',
]
const TAX = ['vat', 'tax', 'ضريبة']
const FEES = ['fee', 'charge', 'commission', 'رسوم', 'مصاريف', 'عمولة']
const MONEY = [
  'amount',
  'value',
  'price',
  'total',
  'cod',
  'cost',
  'cash',
  'مبلغ',
  'قيمة',
  'سعر',
  'تكلفة',
  'إجمالي',
]

/** The headings that couriers use, in both languages. */
export const STATEMENT_RULES: ColumnRules<StatementField> = {
  trackingNumber: {
    kind: 'tracking',
    headings: TRACKING_HEADINGS,
    never: [...ABOUT, ...FEES, ...MONEY],
  },
  orderId: {
    kind: 'order',
    headings: ORDER_HEADINGS,
    never: [...ABOUT, ...FEES, ...MONEY, ...TAX],
  },
  phone: {
    kind: 'phone',
    headings: [
      'phone',
      'phone number',
      'mobile',
      'mobile number',
      'customer phone',
      'receiver phone',
      'consignee phone',
      'telephone',
      'هاتف',
      'رقم الهاتف',
      'موبايل',
      'رقم الموبايل',
      'تليفون',
      'رقم التليفون',
      'محمول',
    ],
    never: ABOUT,
  },
  amount: {
    kind: 'amount',
    headings: [
      'cod amount',
      'cod collected',
      'amount collected',
      'collected amount',
      'cash collected',
      'collection amount',
      'cash amount',
      'cod',
      'collected',
      'collection',
      'amount',
      'cash',
      'مبلغ التحصيل',
      'المبلغ المحصل',
      'قيمة التحصيل',
      'مبلغ',
      'تحصيل',
      'المحصل',
      'التحصيلات',
    ],
    never: [
      ...ABOUT,
      ...TAX,
      ...FEES,
      'net',
      'due',
      'payable',
      'number',
      'no',
      'id',
      'branch',
      'by',
      'صافي',
      'مستحق',
      'رقم',
      'فرع',
    ],
  },
  fee: {
    kind: 'fee',
    headings: [
      'shipping fee',
      'delivery fee',
      'courier fee',
      'service fee',
      'shipping charge',
      'delivery charge',
      'shipping cost',
      'delivery cost',
      'shipping price',
      'fee',
      'charge',
      'commission',
      'shipping',
      'رسوم الشحن',
      'رسوم التوصيل',
      'مصاريف الشحن',
      'مصاريف التوصيل',
      'تكلفة الشحن',
      'سعر الشحن',
      'رسوم',
      'مصاريف',
      'عمولة',
      'شحن',
    ],
    never: [
      ...ABOUT,
      ...TAX,
      'number',
      'no',
      'id',
      'company',
      'address',
      'city',
      'رقم',
      'شركة',
      'عنوان',
    ],
  },
}

/** The columns of the courier's last statement where this one has them, else those whose heading says so. */
export const guessStatementColumns = (table: FileTable, last: StatementColumns | null) =>
  guessColumns(table, STATEMENT_RULES, last)

/** What the values of chosen columns contradict. */
export const statementQuestions = (table: FileTable, columns: StatementColumns) =>
  questionsOf(table, STATEMENT_RULES, columns)

/** What is wrong with a row. */
export interface RowProblem {
  readonly field: StatementField
  readonly problem: AmountProblem | 'missing' | 'negative'
  /** The cell as the file has it. */
  readonly text: string
}

/** A row of a statement, as numbered in its file. */
export interface StatementRow {
  readonly line: number
  readonly trackingNumber: string | null
  /** A number of an order of the shop. */
  readonly orderId: string | null
  /** What the file has in place of an order number, as it stands there. */
  readonly reference: string | null
  readonly phone: string | null
  readonly amount: Pounds | null
  readonly fee: Pounds | null
  readonly problems: readonly RowProblem[]
}

/** The rows of a file, by the columns that were chosen. */
export function toStatementRows(
  table: FileTable,
  columns: StatementColumns,
): readonly StatementRow[] {
  const placeOf = (field: StatementField) => {
    const heading = columns[field]
    return heading === null ? -1 : table.headings.indexOf(heading)
  }
  const places = Object.fromEntries(
    STATEMENT_FIELDS.map((field) => [field, placeOf(field)]),
  ) as Readonly<Record<StatementField, number>>
  const amountsOf = (field: 'amount' | 'fee') =>
    columns[field] === null ? [] : readAmounts(table, columns[field])
  const [amounts, fees] = [amountsOf('amount'), amountsOf('fee')]
  return table.rows.map(({ line, cells }, index): StatementRow => {
    const problems: RowProblem[] = []
    const cell = (field: StatementField): Cell | undefined => cells[places[field]]
    const reference = (field: 'trackingNumber' | 'phone') => {
      const found = cell(field)
      if (isErrorCell(found)) problems.push({ field, problem: 'error', text: cellText(found) })
      return readReference(found)
    }
    const pounds = (field: 'amount' | 'fee', reading: AmountReading | undefined) => {
      if (reading?.kind === 'problem') {
        problems.push({ field, problem: reading.problem, text: reading.text })
      }
      return reading?.kind === 'amount' ? toPounds(reading.piastres) : null
    }
    const order = readOrderNumber(cell('orderId'))
    const orderCell = cell('orderId')
    if (isErrorCell(orderCell)) {
      problems.push({ field: 'orderId', problem: 'error', text: cellText(orderCell) })
    }
    const amount = pounds('amount', amounts[index])
    if (amounts[index]?.kind === 'empty') {
      problems.push({ field: 'amount', problem: 'missing', text: '' })
    }
    return {
      line,
      trackingNumber: reference('trackingNumber'),
      orderId: order.kind === 'order' ? order.id : null,
      reference: order.kind === 'text' ? order.text : null,
      phone: reference('phone'),
      amount,
      fee: pounds('fee', fees[index]),
      problems,
    }
  })
}

export interface StatementLines {
  readonly lines: readonly SettlementLineInput[]
  /** The rows that are no lines, each with what is wrong with it, or none if nothing says whose they are. */
  readonly skipped: readonly StatementRow[]
}

const NEGATIVE = 'negative' as const

/** What keeps a row from being a line, besides what cannot be read. */
function problemsOfLine({ amount, fee, problems }: StatementRow): readonly RowProblem[] {
  const isNegative = (pounds: Pounds | null) => pounds !== null && pounds < 0
  return [
    ...problems,
    ...(isNegative(amount)
      ? [{ field: 'amount' as const, problem: NEGATIVE, text: String(amount) }]
      : []),
    ...(isNegative(fee) ? [{ field: 'fee' as const, problem: NEGATIVE, text: String(fee) }] : []),
  ]
}

/** The lines of a file: a row with an amount or a fee that cannot be read is named, and is none. */
export function toLines(table: FileTable, columns: StatementColumns): StatementLines {
  const lines: SettlementLineInput[] = []
  const skipped: StatementRow[] = []
  for (const row of toStatementRows(table, columns)) {
    const { trackingNumber, orderId, reference, phone, amount, fee } = row
    const problems = problemsOfLine(row)
    const isNamed = trackingNumber || orderId || reference || phone
    if (amount === null || !isNamed || problems.length > 0) skipped.push({ ...row, problems })
    else lines.push({ trackingNumber: trackingNumber ?? reference, orderId, phone, amount, fee })
  }
  return { lines, skipped }
}
