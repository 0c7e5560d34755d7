import { FLOAT_TOLERANCE } from '../money/money'
import { asPiastres, type Piastres } from '../money/units'
import { withPlainDigits } from '../validation/characters'
import { readNumber } from '../validation/read-number'
import { type Cell, isErrorCell } from './cells'

/** Why a cell is not an amount. */
const AMOUNT_PROBLEMS = [
  'notAnAmount',
  'ambiguous',
  'decimals',
  'error',
  'tooLarge',
  /** It may stand below the heading of another column. */
  'shifted',
] as const

export type AmountProblem = (typeof AMOUNT_PROBLEMS)[number]

/** A cell read as an amount of money. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'amount'
      readonly piastres: Piastres
      /** Whether a number of a workbook had parts of a piastre. */
      readonly isRounded: boolean
    }
  | { readonly kind: 'problem'; readonly problem: AmountProblem; readonly text: string }

/** Decimal separator of the amounts in a column, where they show one: it decides how 1,250 is read. */
export type DecimalMark = '.' | ','

const MAX_LENGTH = 60
const POUNDS = String.raw`egp|e\.?g\.?p\.?|l\.?e\.?|e£|£e|ج ?\.? ?م\.?|جني[هة](?:ا|ًا|اً)?(?: مصري(?:ا|ًا|اً)?)?|ج\.?|(?:egyptian )?pounds?`
/** A point after it is a part of it: EGP.350 is no fraction of a pound. */
const CURRENCY_BEFORE = new RegExp(String.raw`^(?:${POUNDS})\.?[\s:]*(?=[\d(+-])`, 'i')
const CURRENCY_AFTER = new RegExp(String.raw`(?<mark>[\d).,-])\s*(?:${POUNDS})$`, 'i')
/** Written after an amount so that nobody adds digits. */
const CLOSING = /(?<mark>\d)\s*\/[-=]$/
const NOTHING = /^[-\u2010-\u2015\u2212]?$/
const MINUS = /[\u2212\u2010\u2011\u2012\u2013\ufe63]/g
const ONE_MARK = /^\d{1,3}(?<mark>[.,])\d{3}$/

function clean(text: string): string {
  return withPlainDigits(text).replace(MINUS, '-').replace(/\s+/g, ' ').trim()
}

/** Without the currency, which may stand on either side, but only once. */
export function withoutCurrency(text: string): string {
  const amount = clean(text)
  const rest = amount.replace(CURRENCY_BEFORE, '')
  return rest === amount ? amount.replace(CURRENCY_AFTER, '$<mark>').trim() : rest
}

interface Signed {
  readonly sign: 1 | -1
  readonly text: string
}

/** The sign of an amount as accountants write it: -350, 350- or (350). Undefined for more than one. */
function readSign(text: string): Signed | undefined {
  const inner = /^\((?<inner>[^()]*)\)$/.exec(text)?.groups?.inner
  const bare = inner ?? text
  const hasBefore = /^[+-]/.test(bare)
  const hasAfter = bare.endsWith('-')
  if (hasBefore && hasAfter) return undefined
  if (inner !== undefined && (hasBefore || hasAfter)) return undefined
  const isNegative = inner !== undefined || bare.startsWith('-') || hasAfter
  const digits = hasBefore ? bare.slice(1) : hasAfter ? bare.slice(0, -1) : bare
  return { sign: isNegative ? -1 : 1, text: digits.trim() }
}

const problemOf = (problem: AmountProblem, text: string): AmountReading => ({
  kind: 'problem',
  problem,
  text,
})

function toAmount(pounds: number, text: string, rounds: boolean): AmountReading {
  const exact = pounds * 100
  const piastres = Math.sign(exact) * Math.round(Math.abs(exact) + FLOAT_TOLERANCE)
  if (!Number.isSafeInteger(piastres)) return problemOf('tooLarge', text)
  const isRounded = Math.abs(piastres - exact) > Math.max(1, Math.abs(exact)) * FLOAT_TOLERANCE
  if (isRounded && !rounds) return problemOf('decimals', text)
  return { kind: 'amount', piastres: asPiastres(piastres || 0), isRounded }
}

function readText(original: string, decimalMark: DecimalMark | undefined): AmountReading {
  const text = original.trim()
  if (text.length > MAX_LENGTH) return problemOf('notAnAmount', text)
  const amount = clean(text)
  if (NOTHING.test(amount)) return { kind: 'empty' }
  const bare = withoutCurrency(amount.replace(CLOSING, '$<mark>')).replace(CLOSING, '$<mark>')
  const signed = readSign(bare)
  // A currency within the brackets or after the sign: (EGP 350), -EGP 350.
  const inside = signed && withoutCurrency(signed.text)
  if (!signed || !inside || !/^[\d.,'\u2019\u066b\u066c\u060c ]+$/.test(inside)) {
    return problemOf('notAnAmount', text)
  }
  if (inside !== signed.text && bare !== amount) return problemOf('notAnAmount', text)
  const reading = readNumber(inside)
  if (reading.kind === 'none') return problemOf('notAnAmount', text)
  if (reading.kind === 'number') return toAmount(signed.sign * reading.value, text, false)
  const mark = ONE_MARK.exec(inside.replace('\u060c', ','))?.groups?.mark
  if (decimalMark === undefined || mark === undefined) return problemOf('ambiguous', text)
  if (mark === decimalMark) return toAmount(signed.sign * Number(reading.decimal), text, false)
  return toAmount(signed.sign * Number(reading.whole), text, false)
}

/**
 * Reads an amount of Egyptian pounds as couriers, banks and accountants write it. A text that is not wholly understood is a
 * problem, never a number made of a part of it; so is one with parts of a piastre. Numbers of a workbook are rounded.
 */
export function readAmount(cell: Cell | undefined, decimalMark?: DecimalMark): AmountReading {
  if (cell === undefined) return { kind: 'empty' }
  if (isErrorCell(cell)) return problemOf('error', cell.error)
  if (typeof cell === 'number') {
    return Number.isFinite(cell)
      ? toAmount(cell, String(cell), true)
      : problemOf('notAnAmount', String(cell))
  }
  return readText(cell, decimalMark)
}

const DECIMALS = /\d(?<mark>[.,])\d{1,2}(?!\d)\D*$/

/** The decimal mark that the cells of a column agree on. */
export function decimalMarkOf(cells: Iterable<Cell | undefined>): DecimalMark | undefined {
  const marks = new Set<string>()
  for (const cell of cells) {
    if (typeof cell !== 'string' || readText(cell, undefined).kind !== 'amount') continue
    const mark = DECIMALS.exec(clean(cell).replace('\u060c', ','))?.groups?.mark
    if (mark) marks.add(mark)
  }
  const [mark] = marks
  return marks.size === 1 ? (mark as DecimalMark) : undefined
}
