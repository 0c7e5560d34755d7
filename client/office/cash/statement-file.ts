import type { AmountProblem, AmountReading } from '#domain/files/amounts'
import { type Cell, cellText, isErrorCell } from '#domain/files/cells'
import { readAmounts } from '#domain/files/column-amounts'
import {
  type ColumnRules,
  type Columns,
  guessColumns,
  questionsOf,
  sumsOf,
} from '#domain/files/columns'
import {
  COLLECTED_HEADINGS,
  ORDER_HEADINGS,
  TRACKING_HEADINGS,
} from '#domain/files/courier-headings'
import { readOrderNumber, readReference } from '#domain/files/references'
import type { FileTable } from '#domain/files/table'
import { MAX_STATEMENT_LABEL_LENGTH } from '#domain/limits'
import { toPounds } from '#domain/money/money'
import { addPiastres, asPounds, type Piastres, type Pounds } from '#domain/money/units'
import type { SettlementLineInput } from '../../platform/gql/cash'

/** The fields of a statement. */
const STATEMENT_FIELDS = [
  'trackingNumber',
  'orderId',
  'phone',
  'amount',
  'fee',
  'secondFee',
  'thirdFee',
  'tax',
  'net',
] as const

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
    headings: COLLECTED_HEADINGS,
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
  // Those of insurance, collection, opening, …: where the file's net says that they are deducted, or somebody does.
  secondFee: { kind: 'fee', headings: [] },
  thirdFee: { kind: 'fee', headings: [] },
  tax: {
    kind: 'tax',
    headings: [
      'vat',
      'tax',
      'vat amount',
      'tax amount',
      'fees vat',
      'fee vat',
      'ضريبة',
      'قيمة الضريبة',
      'ضريبة القيمة المضافة',
      'القيمة المضافة',
    ],
    never: [...ABOUT, 'number', 'no', 'id', 'percent', 'rate', 'رقم', 'نسبة'],
  },
  net: {
    kind: 'net',
    headings: [
      'net amount',
      'net cashout',
      'net payout',
      'net value',
      'net due',
      'net',
      'payout',
      'cashout',
      'payable',
      'amount due',
      'due to merchant',
      'deposited amount',
      'transferred amount',
      'صافي المبلغ',
      'صافي القيمة',
      'صافي المستحق',
      'صافي',
      'مستحق',
      'مبلغ المستحق',
      'مبلغ المحول',
    ],
    never: [...ABOUT, 'number', 'no', 'id', 'weight', 'content', 'رقم', 'وزن'],
  },
}

/** The columns of the courier's last statement where this one has them, else those whose heading says so. */
export const guessStatementColumns = (table: FileTable, last: StatementColumns | null) =>
  guessColumns(table, STATEMENT_RULES, last)

/** Returns the questions raised by values that contradict the chosen columns. */
export const statementQuestions = (table: FileTable, columns: StatementColumns) =>
  questionsOf(table, STATEMENT_RULES, columns)

/** A problem of a row. */
interface RowProblem {
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
  /** The file's own text in place of an order number. */
  readonly reference: string | null
  readonly phone: string | null
  readonly amount: Pounds | null
  /** All of its fees. */
  readonly fee: Pounds | null
  readonly tax: Pounds | null
  /** The texts of the row, which say what it is if it names no parcel. */
  readonly label: string | null
  readonly problems: readonly RowProblem[]
}

/** Whether the cell of the tracking number has one, and not a word such as “VAT 14%”. */
const isParcelNumber = (text: string | null) => text !== null && /\d/.test(text) && !/\s/.test(text)

type MoneyField = Extract<StatementField, 'amount' | 'fee' | 'secondFee' | 'thirdFee' | 'tax'>

const FEE_FIELDS = ['fee', 'secondFee', 'thirdFee'] as const

/** The texts of a row; null if it has none. */
function labelOf(cells: readonly (Cell | undefined)[]): string | null {
  const texts = cells.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
  const label = texts.join(' · ').slice(0, MAX_STATEMENT_LABEL_LENGTH).trim()
  return label || null
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
  const amountsOf = (field: MoneyField) =>
    columns[field] ? readAmounts(table, columns[field]) : []
  const [amounts, taxes] = [amountsOf('amount'), amountsOf('tax')]
  const fees = FEE_FIELDS.map((field) => ({ field, readings: amountsOf(field) }))
  return table.rows.map(({ line, cells }, index): StatementRow => {
    const problems: RowProblem[] = []
    const cell = (field: StatementField): Cell | undefined => cells[places[field]]
    const reference = (field: 'trackingNumber' | 'phone') => {
      const found = cell(field)
      if (isErrorCell(found)) problems.push({ field, problem: 'error', text: cellText(found) })
      return readReference(found)
    }
    const piastres = (field: MoneyField, reading: AmountReading | undefined): Piastres[] => {
      if (reading?.kind === 'problem') {
        problems.push({ field, problem: reading.problem, text: reading.text })
      }
      return reading?.kind === 'amount' ? [reading.piastres] : []
    }
    const pounds = (parts: readonly Piastres[]) =>
      parts.length > 0 ? toPounds(addPiastres(...parts)) : null
    const order = readOrderNumber(cell('orderId'))
    const orderCell = cell('orderId')
    if (isErrorCell(orderCell)) {
      problems.push({ field: 'orderId', problem: 'error', text: cellText(orderCell) })
    }
    const amount = pounds(piastres('amount', amounts[index]))
    const trackingNumber = reference('trackingNumber')
    const phone = reference('phone')
    // Rows of parcels have names of customers, which nobody needs here.
    const isParcel = order.kind !== 'empty' || phone !== null || isParcelNumber(trackingNumber)
    if (amounts[index]?.kind === 'empty') {
      problems.push({ field: 'amount', problem: 'missing', text: '' })
    }
    return {
      line,
      trackingNumber,
      orderId: order.kind === 'order' ? order.id : null,
      reference: order.kind === 'text' ? order.text : null,
      phone,
      amount,
      fee: pounds(fees.flatMap(({ field, readings }) => piastres(field, readings[index]))),
      tax: pounds(piastres('tax', taxes[index])),
      label: isParcel ? null : labelOf(cells),
      problems,
    }
  })
}

export interface StatementLines {
  readonly lines: readonly SettlementLineInput[]
  /** The lines that have something that cannot be read: somebody decides about them. */
  readonly doubtful: readonly StatementRow[]
}

/** Returns the problems of a row, except a missing amount: a refused parcel has none. */
const problemsOf = ({ problems }: StatementRow) =>
  problems.filter(({ problem }) => problem !== 'missing')

const isBlank = ({ amount, fee, tax, problems }: StatementRow) =>
  amount === null && fee === null && tax === null && problems.every(({ text }) => text === '')

/** The file's own sum, read as its column is, which is compared with that of its lines. */
function sumLine(
  table: FileTable,
  { amount: heading }: StatementColumns,
): readonly SettlementLineInput[] {
  const { sumRow } = table
  const sums = heading === null ? undefined : sumsOf(table, heading)
  if (!sumRow || !sums) return []
  const label = labelOf(sumRow.cells)
  return [{ kind: 'SUM', row: sumRow.line, label, amount: toPounds(sums.said) }]
}

/**
 * The lines of a file: all rows with an amount or a fee, whether they name a parcel or not. An amount or a fee that cannot be read
 * makes the line one without an amount, about which somebody decides.
 */
export function toLines(table: FileTable, columns: StatementColumns): StatementLines {
  const rows = toStatementRows(table, columns).filter((row) => !isBlank(row))
  const lines = rows.map((row): SettlementLineInput => {
    const { line, trackingNumber, orderId, reference, phone, amount, fee, tax, label } = row
    const isDoubtful = problemsOf(row).length > 0
    return {
      row: line,
      trackingNumber: trackingNumber ?? reference,
      orderId,
      phone,
      amount: isDoubtful ? null : (amount ?? asPounds(0)),
      fee,
      tax,
      label,
    }
  })
  return {
    lines: [...lines, ...sumLine(table, columns)],
    doubtful: rows.flatMap((row) => {
      const problems = problemsOf(row)
      return problems.length > 0 ? [{ ...row, problems }] : []
    }),
  }
}
