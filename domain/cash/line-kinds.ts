import { foldedWords } from '../validation/folded-words'

/** Kinds of lines in a courier's statement. */
export const LINE_KINDS = [
  'parcel',
  'tax',
  'compensation',
  'deduction',
  'carried',
  'sum',
  'unknown',
] as const

export type LineKind = (typeof LINE_KINDS)[number]

type NamedKind = Exclude<LineKind, 'parcel' | 'unknown'>

/** The words that couriers name such lines by. What comes first wins: “VAT total” is the VAT. */
const WORDS: Readonly<Record<NamedKind, readonly string[]>> = {
  tax: ['vat', 'tax', 'taxes', 'ضريبة', 'الضريبة', 'ضرائب', 'قيمة مضافة', 'القيمة المضافة'],
  compensation: [
    'compensation',
    'compensated',
    'reimbursement',
    'claim',
    'تعويض',
    'التعويض',
    'تعويضات',
  ],
  carried: [
    'previous balance',
    'opening balance',
    'carried',
    'brought forward',
    'previous shortage',
    'رصيد سابق',
    'الرصيد السابق',
    'مرحل',
    'رصيد مرحل',
    'فرق سابق',
  ],
  deduction: [
    'deduction',
    'deductions',
    'penalty',
    'packaging',
    'pickup fee',
    'pickup fees',
    'insurance',
    'خصم',
    'خصومات',
    'استقطاع',
    'غرامة',
    'تغليف',
    'تأمين',
  ],
  sum: ['total', 'totals', 'sum', 'grand total', 'إجمالي', 'الإجمالي', 'مجموع', 'المجموع'],
}

const textOf = (text: string) => ` ${foldedWords(text).join(' ')} `

const KINDS = Object.entries(WORDS).map(
  ([kind, words]) => [kind as NamedKind, words.map(textOf)] as const,
)

/** Guesses the kind of a row without a parcel from whole words in either language; undefined if none matches. */
export function guessLineKind(text: string): NamedKind | undefined {
  const words = textOf(text)
  return KINDS.find(([, known]) => known.some((word) => words.includes(word)))?.[0]
}
