import type { AmountProblem, AmountReading } from '#domain/files/amounts'
import { type Cell, cellText } from '#domain/files/cells'
import { readAmounts } from '#domain/files/column-amounts'
import type { ColumnRules, Columns } from '#domain/files/columns'
import { readReference } from '#domain/files/references'
import type { FileTable } from '#domain/files/table'
import { MAX_STATEMENT_LABEL_LENGTH } from '#domain/limits'
import { toPiastres, toPounds } from '#domain/money/money'
import type { Pounds } from '#domain/money/units'
import { withWesternDigits } from '#domain/validation/characters'
import { foldedWords } from '#domain/validation/folded-words'

// The file of a bank or wallet, in which the transfer of a courier is found.

/** The fields of a bank's file. Banks have a column for credits, or signed amounts. */
const BANK_FIELDS = ['date', 'text', 'reference', 'credit', 'debit', 'amount', 'balance'] as const

export type BankField = (typeof BANK_FIELDS)[number]
export type BankColumns = Columns<BankField>

const BALANCE = ['balance', 'available', 'رصيد', 'الرصيد']
const ABOUT = ['date', 'time', 'type', 'currency', 'تاريخ', 'وقت', 'نوع', 'عملة']
const CREDITS = ['credit', 'deposit', 'دائن', 'إيداع', 'ايداع']
const DEBITS = ['debit', 'withdrawal', 'مدين', 'سحب']

/** The headings that banks and wallets use, in both languages. What is a balance is never an amount. */
export const BANK_RULES: ColumnRules<BankField> = {
  date: {
    kind: 'text',
    headings: [
      'transaction date',
      'posting date',
      'booking date',
      'value date',
      'date',
      'تاريخ العملية',
      'تاريخ المعاملة',
      'تاريخ القيد',
      'تاريخ',
    ],
  },
  text: {
    kind: 'text',
    headings: [
      'transaction description',
      'transaction details',
      'description',
      'details',
      'narrative',
      'narration',
      'particulars',
      'remarks',
      'البيان',
      'بيان',
      'التفاصيل',
      'تفاصيل',
      'الوصف',
      'وصف',
    ],
    never: ABOUT,
  },
  reference: {
    kind: 'text',
    headings: [
      'reference number',
      'transaction reference',
      'transaction id',
      'transaction number',
      'reference',
      'ref no',
      'ref',
      'رقم المرجع',
      'رقم العملية',
      'رقم المعاملة',
      'المرجع',
      'مرجع',
    ],
    never: ABOUT,
  },
  credit: {
    kind: 'amount',
    headings: [
      'credit amount',
      'amount in',
      'money in',
      'paid in',
      'credit',
      'credits',
      'deposit',
      'deposits',
      'دائن',
      'الدائن',
      'إيداع',
      'إيداعات',
      'وارد',
    ],
    never: [...ABOUT, ...BALANCE, ...DEBITS],
  },
  debit: {
    kind: 'amount',
    headings: [
      'debit amount',
      'amount out',
      'money out',
      'paid out',
      'debit',
      'debits',
      'withdrawal',
      'withdrawals',
      'مدين',
      'المدين',
      'سحب',
      'مسحوبات',
      'صادر',
    ],
    never: [...ABOUT, ...BALANCE, ...CREDITS],
  },
  amount: {
    kind: 'amount',
    headings: ['transaction amount', 'amount', 'value', 'مبلغ العملية', 'المبلغ', 'مبلغ', 'القيمة'],
    never: [...ABOUT, ...BALANCE, ...CREDITS, ...DEBITS, 'fee', 'fees', 'رسوم'],
  },
  balance: {
    kind: 'text',
    headings: [
      'running balance',
      'available balance',
      'account balance',
      'balance',
      'الرصيد',
      'رصيد',
    ],
  },
}

/** Money that arrived, as the file has it. */
export interface BankLine {
  readonly line: number
  readonly amount: Pounds
  /** Such as 2026-11-20; null if the day is missing or ambiguous. */
  readonly date: string | null
  readonly dateText: string
  readonly reference: string | null
  readonly text: string
}

/** A row whose amount cannot be read. */
interface UnreadRow {
  readonly line: number
  readonly problems: readonly {
    readonly field: BankField
    readonly problem: AmountProblem
    readonly text: string
  }[]
}

export interface BankLines {
  readonly lines: readonly BankLine[]
  readonly unread: readonly UnreadRow[]
}

const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const EGYPTIAN_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/

/** The day of a cell, such as 2026-11-20 or 20/11/2026; null if it has none. */
export function readBankDay(cell: Cell | undefined): string | null {
  const text = withWesternDigits(cellText(cell).normalize('NFKC')).trim()
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? []
  const [, ownDay, ownMonth, ownYear] = EGYPTIAN_DAY.exec(text) ?? []
  const [year, month, day] = [isoYear ?? ownYear, isoMonth ?? ownMonth, isoDay ?? ownDay]
  if (!year || !month || !day) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().startsWith(iso) ? iso : null
}

/** The rows of money that arrived: the credits, or the amounts above 0 if the file has one column with signs. */
export function toBankLines(table: FileTable, columns: BankColumns): BankLines {
  const cellOf = (cells: readonly Cell[], field: BankField) => {
    const heading = columns[field]
    return heading === null ? undefined : cells[table.headings.indexOf(heading)]
  }
  const field: BankField = columns.credit === null ? 'amount' : 'credit'
  const heading = columns[field]
  // Without a sign or a column of its own, nobody knows which way the money went.
  if (heading === null || heading === columns.balance) return { lines: [], unread: [] }
  const readings: readonly AmountReading[] = readAmounts(table, heading)
  const lines: BankLine[] = []
  const unread: UnreadRow[] = []
  table.rows.forEach(({ line, cells }, index) => {
    const reading = readings[index]
    if (reading?.kind === 'problem') {
      unread.push({ line, problems: [{ field, problem: reading.problem, text: reading.text }] })
    }
    if (reading?.kind !== 'amount' || reading.piastres <= 0) return
    const date = cellOf(cells, 'date')
    lines.push({
      line,
      amount: toPounds(reading.piastres),
      date: readBankDay(date),
      dateText: cellText(date).trim(),
      reference: readReference(cellOf(cells, 'reference')),
      text: cellText(cellOf(cells, 'text')).trim().slice(0, MAX_STATEMENT_LABEL_LENGTH),
    })
  })
  return { lines, unread }
}

/** A transfer that is expected from a courier. */
export interface ExpectedTransfer {
  readonly amount: Pounds
  readonly courierName: string
  /** When the statement came. */
  readonly time: Date
}

const DAY_MILLISECONDS = 86_400_000
const NEAR_DAYS = 14
/** A transfer may be short by its own fee. */
const NEAR_SHARE = 0.02

/** How well a line fits a transfer: its amount, the name of the courier, and the day. */
function fitOf({ amount, date, text, reference }: BankLine, expected: ExpectedTransfer): number {
  const difference = Math.abs(toPiastres(amount) - toPiastres(expected.amount))
  const isNear = difference <= Math.abs(toPiastres(expected.amount)) * NEAR_SHARE
  const words = foldedWords(`${text} ${reference ?? ''}`)
  const name = foldedWords(expected.courierName).filter((word) => word.length > 2)
  const isNamed = name.some((word) => words.includes(word))
  const days = date && Math.abs(Date.parse(date) - expected.time.getTime()) / DAY_MILLISECONDS
  const isRecent = typeof days === 'number' && days <= NEAR_DAYS
  return (difference === 0 ? 4 : isNear ? 2 : 0) + (isNamed ? 3 : 0) + (isRecent ? 1 : 0)
}

/** Below that, it is a transfer like any other: a recent one. */
const MIN_FIT = 2

/** Lines that could be a transfer, the best first, and the others as the file has them. */
export function findTransfer(lines: readonly BankLine[], expected: ExpectedTransfer) {
  const fits = lines.map((line) => ({ line, fit: fitOf(line, expected) }))
  const likely = fits.filter(({ fit }) => fit >= MIN_FIT).sort((a, b) => b.fit - a.fit)
  return {
    likely: likely.map(({ line }) => line),
    others: fits.filter(({ fit }) => fit < MIN_FIT).map(({ line }) => line),
  }
}
