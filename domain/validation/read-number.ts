import { withPlainDigits } from './characters'

/** Result of reading a text as a number. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: number }
  /** One mark before three digits, as in 1,500: the reader must ask which of the two is meant. */
  | { readonly kind: 'ambiguous'; readonly whole: string; readonly decimal: string }
  | { readonly kind: 'none' }

const NONE: NumberReading = { kind: 'none' }

const MAX_LENGTH = 60
const NUMBER = /^-?\d*(?:[^\d-]\d+)*$/
const MARKS = /\D/g

/** The Arabic comma and the apostrophes and minus signs that keyboards and spreadsheets write. */
const SAME_MARKS: readonly (readonly [RegExp, string])[] = [
  [/\u060c/g, ','],
  [/[\u2018\u2019\u02bc\u00b4`]/g, "'"],
  [/[\u2212\u2010\u2011\ufe63]/g, '-'],
]

const DECIMAL_ONLY = '\u066b'
const THOUSANDS_ONLY: readonly string[] = ['\u066c', ' ', "'"]
/** These are decimal marks to some people, and thousands separators to others. */
const EITHER: readonly string[] = [',', '.']

/** Whether the digits between marks are groups of thousands, such as 1 and 500. */
function areThousands([first = '', ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3)
}

function clean(text: string): string {
  return SAME_MARKS.reduce(
    (result, [marks, mark]) => result.replace(marks, mark),
    withPlainDigits(text).trim(),
  )
}

function toReading(sign: string, whole: string, decimals: string): NumberReading {
  return { kind: 'number', value: Number(`${sign}${whole || '0'}.${decimals || '0'}`) }
}

/** Reads groups of digits; each but the first follows its mark. */
function readGroups(sign: string, groups: readonly string[], marks: string): NumberReading {
  const [first = '', second = ''] = groups
  const last = marks.at(-1) ?? ''
  if (marks === '') return first === '' ? NONE : toReading(sign, first, '')
  if (marks.length === 1 && EITHER.includes(marks) && areThousands(groups)) {
    return {
      kind: 'ambiguous',
      whole: `${sign}${first}${second}`,
      decimal: `${sign}${Number(`${first}.${second}`)}`,
    }
  }
  const isDecimal =
    last === DECIMAL_ONLY ||
    (EITHER.includes(last) && (marks.length === 1 || marks.indexOf(last) === marks.length - 1))
  const thousands = isDecimal ? groups.slice(0, -1) : groups
  const [thousandsMark = '', ...otherMarks] = isDecimal ? marks.slice(0, -1) : marks
  if (thousandsMark !== '') {
    const isMark = THOUSANDS_ONLY.includes(thousandsMark) || EITHER.includes(thousandsMark)
    if (!isMark || otherMarks.some((mark) => mark !== thousandsMark)) return NONE
    if (!areThousands(thousands)) return NONE
  }
  return toReading(sign, thousands.join(''), isDecimal ? (groups.at(-1) ?? '') : '')
}

/**
 * Reads an amount or a quantity as people write, paste and export it: in Western, Arabic-Indic or Persian
 * digits; with a comma, a point or ٫ before the decimals; with commas, points, spaces, apostrophes or ٬
 * between thousands. 1,500 and 1.500 are ambiguous, and never guessed: the possible readings differ by a
 * factor of a thousand.
 */
export function readNumber(text: string): NumberReading {
  if (text.length > MAX_LENGTH) return NONE
  const number = clean(text)
  if (!NUMBER.test(number)) return NONE
  const sign = number.startsWith('-') ? '-' : ''
  const unsigned = number.slice(sign.length)
  return readGroups(sign, unsigned.split(MARKS), (unsigned.match(MARKS) ?? []).join(''))
}

/**
 * The number if a text unambiguously is one; otherwise the text itself, so that the schema can report the
 * problem.
 */
export function numberOrText(text: string): number | string {
  const reading = readNumber(text)
  return reading.kind === 'number' ? reading.value : text
}
